"""Turns, Agility Rounds, activations and what Actions cost."""
