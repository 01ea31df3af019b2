"""How a match begins and ends."""
