"""Teams: their members, what they cost and what they may not be."""
