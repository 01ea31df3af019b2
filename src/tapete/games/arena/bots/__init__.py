"""Bots that play hunters together."""

from tapete.games.arena.bots.first_sight import FirstSight
from tapete.games.arena.bots.tactics import ArenaTactics

__all__ = ["ArenaTactics", "FirstSight"]
