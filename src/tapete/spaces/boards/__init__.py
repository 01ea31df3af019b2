"""Boards and the scenery fixed on them, drawn as text or read from a map file."""
