"""The show as rules see it: the state, its table, and where every miniature stands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tapete.games.euphoria.content.field import Field, field_of
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.state import Mini, State
from tapete.kernel import Seat, Table
from tapete.spaces.boards.board import Board
from tapete.spaces.climbs.surfaces import Levels, Standing, apart, contact
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH


class Show:
    """One step of a match. Rules are functions of a show and of the miniatures concerned."""

    __slots__ = ("_by_id", "field", "rules", "state", "table")

    def __init__(self, state: State, table: Table) -> None:
        self.state = state
        self.table = table
        self.rules: Rules = state.rules
        self.field: Field = field_of(state.board)
        self.index()

    def index(self) -> None:
        """Finds miniatures by their ids from now on; to be called when these have changed."""
        self._by_id = {mini.id: mini for mini in self.state.minis}

    @property
    def board(self) -> Board:
        return self.field.board

    @property
    def levels(self) -> Levels:
        return Levels.of(self.field.board)

    # --- who

    def mini(self, identity: str) -> Mini:
        return self._by_id[identity]

    def find(self, identity: str) -> Mini | None:
        return self._by_id.get(identity)

    def standing(self) -> list[Mini]:
        """The miniatures on the table, neutral ones too."""
        return [mini for mini in self.state.minis if not mini.out]

    def team(self, seat: Seat) -> list[Mini]:
        """The miniatures of a team that are on the table."""
        return [mini for mini in self.state.minis if mini.seat == seat and not mini.out]

    def enemies(self, mini: Mini) -> list[Mini]:
        """The miniatures that are neither friends nor neutral: euphoria.def.side"""
        rival = 1 - mini.seat
        return [one for one in self.state.minis if one.seat == rival and not one.out]

    def friends(self, mini: Mini) -> list[Mini]:
        """The other miniatures of its team on the table."""
        return [one for one in self.team(mini.seat) if one is not mini]

    # --- where

    def gap(self, one: Mini, other: Mini) -> float:
        """The distance between the nearest edges of two bases: euphoria.ruling.distance"""
        return apart(disc(one), one.at.height, disc(other), other.at.height)

    def inches(self, one: Mini, other: Mini) -> float:
        return self.gap(one, other) / INCH

    def within(self, one: Mini, other: Mini, inches: int) -> bool:
        """True if two bases are no further apart than that, or supposed to be before measuring."""
        return self.state.supposed or self.gap(one, other) <= inches * INCH

    @contextmanager
    def measured(self) -> Iterator[None]:
        """What is done meanwhile is measured, whatever is supposed of what is declared later."""
        state = self.state
        supposed, state.supposed = state.supposed, False
        try:
            yield
        finally:
            state.supposed = supposed

    def in_contact(self, one: Mini, other: Mini) -> bool:
        """True if the bases touch."""
        if one is other:
            return False
        return contact(disc(one), one.at.height, disc(other), other.at.height)

    def others(self, mini: Mini, *, charging: bool = False) -> list[Standing]:
        """The bases in a miniature's way: euphoria.move.over_enemy, euphoria.move.over_friend"""
        return [
            Standing(disc(one), one.at.height, one.id, one.seat == mini.seat and not charging)
            for one in self.state.minis
            if one is not mini and not one.out
        ]


def disc(mini: Mini) -> Disc:
    return Disc(mini.at.point, mini.radius)
