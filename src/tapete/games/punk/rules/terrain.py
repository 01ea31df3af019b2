"""Rough ground, very rough ground, and climbing: rolls on the way."""
