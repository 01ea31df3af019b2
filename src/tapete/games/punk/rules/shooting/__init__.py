"""Shots, bombs, templates and Defensive Fire."""
