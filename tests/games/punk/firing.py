"""Shooters and targets in the open, and what their dice need."""

from __future__ import annotations

from typing import Any

from tapete.games.punk.rules.shooting.precision import Needed
from tapete.games.punk.rules.shooting.shooting import Shot, wanted_for
from tapete.games.punk.state import Item
from tests.games.punk.fielded import Fielded, fielded, who

BASE = 2.5
"""Two radii of 25 mm bases, in cm: what is between middles and not between edges."""
MEDIUM = 20.0
"""A distance that is medium for a crossbow."""
HARMLESS = [1, 10]
"""An impact roll that does nothing."""
DEADLY = [10, 1]
"""One that downs anybody usual."""


def duel(gap: float = MEDIUM, kind: str = "crossbow", *dice: Any, **more: Any) -> Fielded:
    """a looks up the table at B, who looks back from so far away; `a_` and `B_` say more of them.

    What else is given is a mini, by its letter, or belongs to the table.
    """
    shooter = {key[2:]: more.pop(key) for key in list(more) if key.startswith("a_")}
    target = {key[2:]: more.pop(key) for key in list(more) if key.startswith("B_")}
    return fielded(
        a=who(**{"at": (45, 80), "gear": [kind], **shooter}),
        B=who(**{"at": (45, 80 - BASE - gap), "facing": 180, **target}),
        dice=list(dice),
        **more,
    )


def needed(table: Fielded, to: str = "B", item: Item | None = None, **how: Any) -> Needed:
    """What a's shot at somebody takes."""
    shot = Shot(table["a"], table[to], item or table["a"].gear[0], **how)
    return wanted_for(table.skirmish, shot).needed


def needs(table: Fielded, to: str = "B", item: Item | None = None, **how: Any) -> int:
    return needed(table, to, item, **how).target


def shoots(table: Fielded, to: str = "B", left: int = 3, **details: Any) -> None:
    """a is active and shoots at somebody."""
    if table.state.active is None:
        table.activate("a", left=left)
    table.do("shoot", to, **details)


def rolls(table: Fielded) -> list[str]:
    """The rules by which dice were rolled, in order."""
    return [chance.rule for chance in table.table.rolled]
