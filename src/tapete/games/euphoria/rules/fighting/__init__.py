"""The melee phase."""
