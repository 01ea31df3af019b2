"""Damage, death and audience."""
