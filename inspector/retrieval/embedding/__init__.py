"""What turns texts into vectors: the one in the package, and those a person names."""
