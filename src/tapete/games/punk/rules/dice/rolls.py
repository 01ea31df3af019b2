"""Rolls: an Attribute to be rolled under, or two sides that add a die each; and rolling again.

A roll is read by a small value of `readings`; what it gives is all the rule needs to know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from tapete.games.punk.events.rolls import Certain
from tapete.games.punk.figures import value
from tapete.games.punk.rules.dice.lent import drawn
from tapete.games.punk.rules.dice.readings import PAIR, Anew, Fixed, Under, is_low, rules_of
from tapete.games.punk.rules.dice.rerolls import ASK, Thrown, possible, rerolls
from tapete.games.punk.rules.dice.terms import own
from tapete.games.punk.state import Letter, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Draw, Modifier, Roll, Seat
from tapete.kernel.chance.readings import Faces, Reading, Verdict

T = TypeVar("T")
U = TypeVar("U")

SIDES = 10
DICE = "punk.dice.notation"
STACKS, NOT_TWICE = "punk.dice.modifiers.different_stack", "punk.dice.modifiers.no_self_stack"
IMPOSSIBLE, TRIVIAL = 0, 10
"""An Attribute this low fails, and one this high succeeds, without a roll."""
AUTO_FAIL, AUTO_SUCCESS = "punk.dice.attribute.auto_fail", "punk.dice.attribute.auto_success"
SIDES_OF_THE_TABLE = 2
LAST = "punk.dice.reroll.keep_last"


def total(terms: Iterable[Modifier]) -> int:
    """Terms of different rules add up."""
    return sum([term.amount for term in counted(terms)])


def counted(terms: Iterable[Modifier]) -> list[Modifier]:
    """Each rule counts once, with the most it gives or takes."""
    found: dict[str, Modifier] = {}
    for term in terms:
        known = found.get(term.rule)
        if known is None or abs(term.amount) > abs(known.amount):
            found[term.rule] = term
    return [term for term in found.values() if term.amount]


def rules_at(read: Reading[Any], *sides: Sequence[Modifier]) -> tuple[str, ...]:
    """The rules by which dice are thrown and read and what each side adds to them is counted."""
    given = [[term.rule for term in side if term.amount] for side in sides]
    stacks = (STACKS,) if any(len(set(side)) > 1 for side in given) else ()
    dropped = (NOT_TWICE,) if any(len(set(side)) < len(side) for side in given) else ()
    return (DICE, *rules_of(read), *stacks, *dropped)


def test(
    skirmish: Skirmish,
    mini: Mini,
    letter: Letter,
    rule: str,
    terms: Sequence[Modifier] = (),  # noqa: PT028
) -> bool:
    """An Attribute roll: True if the die is no higher than the Attribute with all modifiers.

    Modifiers may take it out of the range of Attributes: punk.ruling.attribute_limits
    """
    terms = [*terms, *drawn(skirmish, mini, letter)]
    needed = value(mini, letter) + total(terms)
    if needed <= IMPOSSIBLE or needed >= TRIVIAL:
        return certain(skirmish, mini, letter, passed=needed >= TRIVIAL)
    return roll(skirmish, mini, Under(needed), rule, own(mini, letter), terms)


def certain(skirmish: Skirmish, mini: Mini, letter: Letter, *, passed: bool) -> bool:
    """Tells that a roll passes or fails without a die; True if it passes."""
    rule = AUTO_SUCCESS if passed else AUTO_FAIL
    skirmish.table.tell(Certain, figure=mini.id, attribute=letter, passed=passed, rule=rule)
    return passed


def roll(
    skirmish: Skirmish,
    mini: Mini,
    read: Reading[T],
    rule: str,
    attribute: Modifier,
    terms: Sequence[Modifier] = (),
) -> T:
    """A mini's die, which may be rolled again, and the Attribute that modifiers are added to."""
    shown, also = (attribute, *counted(terms)), rules_at(read, terms)
    return _rolled(skirmish, (mini.seat,), read, Told(rule, shown, also, mini.id))


def opposed(
    skirmish: Skirmish,
    seats: tuple[Seat, ...],
    read: Reading[T],
    rule: str,
    *sides: Sequence[Modifier],
    figures: tuple[str, str] = ("", ""),
) -> T:
    """A die for each of these seats, in order, that of the acting side first.

    What each of the `sides` adds is counted by itself. `figures` are the ids of the first two.
    """
    shown = tuple([term for side in sides for term in counted(side)])
    return _rolled(skirmish, seats, read, Told(rule, shown, rules_at(read, *sides), *figures))


class Told(NamedTuple):
    """What is told with a roll: its rule, its modifiers, other rules, and whose dice they are."""

    rule: str
    modifiers: tuple[Modifier, ...]
    also: tuple[str, ...]
    figure: str
    foe: str = ""


def _rolled(skirmish: Skirmish, seats: tuple[Seat, ...], read: Reading[T], told: Told) -> T:
    """If nobody can roll again, only what is read of the dice matters; else all their faces do."""
    dice, by, low = (SIDES,) * len(seats), seats[0], is_low(read)
    rule, modifiers, also, figure, foe = told

    def thrown_as(reading: Reading[U]) -> Roll[U]:
        told = modifiers, seats, low, also, figure, foe
        return Roll(dice, reading, rule, False, by, None, *told, shown=read)

    if skirmish.table.ignores(ASK) or not possible(skirmish, seats):
        return skirmish.table.roll(thrown_as(read))
    faces = skirmish.table.roll(thrown_as(Faces()))

    def again(thrown: Thrown, place: int) -> Thrown:
        """The last result stands: punk.dice.reroll.keep_last"""
        fixed, seat = Fixed(thrown.faces, place), thrown.seats[place]
        anew = Roll(
            (SIDES,),
            fixed,
            LAST,
            by=seat,
            modifiers=() if place else modifiers,
            low=low,
            also=also,
            figure=(figure, foe)[place] if place < PAIR else "",
            shown=Anew(read, thrown.faces, place),
        )
        return Thrown(thrown.seats, skirmish.table.roll(anew), thrown.read, rule)

    return read(rerolls(skirmish, Thrown(seats, faces, read, rule), again).faces)


def rival_of(skirmish: Skirmish, seat: Seat) -> Seat:
    """The other player's seat, to which the dice of an effect belong.

    punk.ruling.tie_against_effect
    """
    return 1 - seat if seat < SIDES_OF_THE_TABLE else skirmish.active_seat or 0


def tie(skirmish: Skirmish, seat: Seat, rival: Seat) -> Verdict:
    """The outcome of a tie for the first side: the player whose activation it is wins.

    The same holds for the impact rolls of a fight: punk.ruling.impact_tie. Against an effect, the
    mini's player if it is active, else the effect. Within one side, the aggressor:
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
