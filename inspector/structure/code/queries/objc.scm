; inherits: c
(module_import) @import
(class_interface . (identifier) @name) @interface
(class_implementation . (identifier) @name) @class
(protocol_declaration . (identifier) @name) @protocol
(method_definition (identifier) @name) @method
