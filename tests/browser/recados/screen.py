"""The village as a screen draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.kernel import Message, Seat
from tapete.kernel.domains import Filled
from tapete.kernel.event import Event
from tapete.scene import Board, Card, Cue, Scene, Screen, Section, Shape, Side, Token, Zone
from tapete.spaces.plane.point import INCH, Point
from tests.browser.recados.events import Walked
from tests.browser.recados.state import MILL, NEIGHBOURS, RADIUS, SQUARE, VILLAGE, State

BOARD = Board(
    VILLAGE.width,
    VILLAGE.height,
    INCH,
    Message("recados.unit"),
    shapes=(Shape("block", MILL.corners, Message("recados.name.mill"), height=MILL.height),),
)


def scene(view: State, seat: Seat | None) -> Scene:
    return Scene(
        head=Message.of("recados.head", left=len(view.left)),
        board=BOARD.fingerprint,
        turn=1,
        sides=(Side(Message("recados.name.couriers"), 0),),
        tokens=tuple(tokens(view)),
        zones=zones(view),
    )


def board(view: State) -> Board:
    return BOARD


def cue(event: Event, view: State) -> Cue | None:
    return Cue("move", "courier", path=event.path) if isinstance(event, Walked) else None


def figures(value: Any, view: State) -> Sequence[str]:
    return (value.option,) if isinstance(value, Filled) else ()


def card(view: State, figure: str) -> Card | None:
    if figure not in (*NEIGHBOURS, "courier", "cart"):
        return None
    left = Message.of("recados.head", left=len(view.left))
    return Card(named(figure), sections=(Section(Message("recados.card"), ((left, ""),)),))


def tokens(view: State) -> list[Token]:
    courier = Token(
        "courier",
        (view.at.x, view.at.y),
        RADIUS,
        named("courier"),
        sign="C",
        side=0,
        rank="leader",
        facing=view.facing,
        acting=bool(view.left),
    )
    others = [standing(name, at) for name, at in NEIGHBOURS.items()]
    return [courier, *others, *([standing("cart", view.cart)] if view.cart else [])]


def standing(name: str, at: Point) -> Token:
    return Token(name, (at.x, at.y), RADIUS, named(name), sign=name[0].upper())


def named(name: str) -> Message:
    return Message(f"recados.name.{name}")


def zones(view: State) -> tuple[Zone, ...]:
    if view.left[:1] != ["spot"]:
        return ()
    return (Zone(tuple((p.x, p.y) for p in SQUARE), Message("recados.zone")),)


SCREEN = Screen(scene=scene, board=board, cue=cue, figures=figures, card=card)
