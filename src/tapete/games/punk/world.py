"""The skirmish as rules see it: the state, its table, and where every mini stands."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.content.field import Field, field_of
from tapete.games.punk.meta import Rules
from tapete.games.punk.state import Activation, Mini, State
from tapete.games.punk.unowned import Unowned
from tapete.kernel import Seat, Table
from tapete.spaces.boards.board import Board
from tapete.spaces.climbs.surfaces import LEDGE, SNUG, Levels, Standing, apart
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM

LYING = "downed"
IN_THE_WAY = ("", LYING)
"""No mini may end a move on these; the downed may be passed over."""
HIGHER = 5 * CM
"""Minis whose heights differ by more are at different heights: punk.cover.height.threshold"""


class Skirmish:
    """One step of a match. Rules are functions of a skirmish and of the minis concerned."""

    __slots__ = ("_by_id", "field", "rules", "state", "table")

    def __init__(self, state: State, table: Table) -> None:
        self.state = state
        self.table = Unowned(table) if state.beasts else table
        self.rules: Rules = state.rules
        self.field: Field = field_of(state.scenario, state.ground, state.size)
        self.index()

    def index(self) -> None:
        """Finds minis by their ids from now on; to be called when these have changed."""
        self._by_id = {mini.id: mini for mini in self.state.minis}

    @property
    def board(self) -> Board:
        return self.field.board

    @property
    def levels(self) -> Levels:
        return Levels.of(self.field.board)

    @property
    def active(self) -> Activation:
        assert self.state.active is not None
        return self.state.active

    @property
    def active_seat(self) -> Seat | None:
        """The seat whose mini is active; None between two activations."""
        active = self.state.active
        return None if active is None else self.mini(active.mini).seat

    # --- who

    def mini(self, identity: str) -> Mini:
        return self._by_id[identity]

    def find(self, identity: str) -> Mini | None:
        return self._by_id.get(identity)

    def join(self, mini: Mini) -> None:
        """Adds a new mini to the table."""
        self.state.minis.append(mini)
        self._by_id[mini.id] = mini

    def standing(self) -> list[Mini]:
        """The minis on the table that are not out."""
        return [mini for mini in self.state.minis if not mini.out]

    def enemies(self, mini: Mini) -> list[Mini]:
        return [one for one in self.state.minis if one.seat != mini.seat and not one.out]

    def friends(self, mini: Mini) -> list[Mini]:
        """The other minis of its side that are not out."""
        side = mini.seat
        return [m for m in self.state.minis if m.seat == side and not m.out and m is not mini]

    def downed(self) -> list[Mini]:
        """The downed minis, whose markers lie on the table."""
        return [mini for mini in self.state.minis if mini.out == LYING]

    def is_active(self, mini: Mini) -> bool:
        return self.state.active is not None and self.state.active.mini == mini.id

    # --- where

    def gap(self, one: Mini, other: Mini) -> float:
        """The distance between the nearest edges of two bases, through the air; 0 in contact."""
        return apart(disc(one), one.at.height, disc(other), other.at.height)

    def in_contact(self, one: Mini, other: Mini) -> bool:
        """True if the bases touch: punk.measure.contact_vertical, punk.ruling.contact_tolerance"""
        here, there = one.at, other.at
        far = one.radius + other.radius + SNUG
        dx, dy = here.point.x - there.point.x, here.point.y - there.point.y
        if dx * dx + dy * dy > far * far or one is other:
            return False
        return abs(here.height - there.height) <= LEDGE

    def touched_enemies(self, mini: Mini) -> list[Mini]:
        return [enemy for enemy in self.enemies(mini) if self.in_contact(mini, enemy)]

    def locked(self, mini: Mini) -> bool:
        """True if it is in contact with an enemy: punk.combat.locked"""
        for one in self.state.minis:
            if one.seat != mini.seat and not one.out and self.in_contact(mini, one):
                return True
        return False

    def combat(self, mini: Mini) -> list[Mini]:
        """The minis of its combat, itself first; empty if it touches no enemy.

        Contact between rivals joins them: punk.ruling.combat_graph
        """
        found = [mini]
        for one in found:
            found += [enemy for enemy in self.touched_enemies(one) if enemy not in found]
        return found if len(found) > 1 else []

    def others(self, mini: Mini) -> list[Standing]:
        """The bases in a mini's way. It may pass over friends and markers, but not over enemies."""
        return [
            Standing(disc(one), one.at.height, one.id, passes(mini, one))
            for one in self._in_the_way(mini)
        ]

    def passable(self, mini: Mini) -> Iterator[Mini]:
        """Returns the minis that it may pass over."""
        return (one for one in self._in_the_way(mini) if passes(mini, one))

    def _in_the_way(self, mini: Mini) -> Iterator[Mini]:
        for one in self.state.minis:
            if one is not mini and one.out in IN_THE_WAY:
                yield one


def passes(mini: Mini, other: Mini) -> bool:
    """True if a mini may pass over another, because it is a friend or downed."""
    return other.seat == mini.seat or other.out == LYING


def disc(mini: Mini) -> Disc:
    return Disc(mini.at.point, mini.radius)


def base_size(mini: Mini) -> int:
    """The diameter of its base: punk.base.round"""
    return 2 * mini.radius
