"""Firing at an enemy with any weapon: straight at it, or lobbed."""

from __future__ import annotations

from tapete.games.punk.rules.gear.ammunition import chosen_bullet
from tapete.games.punk.rules.shooting.parabolic import Lob, lob
from tapete.games.punk.rules.shooting.shooting import Shot, shoot
from tapete.games.punk.rules.shooting.targets import is_lobbed
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish


def fire_at(
    skirmish: Skirmish,
    mini: Mini,
    item: Item,
    target: Mini,
    *,
    avoid: bool,
    defensive: bool,
) -> None:
    """One Shoot Action at one enemy: punk.shoot.action"""
    bullet = chosen_bullet(skirmish, mini, item)
    if is_lobbed(item):
        lob(skirmish, Lob(mini, item, target.at, target, bullet, defensive))
    else:
        shoot(skirmish, Shot(mini, target, item, bullet, avoid, defensive))
