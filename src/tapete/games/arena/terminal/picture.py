"""The arena as text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from tapete.games.arena.content.ground import BLOCKING, Ground, ground_of
from tapete.games.arena.figures import acting, card_of, everybody
from tapete.games.arena.labels.briefing import head
from tapete.games.arena.labels.conditions import CONDITIONS
from tapete.games.arena.labels.names import BARREL, board, called
from tapete.games.arena.labels.signs import signs
from tapete.games.arena.labels.texts import item_said, queue
from tapete.games.arena.state import Enemy, Figure, Hunter, State
from tapete.kernel import Message, Say, Seat
from tapete.spaces.hexes.hexes import Hex
from tapete.spaces.hexes.names import hex_name
from tapete.spaces.hexes.text import between_names

ROOM = 5
"""How many signs a zone has room for."""


def picture(view: State, seat: Seat | None, say: Say) -> str:
    """The round, the Announcements, the zones with those in them, then a line for each figure."""
    ground = ground_of(view.map or view.scenario)
    drawn = between_names(ground.hexes, _contents(view, ground), ROOM)
    lines = [say(head(view)), say(_queue(view)), drawn]
    sign = signs(view)
    shown = [one for one in everybody(view) if one.at is not None or isinstance(one, Hunter)]
    return "\n".join([*lines, *[say(_row(view, one, sign[one.id])) for one in shown]])


def _queue(view: State) -> Message:
    cards = [
        Message.of("arena.picture.card", state=one.state or "waits", orders=one.lines)
        for one in queue(view)
    ]
    return Message.of("arena.picture.queue", cards=tuple(cards))


def _contents(view: State, ground: Ground) -> dict[Hex, str]:
    """Who and what is in each zone: figures first, then what lies or stands there."""
    found: defaultdict[Hex, str] = defaultdict(str)
    sign = signs(view)
    for one in everybody(view):
        if one.at is not None:
            found[one.at] += sign[one.id]
    for thing in view.things:
        found[thing.at] += "b" if thing.kind == BARREL else "c"
    for zone in dict.fromkeys(one.at for one in view.lying):
        found[zone] += "$"
    for zone, count in ground.tyres.items():
        found[zone] += "#" if count >= BLOCKING else "t" * count
    for zones, mark in ((ground.stations, "⌂"), (ground.spawns.values(), "+")):
        for zone in zones:
            found[zone] += mark
    return found


def _row(view: State, figure: Figure, sign: str) -> Message:
    actor = acting(view)
    return Message.listing(
        "arena.picture.figure",
        "parts",
        _parts(view, figure),
        acting=actor is not None and figure.id == actor.id,
        sign=sign,
        figure=called(figure.id, view),
        zone=_absent(figure) if figure.at is None else hex_name(board(view), figure.at),
    )


def _absent(figure: Figure) -> str:
    """Not yet in the arena, or eliminated."""
    return "none" if isinstance(figure, Hunter) and figure.out else "off"


def _parts(view: State, figure: Figure) -> Iterator[Message]:
    """Tokens or wounds, conditions, and weapons."""
    if isinstance(figure, Enemy) and figure.wounds:
        most = card_of(figure).hit_points
        yield Message.of("arena.card.wounds", wounds=figure.wounds, most=most)
    if isinstance(figure, Hunter):
        for token in figure.tokens:
            state = "spent" if token.spent else "available"
            yield Message.of("arena.picture.token", colour=token.colour, state=state)
    for mark in CONDITIONS.marks(figure, view):
        if mark.kind != "tokens":
            yield mark.label
    if isinstance(figure, Hunter):
        yield from map(item_said, figure.equipped)
