"""Data and nothing else: documents, spans, chunks, issues, tokens."""
