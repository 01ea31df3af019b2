"""Dice, bags and decks, and how what falls is read."""
