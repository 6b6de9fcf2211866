; inherits: ecmascript
; TypeScript and TSX. A signature is one with the definition of the same name that follows it.
(import_alias) @import

(abstract_class_declaration name: (_) @name) @class
(interface_declaration name: (_) @name) @interface
(enum_declaration name: (_) @name) @enum
(type_alias_declaration name: (_) @name) @type
(internal_module name: (_) @name) @namespace
(module name: (_) @name) @module
(ambient_declaration "global" @name) @module
(function_signature name: (_) @name) @function.signature
(class_body (method_signature name: (_) @name) @method.signature)
(abstract_method_signature name: (_) @name) @method.signature
(public_field_definition name: (_) @name value: [(arrow_function) (function_expression)]) @method

(ambient_declaration (lexical_declaration (variable_declarator name: (_) @name))) @variable
(ambient_declaration (variable_declaration (variable_declarator name: (_) @name))) @variable
(ambient_declaration) @around
