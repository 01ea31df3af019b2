"""The values that follow from a profile: Pace, Parry and Toughness."""

from __future__ import annotations

import msgspec

from tapete.games.savage import figures
from tapete.games.savage.content.library import Profile
from tapete.games.savage.content.names import name_in
from tapete.games.savage.rules.story.setup import outfit
from tapete.games.savage.state import Figure
from tapete.spaces.plane.point import Point


class Derived(msgspec.Struct, frozen=True):
    """The values of an unharmed character with its gear in hand, as the game counts them."""

    pace: int
    parry: int
    toughness: int
    """Toughness without armour."""
    armour: int
    """The armour on the torso."""


def derived(profile: Profile) -> Derived:
    """Returns the values that the game itself computes for a figure with that profile."""
    figure = Figure(
        id="",
        profile=msgspec.json.encode(profile).decode(),
        name=name_in(profile.name),
        seat=0,
        group="",
        at=Point(0, 0),
        wild=profile.wild,
        items=outfit(profile),
    )
    return Derived(
        pace=figures.ground_pace(figure),
        parry=figures.parry(figure),
        toughness=figures.toughness(figure),
        armour=figures.armour_at(figure, "torso"),
    )
