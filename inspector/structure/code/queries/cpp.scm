; inherits: c
(using_declaration) @import
(function_definition declarator: (operator_cast) @name) @function
(function_definition declarator: (reference_declarator (function_declarator declarator: (_) @name))) @function
(class_specifier name: (_)? @name body: (_)) @class
(namespace_definition name: (_)? @name) @namespace
(concept_definition name: (_) @name) @type
(alias_declaration name: (_) @name) @type.top
(template_declaration) @around
