"""Code by its syntax: imports, definitions, comments and statements.

`parse_code` and `read_code` are in `parse`, `statement_cuts` in `cuts`, `code_brackets` and `code_tokens` in `tokens`,
`definition_path` in `paths`, `grammar_for` in `names`, `language_of_content` in `content`.
"""
