"""Salteadores: the smallest game there is, to try the kernel on and to learn from.

Two rogues work the same road. On its turn a rogue draws a card and robs a traveller; its rival may
spring an ambush with a card from its hand, and the rogue may answer with one of its own.
"""

from tests.salteadores.game import GAME

__all__ = ["GAME"]
