"""What a question brings back from chunks, and how neighbouring hits become one passage."""
