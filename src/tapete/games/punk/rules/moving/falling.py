"""Falls: from how high, how hard, and where the mini comes down."""

from __future__ import annotations

from tapete.games.punk.events.moving import Fell
from tapete.games.punk.rules.dice.lent import drawn
from tapete.games.punk.rules.dice.readings import Versus
from tapete.games.punk.rules.dice.rolls import opposed, rival_of, tie, total
from tapete.games.punk.rules.dice.terms import own
from tapete.games.punk.rules.harm.downing import down
from tapete.games.punk.rules.moving.displacing import put
from tapete.games.punk.rules.moving.prone import knock_down
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish, base_size
from tapete.kernel import Modifier
from tapete.kernel.chance.readings import Verdict
from tapete.spaces.climbs.surfaces import Place

TABLE = ((2, 0), (4, 2), (6, 4), (8, 6))
"""Base sizes, and the Strength of a fall from up to that height: punk.move.fall.table"""
BEYOND = 8
ROLL = "punk.move.fall.roll"
FATAL = "punk.move.fall.fatal"
LIES = "punk.move.fall.survive"


def strength_of(height: int, size: int) -> int:
    """The Strength of a fall from a height, for a base of that size; 0 is harmless."""
    return next((strength for sizes, strength in TABLE if height <= sizes * size), BEYOND)


def fall(skirmish: Skirmish, mini: Mini, height: int, rule: str) -> bool:
    """It has fallen from a height to where it is now; True if it lives.

    Even a low fall leaves it prone, unless a house rule spares it: punk.ruling.low_fall_prone
    """
    strength = strength_of(height, base_size(mini))
    skirmish.table.tell(Fell, figure=mini.id, height=height, strength=strength, rule=rule)
    if strength and not survives(skirmish, mini, strength) and down(skirmish, mini, FATAL):
        return False
    if strength or not skirmish.rules.low_fall_harmless:
        knock_down(skirmish, mini, LIES)
    return True


def survives(skirmish: Skirmish, mini: Mini, strength: int) -> bool:
    """True if its Toughness, without Armour, beats the fall: punk.ruling.tie_against_effect"""
    rival = rival_of(skirmish, mini.seat)
    terms = [
        own(mini, "D"),
        Modifier("punk.move.fall.table", -strength),
        *drawn(skirmish, mini, "D"),
    ]
    read = Versus(total(terms), tie(skirmish, mini.seat, rival))
    sides, figures = (mini.seat, rival), (mini.id, "")
    return opposed(skirmish, sides, read, ROLL, terms, figures=figures) is Verdict.WON


def fall_down(
    skirmish: Skirmish, mini: Mini, place: Place, rule: str, height: int | None = None
) -> bool:
    """It falls to a place from a height, or to the nearest room if somebody is there.

    Without a height it only lies there; on impassable ground it is removed. True if it lives.
    """
    if not put(skirmish, mini, place):
        return False
    if height is None:
        knock_down(skirmish, mini, rule)
        return True
    return fall(skirmish, mini, max(0, height - mini.at.height), rule)


def let_go(skirmish: Skirmish, mini: Mini, rule: str) -> bool:
    """A mini on a wall falls to its foot; True if it lives."""
    at = mini.at
    foot = Place(at.point, skirmish.levels.height(at.point, at.height) or 0)
    return fall_down(skirmish, mini, foot, rule, at.height)
