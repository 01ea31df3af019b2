"""Sacks."""
