"""Savage Worlds combat: heroes and foes on a map in inches."""
