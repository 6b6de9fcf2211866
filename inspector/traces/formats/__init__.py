"""Traces as tools write them: one reader a family, each from parsed JSON or rows to traces."""
