; Rust. Attributes stand beside what they belong to.
[(use_declaration) (extern_crate_declaration) (mod_item !body)] @import
[(line_comment) (block_comment)] @comment
(attribute_item) @lead
(function_item name: (_) @name) @function
(function_signature_item name: (_) @name) @function
(struct_item name: (_) @name) @struct
(union_item name: (_) @name) @union
(enum_item name: (_) @name) @enum
(trait_item name: (_) @name) @trait
(impl_item trait: (_) @implements type: (_) @name) @impl
(impl_item !trait type: (_) @name) @impl
(mod_item name: (_) @name body: (_)) @module
(foreign_mod_item (extern_modifier) @name) @module
(macro_definition name: (_) @name) @macro
(type_item name: (_) @name) @type.top
(const_item name: (_) @name) @constant.top
(static_item name: (_) @name) @variable.top
