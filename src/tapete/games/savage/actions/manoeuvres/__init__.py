"""Deeds done to others than by an attack: grapples, pushes, tests, support and first aid."""
