"""The arena at this moment, as a screen draws it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.figures import acting
from tapete.games.arena.labels.briefing import head
from tapete.games.arena.labels.names import entry_name
from tapete.games.arena.labels.texts import queue
from tapete.games.arena.screen.board import board
from tapete.games.arena.screen.places import CORNERS
from tapete.games.arena.screen.sides import sides
from tapete.games.arena.screen.token import tokens
from tapete.games.arena.state import State
from tapete.kernel import Message, Seat
from tapete.scene import Area, Place, Scene

LOOT = 62
"""The radius of loot that lies in a zone."""


def scene(view: State, seat: Seat | None) -> Scene:
    return Scene(
        head=head(view),
        board=board(view).fingerprint,
        turn=view.round,
        sides=sides(view, seat),
        tokens=tokens(view),
        order=tuple(order(view)),
        areas=tuple(loot(view)),
        posted=tuple(queue(view)),
    )


def order(view: State) -> Iterator[Place]:
    """Who acts now and who still may: hunters in their turn, enemies by the order at hand."""
    actor = acting(view)
    if actor is not None:
        yield Place((actor.id,), now=True)
    if view.phase == "enemies":
        for one in view.orders[:1]:
            name = Message.of("arena.order.name", which=one.name)
            yield from (Place((enemy,), name) for enemy in one.left)
        return
    for hunter in view.hunters:
        if hunter is not actor and hunter.at is not None and not hunter.activated:
            yield Place((hunter.id,))


def loot(view: State) -> Iterator[Area]:
    """What lies in each zone, as one area with the number of its tokens."""
    hexes = ground_of(view.map or view.scenario).hexes
    for zone in dict.fromkeys(one.at for one in view.lying):
        there = [one.kind for one in view.lying if one.at == zone]
        names = tuple([Message.of("arena.option.piece", item=entry_name(one, view))
            for one in there])  # fmt: skip
        label = Message.of("arena.scene.loot", loot=names)
        at = hexes.spot(zone, CORNERS[2])
        yield Area("loot", at, LOOT, label, rule="arena.basic.collect.free", sign=str(len(there)))
