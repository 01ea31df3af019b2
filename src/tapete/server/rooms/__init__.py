"""Matches that are being played here, and the people and bots who play them."""
