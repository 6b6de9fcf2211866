"""Tests of `inspector.tui.screens`."""
