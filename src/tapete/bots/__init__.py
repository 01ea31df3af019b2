"""Bots: they speak to the kernel and to a game's tactics, and see only their position."""

from __future__ import annotations

from collections.abc import Callable

from tapete.bots.greedy import GreedyBot
from tapete.bots.random import RandomBot
from tapete.kernel.bot import Bot

BOTS: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}
"""The bots by name. Each is made from its own seed."""

__all__ = ["BOTS", "GreedyBot", "RandomBot"]
