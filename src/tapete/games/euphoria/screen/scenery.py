"""What is fixed on the table: scenery with its height, ladders, doors, windows and holes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.euphoria.content.entries import Scenery as Kind
from tapete.games.euphoria.content.field import Field, field_of, ground_of
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.pieces import TALL
from tapete.games.euphoria.labels.dressing import inches
from tapete.games.euphoria.state import State
from tapete.kernel import Message
from tapete.scene import Board, Shape
from tapete.scene.board import Look
from tapete.scene.card import Line
from tapete.scene.looks import drawing
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import INCH


def board(view: State) -> Board:
    return _board(view.board, view.rules.measuring)


@lru_cache(maxsize=64)
def _board(name: str, measuring: bool) -> Board:
    field, ground = field_of(name), ground_of(name)
    shapes, inch = tuple(_shapes(field)), Message("euphoria.scene.inches")
    wide, high = field.board.width, field.board.height
    plain = Board(wide, high, INCH, inch, shapes=shapes, unmeasured=not measuring)
    return plain if ground is None else plain.painted(ground.look, ground.floors, INCH)


def _shapes(field: Field) -> Iterator[Shape]:
    """Every piece as it is looked at, the highest last."""
    both = zip(field.seen.pieces, field.kinds, strict=True)
    pieces = [(piece, kind) for piece, kind in both if isinstance(piece, Scenery)]
    for piece, kind in sorted(pieces, key=lambda one: one[0].top):
        yield _shape(piece, kind, library().scenery[kind])


def _shape(piece: Scenery, kind: str, entry: Kind) -> Shape:
    name, notes = name_of("scenery", kind), tuple(_notes(piece, entry))
    code = "" if piece.area or entry.opening else f"{inches(piece.top):g}″"
    return Shape(
        look_of(piece, entry), piece.corners, name, notes, piece.top, code=code, open=piece.wall,
        ladders=tuple([(foot.x, foot.y) for foot in piece.ladders]), look=drawing(entry.look),
    )  # fmt: skip


def look_of(piece: Scenery, entry: Kind) -> Look:
    """How a piece is drawn."""
    if entry.opening:
        return "door" if entry.opening == "door" else "window"
    if piece.area:
        return "chasm" if entry.hole else "rough"
    if piece.standable:
        return "roof" if piece.top >= TALL else "low"
    return "block" if piece.top >= TALL else "low"


def _notes(piece: Scenery, entry: Kind) -> Iterator[Line]:
    """What a piece is and does to miniatures, a line for each, with its rule."""
    if entry.opening:
        note = Message.of("euphoria.note.opening", opening=entry.opening, barred=entry.barred)
        yield note, "euphoria.move.openings"
    elif entry.hole:
        yield Message("euphoria.note.hole"), "euphoria.move.jump"
    elif piece.area:
        yield Message("euphoria.note.obstacle"), "euphoria.setup.scenery"
    else:
        yield from _standing(piece)


def _standing(piece: Scenery) -> Iterator[Line]:
    tall = piece.top >= TALL
    rule = "euphoria.move.traverse.tall" if tall else "euphoria.move.traverse.low"
    yield Message.of("euphoria.note.height", high=inches(piece.top), tall=tall), rule
    if piece.ladders:
        yield Message("euphoria.note.ladder"), "euphoria.move.stairs"
    if not piece.climbable:
        yield Message("euphoria.note.smooth"), "euphoria.move.stable_end"
    elif not piece.standable:
        yield Message("euphoria.note.no_standing"), "euphoria.move.stable_end"


def thing_called(name: str, view: State) -> Message | None:
    """The name of a piece of scenery; None if there is none of that name on the table."""
    return name_of("scenery", name) if name in field_of(view.board).kinds else None
