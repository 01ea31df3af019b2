"""Geometry without any rules: distances, sight, cover, routes, templates, and boards as text."""
