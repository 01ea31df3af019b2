"""What is fixed on the table: scenery by size and grade, ladders, and bad ground."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from tapete.games.punk.content.cover_codes import PROTECTION
from tapete.games.punk.content.field import Field, field_of, table_of
from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import text_of
from tapete.games.punk.content.tables import SIDE, Ground
from tapete.games.punk.labels.signs import code_of
from tapete.games.punk.state import State
from tapete.kernel import Message
from tapete.scene import Board, Shape
from tapete.scene.board import Look
from tapete.scene.card import Line
from tapete.scene.looks import drawing
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
    table = table_of(scenario, ground)
    shapes = tuple(map(_shape, pieces, field.kinds, _pictures(field, table)))
    plain = Board(whole.width, whole.height, CM, Message("punk.scene.cm"), shapes=shapes)
    if table is None:
        return plain
    return plain.painted(table.look, table.floors, plain.width / SIDE, plain.height / SIDE)


def _pictures(field: Field, table: Ground | None) -> Iterator[str]:
    """Yields the look of each piece: its own, or that of its kind."""
    for kind, element in zip(field.kinds, field.elements, strict=True):
        own = "" if table is None else table.elements[element].look
        entry = library().scenery.get(kind)
        yield own or ("" if entry is None else entry.look)


def _shape(piece: Scenery, kind: str, look: str) -> Shape:
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
        look=drawing(look),
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


def _notes(piece: Scenery) -> Iterator[Line]:
    """Yields what a piece is and does to minis, a line for each, with its rule."""
    if not piece.area:
        yield from _sized(piece)
    if piece.barred or piece.ground in GROUNDS:
        ground = "impassable" if piece.barred else piece.ground
        yield Message.of("punk.note.ground", ground=ground), ON_GROUND[ground]
    if not piece.area:
        yield from _climbing(piece)


def _sized(piece: Scenery) -> Iterator[Line]:
    """What its code stands for: how large it is, and how well it protects."""
    code, armour = code_of(piece), PROTECTION.get(piece.grade)
    if code:
        message = Message.of("punk.note.code", code=code, size=piece.size, grade=piece.grade)
        yield message, "punk.setup.shorthand"
    height = piece.top / CM
    yield Message.of("punk.note.size", size=piece.size, height=height), "punk.cover.size.guide"
    if armour is not None:
        note = Message.of("punk.note.grade", grade=piece.grade, armour=armour)
        yield note, "punk.cover.grade"


def _climbing(piece: Scenery) -> Iterator[Line]:
    if piece.ladders:
        yield Message("punk.note.ladder"), "punk.move.climb.ladder"
    if not piece.climbable:
        yield Message("punk.note.smooth"), "punk.move.climb.as_rough"
    if not piece.standable:
        yield Message("punk.note.no_standing"), "punk.move.must_stand"


ON_GROUND = {
    "rough": "punk.move.terrain.rough.test",
    "very_rough": "punk.move.terrain.very_rough.half",
    "contaminated": "punk.move.terrain.contaminated.loss",
    "impassable": "punk.move.terrain.impassable.no_move",
}
"""The rule about each kind of ground."""
