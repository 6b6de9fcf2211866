; Swift.
(import_declaration) @import
[(comment) (multiline_comment)] @comment
(class_declaration "struct" name: (_) @name) @struct
(class_declaration "enum" name: (_) @name) @enum
(class_declaration "extension" name: (_) @name) @extension
(class_declaration name: (_) @name) @class
(protocol_declaration name: (_) @name) @protocol
(function_declaration name: (_) @name) @function
(init_declaration "init" @name) @function
(deinit_declaration "deinit" @name) @function
(subscript_declaration "subscript" @name) @property
(property_declaration name: (_) @name computed_value: (_)) @property
(typealias_declaration name: (type_identifier) @name) @type
