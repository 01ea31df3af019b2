"""Whom a shot hits: its target, everyone it spreads over, or somebody who was in the way."""

from __future__ import annotations

import msgspec

from tapete.games.punk.events.shooting import Strayed
from tapete.games.punk.rules.dice.rolls import anyone
from tapete.games.punk.rules.harm.impact import Hit, strike, strike_all
from tapete.games.punk.rules.harm.incendiary import STRIKES, Blaze, ignite
from tapete.games.punk.rules.shooting.buckshot import WHOLE, struck
from tapete.games.punk.rules.shooting.projectiles import projectile
from tapete.games.punk.rules.shooting.ranges import band_at
from tapete.games.punk.rules.shooting.shots import Shot
from tapete.games.punk.rules.shooting.targets import Sighting, distance_to
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.covering import cover, shielded
from tapete.games.punk.rules.sight.mini_cover import strays
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish

ASTRAY = "punk.shoot.combat.friend_hit"
AT_RANDOM = "punk.shoot.combat.multiple_random"
PAST = "punk.cover.mini.stray_hit"
TIE = "punk.cover.mini.stray_tie"


def hit_target(skirmish: Skirmish, shot: Shot, seen: Sighting) -> None:
    """The target; or everyone in the combat that buckshot was fired at, each behind its own cover.

    punk.special.buckshot.combat, punk.ruling.buckshot_cover_in_combat
    """
    shooter, target = shot.shooter, shot.target
    fired = projectile(shooter, shot.item, shot.bullet, seen.band)
    victims = struck(skirmish, shot.item, target, seen)
    if victims == [target]:
        behind = shielded(skirmish, target, seen.cover, shot.avoid)
        strikes(skirmish, shot, target, fired.hit(shooter, behind))
        return
    covers = [fresh_cover(skirmish, shooter, one) for one in victims]
    hits = [fired.hit(shooter, behind, WHOLE) for behind in covers]
    strike_all(skirmish, list(zip(victims, hits, strict=True)))


def go_astray(skirmish: Skirmish, shot: Shot, seen: Sighting) -> None:
    """Somebody else is hit, behind its own cover: punk.ruling.stray_hit_cover"""
    shooter, item = shot.shooter, shot.item
    victim = in_its_way(skirmish, shot, seen)
    rule = PAST if seen.past else ASTRAY
    skirmish.table.tell(
        Strayed, figure=shooter.id, target=shot.target.id, victim=victim.id, rule=rule
    )
    band = band_at(shooter, item, distance_to(body_of(shooter), body_of(victim)))
    fired = projectile(shooter, item, shot.bullet, band if band >= 0 else seen.band)
    behind = fresh_cover(skirmish, shooter, victim)
    strikes(skirmish, shot, victim, fired.hit(shooter, behind, rule))


def strikes(skirmish: Skirmish, shot: Shot, victim: Mini, hit: Hit) -> None:
    """Somebody is hit; what sets things on fire does so where it strikes, whatever the cover.

    punk.special.incendiary.hit, punk.ruling.incendiary_area
    """
    power = hit.special.get("incendiary", 0)
    if not power:
        strike(skirmish, victim, hit)
        return
    flames = msgspec.structs.replace(hit, strength=power, penetration=power, cover=0, rule=STRIKES)
    moving = shot.target.id if shot.defensive else ""
    source = shot.shooter.at.point
    ignite(skirmish, Blaze(victim.at, flames, power, source, victim.id, moving))


def fresh_cover(skirmish: Skirmish, shooter: Mini, victim: Mini) -> int:
    """punk.cover.mini.stray_cover"""
    return shielded(skirmish, victim, cover(skirmish, body_of(shooter), body_of(victim)))


def in_its_way(skirmish: Skirmish, shot: Shot, seen: Sighting) -> Mini:
    """Of those in the way the nearest to the shooter; else anybody in the combat but the target.

    punk.ruling.mini_cover_nearest, punk.ruling.random_choice
    """
    if seen.past:
        return anyone(skirmish, strays(skirmish, body_of(shot.shooter), seen.past), TIE)
    others = [skirmish.mini(one) for one in seen.combat if one != shot.target.id]
    return anyone(skirmish, others, AT_RANDOM)
