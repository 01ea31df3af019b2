"""Quick estimates: the chance of a check, and what a disc may bring somebody."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Literal, NamedTuple

from tapete.games.darkness.content.entries import AllyDisc, ObjectDisc, SecurityDisc, Use
from tapete.games.darkness.content.library import library
from tapete.games.darkness.meta import ATTRIBUTES
from tapete.games.darkness.rules.checks.check import ExtraDice
from tapete.games.darkness.rules.checks.pool import pool
from tapete.games.darkness.rules.dice.again import Aim
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.dice.readings import Rung
from tapete.games.darkness.rules.fights.fight import ROUNDS, opponent
from tapete.games.darkness.state import Attribute, Survivor
from tapete.games.darkness.world import Night
from tapete.odds.dice.ladder import ladder
from tapete.odds.readings import distribution

MOST = 12
"""Dice beyond this many change nothing in an estimate."""
PRICE, LITTLE = 2.0, 0.5
"""What a bought die costs, and a gain that is too small to matter."""
SUSPECTED, HANDY, TRUSTY = 0.6, 0.35, 0.7
"""What a failure disc costs, and what each die of an object and of an ally is worth."""


@lru_cache(maxsize=256)
def chance(dice: int, need: int) -> float:
    """The chance that this many dice reach a level if none is thrown again."""
    return float(ladder(min(max(dice, 0), MOST)).at_least(need)) if need <= 8 else 0.0


@lru_cache(maxsize=64)
def mean_level(dice: int) -> float:
    odds = ladder(min(max(dice, 0), MOST))
    return sum(level * weight for level, weight in odds.items()) / odds.total


class Skills(NamedTuple):
    """The dice of a survivor for what it often does."""

    search: int
    persuade: int
    calm: int
    disarm: int
    pick: int
    force: int
    climb: int
    heal: int
    initiative: int
    attack: int
    defence: int
    speed: int


def traits(night: Night, who: Survivor) -> Hashable:
    """All that its dice depend on."""
    sheet = who.sheet
    return (
        *map(sheet.value, ATTRIBUTES), *sheet.skills.items(), *who.learned.items(),
        *[one.kind for one in who.things], who.health, night.mastered,
    )  # fmt: skip


def skills_of(night: Night, who: Survivor) -> Skills:
    """Its dice now. They are worked out once for each sheet with the same objects and damage."""
    key = traits(night, who)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) > MANY:
            KNOWN.clear()
        found = KNOWN[key] = Skills(*[_dice(night, who, *one) for one in ROLLS])
    return found


def dice_for(night: Night, who: Survivor, attribute: Attribute, use: Use | Literal[""]) -> int:
    """The dice of any check, kept in the same way."""
    key = (traits(night, who), attribute, use)
    found = OTHERS.get(key)
    if found is None:
        if len(OTHERS) > MANY:
            OTHERS.clear()
        found = OTHERS[key] = pool(night, who, attribute, (use,) if use else ()).dice
    return found


MANY = 4096
OTHERS: dict[Hashable, int] = {}
KNOWN: dict[Hashable, Skills] = {}
ROLLS: tuple[tuple[Attribute, Use], ...] = (
    ("intelligence", "search"), ("persuasion", "persuade"), ("persuasion", "calm"),
    ("intelligence", "disarm"), ("dexterity", "pick"), ("attack", "force"), ("dexterity", "climb"),
    ("medicine", "heal"), ("dexterity", "initiative"), ("attack", "fight"), ("defence", "defend"),
    ("speed", "move"),
)  # fmt: skip


def _dice(night: Night, who: Survivor, attribute: Attribute, use: Use) -> int:
    return pool(night, who, attribute, (use,)).dice


# --- dice to buy


def dice_to_buy(domain: ExtraDice) -> int:
    """How many dice pay for themselves, if none are thrown again; each costs two points."""
    worth = [_expected(domain.dice + extra, domain.aim) - PRICE * extra for extra in domain.options]
    return domain.options[worth.index(max(worth))]


def may_help(domain: ExtraDice) -> bool:
    """True if buying all the dice on offer would gain something that matters."""
    most = _expected(domain.dice + domain.options[-1], domain.aim)
    return most - _expected(domain.dice, domain.aim) > LITTLE


@lru_cache(maxsize=4096)
def _expected(dice: int, aim: Aim) -> float:
    """What a throw is worth, roughly in victory points."""
    odds = distribution((6,) * dice, Rung(ties=aim.ties))
    return sum([aim.worth(rank) * weight for rank, weight in odds.items()]) / odds.total


# --- discs


def wound_cost(health: int) -> float:
    """What one damage costs somebody with this much health."""
    return {0: 12.0, 1: 12.0, 2: 3.0, 3: 1.0, 4: 0.6}.get(health, 0.4)


@lru_cache(maxsize=1 << 14)
def disc_worth(kind: str, dice: Skills) -> float:
    """What turning a disc over brings on average, in victory points."""
    disc = library().disc(kind)
    if isinstance(disc, ObjectDisc):
        need = level_of(disc.code)
        return chance(dice.search, need) * (need + 0.7 + HANDY * disc.dice)
    if isinstance(disc, AllyDisc):
        need = level_of(disc.code)
        success = chance(dice.persuade, need)
        return success * (need + 0.7 + TRUSTY) - (1 - success) * SUSPECTED
    if isinstance(disc, SecurityDisc):
        return _security(disc, dice)
    return foe_worth(kind, dice)


def _security(disc: SecurityDisc, dice: Skills) -> float:
    need = level_of(disc.code)
    own = {"alarm": dice.disarm, "dog": dice.calm}.get(disc.guard, dice.persuade)
    success = chance(own, need)
    return success * need - (1 - success) * 2 * SUSPECTED


@lru_cache(maxsize=1 << 12)
def foe_worth(kind: str, dice: Skills) -> float:
    """What a fight may bring: the points of a victory, less the wounds on the way."""
    against = opponent(kind)
    hits, holds = chance(dice.attack, against.defence), chance(dice.defence, against.attack)
    won = 1 - (1 - hits) ** ROUNDS
    rounds = (1 - (1 - hits) ** ROUNDS) / hits if hits else ROUNDS
    wounds = (1 - holds) * (rounds - 0.5 * chance(dice.initiative, against.initiative))
    return won * (against.attack + against.defence) - wounds * wound_cost(dice.defence) - (1 - won)


@lru_cache(maxsize=1 << 12)
def mean_worth(discs: tuple[str, ...], dice: Skills) -> float:
    """The mean worth of a disc that may be any of these."""
    return sum([disc_worth(kind, dice) for kind in discs]) / len(discs) if discs else 0.0
