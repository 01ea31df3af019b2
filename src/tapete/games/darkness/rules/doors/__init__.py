"""Doors and windows."""
