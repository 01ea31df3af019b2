"""Survivors in the bar, for checks and fights: the dice by their faces, answers by their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.games.darkness.meta import Rules, Sheet
from tapete.games.darkness.state import Foe, Laid, Lot, Spot, Square, State, Survivor, Thing, Turn
from tapete.games.darkness.world import Night
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.tiles.city import START

LEFT, TOP = START[0] * 6, START[1] * 6
TILE = Laid("bar", *START, 0)


def square(x: int, y: int) -> Square:
    """A square of the bar: columns 1 to 4 and rows 1 to 3 are inside, the rest is street."""
    return LEFT + x, TOP + y


HERE, NEXT, DOWN, FAR = square(2, 1), square(3, 1), square(2, 2), square(4, 3)
"""Squares inside: FAR is 4 steps from HERE."""
STREET = square(0, 0)
HIDDEN = square(4, 2)
"""Where a disc lies face down; discs may also lie on (3, 1) and (1, 3)."""


def somebody(number: int = 0, at: Square | None = HERE, **values: Any) -> Survivor:
    """A survivor whose attributes are 3 unless they are given; so are skills, by their cost."""
    names = ("speed", "attack", "dexterity", "intelligence", "persuasion", "medicine", "defence")
    figures = {name: values.pop(name, 3) for name in names}
    sheet = Sheet(name=f"S{number}", skills=values.pop("skills", {}), **figures)
    things = [
        Thing(f"t{number}{n}", kind, uses=3) for n, kind in enumerate(values.pop("holds", ()))
    ]
    return Survivor(f"s{number}", number, sheet, at=at, things=things, **values)


def bar(
    survivors: Sequence[Survivor],
    dice: Sequence[Any] = (),
    answers: Sequence[Any] = (),
    *,
    foes: Sequence[Foe] = (),
    **rules: bool,
) -> Night:
    """The bar with some survivors, in the turn of the first."""
    state = State(
        scenario="", rules=Rules(**rules), survivors=list(survivors), laid=[TILE],
        lots=[Lot(0, "bar", [Spot(HIDDEN)])], pool=["bat_disc", "nurse"], foes=list(foes),
        order=[one.id for one in survivors], round=1, phase="turn", turn=Turn(survivors[0].id),
    )  # fmt: skip
    return Night(state, ScriptedTable(dice, answers))


def told(night: Night, kind: type) -> list[Any]:
    """The events of a kind that were told."""
    assert isinstance(night.table, ScriptedTable)
    return [one for one in night.table.told if isinstance(one, kind)]


def asked(night: Night) -> list[str]:
    """The questions that were asked, by the last part of their keys."""
    assert isinstance(night.table, ScriptedTable)
    return [key.rpartition(".")[2] for _, key, _ in night.table.asked]


def used_up(night: Night) -> bool:
    """True if all dice and answers that the test gave were used."""
    assert isinstance(night.table, ScriptedTable)
    return not night.table.dice and not night.table.answers


def thrown(night: Night) -> list[int]:
    """How many dice each roll had."""
    assert isinstance(night.table, ScriptedTable)
    return [len(roll.dice) for roll in night.table.rolled if hasattr(roll, "dice")]
