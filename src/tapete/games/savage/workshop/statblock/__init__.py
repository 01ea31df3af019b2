"""Stat blocks: characters as text in the usual form, in Spanish or English."""

from tapete.games.savage.workshop.statblock.bad import BadStatBlock
from tapete.games.savage.workshop.statblock.reading import Reading, read, read_all
from tapete.games.savage.workshop.statblock.writing import write

__all__ = ["BadStatBlock", "Reading", "read", "read_all", "write"]
