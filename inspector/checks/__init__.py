"""What a cut can break: one check a file, one signature, one ordered registry."""
