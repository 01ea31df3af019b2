"""Attacks, from their modifiers to the effect of a hit."""
