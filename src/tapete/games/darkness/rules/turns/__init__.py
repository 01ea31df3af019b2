"""A turn: its movement, its fate, its end."""
