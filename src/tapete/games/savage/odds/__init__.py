"""The odds of an attack that is described in words: the usual rules, on an empty field."""

from tapete.games.savage.odds.readings import spread, versus, volley

__all__ = ["spread", "versus", "volley"]
