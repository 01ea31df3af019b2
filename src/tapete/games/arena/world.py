"""State, table and board of a match together: handed to every rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from tapete.games.arena.content.entries import Scenario
from tapete.games.arena.content.ground import Ground, ground_of
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import card_of, everybody, figure_of, is_large, mini_of
from tapete.games.arena.meta import Rules
from tapete.games.arena.state import Activation, Enemy, Figure, Helper, Hunter, State, Thing
from tapete.kernel import Seat, Table
from tapete.spaces.hexes.hexes import Hex, apart

__all__ = ["SPACES", "Act", "Arena", "card_of", "is_large", "mini_of", "nobody_acts"]

Act: TypeAlias = Callable[["Arena", "Hunter | Helper"], None]
SPACES = 3
"""Small figures and tyres that fit in a zone: arena.zone.capacity"""


def nobody_acts(arena: Arena, figure: Hunter | Helper) -> None:
    """Does nothing: without a menu everybody lets the chance pass."""


class Arena:
    """A match as rules see it."""

    def __init__(self, state: State, table: Table, act: Act = nobody_acts) -> None:
        """`act` lets somebody do one thing out of turn: rules know no menu."""
        self.state, self.table, self.act = state, table, act
        self.fired: list[str] = []
        """The weapons it has attacked with out of turn."""
        self.last = False
        """True while a hunter that fights for its life makes the free attack of its ability."""
        self.blow: tuple[str, ...] = ()
        """The sorts of attack that the wounds being dealt come from."""
        self.rules: Rules = state.rules
        self.ground: Ground = ground_of(state.map or state.scenario)

    @property
    def reacting(self) -> str:
        """The figure that does one thing out of turn, by its id."""
        return self.state.reacting

    @reacting.setter
    def reacting(self, identity: str) -> None:
        self.state.reacting = identity

    @property
    def scenario(self) -> Scenario:
        return library().scenarios[self.state.scenario]

    @property
    def active(self) -> Activation:
        assert self.state.active is not None
        return self.state.active

    # --- who

    def hunter(self, identity: str) -> Hunter:
        return next(one for one in self.state.hunters if one.id == identity)

    def enemy(self, identity: str) -> Enemy:
        return next(one for one in self.state.enemies if one.id == identity)

    def find(self, identity: str) -> Figure | None:
        return figure_of(self.state, identity)

    def thing(self, identity: str) -> Thing | None:
        return next((one for one in self.state.things if one.id == identity), None)

    def figures(self) -> Iterator[Figure]:
        """Everybody, in the arena or not."""
        return everybody(self.state)

    def hunters(self) -> list[Hunter]:
        """The hunters in the arena. One that fights for its life is still there."""
        return [one for one in self.state.hunters if one.at is not None]

    def owner(self, figure: Hunter | Helper) -> Hunter:
        """The hunter itself, or the one a Helper belongs to."""
        return figure if isinstance(figure, Hunter) else self.hunter(figure.owner)

    def helper(self, hunter: Hunter) -> Helper | None:
        return next((one for one in self.state.helpers if one.owner == hunter.id), None)

    def seat(self, figure: Hunter | Helper) -> Seat:
        return self.owner(figure).seat

    @property
    def star(self) -> Hunter:
        """The hunter in the Spotlight."""
        return self.hunter(self.state.spotlight)

    # --- where

    def inside(self, zone: Hex) -> list[Figure]:
        """The figures in a zone."""
        state = self.state
        every = (*state.hunters, *state.helpers, *state.enemies)
        return [one for one in every if one.at == zone]

    def enemies_in(self, zone: Hex | None) -> list[Enemy]:
        return [one for one in self.state.enemies if one.at == zone]

    def hunters_in(self, zone: Hex | None) -> list[Hunter]:
        return [one for one in self.state.hunters if one.at == zone and zone is not None]

    def room(self, zone: Hex) -> int:
        """How many more small figures fit: arena.zone.capacity, arena.terrain.tyre.space"""
        there = self.inside(zone)
        if any(is_large(one) for one in there):
            return 0
        return max(0, SPACES - self.ground.tyres.get(zone, 0) - len(there))

    def admits(self, figure: Figure, zone: Hex) -> bool:
        """True if a figure may enter a zone: arena.zone.enter_small, arena.zone.enter_large"""
        if not is_large(figure):
            return self.room(zone) > 0
        return self.room(zone) == SPACES

    def closed(self, figure: Figure) -> frozenset[Hex]:
        """The zones a figure can neither enter nor cross: arena.move.no_cross_full"""
        count: dict[Hex, int] = dict(self.ground.tyres)
        for one in (*self.state.hunters, *self.state.helpers, *self.state.enemies):
            zone = one.at
            if zone is not None and one is not figure:
                count[zone] = SPACES if is_large(one) else count.get(zone, 0) + 1
        fill = 1 if is_large(figure) else SPACES
        return self.ground.blocked.union([zone for zone, held in count.items() if held >= fill])

    def apart(self, one: Figure, other: Figure | Thing) -> int:
        """Zones between two figures, through the air: arena.ruling.range_distance"""
        assert one.at is not None
        assert other.at is not None
        return apart(one.at, other.at)

    # --- who sees whom

    def sees(self, figure: Figure, zone: Hex, *, engaged: bool = True) -> bool:
        """True if a figure has line of sight to a zone.

        arena.los.same_zone, arena.los.engaged_limit, arena.los.obstacle_zone,
        arena.los.allies_never_block, arena.los.centre_line
        """
        here = figure.at
        assert here is not None
        if here == zone:
            return True
        foes = self.foes_at(figure)
        if engaged and here in foes:
            return False
        sight = self.ground.sight
        return sight.sees(here, zone, self.ground.walls | sight.bits(foes))

    def foes_at(self, figure: Figure) -> set[Hex]:
        """The zones with figures that are hostile to one, and so block its sight."""
        foes: Iterable[Figure] = self.state.enemies
        if isinstance(figure, Enemy):
            helpers = self.state.helpers if self.rules.helper_blocks_los else []
            foes = (*self.state.hunters, *helpers)
        return {one.at for one in foes if one.at is not None}

    def obstacles(self, figure: Figure) -> int:
        """The obstacle zones of a figure, as bits of a line of sight: arena.los.obstacle_zone"""
        return self.ground.walls | self.ground.sight.bits(self.foes_at(figure))
