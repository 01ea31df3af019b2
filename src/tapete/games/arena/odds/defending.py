"""Plays through a Defence that is described in words."""

from __future__ import annotations

from functools import cache

from tapete.games.arena.content.described import described
from tapete.games.arena.content.entries import GearCard
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import shield_tokens, wounded
from tapete.games.arena.odds.field import (
    HERE,
    WORDS,
    begin,
    fate,
    field,
    hurt,
    played,
    somebody,
    tokens,
)
from tapete.games.arena.odds.said import DefendSaid, colours_of
from tapete.games.arena.rules.harm.defence import Threat, defend
from tapete.games.arena.state import Colour, Hunter, Item, State
from tapete.kernel import Gist, Message, Table
from tapete.kernel.game import Procedure
from tapete.odds.procedures.marks import told_of

LOST: dict[Colour, float] = {"green": 3.0, "yellow": 2.0, "red": 0.0}
"""What it costs that a token of each colour turns red."""
DYING, OUT, SHIELD = 6.0, 10.0, 0.5


def defend_begins(said: DefendSaid) -> State:
    """Returns an arena with the hunter that is attacked."""
    _, here, _ = field(said.tyres, HERE)
    hunter = somebody({"reflexes": said.attribute}, "defence", said.modifier)
    hunter.at, hunter.tokens = here, tokens(*colours_of(said.green, said.yellow, said.red))
    if said.shield != "none":
        hunter.equipped = [Item(_shield(), shields=tokens(said.shield))]
    if said.corrosion:
        hunter.elements = {"corrosion": said.corrosion}
    return begin(hunter, [])


@cache
def _shield() -> str:
    """A Shield that gives nothing but its token."""
    return described(GearCard(name=next(iter(library().starting.values())).name, slot="shield"))


def defend_said(said: DefendSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the Defence through with the token that is best, and says what became of the hunter."""
    hunter = state.hunters[0]
    arena = played(state, table, field(said.tyres, HERE)[0])
    defended = defend(arena, hunter, Threat(said.strength, "reflexes", said.wounds))
    return _told(hunter, defended), (-_lost(hunter),)


def _told(hunter: Hunter, defended: bool) -> Gist:
    if defended:
        return (Message("arena.odds.defended"),)
    return tuple(fate(hunter) or hurt(hunter) or [Message("arena.odds.absorbed")])


def _lost(hunter: Hunter) -> float:
    red = sum(LOST[hunter.tokens[place].born] for place in wounded(hunter))
    spent = SHIELD * sum(token.spent for token in shield_tokens(hunter))
    return red + spent + DYING * hunter.dying + OUT * hunter.out


DEFEND = Procedure(
    DefendSaid,
    defend_begins,
    defend_said,
    marks=told_of(
        WORDS, defended=(), wounded=("hurt", "dying", "fallen"), dying=("dying", "fallen")
    ),
)
