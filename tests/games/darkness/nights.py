"""Small nights for tests that read like the book: who stands where, the dice, the answers.

Most play in and around the bar, which is six squares wide and high. Inside are columns 1 to 4 of
rows 1 to 3. Its `?` squares are at (3, 1), (4, 2) and (1, 3), its `!` at (1, 2). The front door has
one lock, between (2, 3) and (2, 4). The back door has two, between (4, 2) and (5, 2). There is
a window between (1, 1) and (1, 0), and fences between rows 4 and 5.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tapete.games.darkness.actions.menu import MENU, ways
from tapete.games.darkness.content.library import library
from tapete.games.darkness.meta import ATTRIBUTES, Rules, Sheet
from tapete.games.darkness.rules.discs import lots
from tapete.games.darkness.state import (
    Foe,
    Laid,
    Lot,
    Spot,
    Square,
    State,
    Survivor,
    Thing,
    Turn,
)
from tapete.games.darkness.steps import step
from tapete.games.darkness.world import Night
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.tiles.city import START

LEFT, TOP = START[0] * 6, START[1] * 6
FRONT, BACK, WINDOW = 1, 0, 0


def sq(x: int, y: int) -> Square:
    """A square of the first tile, counted from its corner."""
    return LEFT + x, TOP + y


IN, STREET = sq(2, 2), sq(0, 0)
"""In the bar, away from its doors; and in the street, at a corner of the tile."""
FRONT_IN, FRONT_OUT, BACK_IN, BACK_OUT = sq(2, 3), sq(2, 4), sq(4, 2), sq(5, 2)
WINDOW_IN, WINDOW_OUT = sq(1, 1), sq(1, 0)
ASKED = (sq(3, 1), sq(4, 2), sq(1, 3))
"""The `?` squares of the bar."""


def person(number: int = 0, at: Square | None = IN, **values: Any) -> Survivor:
    """A survivor with 3 in every attribute but those given. It holds discs by their kinds."""
    figures = {name: values.pop(name, 3) for name in ATTRIBUTES}
    about = {name: values.pop(name) for name in ("skills", "ready") if name in values}
    sheet = Sheet(f"S{number}", **figures, **about)
    holds = values.pop("holds", ())
    things = [Thing(f"t{number}{place}", kind, uses=3) for place, kind in enumerate(holds)]
    for thing in things:
        thing.credit = library().worth(thing.kind)
    return Survivor(f"s{number}", number, sheet, at=at, things=things, **values)


class Scene:
    """A night at a table with a script."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.table = ScriptedTable()

    def night(self, dice: Iterable[Any] = (), answers: Iterable[Any] = ()) -> Night:
        """The world, with a script of dice and answers."""
        self.table = ScriptedTable(dice, answers)
        return Night(self.state, self.table)

    def play(self, *answers: Any, dice: Iterable[Any] = (), steps: int = 1) -> Scene:
        """Plays a step, or several, with exactly these dice and answers."""
        night = self.night(dice, answers)
        for _ in range(steps):
            step(night)
        self.table.done()
        return self

    # --- who

    def __getitem__(self, number: int) -> Survivor:
        return self.state.survivors[number]

    @property
    def turn(self) -> Turn:
        assert self.state.turn is not None
        return self.state.turn

    # --- what may be done

    def offered(self) -> list[str]:
        """The names of the deeds that are offered, each once."""
        night = self.night()
        choices = MENU.choices(night, night.actor)
        return list(dict.fromkeys(choice.option.what for choice in choices))

    def barred(self, name: str) -> tuple[str, str]:
        """Why a deed is barred: its rule and its reason."""
        night = self.night()
        for one in MENU.whats_barred(night, night.actor):
            if isinstance(one.option, dict) and one.option["what"] == name:
                return one.rule, one.reason.key.rpartition(".")[2]
        raise AssertionError(f"{name} is not barred")

    def reach(self) -> dict[Square, int]:
        """The squares that can be walked to, and the halves of a point that each costs."""
        night = self.night()
        route: Any = ways(night, night.actor)["move"]
        return {cell: cost for cell, (cost, _) in route.reach().settled.items()}

    # --- what happened

    def told(self, kind: type) -> list[Any]:
        return [one for one in self.table.told if isinstance(one, kind)]

    def asked(self) -> list[str]:
        """The questions that were asked, by the last part of their keys."""
        return [key.rpartition(".")[2] for _, key, _ in self.table.asked]

    def hidden(self) -> list[Square]:
        """The squares with face-down discs."""
        return [spot.at for lot in self.state.lots for spot in lot.spots]

    def lying(self) -> dict[Square, list[str]]:
        """The objects that lie face up."""
        found: dict[Square, list[str]] = {}
        for one in self.state.lying:
            found.setdefault(one.at, []).append(one.thing.kind)
        return found


def scene(
    *people: Survivor,
    tiles: Sequence[Laid] = (Laid("bar", *START, 0),),
    hidden: Sequence[Square] = (),
    known: Mapping[Square, tuple[str, tuple[int, ...]]] | None = None,
    pool: Sequence[str] | None = None,
    foe: str = "",
    scenario: str = "last_bus",
    rules: Mapping[str, bool] | None = None,
    stack: Sequence[str] = (),
    **turn: Any,
) -> Scene:
    """Somebody's turn in the bar, with face-down discs on some squares.

    `known` are discs that seats have looked at. A `foe` lies face up under the first survivor.
    """
    state = State(scenario, Rules(**(rules or {})), list(people), laid=list(tiles))
    state.order, state.round, state.phase = [one.id for one in people], 1, "turn"
    state.pool = sorted(library().pool if pool is None else pool)
    state.stack = sorted(stack)
    state.turn = Turn(people[0].id, **turn)
    night = Night(state, ScriptedTable())
    for place in range(len(tiles)):
        for square in night.city.encounters(place):
            lots.open_lot(night, place, night.city.building(square))
    for square in hidden:
        lot_of(night, square).spots.append(Spot(square))
    for square, (disc, seats) in (known or {}).items():
        lot_of(night, square).spots.append(Spot(square, disc, seats))
        state.pool.remove(disc)
    if foe:
        state.foes.append(Foe(foe, foe, people[0].at, 0))
        state.pool.remove(foe)
    return Scene(state)


def lot_of(night: Night, square: Square) -> Lot:
    lot = night.lot_at(square)
    assert lot is not None
    return lot


def do(what: str, to: str = "", item: int = -1) -> list[Any]:
    """The answer that does a deed."""
    return ["do", {"option": {"what": what, "to": to, "item": item}}]


def go(*squares: Square) -> list[Any]:
    """The answer that walks to some squares in turn."""
    return ["move", [[x * 600 + 300, y * 600 + 300] for x, y in squares]]
