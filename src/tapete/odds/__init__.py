"""Exact odds: distributions of dice, of what rules read in them, and of dice notation."""
