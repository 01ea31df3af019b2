"""Rolling again: who may, and whether they want to.

punk.dice.reroll.*: at once, one roll an Action for each player, no roll twice, and the last result
stands. A roll is what one mini throws: of an opposed roll, its own die.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tapete.games.punk.events.rolls import Rerolled
from tapete.games.punk.figures import has
from tapete.games.punk.rules.dice.readings import HIGHEST, LOWEST
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat, YesNo
from tapete.kernel.chance.readings import Reading

ONE_PER_ACTION = "punk.dice.reroll.one_per_action"
ASK, ASK_RIVAL = "punk.ask.reroll", "punk.ask.reroll_rival"
OWN_DICE = "punk.dice.reroll.own_dice"
SOURCES = ("sermon", "reroll")
"""Special rules that let a side roll again, once a game each; what does less is spent first.

punk.core.sermon
"""
FORCES = "reroll"
"""The one that may make the rival roll again instead: punk.core.reroll"""
FACES = range(LOWEST, HIGHEST + 1)
MOST = 1
"""punk.dice.reroll.never_twice"""
KINDS = {
    "punk.combat.fight.roll": "combat",
    "punk.impact.roll": "impact",
    "punk.combat.separate.roll": "separate",
    "punk.special.poison.roll": "poison",
    "punk.move.fall.roll": "fall",
    "punk.shoot.roll": "shot",
}
"""What a roll is called where somebody is asked about it."""


class Thrown(msgspec.Struct, frozen=True):
    """Dice as they lie: who threw each, their faces, and how they are read."""

    seats: tuple[Seat, ...]
    faces: tuple[int, ...]
    read: Reading[Any]
    rule: str


def sources(skirmish: Skirmish, seat: Seat, own: bool) -> list[tuple[Mini, str]]:
    """What lets a side roll again one of its own dice, or one of the rival's."""
    rules = SOURCES if own else (FORCES,)
    return [
        (mini, rule)
        for rule in rules
        for mini in skirmish.standing()
        if mini.seat == seat and rule not in mini.used and has(mini, rule)
    ]


def possible(skirmish: Skirmish, seats: Sequence[Seat]) -> bool:
    """Whether anybody could have any of these seats' dice rolled again."""
    rerolled = skirmish.state.rerolled
    return any(
        mini.seat not in rerolled and _serves(mini, seats)
        for mini in skirmish.standing()
        if mini.gear or mini.special
    )


def _serves(mini: Mini, seats: Sequence[Seat]) -> bool:
    rules = SOURCES if mini.seat in seats else (FORCES,)
    return any(rule not in mini.used and has(mini, rule) for rule in rules)


def rerolls(skirmish: Skirmish, thrown: Thrown, again: Callable[[Thrown, int], Thrown]) -> Thrown:
    """Asks each side, the active one first, for each die it may have rolled again to its gain."""
    rolled: list[int] = []
    for seat in _in_order(skirmish):
        for place in _dice_of(thrown, seat):
            if rolled.count(place) < MOST and _wants(skirmish, seat, thrown, place):
                thrown = again(thrown, place)
                rolled.append(place)
    return thrown


def _in_order(skirmish: Skirmish) -> list[Seat]:
    return sorted((0, 1), key=lambda seat: seat != skirmish.active_seat)


def _dice_of(thrown: Thrown, seat: Seat) -> list[int]:
    """The places of the dice, one's own first."""
    return sorted(range(len(thrown.seats)), key=lambda place: thrown.seats[place] != seat)


def _wants(skirmish: Skirmish, seat: Seat, thrown: Thrown, place: int) -> bool:
    """Whether a side has a die rolled again; then it has done so for this Action."""
    own = thrown.seats[place] == seat
    if seat in skirmish.state.rerolled or not could_gain(thrown, place, own):
        return False
    found = sources(skirmish, seat, own)
    if not found:
        return False
    key, rule = (ASK, ONE_PER_ACTION) if own else (ASK_RIVAL, OWN_DICE)
    face, kind = thrown.faces[place], KINDS.get(thrown.rule, "other")
    wants = skirmish.table.ask(seat, key, YesNo(), rule, face=face, kind=kind)
    if wants:
        _use(skirmish, seat, *found[0], face)
    return wants


def _use(skirmish: Skirmish, seat: Seat, mini: Mini, source: str, face: int) -> None:
    mini.used.append(source)
    skirmish.state.rerolled.append(seat)
    skirmish.table.tell(
        Rerolled, figure=mini.id, ability=source, face=face, rule="punk.dice.reroll.immediate"
    )


def could_gain(thrown: Thrown, place: int, own: bool) -> bool:
    """Whether another face would be better for whoever wants it, or worse for its rival."""
    read, faces = thrown.read, thrown.faces
    outcomes = [read((*faces[:place], face, *faces[place + 1 :])) for face in FACES]
    worth = getattr(read, "worth", None)
    if worth is None:
        return any(outcome != read(faces) for outcome in outcomes)
    now: int = worth(read(faces), place)
    others: list[int] = [worth(outcome, place) for outcome in outcomes]
    return max(others) > now if own else min(others) < now
