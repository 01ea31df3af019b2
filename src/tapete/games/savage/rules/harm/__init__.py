"""Damage, conditions, injuries, fatigue and healing."""
