; Python. A name stands for the widest node that ends where its definition ends: a decorated definition is one.
[(import_statement) (import_from_statement) (future_import_statement)] @import
(if_statement consequence: (block . [(import_statement) (import_from_statement)])) @import
(try_statement body: (block . [(import_statement) (import_from_statement)])) @import
(comment) @comment
(function_definition name: (_) @name) @function
(class_definition name: (_) @name) @class
(decorated_definition) @around
