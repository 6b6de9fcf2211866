"""What a pipeline really did for one question: reading its trace, and laying it over the documents."""
