"""Scenery to hide behind: its zones, their sizes and grades, and the bases each size covers."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.punk.content.cover_codes import PROTECTION
from tapete.games.punk.content.field import Field
from tapete.games.punk.rules.sight.bodies import Body
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import CM

SMALL = 4 * CM
"""Bases up to this are small, larger ones are large: punk.ruling.cover_base_groups"""
LOW, MIDDLE = 3 * CM, 6 * CM
"""punk.cover.size.guide"""
DECORATION = 0
"""The size of what gives no cover."""
TALL = (0, 3 * CM, 6 * CM, 9 * CM)
"""How tall each size is without a stated height: punk.ruling.height_ground_elements"""
ARMOUR: dict[str, int] = dict(PROTECTION.items())


def guide(rises: int) -> int:
    """The size of something that tall, unless players say otherwise."""
    if rises <= 0:
        return 0
    return 1 if rises <= LOW else 2 if rises <= MIDDLE else 3


def least_that_hides(one: Body, other: Body) -> int:
    """The least size that hides two from each other: punk.ruling.cover_asymmetric_hiding

    punk.cover.apply.total_size2, punk.cover.apply.total_size3
    """
    return 2 if min(one.size, other.size) <= SMALL else 3


def least_that_covers(target: Body) -> int:
    """The least size that gives a bonus; less is no obstacle: punk.cover.no_bonus_no_obstacle

    punk.cover.apply.total_size1, punk.cover.apply.partial_size1, punk.cover.apply.partial_size2_3
    """
    return 1 if target.size <= SMALL else 2


class Zone(NamedTuple):
    """A part of an element that has one size: punk.cover.size.zones"""

    piece: int
    element: int
    foot: int
    top: int
    size: int
    armour: int
    irregular: bool
    """It covers in part and hides nobody: punk.cover.odd_shapes"""
    solid: bool
    """It has a stated height: nobody stands in it."""

    def size_from(self, level: int) -> int:
        """Its size from a floor; if it begins further down, only what is above the floor counts.

        punk.ruling.cover_levels
        """
        return self.size if self.foot >= level else guide(self.top - level)


def sized(field: Field) -> tuple[list[Scenery], list[Zone]]:
    """The pieces of scenery that have a size, and their zones."""
    scenery = [(n, one) for n, one in enumerate(field.board.pieces) if isinstance(one, Scenery)]
    found = [(index, piece) for index, piece in scenery if piece.size != DECORATION]
    zones = [_zone(index, field.elements[index], piece) for index, piece in found]
    return [piece for _, piece in found], zones


def _zone(index: int, element: int, piece: Scenery) -> Zone:
    top = piece.foot + (piece.height or TALL[piece.size])
    armour = ARMOUR.get(piece.grade, 0)
    odd, solid = not piece.opaque, piece.height > 0
    return Zone(index, element, piece.foot, top, piece.size, armour, odd, solid)
