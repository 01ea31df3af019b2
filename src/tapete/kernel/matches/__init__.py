"""A match: its checkpoints, its journal, undo, replay, and what each seat may know."""
