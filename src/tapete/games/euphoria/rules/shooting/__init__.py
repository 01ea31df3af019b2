"""Shots, evasions, templates and grenades."""
