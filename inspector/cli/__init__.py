"""The command line: thin commands over the library, each in a module of its own."""
