"""Assaults and hand-to-hand combat."""
