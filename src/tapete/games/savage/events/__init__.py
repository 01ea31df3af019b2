"""The events of a fight."""
