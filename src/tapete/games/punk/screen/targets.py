"""The minis that an answer is about."""

from __future__ import annotations

from typing import Any

from tapete.deeds.targets import targets
from tapete.games.punk.state import State


def figures_of(value: Any, view: State) -> tuple[str, ...]:
    """Returns the minis on the table that an answer, or a part of one, names."""
    return targets(value, {mini.id for mini in view.minis})
