"""Square tiles with a building each, laid edge to edge: a city that grows."""
