"""How far a weapon reaches, and in which of its bands a target is: punk.shoot.range.*"""

from __future__ import annotations

from tapete.games.punk.content.entries import Bomb, Ranged
from tapete.games.punk.figures import attachments, entry_of, value
from tapete.games.punk.rules.gear.pressure import FURTHER, launched
from tapete.games.punk.state import Item, Mini
from tapete.kernel import Message, Modifier
from tapete.spaces.plane.point import CM

BANDS = "punk.shoot.range.bands"
"""Short, medium and long, each to its end and no further: punk.ruling.range_bounds"""
MODIFIERS = "punk.shoot.range.modifiers"
SIGHT = "punk.core.telescopic_sight"
FURTHEST = "punk.shoot.range.max"
SHORT_TO_LONG = (1, 0, -1)
NAMES = tuple([Message.of("punk.term.range", band=band) for band in ("short", "medium", "long")])
MARK = 10
"""How many cm each mark of reach adds to the bands of a pumped weapon."""
STRENGTH, PENETRATION, REACH = range(3)
"""The marks of a pumped weapon, in this order."""


def bands_of(mini: Mini, item: Item) -> tuple[int, ...]:
    """The ends of its bands; a thrown weapon has one, which depends on the thrower's Strength."""
    weapon = entry_of(item.kind)
    if isinstance(weapon, Bomb):
        return (weapon.throw * CM * value(mini, "F") + FURTHER * launched(mini, item),)
    assert isinstance(weapon, Ranged)
    return tuple([(band + MARK * item.pumped[REACH]) * CM for band in weapon.bands])


def reach(mini: Mini, item: Item) -> int:
    """The furthest that it can shoot: punk.shoot.range.max"""
    return max(bands_of(mini, item), default=0)


def band_at(mini: Mini, item: Item, gap: float) -> int:
    """0 short, 1 medium, 2 long; -1 beyond all of them."""
    bands = bands_of(mini, item)
    return next((band for band, end in enumerate(bands) if gap <= end), -1)


def range_term(mini: Mini, item: Item, band: int) -> Modifier:
    """+1 short, 0 medium, -1 long, or as its sight says; 0 if it has only one band."""
    if len(bands_of(mini, item)) == 1:
        return Modifier(MODIFIERS, 0)
    sights = [one.ranges for one in attachments(mini, item.kind) if one.ranges]
    if sights:
        return Modifier(SIGHT, sights[0][band])
    return Modifier(MODIFIERS, SHORT_TO_LONG[band], NAMES[band])
