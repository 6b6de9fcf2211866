; PHP. The opening tag goes with what follows it.
[(namespace_use_declaration) (namespace_definition !body)] @import
(expression_statement [
  (include_expression) (include_once_expression) (require_expression) (require_once_expression)]) @import
(comment) @comment
(php_tag) @lead
(namespace_definition name: (_)? @name body: (_)) @namespace
(class_declaration name: (_) @name) @class
(interface_declaration name: (_) @name) @interface
(trait_declaration name: (_) @name) @trait
(enum_declaration name: (_) @name) @enum
(function_definition name: (_) @name) @function
(method_declaration name: (_) @name) @method
