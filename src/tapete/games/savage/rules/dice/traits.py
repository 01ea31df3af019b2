"""Trait rolls: the trait die, the wild die, raises and critical failures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from tapete.games.savage.content.library import library
from tapete.games.savage.content.names import trait_name
from tapete.games.savage.figures import (
    UNSKILLED,
    UNSKILLED_DIE,
    bonus,
    gifted,
    has,
    is_attribute,
    missing_steps,
    sides,
    stated_bonus,
    trait_die,
    worn,
)
from tapete.games.savage.rules.dice.rerolls import trait_tries
from tapete.games.savage.state import Figure, Turn
from tapete.games.savage.world import Fight
from tapete.kernel import Message, Modifier, Roll
from tapete.kernel.chance.readings import AtLeast, highest

WRITTEN = Message.of("savage.term.written")
"""What stands beside a trait's die, as in d12+1."""
TARGET = 4
WORST = "savage.core.critical_failure"
STEP = 4
"""savage.core.raises"""
FURTHER_ACTION, RUNNING = -2, -2
WILD_DIE = 6
"""savage.core.wild_die"""
ACES = True
"""savage.core.aces"""
CRITICAL, ONE, FAILED, COVERED, SUCCESS, RAISE = -3, -2, -1, 0, 1, 2
"""The results of a roll, worst first. COVERED: it failed only because of the target's cover."""
NEVER_ASTRAY = 0
"""The highest face on which an attack that cannot hit a bystander goes astray.

savage.bystanders
"""
HIGHEST = 32
"""Totals above this count as this."""
WRECK = -100
"""The total of a critical failure."""


