"""A match as one seat or a spectator is shown it."""
