; Ruby. `private def …` is one definition.
(call !receiver method: (identifier) @_m
  (#any-of? @_m "require" "require_relative" "load" "autoload")) @import
(comment) @comment
(module name: (_) @name) @module
(class name: (_) @name) @class
(singleton_class value: (_) @name) @class
(method name: (_) @name) @method
(singleton_method object: (_) @owner name: (_) @name) @method
(call arguments: (argument_list [(method) (singleton_method)])) @around
