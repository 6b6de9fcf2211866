"""Text to `Structure`: what a document is, each part of it a span of code points."""
