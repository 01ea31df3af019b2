"""Heroes that players make: built, checked, and written as stat blocks."""

from tapete.games.savage.workshop.heroes import WORKSHOPS

__all__ = ["WORKSHOPS"]
