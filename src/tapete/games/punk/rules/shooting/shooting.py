"""Shooting at an enemy: what it takes, the Precision roll, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tapete.games.punk.events.shooting import Broke, Missed
from tapete.games.punk.events.shooting import Shot as Told
from tapete.games.punk.figures import has, item_has
from tapete.games.punk.rules.dice.lent import drawn
from tapete.games.punk.rules.dice.readings import Aimed
from tapete.games.punk.rules.dice.readings import Shot as Outcome
from tapete.games.punk.rules.dice.rolls import TRIVIAL, roll
from tapete.games.punk.rules.dice.terms import own
from tapete.games.punk.rules.gear.ammunition import bursts, spend_shot
from tapete.games.punk.rules.gifts.quirks import shot_terms
from tapete.games.punk.rules.shooting.buckshot import at_combat, judged
from tapete.games.punk.rules.shooting.precision import (
    AIM,
    REACTING,
    Needed,
    avoiding_terms,
    needed,
    shooter_terms,
    target_terms,
)
from tapete.games.punk.rules.shooting.shots import Shot
from tapete.games.punk.rules.shooting.straying import go_astray, hit_target
from tapete.games.punk.rules.shooting.targets import Sighting, sighting
from tapete.games.punk.rules.sight.covering import Cover
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier

__all__ = ["Shot", "shoot"]

ACTION = "punk.shoot.action"
ROLL = "punk.shoot.roll"
ALWAYS_ROLL = "punk.special.catapum.roll_always"
BREAKS = "punk.special.catapum.break"
LOBBED = "punk.special.parabolic.no_aim"
"""The same rule says that cover is not avoided."""
SPREADS = "punk.special.buckshot.no_avoid"
SINGLE_USE = "punk.special.single_use"
PARTIAL_ONLY = "punk.shoot.avoid_cover.partial_only"


class Wanted(NamedTuple):
    """How the target is seen, and what the die may show."""

    seen: Sighting
    needed: Needed


def shoot(skirmish: Skirmish, shot: Shot, also: tuple[str, ...] = ()) -> None:
    """A Shoot Action at one enemy: it hits, misses, goes astray, or breaks the weapon."""
    shooter, target, item = shot.shooter, shot.target, shot.item
    shot = msgspec.structs.replace(shot, item=msgspec.structs.replace(item))
    wanted = wanted_for(skirmish, shot, _decided(skirmish, shot))
    announce(skirmish, shot, also)
    spend_shot(skirmish, shooter, item, shot.bullet)
    outcome = outcome_of(skirmish, shot, wanted.needed)
    if outcome is Outcome.HIT:
        hit_target(skirmish, shot, wanted.seen)
    elif outcome is Outcome.STRAY:
        go_astray(skirmish, shot, wanted.seen)
    else:
        skirmish.table.tell(Missed, figure=shooter.id, target=target.id, rule=ROLL)
    if outcome is Outcome.BREAK:
        break_weapon(skirmish, shooter, item)


def announce(skirmish: Skirmish, shot: Shot, also: tuple[str, ...] = ()) -> None:
    """Everybody sees who shoots at whom with what; nobody, with which bullet."""
    once = (SINGLE_USE,) if item_has(shot.item, "single_use") else ()
    skirmish.table.tell(
        Told,
        figure=shot.shooter.id,
        target=shot.target.id,
        weapon=shot.item.kind,
        avoids=shot.avoid,
        rule=ACTION,
        also=(*also, *once),
    )


def wanted_for(skirmish: Skirmish, shot: Shot, terms: Iterable[Modifier] = ()) -> Wanted:
    """What a shot takes as things are; it may be asked before shooting, too."""
    shooter, target, item = shot.shooter, shot.target, shot.item
    seen = sighting(skirmish, shooter, item, target)
    faced = judged(skirmish, shooter, target, item, seen)
    if faced is not target:
        seen = sighting(skirmish, shooter, item, faced)
    found = [*shooter_terms(shooter, item, shot.bullet), *terms]
    found += target_terms(skirmish, shooter, item, faced, seen.band)
    if shot.avoid:
        found += avoiding_terms(target)
    if shot.defensive:
        found.append(REACTING)
    elif has_aimed(skirmish, shooter, target) and not at_combat(item, seen):
        found.append(AIM)
    return Wanted(seen, needed(skirmish, shooter, item, seen, found))


def _decided(skirmish: Skirmish, shot: Shot) -> list[Modifier]:
    """The terms that players decide on as it is made, and those lent for it."""
    shooter = shot.shooter
    return [*shot_terms(skirmish, shooter, shot.target), *drawn(skirmish, shooter, "P")]


def has_aimed(skirmish: Skirmish, shooter: Mini, target: Mini) -> bool:
    """True if it has aimed at that enemy in its present activation."""
    return skirmish.is_active(shooter) and skirmish.active.aim == target.id


def outcome_of(skirmish: Skirmish, shot: Shot, wanted: Needed) -> Outcome:
    """Certain or impossible shots need no die, unless the weapon may blow up.

    punk.ruling.catapum_impossible; a shot that can only hit somebody in the way is rolled for:
    punk.ruling.combat_shot_zero
    """
    target, stray, terms = wanted
    breaks = bursts(shot.item, shot.bullet)
    if target <= 0 and skirmish.rules.no_stray_at_zero:
        stray = target
    certain = target >= TRIVIAL
    if not breaks and (certain or stray <= 0):
        return Outcome.HIT if certain else Outcome.MISS
    read = Aimed(target, stray, breaks, has(shot.target, "hard_laugh"))
    rule = ALWAYS_ROLL if certain or stray <= 0 else ROLL
    return roll(skirmish, shot.shooter, read, rule, own(shot.shooter, "P"), terms)


def break_weapon(skirmish: Skirmish, shooter: Mini, item: Item) -> None:
    """It is useless for the rest of the game."""
    item.broken = True
    skirmish.table.tell(Broke, figure=shooter.id, weapon=item.kind, rule=BREAKS)


def why_not_avoid(item: Item, behind: Cover) -> str:
    """The rule by which a cover cannot be avoided with a weapon; empty if it can."""
    if item_has(item, "parabolic"):
        return LOBBED
    if item_has(item, "buckshot"):
        return SPREADS
    return "" if behind.avoidable and behind.bonus > 0 else PARTIAL_ONLY
