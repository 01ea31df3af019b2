"""Matches: checkpoints, journals, undo, replay, and what each seat may know."""
