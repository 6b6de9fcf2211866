"""Text to cells: safe characters, widths, rows and colours, without a widget in sight."""
