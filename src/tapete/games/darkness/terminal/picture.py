"""The city for a terminal: its tiles drawn square by square, then a line for each figure."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.library import library
from tapete.games.darkness.labels.briefing import counters, head
from tapete.games.darkness.labels.conditions import CONDITIONS
from tapete.games.darkness.labels.deeds import acting
from tapete.games.darkness.labels.names import (
    called,
    city,
    entry_name,
    figures,
    kind_of,
    square_name,
)
from tapete.games.darkness.labels.signs import signs
from tapete.games.darkness.state import Foe, Square, State, Survivor
from tapete.kernel import Message, Say, Seat
from tapete.spaces.tiles.picture import drawn, letter

DISCS = {"": "?", "object": "o", "ally": "a", "security": "g", "adversary": "x"}
"""The signs of discs: face down, or by the kind that the viewer has seen."""


def picture(view: State, seat: Seat | None, say: Say) -> str:
    """The round, the story so far, the city, its tiles by their letters, and all figures."""
    lines = [say(head(view)), *map(say, counters(view))]
    if view.laid:
        lines += [
            *drawn(city(view), _contents(view)),
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
        acting=actor is not None and actor.id == one.id,
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
