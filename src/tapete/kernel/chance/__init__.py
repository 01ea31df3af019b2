"""Dice, bags and decks, and the readings of what they show."""
