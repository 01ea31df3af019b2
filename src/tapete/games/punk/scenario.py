"""Scenarios: a table, where the sides deploy, what they want, and for how many Turns."""

from __future__ import annotations

from typing import TypeAlias

from tapete.games.punk.entries import Told
from tapete.spaces.point import Point

Zones: TypeAlias = tuple[tuple[Point, ...], tuple[Point, ...]]
"""Where each side deploys: an outline each."""


class Scenario(Told, frozen=True, kw_only=True):
    ground: str
    turns: int = 6

    def zones(self, size: Point) -> Zones:
        """On a table of that size."""
        raise NotImplementedError


def scenario_named(name: str) -> Scenario:
    raise NotImplementedError
