; Kotlin.
[(package_header) (import_list) (import_header)] @import
[(line_comment) (multiline_comment)] @comment
(class_declaration "interface" (type_identifier) @name) @interface
(class_declaration "enum" (type_identifier) @name) @enum
(class_declaration (type_identifier) @name) @class
(object_declaration (type_identifier) @name) @object
(companion_object (type_identifier) @name) @object
(companion_object "companion" @name) @object
(function_declaration receiver: (receiver_type) @owner (simple_identifier) @name) @function
(function_declaration (simple_identifier) @name) @function
(secondary_constructor "constructor" @name) @function
(property_declaration (variable_declaration (simple_identifier) @name) [(getter) (setter)]) @property
(type_alias (type_identifier) @name) @type
