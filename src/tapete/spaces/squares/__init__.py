"""The same board by squares."""
