"""What an index, a trace or a dump says of one chunk, in one form whatever tool wrote it."""
