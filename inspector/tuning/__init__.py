"""From settings that were found good to what a pipeline runs."""
