"""What is put anywhere on the table: templates, and lobs at the ground."""

from __future__ import annotations

from typing import Any

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.kernel import Domain
from tapete.spaces.point import Point


def ways(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """For everything that can be put somewhere now, where it may be put."""
    return {}


def put(skirmish: Skirmish, mini: Mini, way: str, value: Point) -> None:
    """Puts it there."""
