; What JavaScript and TypeScript share.
(import_statement) @import
(lexical_declaration (variable_declarator
  value: (call_expression function: (identifier) @_f (#eq? @_f "require")))) @import
(variable_declaration (variable_declarator
  value: (call_expression function: (identifier) @_f (#eq? @_f "require")))) @import
(comment) @comment
(decorator) @lead

(function_declaration name: (_) @name) @function
(generator_function_declaration name: (_) @name) @function
(class_declaration name: (_) @name) @class
(method_definition name: (_) @name) @method

; A function that gets its name by being assigned.
(lexical_declaration (variable_declarator name: (identifier) @name
  value: [(arrow_function) (function_expression) (generator_function)])) @function
(variable_declaration (variable_declarator name: (identifier) @name
  value: [(arrow_function) (function_expression) (generator_function)])) @function
(lexical_declaration (variable_declarator name: (identifier) @name value: (class))) @class
(variable_declaration (variable_declarator name: (identifier) @name value: (class))) @class
(expression_statement (assignment_expression left: (_) @name
  right: [(arrow_function) (function_expression) (generator_function)])) @function.top
(expression_statement (assignment_expression left: (_) @name right: (class))) @class.top

(export_statement value: [(arrow_function) (function_expression) (generator_function)]) @function
(export_statement value: (class)) @class
(export_statement) @around
