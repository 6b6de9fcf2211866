"""An inspection as text or JSON."""
