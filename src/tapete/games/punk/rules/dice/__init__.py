"""Rolls of d10s, how they are read, and rolling again."""
