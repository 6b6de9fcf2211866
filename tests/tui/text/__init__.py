"""Tests of `inspector.tui.text`."""
