"""What happened, told to people: the deeds of a match, each with its rolls and what came of it."""
