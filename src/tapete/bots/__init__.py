"""Bots: they speak to the kernel and to a game's tactics, and see only their position."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.bots.beginner import BeginnerBot
from tapete.bots.greedy import GreedyBot
from tapete.bots.random import RandomBot
from tapete.bots.strategist import StrategistBot
from tapete.kernel.bot import Bot

LEVELS: Mapping[str, Callable[[int], Bot]] = {
    "beginner": BeginnerBot,
    "seasoned": GreedyBot,
    "strategist": StrategistBot,
}
"""The bots that players choose from, the weakest first. Each is made from its own seed."""
USUAL = "seasoned"
"""The level that is used if none is chosen."""
BOTS: Mapping[str, Callable[[int], Bot]] = {**LEVELS, "greedy": GreedyBot, "random": RandomBot}
"""All bots by name. Matches that were kept earlier name bots that are no longer offered."""

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "BeginnerBot",
    "GreedyBot",
    "RandomBot",
    "StrategistBot",
]
