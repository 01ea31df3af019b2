"""Collecting what lies in a hunter's zone: easy, free, and as often as there is something."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.games.arena.rules.dice.asking import ask
from tapete.games.arena.rules.loot import dropping
from tapete.games.arena.rules.terrain import objectives
from tapete.games.arena.state import Hunter, Thing
from tapete.games.arena.world import Arena
from tapete.kernel import Some
from tapete.spaces.hexes.hexes import Hex

VOMIT = "vomit"


class Piece(msgspec.Struct, frozen=True):
    """One of several tokens or things: its kind, and which one of that kind it is."""

    kind: str
    number: int


def pieces(kinds: Sequence[str]) -> list[Piece]:
    """Kinds, some of them equal, as pieces that can be told apart."""
    return [Piece(kind, kinds[: place + 1].count(kind)) for place, kind in enumerate(kinds)]


def lies(arena: Arena, zone: Hex | None) -> list[str]:
    """What can be collected in a zone: tokens by kind, and terrain by id.

    arena.basic.collect.other, arena.terrain.skag_vomit
    """
    tokens = [one.kind for one in arena.state.lying if one.at == zone]
    things = [one.id for one in arena.state.things if one.at == zone and is_collected(arena, one)]
    return [*tokens, *things]


def is_collected(arena: Arena, thing: Thing) -> bool:
    if thing.used:
        return False
    if objectives.objective_of(arena, thing) is None:
        return thing.kind == VOMIT
    return objectives.is_collected(arena, thing)


def collect(arena: Arena, hunter: Hunter) -> None:
    """The hunter picks which to take; the rest stays.

    arena.basic.collect.free, arena.basic.collect.choice, arena.basic.collect.when
    """
    there = lies(arena, hunter.at)
    if not there or hunter.dying:
        return
    known = dict(zip(pieces([_named(arena, one) for one in there]), there, strict=True))
    question, rule = Some(tuple(known)), "arena.basic.collect.when"
    for piece in ask(arena, hunter, "collect", question, rule, count=len(there)):
        _take(arena, hunter, known[piece])


def _named(arena: Arena, what: str) -> str:
    """The kind of a token, or of a thing that is given by its id."""
    thing = arena.thing(what)
    return what if thing is None else thing.kind


def _take(arena: Arena, hunter: Hunter, what: str) -> None:
    thing = arena.thing(what)
    if thing is None:
        lying = next(one for one in arena.state.lying if one.kind == what and one.at == hunter.at)
        arena.state.lying = [one for one in arena.state.lying if one is not lying]
        free = ("arena.basic.collect.free",)
        dropping.take(arena, hunter, what, "arena.basic.collect.choice", free)
    elif objectives.objective_of(arena, thing) is None:
        arena.state.things = [one for one in arena.state.things if one is not thing]
        dropping.gain(arena, hunter, "arena.terrain.skag_vomit")
    else:
        objectives.collect(arena, hunter, thing)


def appeared(arena: Arena, zone: Hex) -> None:
    """Loot that appears in the zone of the active hunter can be taken at once.

    arena.basic.collect.when, arena.ruling.collect_in_reaction
    """
    active = arena.state.active
    if active is not None:
        hunter = arena.hunter(active.hunter)
        if hunter.at == zone:
            collect(arena, hunter)
