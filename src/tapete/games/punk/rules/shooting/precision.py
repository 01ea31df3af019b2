"""The Precision of a shot, with all that modifies it: punk.shoot.roll"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tapete.games.punk.figures import has, item_has, value
from tapete.games.punk.rules.dice.rolls import total
from tapete.games.punk.rules.gear.ammunition import AMMUNITION, bullet_of
from tapete.games.punk.rules.harm.smoke import smoke_term
from tapete.games.punk.rules.shooting.buckshot import at_combat, through_minis
from tapete.games.punk.rules.shooting.ranges import range_term
from tapete.games.punk.rules.shooting.targets import Sighting
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.sight import sees
from tapete.games.punk.rules.story.weather import shot_terms as weather_terms
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier

BEHIND = Modifier("punk.shoot.from_behind", 1)
AVOIDING = Modifier("punk.shoot.avoid_cover", -3)
CAMOUFLAGE = Modifier("punk.special.camouflage", -2)
AIM = Modifier("punk.shoot.aim.bonus", 3)
"""It counts once, however often a mini aims: punk.shoot.aim.no_stack"""
REACTING = Modifier("punk.shoot.defensive.penalty", -2)
HARD_TO_USE = Modifier("punk.special.hard_to_use", -1)
MOUNTED = Modifier("punk.special.mounted.shooting", -1)
BUCKSHOT = Modifier("punk.special.buckshot.bonus", 1)
INTO_COMBAT = Modifier("punk.shoot.combat.penalty", -3)
PAST_MINIS = Modifier("punk.cover.mini.partial_penalty", -3)


class Needed(NamedTuple):
    """The most the die may show, and the same without the -3 for minis in the way."""

    target: int
    stray: int
    terms: tuple[Modifier, ...]


def needed(
    skirmish: Skirmish, shooter: Mini, item: Item, seen: Sighting, terms: Iterable[Modifier]
) -> Needed:
    """Precision with all terms; into a combat or past minis -3, once.

    punk.ruling.combat_and_mini_cover
    """
    shown = [term for term in terms if term.amount]
    free = value(shooter, "P") + total(shown)
    way = in_the_way(skirmish, item, seen)
    if way is None:
        return Needed(free, free, tuple(shown))
    return Needed(free + way.amount, free, (*shown, way))


def in_the_way(skirmish: Skirmish, item: Item, seen: Sighting) -> Modifier | None:
    """-3 for minis in the line of fire, or in the target's combat unless all of it is shot at."""
    if seen.past and not through_minis(skirmish, item):
        return PAST_MINIS
    return INTO_COMBAT if seen.combat and not at_combat(item, seen) else None


def shooter_terms(shooter: Mini, item: Item, bullet: str) -> list[Modifier]:
    """What the shooter, its weapon and its bullet add, whoever is shot at."""
    found = [MOUNTED] if has(shooter, "mounted") else []
    if item_has(item, "hard_to_use"):
        found.append(HARD_TO_USE)
    if item_has(item, "buckshot"):
        found.append(BUCKSHOT)
    fired = bullet_of(bullet)
    if fired is not None:
        found.append(Modifier(AMMUNITION, fired.precision))
    return found


def target_terms(
    skirmish: Skirmish, shooter: Mini, item: Item, target: Mini, band: int
) -> list[Modifier]:
    """What the target's place and facing add: range, its back, smoke and weather."""
    eye, mark = body_of(shooter), body_of(target)
    found = [range_term(shooter, item, band), smoke_term(skirmish, eye, mark)]
    if not sees(skirmish, mark, eye):
        found.append(BEHIND)
    return found + weather_terms(skirmish, shooter, target)


def avoiding_terms(target: Mini) -> list[Modifier]:
    """-3 to avoid a cover, and -2 more against a camouflaged target."""
    return [AVOIDING, CAMOUFLAGE] if has(target, "camouflage") else [AVOIDING]
