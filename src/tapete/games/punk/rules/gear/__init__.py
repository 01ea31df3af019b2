"""Bullets, fuel, loot and what minis carry."""
