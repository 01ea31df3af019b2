"""What is fixed on the table: scenery by size and grade, ladders, and bad ground."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from tapete.games.punk.content.cover_codes import PROTECTION
from tapete.games.punk.content.field import field_of
from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import text_of
from tapete.games.punk.labels.signs import code_of
from tapete.games.punk.state import State
from tapete.kernel import Message
from tapete.scene import Board, Shape
from tapete.scene.board import Look
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import CM

GROUNDS: Mapping[str, Look] = {
    "rough": "rough",
    "very_rough": "very_rough",
    "contaminated": "toxic",
    "impassable": "hazard",
}
WET = ("swamp",)
HIGH = 2
"""From this size on, scenery is drawn as high."""


def board(view: State) -> Board:
    return _board(view.scenario, view.ground, view.size, view.depth)


@lru_cache(maxsize=64)
def _board(scenario: str, ground: str, size: int, depth: int) -> Board:
    field = field_of(scenario, ground, size, depth)
    whole = field.board
    pieces = [piece for piece in whole.pieces if isinstance(piece, Scenery)]
    shapes = tuple(map(_shape, pieces, field.kinds))
    return Board(whole.width, whole.height, CM, Message("punk.scene.cm"), shapes=shapes)


def _shape(piece: Scenery, kind: str) -> Shape:
    grade: Any = piece.grade if piece.grade in PROTECTION and not piece.area else ""
    return Shape(
        look_of(piece, kind),
        piece.corners,
        scenery_name(kind or piece.name),
        tuple(_notes(piece)),
        piece.top,
        open=piece.wall,
        grade=grade,
        code=code_of(piece),
        ladders=tuple([(foot.x, foot.y) for foot in piece.ladders]),
    )


def look_of(piece: Scenery, kind: str) -> Look:
    """Returns how a piece is drawn."""
    if piece.area:
        if kind in WET:
            return "water"
        return "hazard" if piece.barred else GROUNDS.get(piece.ground, "floor")
    if piece.standable and not piece.wall and piece.size >= HIGH:
        return "roof"
    return "block" if piece.size >= HIGH else "low"


def scenery_name(kind: str) -> Message:
    entry = library().scenery.get(kind)
    return Message.of("punk.word", word=kind) if entry is None else text_of(entry.name)


def thing_called(name: str, view: State) -> Message | None:
    """Returns the name of a piece on the table, in words; None if there is no such piece."""
    field = field_of(view.scenario, view.ground, view.size, view.depth)
    kinds = zip(field.board.pieces, field.kinds, strict=True)
    found = next((kind or name for piece, kind in kinds if piece.name == name), None)
    return None if found is None else scenery_name(found)


def _notes(piece: Scenery) -> Iterator[Message]:
    """Yields what a piece does to minis, a line for each effect."""
    if not piece.area:
        yield Message.of("punk.note.size", size=piece.size, height=piece.top / CM)
        armour = PROTECTION.get(piece.grade)  # type: ignore[call-overload]
        if armour is not None:
            yield Message.of("punk.note.grade", grade=piece.grade, armour=armour)
    if piece.barred or piece.ground in GROUNDS:
        yield Message.of("punk.note.ground", ground="impassable" if piece.barred else piece.ground)
    if not piece.area:
        yield from _climbing(piece)


def _climbing(piece: Scenery) -> Iterator[Message]:
    if piece.ladders:
        yield Message("punk.note.ladder")
    if not piece.climbable:
        yield Message("punk.note.smooth")
    if not piece.standable:
        yield Message("punk.note.no_standing")
