"""Ten-sided dice and how they are read."""
