"""Lines of sight: who is in front of whom, and who is not hidden by the scenery."""

from __future__ import annotations

from tapete.games.punk.rules.bodies import Body, body_of, in_arc, spot
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.spaces.levels import Place

__all__ = ["Body", "body_of", "hidden", "in_arc", "mini_sees", "sees", "sees_place", "spot"]


def hidden(skirmish: Skirmish, one: Body, other: Body) -> bool:
    """Neither can see the other, whichever way they face: punk.los.reciprocal"""
    return False


def sees(skirmish: Skirmish, eye: Body, target: Body) -> bool:
    """In front of it, and not hidden by scenery; minis hide nobody: punk.los.condition

    punk.ruling.los_minis
    """
    return in_arc(eye, target) and not hidden(skirmish, eye, target)


def mini_sees(skirmish: Skirmish, mini: Mini, other: Mini) -> bool:
    return sees(skirmish, body_of(mini), body_of(other))


def sees_place(skirmish: Skirmish, eye: Body, place: Place) -> bool:
    """A place of the table, as if a base of 25 mm were there."""
    return sees(skirmish, eye, spot(place))
