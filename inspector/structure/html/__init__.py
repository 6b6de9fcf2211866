"""HTML as a projection: the text a reader sees, its blocks, and the way back to the source.

`tokens` reads tags by HTML's own rules, `walk` goes through them once, `page` keeps what is open and what blocks there
are, `writer` collapses blanks and keeps the map. See `project`.
"""
