"""The city at this moment, as a screen draws it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.figures import acting
from tapete.games.darkness.labels.briefing import counters, head
from tapete.games.darkness.labels.names import city, tile_name
from tapete.games.darkness.screen.board import board
from tapete.games.darkness.screen.sides import sides
from tapete.games.darkness.screen.token import areas, tokens
from tapete.games.darkness.state import State
from tapete.kernel import Message, Seat
from tapete.scene import Place, Posted, Scene, Zone
from tapete.spaces.tiles.outline import tile_outline


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
    now = "" if actor is None else actor.id
    start = view.order.index(now) if now in view.order else 0
    alive = {one.id for one in view.survivors if one.at is not None}
    for name in (*view.order[start:], *view.order[:start]):
        if name in alive:
            yield Place((name,), now=name == now)


def zones(view: State) -> Iterator[Zone]:
    """The name of each building, where it stands."""
    for place, laid in enumerate(view.laid):
        outline = tile_outline(city(view), place, indoors=True)
        yield Zone(outline, tile_name(laid.tile), faint=True)


def posted(view: State) -> Iterator[Posted]:
    """How far the story has come, and the deals that were struck and not yet kept."""
    lines = tuple(counters(view))
    if lines:
        yield Posted(Message("darkness.scene.story"), lines, "now")
