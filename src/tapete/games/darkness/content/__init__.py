"""The content: the discs, the tiles, the survivors and the stories."""
