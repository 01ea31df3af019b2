"""Many matches between random bots, every state of which is checked.

`python -m tests.games.punk.soak 5000` plays so many, over all scenarios, bands, tables, weathers.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any

import msgspec
import shapely

from tapete.bots import RandomBot
from tapete.games.punk.content.band.roster import examples
from tapete.games.punk.content.library import library
from tapete.games.punk.content.scenario import scenarios
from tapete.games.punk.content.tables import grounds
from tapete.games.punk.events.moving import Displaced
from tapete.games.punk.game import Punk
from tapete.games.punk.meta import Options, Rules
from tapete.games.punk.rules.gear.bullet_sheets import verify
from tapete.games.punk.rules.moving.gaits import gait_of
from tapete.games.punk.state import OFF_TABLE, Activation, Mini, State
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import Table, playout
from tapete.kernel.chance.seed import from_number
from tapete.odds.ear import Ear
from tapete.odds.silent import SILENT
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import LEDGE, Place
from tapete.spaces.plane.bearing import TURN
from tapete.spaces.plane.disc import overlap
from tapete.spaces.plane.segment import Pair
from tests.games.adding import Adding
from tests.games.soaking import soak

SKIN = 3
"""Tenths of a millimetre that a way may graze what it passes."""
SEATS = (0, 1)


class Checked(Punk):
    """The game, with every state it comes to looked at."""

    def __init__(self) -> None:
        self.actions: dict[str, int] = {}
        """Of each activation under way, all its Actions."""
        self.put: set[Pair] = set()
        """Where somebody was put, and did not go."""

    def step(self, state: State, table: Table) -> None:
        before = state.turn
        ear = Ear(Adding(table), Displaced)
        super().step(state, ear)
        self.put |= {path[-1] for path in _displacements(ear)}
        wrong = faults(state, self.put) + self.unpaid(state)
        assert not wrong, (before, state.phase, wrong)

    def unpaid(self, state: State) -> list[str]:
        """Actions that were had for nothing: those left and those spent never become more."""
        active = state.active
        if active is None or state.phase != "act":
            self.actions.clear()
            self.put.clear()
            return []
        name = f"{active.mini} {active.free} {state.turn}"
        had = self.actions.setdefault(name, active.left + active.spent)
        if active.left < 0:
            return [f"{active.mini} has spent more Actions than it had"]
        return [] if had >= active.left + active.spent else [f"{active.mini} has not paid"]


def _displacements(ear: Ear) -> Iterator[Sequence[Pair]]:
    for told in ear.all(Displaced):
        path: Any = told.get("path")
        if path:
            yield path


def faults(state: State, put: Container[Pair] = ()) -> list[str]:
    """What no state may be."""
    skirmish = Skirmish(state, SILENT)
    placed = [mini for mini in skirmish.standing() if mini.at != OFF_TABLE]
    found = [fault for mini in placed for fault in _misplaced(skirmish, mini)]
    pairs = combinations(placed, 2)
    found += [f"{one.id} stands on {two.id}" for one, two in pairs if _share_ground(one, two)]
    if state.active is not None and skirmish.mini(state.active.mini) in placed:
        found += _squeezed(skirmish, skirmish.mini(state.active.mini), state.active, put)
    found += [fault for mini in state.minis for fault in _mini_faults(mini)]
    if all(state.sworn):
        found += [f"bullets of side {seat}" for seat in SEATS if not verify(state, seat)]
    return found


def _share_ground(one: Mini, other: Mini) -> bool:
    return abs(one.at.height - other.at.height) <= LEDGE and overlap(disc(one), disc(other))


def _misplaced(skirmish: Skirmish, mini: Mini) -> list[str]:
    """Inside scenery, in impassable ground, in the air or off the table."""
    barred = skirmish.levels.barred_at(mini.at, mini.radius)
    return [] if barred is None else [f"{mini.id}: {barred.kind} {barred.name} at {mini.at}"]


def _squeezed(
    skirmish: Skirmish, mini: Mini, active: Activation, put: Container[Pair]
) -> list[str]:
    """On the level it went through something too tall to step over, or a gap too narrow."""
    if "leap" in mini.special or any(item.kind == "rocket_pack" for item in mini.gear):
        return []
    return [
        f"{mini.id} went through {piece.name} from {start} to {end}"
        for start, end in pairwise(active.trail)
        if start.height == end.height and not start.held and not end.held
        if (end.point.x, end.point.y) not in put
        for piece in _tall(skirmish, mini, start)
        if _overlaps(piece, start, end, mini.radius)
    ]


def _tall(skirmish: Skirmish, mini: Mini, at: Place) -> list[Scenery]:
    step = gait_of(mini).step
    rising = [piece for _, piece in skirmish.levels.solids if piece.foot <= at.height < piece.top]
    return [piece for piece in rising if piece.size > step]


def _overlaps(piece: Scenery, start: Place, end: Place, radius: int) -> bool:
    if not piece.beside((start.point.x, start.point.y), (end.point.x, end.point.y), radius):
        return False
    way = shapely.LineString([(start.point.x, start.point.y), (end.point.x, end.point.y)])
    return bool(way.distance(piece.shape) < radius - SKIN)


def _mini_faults(mini: Mini) -> list[str]:
    found = [f"{mini.id}: {kind} {count}" for kind, count in mini.bullets.items() if count < 0]
    found += [
        f"{mini.id}: {item}"
        for item in mini.gear
        if item.reload < 0 or item.charges < 0 or min(item.pumped) < 0
    ]
    if not 0 <= mini.facing < TURN:
        found.append(f"{mini.id} faces {mini.facing}")
    if mini.out not in ("", "downed", "removed", "reserve"):
        found.append(f"{mini.id} is {mini.out}")
    return found


BANDS = tuple(examples())
WEATHERS = ("", *library().weather)
SIZES = (0, 90, 100, 120, 97, (90, 120), (117, 104))
SWITCHES = Rules.__struct_fields__
"""Half of the matches are played with one of them the other way."""


def options_of(number: int) -> Options:
    """Scenarios in turn; bands, tables, weathers, rulings and so on each at a pace of their own."""
    names, tables = tuple(scenarios()), tuple(grounds())
    switched = number // 7 % (2 * len(SWITCHES))
    return Options(
        scenario=names[number % len(names)],
        bands=(BANDS[number % len(BANDS)], BANDS[(5 * number + 3) % len(BANDS)]),
        ground=tables[number // len(names) % len(tables)],
        weather=WEATHERS[number // 3 % len(WEATHERS)],
        beasts=number % 4 == 0,
        perils=number % 5 == 0,
        size=SIZES[number // 11 % len(SIZES)],
        rules=dict.fromkeys(SWITCHES[switched : switched + 1], True),
    )


def on_table(number: int, size: tuple[int, int]) -> Options:
    """The same on a table that only a house rule allows."""
    options = options_of(number)
    rules = {**options.rules, "any_table": True}
    return msgspec.structs.replace(options, size=size, rules=rules)


def play(number: int, size: tuple[int, int] | None = None) -> str:
    """One match; how it ended."""
    options = options_of(number) if size is None else on_table(number, size)
    bots = [RandomBot(number), RandomBot(~number)]
    try:
        played = playout(Checked(), options, bots, from_number(number))
    except Exception as wrong:
        raise AssertionError(f"match {number}: {wrong!r}") from wrong
    return f"{options.scenario} {played.result.reason.key.rpartition('.')[2]}"


if __name__ == "__main__":
    soak(play)
