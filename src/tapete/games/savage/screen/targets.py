"""The targets of an answer."""

from __future__ import annotations

from typing import Any

from tapete.deeds.targets import targets
from tapete.games.savage.state import State


def figures_of(value: Any, view: State) -> tuple[str, ...]:
    """The figures on the table that an answer, or a part of one, names."""
    return targets(value, {figure.id for figure in view.figures})
