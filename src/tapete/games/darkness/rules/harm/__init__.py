"""Damage, death, healing and failure discs."""
