"""What logs of events say of the issue rate over time, and where it changed."""
