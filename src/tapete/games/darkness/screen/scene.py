"""The city at this moment, as a screen draws it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.library import library
from tapete.games.darkness.labels.briefing import counters, head
from tapete.games.darkness.labels.deeds import acting
from tapete.games.darkness.labels.names import city
from tapete.games.darkness.screen.board import area, board
from tapete.games.darkness.screen.sides import sides
from tapete.games.darkness.screen.token import areas, tokens
from tapete.games.darkness.state import State
from tapete.kernel import Message, Seat
from tapete.scene import Place, Posted, Scene, Zone


def scene(view: State, seat: Seat | None) -> Scene:
    return Scene(
        head=head(view),
        board=board(view).fingerprint,
        turn=view.round,
        sides=sides(view, seat),
        tokens=tokens(view),
        order=tuple(order(view)),
        zones=tuple(zones(view)),
        areas=tuple(areas(view)),
        posted=tuple(posted(view)),
        secret=view.master is not None and seat == view.master.seat,
    )


def order(view: State) -> Iterator[Place]:
    """Whose turn it is, and who comes after."""
    actor = acting(view)
    names = view.order
    start = 0 if actor is None or actor.id not in names else names.index(actor.id)
    alive = {one.id for one in view.survivors if one.at is not None}
    for name in (*names[start:], *names[:start]):
        if name in alive:
            yield Place((name,), now=actor is not None and name == actor.id)


def zones(view: State) -> Iterator[Zone]:
    """The name of each building, where it stands."""
    for place, laid in enumerate(view.laid):
        name = library().tiles[laid.tile].name.message
        yield Zone(area(city(view), place, indoors=True), name, faint=True)


def posted(view: State) -> Iterator[Posted]:
    """How far the story has come, and the deals that were struck and not yet kept."""
    lines = tuple(counters(view))
    if lines:
        yield Posted(Message("darkness.scene.story"), lines, "now")
