"""Bands: their members, their cost and their limits."""
