; C#.
[(using_directive) (extern_alias_directive) (file_scoped_namespace_declaration)] @import
(comment) @comment
(preproc_region) @lead
(namespace_declaration name: (_) @name) @namespace
(class_declaration name: (_) @name) @class
(struct_declaration name: (_) @name) @struct
(record_declaration name: (_) @name) @record
(interface_declaration name: (_) @name) @interface
(enum_declaration name: (_) @name) @enum
(delegate_declaration name: (_) @name) @type
(method_declaration name: (_) @name) @method
(constructor_declaration name: (_) @name) @method
(destructor_declaration name: (_) @name) @method
(operator_declaration "operator" @name) @method
(conversion_operator_declaration "operator" @name) @method
(indexer_declaration "this" @name) @property
(property_declaration name: (_) @name) @property
(event_declaration name: (_) @name) @property
(local_function_statement name: (_) @name) @function
(global_statement) @around
[(preproc_if) (preproc_elif) (preproc_else)] @open
