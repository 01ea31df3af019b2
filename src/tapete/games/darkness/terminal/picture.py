"""The city for a terminal: its tiles drawn square by square, then a line for each figure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from tapete.games.darkness.figures import acting, everybody
from tapete.games.darkness.labels.answers import tile_said
from tapete.games.darkness.labels.briefing import counters, head
from tapete.games.darkness.labels.conditions import CONDITIONS
from tapete.games.darkness.labels.names import called, city, held_names, kind_of, square_name
from tapete.games.darkness.labels.signs import signs
from tapete.games.darkness.labels.texts import health_said
from tapete.games.darkness.state import Foe, Square, State, Survivor
from tapete.kernel import Message, Say, Seat
from tapete.spaces.tiles.picture import drawn

DISCS = {"": "?", "object": "o", "ally": "a", "security": "g", "adversary": "x"}
"""The signs of discs: face down, or by the kind that the viewer has seen."""


def picture(view: State, seat: Seat | None, say: Say) -> str:
    """The round, the story so far, the city, its tiles by their letters, and all figures."""
    lines = [say(head(view)), *map(say, counters(view))]
    tiles = tuple([tile_said(place, view) for place in range(len(view.laid))])
    if tiles:
        lines += [
            *drawn(city(view), _contents(view)),
            say(Message.of("darkness.picture.tiles", tiles=tiles)),
        ]
    sign = signs(view)
    shown = [one for one in everybody(view) if one.at is not None or isinstance(one, Survivor)]
    return "\n".join([*lines, *[say(_row(view, one, sign[one.id])) for one in shown]])


# --- the map


def _contents(view: State) -> dict[Square, str]:
    """Who and what is on each square: figures first, then what lies there."""
    found: defaultdict[Square | None, str] = defaultdict(str)
    sign = signs(view)
    for one in everybody(view):
        found[one.at] += sign[one.id]
    for spot in [spot for lot in view.lots for spot in lot.spots]:
        found[spot.at] += DISCS[kind_of(spot.disc)]
    for lying in view.lying:
        found[lying.at] += "o"
    for number, square in view.numbered.items():
        found[square] += f"!{number}"
    return {square: signs for square, signs in found.items() if square is not None}


# --- the figures


def _row(view: State, one: Survivor | Foe, sign: str) -> Message:
    actor = acting(view)
    return Message.listing(
        "darkness.picture.figure",
        "parts",
        _parts(view, one),
        acting=actor is not None and actor.id == one.id,
        sign=sign,
        figure=called(one.id, view),
        square="none" if one.at is None else square_name(view, one.at),
    )


def _parts(view: State, one: Survivor | Foe) -> Iterator[Message]:
    """Points, health, states, and what lies in front of the player."""
    if isinstance(one, Survivor):
        yield Message.of("darkness.picture.points", points=one.points)
        yield health_said(one)
    for mark in CONDITIONS.marks(one, view):
        if mark.kind not in ("things", "allies"):
            yield mark.label
    if isinstance(one, Survivor):
        yield from held_names(one, view)
