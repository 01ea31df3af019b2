"""Soaking that is described in words."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapete.games.savage.odds.field import on_the_field, somebody
from tapete.games.savage.odds.outcomes import stakes
from tapete.games.savage.odds.rolling import Wounds
from tapete.games.savage.odds.said import Few, Said, die_of
from tapete.games.savage.rules.harm.damage import harm
from tapete.games.savage.state import State
from tapete.games.savage.world import Fight
from tapete.kernel import Gist, Message, Table


class SoakSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The wounds that a hit would do, those it had before, and its Vigor and Bennies."""

    taken: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    vigor: Said = "d6"
    wild: bool = True
    own_wounds: Wounds = 0
    own_bennies: Few = 1


def soak_field(said: SoakSaid) -> State:
    figure = somebody("a", 0, wild=said.wild, vigor=die_of(said.vigor))
    figure.wounds, figure.bennies = said.own_wounds, said.own_bennies
    return on_the_field([figure])


def soaked(said: SoakSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays what a hit does, from its wounds on, and says how many are left."""
    figure = state.figures[0]
    harm(Fight(state, table, state.rules), figure, 1 + said.taken)
    left = figure.wounds - said.own_wounds
    if figure.out:
        return (Message("savage.odds.out"),), stakes(state)
    told = Message.of("savage.odds.wounds", wounds=left) if left else Message("savage.odds.soaked")
    return (told,), stakes(state)
