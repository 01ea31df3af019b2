"""Quick estimates: the chance of a check, and what dice are worth buying."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Literal, NamedTuple

from tapete.games.darkness.content.entries import Use
from tapete.games.darkness.meta import ATTRIBUTES
from tapete.games.darkness.rules.checks.check import ExtraDice
from tapete.games.darkness.rules.checks.pool import pool
from tapete.games.darkness.rules.dice.again import Aim
from tapete.games.darkness.rules.dice.readings import Rung
from tapete.games.darkness.state import Attribute, Survivor
from tapete.games.darkness.world import Night
from tapete.odds.dice.ladder import ladder
from tapete.odds.readings import distribution

MOST = 12
"""Dice beyond this many change nothing in an estimate."""
PRICE, LITTLE = 2.0, 0.5
"""What a bought die costs, and a gain that is too small to matter."""
HANDY, TRUSTY = 0.35, 0.7
"""What each die of an object and of an ally is worth."""


@lru_cache(maxsize=256)
def chance(dice: int, need: int) -> float:
    """The chance that this many dice reach a level if none is thrown again."""
    return float(ladder(min(max(dice, 0), MOST)).at_least(need)) if need <= 8 else 0.0


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
    look: int


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
    ("speed", "move"), ("intelligence", "perceive"),
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
