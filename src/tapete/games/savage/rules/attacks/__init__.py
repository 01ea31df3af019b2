"""Attacks, from their modifiers to what a hit does."""
