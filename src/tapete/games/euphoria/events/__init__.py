"""The events of the show, by chapter."""
