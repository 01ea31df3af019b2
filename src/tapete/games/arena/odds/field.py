"""A small arena for the figures of an attack or a Defence that is described in words."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.arena.content.described import described
from tapete.games.arena.content.entries import Ability, Grant, HunterCard, MapPage, Stat
from tapete.games.arena.content.ground import Ground, laid
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import wounded
from tapete.games.arena.meta import Rules
from tapete.games.arena.rules.reactions.window import ASK
from tapete.games.arena.state import Attribute, Colour, Enemy, Hunter, State, Token
from tapete.games.arena.world import Arena
from tapete.kernel import Message, Table
from tapete.kernel.tables.relay import Ignoring
from tapete.spaces.hexes.hexes import Hex

HERE, THERE = "h", "e"
TYRE = "tyre"
WORDS = "arena.odds."


@lru_cache(maxsize=16)
def field(tyres: int, target: str) -> tuple[Ground, Hex, Hex]:
    """Two zones side by side, one of them with tyres: the ground, the hunter's and the other."""
    name = next(iter(library().scenarios.values())).name
    legend = {HERE: (), THERE: (), target: (TYRE,) * tyres}
    page = MapPage(name=name, text=name, map=f"{HERE} {THERE}", legend=legend)
    ground, drawn = laid(page)
    zones = {sign: zone for zone, sign in drawn.signs.items()}
    return ground, zones[HERE], zones[THERE]


def somebody(attributes: dict[Attribute, int], stat: Stat, plus: int) -> Hunter:
    """A hunter of whom nothing is known but some Attributes, and what its cards add."""
    name = next(iter(library().hunters.values())).name
    card = HunterCard(
        name=name, tokens=(), attributes=attributes, gear=(), trees=(),
        special=described(Ability(name=name, text=name)),
        grants=(Grant(stat=stat, plus=plus),) if plus else (),
    )  # fmt: skip
    return Hunter(described(card))


def tokens(*colours: Colour) -> list[Token]:
    return [Token(colour, colour) for colour in colours]


def begin(hunter: Hunter, enemies: list[Enemy]) -> State:
    """A state in which these are alone in the arena."""
    known = library()
    return State(
        scenario=next(iter(known.scenarios)), rules=Rules(), hunters=[hunter], enemies=enemies,
        phase="hunters", round=1, spotlight=hunter.id,
        pool={name: mini.count for name, mini in known.minis.items()},
    )  # fmt: skip


def hurt(hunter: Hunter) -> list[Message]:
    """Says how many wounds a hunter has, if it has any."""
    wounds = len(wounded(hunter))
    return [Message.of("arena.odds.hurt", wounds=wounds)] if wounds else []


def fate(hunter: Hunter) -> list[Message]:
    """Says that a hunter fights for its life or is out; nothing, if it does neither."""
    if not hunter.out and not hunter.dying:
        return []
    return [Message("arena.odds.dying" if hunter.dying else "arena.odds.fallen")]


def played(state: State, table: Table, ground: Ground) -> Arena:
    """The world of such a state. What is weighed ends before anybody [RE]acts."""
    arena = Arena(state, Ignoring(table, ASK))
    arena.ground = ground
    return arena
