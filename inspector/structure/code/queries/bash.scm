; Bash and the other shells that are close to it.
(command name: (command_name (word) @_c) (#any-of? @_c "source" ".")) @import
(comment) @comment
(function_definition name: (_) @name) @function
