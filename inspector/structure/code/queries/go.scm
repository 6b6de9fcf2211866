; Go. A group of constants, variables or types goes by its first name.
[(package_clause) (import_declaration)] @import
(comment) @comment
(function_declaration name: (_) @name) @function
(method_declaration receiver: (parameter_list (parameter_declaration type: (_) @owner)) name: (_) @name) @method
(type_declaration (type_spec name: (_) @name type: (struct_type))) @struct
(type_declaration (type_spec name: (_) @name type: (interface_type))) @interface
(type_declaration (type_spec name: (_) @name)) @type
(type_declaration (type_alias name: (_) @name)) @type
(const_declaration (const_spec name: (identifier) @name)) @constant.top
(var_declaration (var_spec name: (identifier) @name)) @variable.top
(var_declaration (var_spec_list (var_spec name: (identifier) @name))) @variable.top
