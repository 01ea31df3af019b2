"""Cover: what is in the line of fire, and how much Armour it adds."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from tapete.games.punk.rules.bodies import Body
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini

Kind: TypeAlias = Literal["", "partial", "total"]


class Cover(NamedTuple):
    """What a target gets from what is between it and whoever shoots at it."""

    bonus: int = 0
    """To its Armour, from scenery and from the height it is at; its shield comes on top."""
    kind: Kind = ""
    avoidable: bool = False
    """Some line is free of all that gives a bonus: punk.ruling.avoid_cover_several"""
    elements: tuple[int, ...] = ()
    """The elements of scenery that give it, the best grade first."""
    minis: tuple[str, ...] = ()
    """Minis in the line of fire that cover it partially, the nearest to the shooter first."""
    mini_total: bool = False
    """Minis cover it wholly: it cannot be chosen as a target."""


OPEN = Cover()


def cover(skirmish: Skirmish, shooter: Body, target: Body) -> Cover:
    """What covers a target that is seen: punk.cover.any_line"""
    return OPEN


def shielded(skirmish: Skirmish, target: Mini, cover: Cover, avoided: bool = False) -> int:
    """The Armour its cover and its shield add up to against a shot: punk.cover.stack_shield"""
    return cover.bonus
