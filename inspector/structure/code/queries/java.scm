; Java. Annotations are part of what they belong to.
[(package_declaration) (import_declaration)] @import
[(line_comment) (block_comment)] @comment
(module_declaration name: (_) @name) @module
(class_declaration name: (_) @name) @class
(interface_declaration name: (_) @name) @interface
(annotation_type_declaration name: (_) @name) @interface
(enum_declaration name: (_) @name) @enum
(record_declaration name: (_) @name) @record
(method_declaration name: (_) @name) @method
(constructor_declaration name: (_) @name) @method
(compact_constructor_declaration name: (_) @name) @method
