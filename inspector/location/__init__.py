"""Where in the documents a text stands that came from somewhere else."""
