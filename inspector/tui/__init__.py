"""The screen: a Textual app over the library."""
