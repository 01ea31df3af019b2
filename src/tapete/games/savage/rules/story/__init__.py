"""A match from its set-up to its result, and the things on its map."""
