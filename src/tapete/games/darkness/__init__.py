"""When Darkness Comes: survivors in a city of tiles, each for themselves, or a master's story."""
