"""A small table for the minis of a described shot, fight or fall."""

from __future__ import annotations

from functools import cache
from typing import Any

from tapete.games.punk.content.entries import LETTERS
from tapete.games.punk.content.field import Field, keep_field
from tapete.games.punk.figures import abilities
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.fighting.weapons import suits_of
from tapete.games.punk.state import Activation, Item, Letter, Mini, Name, State
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point

SIDE = 200 * CM
MIDDLE = SIDE // 2
RADIUS = 125
LOW = 3 * CM
"""How high cover of size 1 is."""
USUAL: dict[Letter, int | None] = dict.fromkeys(LETTERS, 4)
PROFILE = "pandillero"


def somebody(
    identity: str, seat: int, at: Point, facing: int, special: dict[str, int], **given: Any
) -> Mini:
    """A mini in few words: Attributes by letter, the rest by name."""
    attributes = {**USUAL, **{one: given.pop(one) for one in LETTERS if one in given}}
    return Mini(
        id=identity, seat=seat, profile=PROFILE, name=Name(identity, identity), radius=RADIUS,
        attributes=attributes, special=special, at=Place(at), facing=facing, **given,
    )  # fmt: skip


def carried(kind: str) -> Item:
    """A piece of gear as it is when a game begins."""
    return Item(kind, charges=abilities(kind).get("fuel", 0))


def suit_for(kind: str) -> str:
    """The armour that a weapon needs to work; empty for most."""
    return next(iter(suits_of(kind)), "")


def begin(minis: list[Mini], ground: str = "odds") -> State:
    """In the activation of the first of them."""
    keep_grounds()
    first = minis[0]
    return State(
        scenario="", ground=ground, minis=minis, rules=Rules(), turn=1, round=4, phase="act",
        active=Activation(first.id, left=2, trail=[first.at]),
    )  # fmt: skip


@cache
def keep_grounds() -> None:
    """Keeps an empty table, and one for each cover in front of the middle."""
    _keep("odds", ())
    for grade in ("light", "medium", "heavy"):
        for whole in (False, True):
            _keep(ground_with(grade, whole), (_wall(grade, whole),))


def ground_with(grade: str, whole: bool) -> str:
    return "odds" if grade == "none" else f"odds-{grade}-{'total' if whole else 'partial'}"


def _wall(grade: str, whole: bool) -> Scenery:
    """A low wall right in front of a mini in the middle that looks up; across all or half of it."""
    wide = 4 * RADIUS
    left = MIDDLE - wide if whole else MIDDLE
    name, deep = f"odds.{grade}", RADIUS
    return block(
        left, MIDDLE - RADIUS - deep - 1, 2 * wide if whole else wide, deep,
        name=name, grade=grade, size=1, height=LOW,
    )  # fmt: skip


def _keep(name: str, pieces: tuple[Scenery, ...]) -> None:
    board = Board.checked(SIDE, SIDE, pieces)
    keep_field(name, Field(board, tuple(p.name for p in pieces), tuple(range(len(pieces)))))
