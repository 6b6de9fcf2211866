"""Tests of `inspector.tui.widgets`."""
