"""What is measured by hand, never by pytest: see README.md."""
