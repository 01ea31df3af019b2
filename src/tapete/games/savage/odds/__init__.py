"""The odds of an attack described in words: the same rules, on an empty field."""

from tapete.games.savage.odds.readings import spread, versus, volley

__all__ = ["spread", "versus", "volley"]
