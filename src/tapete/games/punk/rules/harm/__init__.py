"""Hits, and everything else that harms: fire, poison, electricity, radiation."""
