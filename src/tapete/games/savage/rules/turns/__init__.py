"""Action cards, rounds and turns."""
