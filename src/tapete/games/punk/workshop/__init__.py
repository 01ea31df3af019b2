"""Bands that players make: checked, written down, printed and imported."""

from tapete.games.punk.workshop.bands import WORKSHOPS

__all__ = ["WORKSHOPS"]
