"""Rolls: an Attribute to be rolled under, or two sides that add a die each; and rolling again.

A roll is read by a small value of `readings`; what it gives is all the rule needs to know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tapete.games.punk.entries import Letter
from tapete.games.punk.figures import value
from tapete.games.punk.readings import Fixed, Under
from tapete.games.punk.rerolls import wants_reroll
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.kernel import Draw, Modifier, Roll, Seat
from tapete.kernel.readings import Faces, Reading

T = TypeVar("T")

SIDES = 10
"""punk.dice.notation"""
TRIVIAL = 10
"""An Attribute so high succeeds without a roll: punk.dice.attribute.auto_success"""


def total(terms: Iterable[Modifier]) -> int:
    """Each rule counts once, however often it is there: punk.dice.modifiers.no_self_stack

    Of two terms of the same rule the larger counts; those of different rules add up.
    """
    counted: dict[str, int] = {}
    for term in terms:
        known = counted.get(term.rule)
        if known is None or abs(term.amount) > abs(known):
            counted[term.rule] = term.amount
    return sum(counted.values())


def test(
    skirmish: Skirmish, mini: Mini, letter: Letter, rule: str, terms: Sequence[Modifier] = ()
) -> bool:
    """An Attribute roll: a die no higher than the Attribute with all that is added to it."""
    needed = value(mini, letter) + total(terms)
    if needed <= 0:
        return False
    if needed >= TRIVIAL:
        return True
    return roll(skirmish, mini, Under(needed), rule, terms)


def roll(
    skirmish: Skirmish, mini: Mini, read: Reading[T], rule: str, terms: Sequence[Modifier] = ()
) -> T:
    """A mini's die, which its player may roll again."""
    return opposed(skirmish, (mini.seat,), read, rule, terms)


def opposed(
    skirmish: Skirmish,
    seats: tuple[Seat, ...],
    read: Reading[T],
    rule: str,
    terms: Sequence[Modifier] = (),
) -> T:
    """A die for each of these seats, in order, the side that asks first.

    Only one's own die is rolled again, at once, and the last result stands: punk.dice.reroll.*
    """
    dice, modifiers, by = (SIDES,) * len(seats), tuple(terms), seats[0]
    if not any(wants_reroll.possible(skirmish, seat) for seat in dict.fromkeys(seats)):
        return skirmish.table.roll(Roll(dice, read, rule, by=by, modifiers=modifiers))
    faces = skirmish.table.roll(Roll(dice, Faces(), rule, by=by, modifiers=modifiers))
    for place, seat in enumerate(seats):
        if wants_reroll(skirmish, seat, faces, place, rule):
            again = Roll((SIDES,), Fixed(faces, place), "punk.dice.reroll.keep_last", by=seat)
            faces = skirmish.table.roll(again)
    return read(faces)


def anyone(skirmish: Skirmish, minis: Sequence[Mini], rule: str) -> Mini:
    """One of them at random: punk.ruling.random_choice"""
    if len(minis) == 1:
        return minis[0]
    return skirmish.mini(skirmish.table.roll(Draw(tuple(one.id for one in minis), rule)))
