"""Automatic fire: two more shots, free and compulsory, from target to target."""

from __future__ import annotations

from tapete.deeds.do import Do
from tapete.games.punk.events.shooting import NoMoreShots
from tapete.games.punk.rules.gear.ammunition import chosen_bullet
from tapete.games.punk.rules.harm.touching_markers import stands_in
from tapete.games.punk.rules.shooting.aiming import at_whom
from tapete.games.punk.rules.shooting.shooting import Shot, shoot
from tapete.games.punk.rules.shooting.targets import unusable
from tapete.games.punk.rules.turns.spending import new_action
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Choice, Form
from tapete.spaces.plane.point import CM

DECLARED = "punk.special.automatic.declare"
EXTRA = "punk.special.automatic.extra_shots"
CHAIN = "punk.special.automatic.targets"
MORE = 2
FROM_THE_LAST = 10 * CM
"""How far the next target may be from the one before, standing or downed."""


def burst(skirmish: Skirmish, shot: Shot) -> None:
    """The shot, and two more; those without a bullet or a target are lost.

    punk.ruling.automatic_no_target
    """
    shoot(skirmish, shot, (DECLARED,))
    last = shot.target
    for made in range(MORE):
        found = choices(skirmish, shot, last)
        if not found:
            lost = MORE - made
            skirmish.table.tell(NoMoreShots, figure=shot.shooter.id, shots=lost, rule=EXTRA)
            return
        new_action(skirmish)
        if not stands_in(skirmish, shot.shooter):
            return
        following = _next(skirmish, shot, found)
        shoot(skirmish, following)
        last = following.target


def choices(skirmish: Skirmish, shot: Shot, last: Mini) -> list[Choice]:
    """The enemies the next shot may be at, and how."""
    mini, item = shot.shooter, shot.item
    if mini.out or unusable(mini, item) is not None:
        return []
    place = next(n for n, one in enumerate(mini.gear) if one is item)
    near = [
        enemy
        for enemy in skirmish.enemies(mini)
        if enemy is last or skirmish.gap(enemy, last) <= FROM_THE_LAST
    ]
    return at_whom(skirmish, mini, place, near)


def _next(skirmish: Skirmish, shot: Shot, found: list[Choice]) -> Shot:
    """Each is a Shoot Action of its own, with its own modifiers: punk.ruling.automatic_modifiers"""
    mini, item = shot.shooter, shot.item
    picked = found[0].option, found[0].usual()
    if len(found) > 1 or found[0].details:
        filled = skirmish.table.ask(
            mini.seat,
            "punk.ask.automatic",
            Form(lambda: found, kind=Do),
            CHAIN,
            figure=mini.id,
            weapon=item.kind,
        )
        picked = filled.option, filled.details
    do, details = picked
    bullet = chosen_bullet(skirmish, mini, item)
    avoid = bool(details.get("avoid", False))
    return Shot(mini, skirmish.mini(do.to), item, bullet, avoid=avoid)
