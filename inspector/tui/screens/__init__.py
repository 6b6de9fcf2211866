"""Whole screens, each with its style sheet beside it."""
