"""Borderlands: the arena of señor Torgue."""
