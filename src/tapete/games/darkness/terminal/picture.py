"""The city for a terminal: its tiles drawn square by square, then a line for each figure."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.library import library
from tapete.games.darkness.labels.conditions import CONDITIONS
from tapete.games.darkness.labels.deeds import acting
from tapete.games.darkness.labels.names import (
    called,
    city,
    entry_name,
    figures,
    kind_of,
    letter,
    square_name,
)
from tapete.games.darkness.labels.signs import signs
from tapete.games.darkness.screen.scene import head
from tapete.games.darkness.screen.sides import counters
from tapete.games.darkness.state import Foe, Square, State, Survivor
from tapete.kernel import Message, Say, Seat
from tapete.spaces.tiles.city import City
from tapete.spaces.tiles.tile import DOOR, FENCE, MARK, SIZE, STREET_MARK, WALL, Side

WIDE = 3
"""The letters of a square; a wall beside it takes one more."""
DISCS = {"": "?", "object": "o", "ally": "a", "security": "g", "adversary": "x"}
"""The signs of discs: face down, or by the kind that the viewer has seen."""


def picture(view: State, seat: Seat | None, say: Say) -> str:
    """The round, the story so far, the city, its tiles by their letters, and all figures."""
    lines = [say(head(view)), *map(say, counters(view))]
    if view.laid:
        lines += [
            *_drawn(view),
            say(Message.of("darkness.picture.tiles", tiles=tuple(_tiles(view)))),
        ]
    sign = signs(view)
    shown = [one for one in figures(view) if one.at is not None or isinstance(one, Survivor)]
    return "\n".join([*lines, *[say(_row(view, one, sign[one.id])) for one in shown]])


def _tiles(view: State) -> Iterator[Message]:
    for place, laid in enumerate(view.laid):
        name = library().tiles[laid.tile].name.message
        yield Message.of("darkness.picture.tile", letter=letter(place), name=name)


# --- the map


def _drawn(view: State) -> Iterator[str]:
    """Two lines for each row of squares: the edges above it, and the squares themselves."""
    town, contents = city(view), _contents(view)
    left, top, right, bottom = town.bounds
    yield "    " + "".join(f" {chr(97 + x % SIZE):^{WIDE}}" for x in range(left, right))
    for y in range(top, bottom + 1):
        above = "".join(_corner(town, (x, y)) + _level(town, (x, y)) for x in range(left, right))
        yield "    " + (above + _corner(town, (right, y))).rstrip()
        if y < bottom:
            row = "".join(_upright(town, (x, y)) + _cell(town, (x, y), contents)
                for x in range(left, right))  # fmt: skip
            yield f" {y % SIZE + 1}  " + (row + _upright(town, (right, y))).rstrip()


def _edge(town: City, square: Square, side: Side) -> str:
    """What stands on an edge; empty if nothing does, and `wall` around the city."""
    edge = town.edge(square, side) if town.inside(square) else None
    return "" if edge is None else f"{edge.kind}{edge.locks}" if edge.kind == DOOR else edge.kind


def _between(town: City, one: Square, other: Square, side: Side, back: Side) -> str:
    return _edge(town, one, side) or _edge(town, other, back)


def _level(town: City, square: Square) -> str:
    x, y = square
    kind = _between(town, square, (x, y - 1), 0, 2)
    if kind.startswith(DOOR):
        return f"─{kind[-1]}─"
    return {WALL: "─" * WIDE, FENCE: "╌" * WIDE, "window": "─=─"}.get(kind, " " * WIDE)


def _upright(town: City, square: Square) -> str:
    x, y = square
    kind = _between(town, square, (x - 1, y), 3, 1)
    if kind.startswith(DOOR):
        return kind[-1]
    return {WALL: "│", FENCE: "╎", "window": "‖"}.get(kind, " ")


def _corner(town: City, square: Square) -> str:
    """A dot where squares meet, so that one can count them; at its corner the letter of a tile."""
    x, y = square
    if x % SIZE == y % SIZE == 0 and town.inside(square):
        return letter(town.place_at(square))
    around = [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)]
    return "·" if any(town.inside(one) for one in around) else " "


def _cell(town: City, square: Square, contents: dict[Square, str]) -> str:
    if not town.inside(square):
        return " " * WIDE
    plain = " " if town.floor(square) else "."
    marked = "!" if town.sign(square) in (MARK, STREET_MARK) else plain
    return f"{(contents.get(square) or marked)[:WIDE]:^{WIDE}}"


def _contents(view: State) -> dict[Square, str]:
    """Who and what is on each square: figures first, then what lies there."""
    found: dict[Square, str] = {}
    sign = signs(view)
    for one in figures(view):
        if one.at is not None:
            found[one.at] = found.get(one.at, "") + sign[one.id]
    for lot in view.lots:
        for spot in lot.spots:
            found[spot.at] = found.get(spot.at, "") + DISCS[kind_of(spot.disc)]
    for lying in view.lying:
        found[lying.at] = found.get(lying.at, "") + "o"
    for number, square in view.numbered.items():
        found[square] = found.get(square, "") + f"!{number}"
    return found


# --- the figures


def _row(view: State, one: Survivor | Foe, sign: str) -> Message:
    actor = acting(view)
    parts = tuple(_parts(view, one))
    return Message.of(
        "darkness.picture.figure",
        acting="yes" if actor is not None and actor.id == one.id else "no",
        sign=sign,
        figure=called(one.id, view),
        square="none" if one.at is None else square_name(view, one.at),
        parts=parts,
        count=len(parts),
    )


def _parts(view: State, one: Survivor | Foe) -> Iterator[Message]:
    """Points, health, states, and what lies in front of the player."""
    if isinstance(one, Survivor):
        yield Message.of("darkness.picture.points", points=one.points)
        yield Message.of("darkness.scene.health", health=one.health, most=one.defence)
    for mark in CONDITIONS.marks(one, view):
        if mark.kind not in ("things", "allies"):
            yield mark.label
    if isinstance(one, Survivor):
        names = [entry_name(kind, view) for kind in (*[it.kind for it in one.things], *one.allies)]
        yield from [name for name in names if name is not None]