class Versus(msgspec.Struct, frozen=True, tag=True):
    """Reads a roll as the best die plus modifiers against a target: the result, up to `most`.

    `cover` is how much the target's cover has taken from `plus`. `low` is the highest face of the
    trait die on which a failure is ONE, whatever it failed for: a shot then hits a bystander.
    savage.core.trait_roll, savage.core.raises, savage.core.critical_failure
    """

    target: int
    plus: int
    wild: bool
    most: int = RAISE
    cover: int = 0
    low: int = 1

    @property
    def ceiling(self) -> int:
        return self.target - self.plus + STEP * (self.most - 1)

    def total(self, values: tuple[int, ...]) -> int:
        return max(values) + self.plus

    def kept(self, values: tuple[int, ...]) -> tuple[int, ...]:
        return highest(values)

    def __call__(self, values: tuple[int, ...]) -> int:
        if self.wild and all(value == 1 for value in values):
            return CRITICAL
        over = max(values) + self.plus - self.target
        if over >= 0:
            return min(self.most, 1 + over // STEP)
        if values[0] <= self.low:
            return ONE
        return COVERED if over + self.cover >= 0 else FAILED


class Volley(msgspec.Struct, frozen=True, tag=True):
    """Reads several trait dice of one attack, best first; a wild die may replace the worst.

    If more than half of the dice, including the wild die, show 1, it is a critical failure.
    savage.core.rof, savage.core.critical_failure
    """

    read: Versus
    shots: int

    @property
    def target(self) -> int:
        return self.read.target

    @property
    def plus(self) -> int:
        return self.read.plus

    @property
    def ceiling(self) -> int:
        return self.read.ceiling

    def __call__(self, values: tuple[int, ...]) -> tuple[int, ...]:
        ones = sum(value == 1 for value in values)
        if self.read.wild and values[-1] == 1 and 2 * ones > len(values):
            return (CRITICAL,) * self.shots
        single = msgspec.structs.replace(self.read, wild=False)
        marks = sorted((single((value,)) for value in values[: self.shots]), reverse=True)
        if self.read.wild:
            marks[-1] = max(marks[-1], single((values[-1],)))
        return tuple(sorted(marks, reverse=True))


class Result(msgspec.Struct, frozen=True, tag=True):
    """Reads a roll as its total, for opposed rolls: savage.core.opposed"""

    plus: int
    wild: bool

    @property
    def ceiling(self) -> int:
        return HIGHEST - self.plus

    def total(self, values: tuple[int, ...]) -> int:
        return max(values) + self.plus

    def kept(self, values: tuple[int, ...]) -> tuple[int, ...]:
        return highest(values)

    def __call__(self, values: tuple[int, ...]) -> int:
        if self.wild and all(value == 1 for value in values):
            return WRECK
        return min(HIGHEST, max(values) + self.plus)


class Trial(msgspec.Struct, frozen=True):
    """A trait roll about to be made: its dice, the sum of its modifiers, and each of them."""

    dice: tuple[int, ...]
    plus: int
    modifiers: tuple[Modifier, ...]
    wild: bool


def check(
    fight: Fight,
    figure: Figure,
    trait: str,
    rule: str,
    modifiers: list[Modifier] | None = None,
    target: int = TARGET,
    most: int = RAISE,
    action: bool = False,
    alike: Callable[[int], object] | None = None,
    once: bool = False,
) -> int:
    """A trait roll against a target number; a benny may buy another try, and the best counts.

    Results for which `alike` returns the same make no difference to the caller. With `once`, no
    other try is offered. savage.core.trait_roll
    """
    trial = prepare(fight, figure, trait, modifiers or [], action=action)
    read = Versus(target, trial.plus, trial.wild, most)
    roll = _roll(trial, read, rule, figure)
    return trait_tries(fight, None if once else figure, roll, CRITICAL, most, alike).best()


def total_of(
    fight: Fight,
    figure: Figure,
    trait: str,
    rule: str,
    modifiers: list[Modifier] | None = None,
    wanted: int = HIGHEST,
    action: bool = False,
    matters: tuple[int, int] = (-HIGHEST, HIGHEST),
    needs: int | None = None,
) -> int:
    """A trait roll's total; a benny may buy another try while less than `wanted` is reached.

    Totals outside the range `matters` count as the nearest end of it. `needs` is the target that
    people are shown. savage.core.trait_roll
    """
    trial = prepare(fight, figure, trait, modifiers or [], action=action)
    shown = None if needs is None else Versus(needs, trial.plus, trial.wild)
    roll = _roll(trial, Result(trial.plus, trial.wild), rule, figure, shown)
    alike = partial(_within, matters)
    return trait_tries(fight, figure, roll, WRECK, wanted, alike, matters).best()


class Opposed(msgspec.Struct, frozen=True):
    """An opposed roll: the figure that acts, the one that resists, and the trait of each."""

    actor: Figure
    trait: str
    foe: Figure
    resists: str
    rule: str
    modifiers: tuple[Modifier, ...] = ()
    foe_modifiers: tuple[Modifier, ...] = ()
    least: int = TARGET
    """savage.core.opposed"""
    action: bool = True


def oppose(fight: Fight, contest: Opposed) -> int:
    """The actor needs at least 4 and more than its foe; returns FAILED, SUCCESS or RAISE.

    savage.core.opposed
    """
    return fight.table.stage(lambda: _opposed(fight, contest))


def _opposed(fight: Fight, contest: Opposed) -> int:
    """Rolls for the actor first: its foe rolls only if that is good enough: savage.core.opposed"""
    mine = total_of(
        fight,
        contest.actor,
        contest.trait,
        contest.rule,
        list(contest.modifiers),
        wanted=3 * TARGET,
        action=contest.action,
        matters=(contest.least - 1, HIGHEST),
        needs=contest.least,
    )
    if mine < contest.least:
        return FAILED
    theirs = total_of(
        fight,
        contest.foe,
        contest.resists,
        contest.rule,
        list(contest.foe_modifiers),
        wanted=mine,
        matters=(mine - STEP, mine),
        needs=mine,
    )
    if mine <= theirs:
        return FAILED
    return RAISE if mine - max(theirs, -HIGHEST) >= STEP else SUCCESS


def _within(matters: tuple[int, int], total: int) -> int:
    least, most = matters
    return WRECK if total == WRECK else max(least, min(most, total))


def is_critical(fight: Fight, figure: Figure, mark: int, rule: str) -> bool:
    """True for two 1s of a Wild Card, or for the 1 of an Extra if a d6 then shows 1."""
    if mark == CRITICAL:
        return True
    if figure.wild or mark != ONE:
        return False
    confirm = Roll((6,), AtLeast(2), WORST, by=figure.seat, figure=figure.id)
    spared = fight.table.roll(confirm)
    return not spared


def _roll(
    trial: Trial, read: Versus | Result, rule: str, figure: Figure, shown: Versus | None = None
) -> Roll[int]:
    dice, terms, seat, name = trial.dice, trial.modifiers, figure.seat, figure.id
    return Roll(dice, read, rule, ACES, seat, None, terms, figure=name, shown=shown)


def prepare(
    fight: Fight, figure: Figure, trait: str, modifiers: list[Modifier], *, action: bool
) -> Trial:
    """The dice of a trait and all their modifiers now."""
    die = trait_die(figure, trait)
    terms = [*modifiers, *standing(fight, figure, trait, action=action)]
    if not die:
        terms.append(Modifier("savage.core.unskilled", UNSKILLED))
    die = die or UNSKILLED_DIE
    written = bonus(die) + stated_bonus(figure, trait)
    if written:
        terms.append(Modifier("savage.ruling.trait_bonus", written, WRITTEN))
    shown = tuple([term for term in terms if term.amount])
    dice = (sides(die), WILD_DIE) if figure.wild else (sides(die),)
    return Trial(dice, sum([term.amount for term in shown]), shown, figure.wild)


def standing(fight: Fight, figure: Figure, trait: str, *, action: bool) -> list[Modifier]:
    """The modifiers to all trait rolls of a figure; for actions, also those for haste."""
    amounts = (
        ("savage.core.wounds", wound_penalty(figure)),
        ("savage.fatigue.penalty", -figure.fatigue),
        ("savage.state.distracted", -2 if is_distracted(figure) else 0),
        ("savage.core.jokers", 2 if fight.has_joker(figure) else 0),
        ("savage.core.min_strength", _burden(figure, trait)),
    )
    terms = [Modifier(rule, amount) for rule, amount in amounts if amount]
    terms += character(figure, trait)
    terms += _helped(figure, trait)
    if trait == "stealth":
        terms += _veiled(figure)
    if action and fight.is_acting(figure):
        terms += hurried(fight.turn)
    return [term for term in terms if term.amount]


EDGE = "savage.core.trait_roll"
CHARACTER: dict[str, tuple[tuple[str, int, str], ...]] = {
    "notice": (("alertness", 2, EDGE), ("clueless", -1, EDGE), ("blind", -6, "savage.injury.head")),
    "common_knowledge": (("clueless", -1, EDGE),),
    "athletics": (("clumsy", -2, EDGE), ("slow_major", -2, "savage.injury.leg")),
    "stealth": (("clumsy", -2, EDGE),),
    "persuasion": (
        ("ugly", -1, "savage.injury.head"),
        ("mean", -1, EDGE),
        ("tongue_tied", -1, EDGE),
    ),
    "intimidation": (("tongue_tied", -1, EDGE),),
    "taunt": (("tongue_tied", -1, EDGE),),
    "healing": (("healer", 2, EDGE),),
}
"""For each trait, the edges and hindrances that modify all its rolls, and by how much."""


def character(figure: Figure, trait: str) -> list[Modifier]:
    """The modifiers of edges and hindrances to all rolls of a trait."""
    found = CHARACTER.get(trait, ())
    return [
        Modifier(rule, amount, trait_name(name))
        for name, amount, rule in found
        if has(figure, name)
    ]


def hurried(turn: Turn) -> list[Modifier]:
    """What each further action of a turn, and running in it, take from rolls."""
    return [
        Modifier("savage.turn.multi_action", FURTHER_ACTION * (turn.declared - 1)),
        Modifier("savage.move.run", RUNNING if turn.is_running else 0),
    ]


def _veiled(figure: Figure) -> list[Modifier]:
    """Glow makes hiding harder, shroud makes it easier."""
    veils = [veil for effect in figure.effects for veil in effect.modifiers]
    return [
        Modifier("savage.power.glow", -2 if "glow" in veils else 0),
        Modifier("savage.power.shroud", 1 if "shroud" in veils else 0),
    ]


def wound_penalty(figure: Figure) -> int:
    """-1 for each wound, at most -3; one less with Nerves of Steel, or if it feels no pain."""
    borne = has(figure, "nerves_of_steel") + gifted(figure, "numb")
    return -max(0, min(3, figure.wounds) - borne)


def is_distracted(figure: Figure) -> bool:
    """True if it is Distracted itself, or is Entangled, Bound or Stunned."""
    return bool(figure.distracted or figure.entangled or figure.bound or figure.stunned)


def _burden(figure: Figure, trait: str) -> int:
    """Armour too heavy for its wearer is a penalty to Agility and the skills linked to it."""
    agile = trait == "agility" or (
        not is_attribute(trait) and library().skills[trait].linked == "agility"
    )
    if not agile:
        return 0
    return -max([missing_steps(figure, armour.min_strength) for armour in worn(figure)], default=0)


MOST_HELP = 4


def _helped(figure: Figure, trait: str) -> list[Modifier]:
    """Uses up the supports that wait for this roll: at most +4, except on Strength."""
    mine = [aid for aid in figure.helps if aid.trait == trait]
    if not mine:
        return []
    figure.helps = [aid for aid in figure.helps if aid.trait != trait]
    bonus = sum(max(0, aid.bonus) for aid in mine)
    harm = sum(min(0, aid.bonus) for aid in mine)
    if trait != "strength":
        bonus = min(MOST_HELP, bonus)
    return [
        Modifier("savage.combat.support", bonus),
        Modifier("savage.combat.support.critical", harm),
    ]
