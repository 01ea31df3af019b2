"""Tactics: how a seat stands, what is worth weighing, and quick replies."""

from tapete.games.darkness.bots.first_sight import FirstSight
from tapete.games.darkness.bots.tactics import TACTICS, DarknessTactics

__all__ = ["TACTICS", "DarknessTactics", "FirstSight"]
