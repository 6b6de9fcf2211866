"""Many documents, or dumps of chunks, checked in one go, and the gate that a pipeline sets on the outcome."""
