"""Dumps: files of chunks, as an index or a pipeline writes them down, read row by row however long they are."""
