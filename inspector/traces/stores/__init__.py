"""Stores on disk: what can be read without their own library is, and the others are refused with the way out."""
