"""Text to spans: one splitter a file."""
