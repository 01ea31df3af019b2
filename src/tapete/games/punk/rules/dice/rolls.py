"""Rolls: an Attribute to be rolled under, or two sides that add a die each; and rolling again.

A roll is read by a small value of `readings`; what it gives is all the rule needs to know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tapete.games.punk.events.rolls import Certain
from tapete.games.punk.figures import value
from tapete.games.punk.rules.dice.lent import drawn
from tapete.games.punk.rules.dice.readings import Fixed, Under, is_low
from tapete.games.punk.rules.dice.rerolls import ASK, Thrown, possible, rerolls
from tapete.games.punk.state import Letter, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Draw, Modifier, Roll, Seat
from tapete.kernel.chance.readings import Faces, Reading, Verdict

T = TypeVar("T")
U = TypeVar("U")

SIDES = 10
"""punk.dice.notation"""
IMPOSSIBLE, TRIVIAL = 0, 10
"""An Attribute so low fails, and one so high succeeds, without a roll."""
AUTO_FAIL, AUTO_SUCCESS = "punk.dice.attribute.auto_fail", "punk.dice.attribute.auto_success"
SIDES_OF_THE_TABLE = 2
LAST = "punk.dice.reroll.keep_last"


def total(terms: Iterable[Modifier]) -> int:
    """punk.dice.modifiers.different_stack"""
    return sum(once(terms).values())


def once(terms: Iterable[Modifier]) -> dict[str, int]:
    """punk.dice.modifiers.no_self_stack"""
    counted: dict[str, int] = {}
    for term in terms:
        known = counted.get(term.rule)
        if known is None or abs(term.amount) > abs(known):
            counted[term.rule] = term.amount
    return counted


def test(
    skirmish: Skirmish,
    mini: Mini,
    letter: Letter,
    rule: str,
    terms: Sequence[Modifier] = (),  # noqa: PT028
) -> bool:
    """An Attribute roll: a die no higher than the Attribute with all that is added to it.

    What is added may take it out of the range of Attributes: punk.ruling.attribute_limits
    """
    terms = [*terms, *drawn(skirmish, mini, letter)]
    needed = value(mini, letter) + total(terms)
    if needed <= IMPOSSIBLE or needed >= TRIVIAL:
        return certain(skirmish, mini, letter, passed=needed >= TRIVIAL)
    return roll(skirmish, mini, Under(needed), rule, terms)


def certain(skirmish: Skirmish, mini: Mini, letter: Letter, *, passed: bool) -> bool:
    """No die is needed."""
    rule = AUTO_SUCCESS if passed else AUTO_FAIL
    skirmish.table.tell(Certain, figure=mini.id, attribute=letter, passed=passed, rule=rule)
    return passed


def roll(
    skirmish: Skirmish, mini: Mini, read: Reading[T], rule: str, terms: Sequence[Modifier] = ()
) -> T:
    """A mini's die, which may be rolled again."""
    return opposed(skirmish, (mini.seat,), read, rule, terms)


def opposed(
    skirmish: Skirmish,
    seats: tuple[Seat, ...],
    read: Reading[T],
    rule: str,
    terms: Sequence[Modifier] = (),
) -> T:
    """A die for each of these seats, in order, the side that asks first.

    Where nobody can roll again only what is read of the dice matters; else all their faces do.
    """
    dice, modifiers, by, low = (SIDES,) * len(seats), tuple(terms), seats[0], is_low(read)

    def thrown_as(reading: Reading[U]) -> Roll[U]:
        return Roll(dice, reading, rule, by=by, modifiers=modifiers, each=seats, low=low)

    if skirmish.table.ignores(ASK) or not possible(skirmish, seats):
        return skirmish.table.roll(thrown_as(read))
    faces = skirmish.table.roll(thrown_as(Faces()))

    def again(thrown: Thrown, place: int) -> Thrown:
        """The last result stands: punk.dice.reroll.keep_last"""
        fixed, seat = Fixed(thrown.faces, place), thrown.seats[place]
        anew = Roll((SIDES,), fixed, LAST, by=seat, modifiers=modifiers, low=low)
        return Thrown(thrown.seats, skirmish.table.roll(anew), thrown.read, rule)

    return read(rerolls(skirmish, Thrown(seats, faces, read, rule), again).faces)


def rival_of(skirmish: Skirmish, seat: Seat) -> Seat:
    """The other player's seat, to whom the dice of an effect belong.

    punk.ruling.tie_against_effect
    """
    return 1 - seat if seat < SIDES_OF_THE_TABLE else skirmish.active_seat or 0


def tie(skirmish: Skirmish, seat: Seat, rival: Seat) -> Verdict:
    """Who wins a tie, for the first side: the player whose activation it is.

    Also in the impact rolls of a fight: punk.ruling.impact_tie. Against an effect, the mini's
    player if it is active, else the effect. Within one side, the aggressor:
    punk.ruling.tie_same_side
    """
    if seat == rival:
        return Verdict.WON
    return Verdict.LOST if skirmish.active_seat == rival else Verdict.WON


def anyone(skirmish: Skirmish, minis: Sequence[Mini], rule: str) -> Mini:
    """One of them at random: punk.ruling.random_choice"""
    if len(minis) == 1:
        return minis[0]
    return skirmish.mini(skirmish.table.roll(Draw(tuple(one.id for one in minis), rule)))
