"""Jumps across gaps."""
