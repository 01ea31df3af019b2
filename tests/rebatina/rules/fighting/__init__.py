"""Striking and being struck."""
