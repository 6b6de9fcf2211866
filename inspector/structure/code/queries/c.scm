; C. What stands inside #if … #endif is read as if it stood outside.
(preproc_include) @import
(comment) @comment
(preproc_def name: (_) @name) @macro.top
(preproc_function_def name: (_) @name) @macro.top
(function_definition declarator: (function_declarator declarator: (_) @name)) @function
(function_definition declarator: (_ declarator: (function_declarator declarator: (_) @name))) @function
(function_definition declarator: (_ declarator: (_ declarator: (function_declarator declarator: (_) @name)))) @function
(function_definition) @function
(struct_specifier name: (_)? @name body: (_)) @struct
(union_specifier name: (_)? @name body: (_)) @union
(enum_specifier name: (_)? @name body: (_)) @enum
(type_definition declarator: (_) @name) @type.top
(linkage_specification body: (declaration_list) @open) @open
(linkage_specification) @around
[(preproc_if) (preproc_ifdef) (preproc_elif) (preproc_elifdef) (preproc_else)] @open
