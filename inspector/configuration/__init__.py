"""What a file says of how documents are split and judged: where it is found, what it may hold, what it means."""
