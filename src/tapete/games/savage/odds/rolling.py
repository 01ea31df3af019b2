"""Trait rolls that are described in words: any trait, a Test, and recovering."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from tapete.games.savage.odds.field import on_the_field, somebody
from tapete.games.savage.odds.outcomes import stakes
from tapete.games.savage.odds.said import Few, Said, Signed, die_of
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, check, is_critical
from tapete.games.savage.rules.manoeuvres.tricks import test
from tapete.games.savage.rules.turns.turns import recover
from tapete.games.savage.state import Figure, Help, State
from tapete.games.savage.world import Fight
from tapete.kernel import Gist, Message, Modifier, Table

Wounds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
TRAIT, TRICK = "athletics", "taunt"
"""The skills that are rolled for any other: nothing else depends on them."""
ROLL = "savage.core.trait_roll"
TWO_RAISES = RAISE + 1
"""More raises are told as two."""


class TraitSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A trait, the target number, and what hinders whoever rolls."""

    trait: Said = "d6"
    wild: bool = True
    target: Annotated[int, msgspec.Meta(ge=1, le=40)] = 4
    modifier: Signed = 0
    own_wounds: Wounds = 0
    own_fatigue: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    distracted: bool = False
    own_bennies: Few = 0


def trait_field(said: TraitSaid) -> State:
    figure = somebody("a", 0, wild=said.wild, skills={TRAIT: die_of(said.trait)})
    _hindered(figure, said.own_wounds, said.distracted, said.own_bennies)
    figure.fatigue = said.own_fatigue
    return on_the_field([figure])


def trait(said: TraitSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the roll, and says whether it is a success, and with how many raises."""
    fight, figure = Fight(state, table, state.rules), state.figures[0]
    terms = [Modifier(ROLL, said.modifier)] if said.modifier else []
    mark = check(fight, figure, TRAIT, ROLL, terms, said.target, TWO_RAISES)
    worth = float(max(mark, 0)) + 0.001 * figure.bennies
    if is_critical(fight, figure, mark, ROLL):
        return (Message("savage.odds.critical"),), (worth - 1, 1 - worth)
    return (_rolled(mark),), (worth, -worth)


def _rolled(mark: int) -> Message:
    if mark < SUCCESS:
        return Message("savage.odds.failure")
    return Message.of("savage.odds.success", raises=mark - SUCCESS)


class TestSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A skill, and the attribute with which its target resists."""

    skill: Said = "d6"
    wild: bool = True
    own_wounds: Wounds = 0
    distracted: bool = False
    helped: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    bennies: Few = 0
    resists: Said = "d6"
    target_wild: bool = False
    target_wounds: Wounds = 0
    vulnerable: bool = False
    target_bennies: Few = 0


def test_field(said: TestSaid) -> State:
    figure = somebody("a", 0, wild=said.wild, skills={TRICK: die_of(said.skill)})
    _hindered(figure, said.own_wounds, said.distracted, said.bennies)
    figure.helps = [Help(TRICK, said.helped)] if said.helped else []
    foe = somebody("b", 1, wild=said.target_wild, smarts=die_of(said.resists))
    _hindered(foe, said.target_wounds, False, said.target_bennies)
    foe.vulnerable = int(said.vulnerable)
    return on_the_field([figure, foe])


def tested(said: TestSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the Test, and says whether the foe resists, is unsettled, or Shaken as well."""
    figure, foe = state.figures
    mark = test(Fight(state, table, state.rules), figure, foe, TRICK)
    how = "resisted" if mark < SUCCESS else "rattled" if mark >= RAISE else "unsettled"
    return (Message(f"savage.odds.{how}"),), stakes(state)


class RecoverySaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Somebody at the start of its turn: Spirit against being Shaken, Vigor against Stunned."""

    condition: Literal["shaken", "stunned"] = "shaken"
    resolve: Said = "d6"
    wild: bool = True
    own_wounds: Wounds = 0
    combat_reflexes: bool = False
    own_bennies: Few = 0


def recovery_field(said: RecoverySaid) -> State:
    die = die_of(said.resolve)
    edges = ("combat_reflexes",) if said.combat_reflexes else ()
    figure = somebody("a", 0, wild=said.wild, edges=edges, spirit=die, vigor=die)
    _hindered(figure, said.own_wounds, False, said.own_bennies)
    figure.shaken, figure.stunned = said.condition == "shaken", said.condition == "stunned"
    return on_the_field([figure])


def recovery(said: RecoverySaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the start of the turn, and says whether the figure recovers."""
    figure = state.figures[0]
    recover(Fight(state, table, state.rules), figure)
    free = not (figure.shaken or figure.stunned)
    worth = free - 0.1 * figure.vulnerable + 0.001 * figure.bennies
    return (_recovered(figure),), (worth, -worth)


def _recovered(figure: Figure) -> Message:
    if figure.shaken or figure.stunned:
        return Message("savage.odds.still")
    return Message.of("savage.odds.recovered", vulnerable=figure.vulnerable)


def _hindered(figure: Figure, wounds: int, distracted: bool, bennies: int) -> None:
    figure.wounds, figure.distracted, figure.bennies = wounds, int(distracted), bennies
