"""Fights: initiative, rounds, retreat, and those who come to help."""
