"""The events of the game, by chapter."""
