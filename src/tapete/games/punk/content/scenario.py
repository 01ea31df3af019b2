"""Scenarios: a table, where the sides deploy, what they want, and for how many Turns."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Known, Ref
from tapete.games.punk.content.entries import Entry, Names, Told
from tapete.games.punk.content.library import CONTENT
from tapete.games.punk.content.tables import SIDE, Spot, ground_names
from tapete.spaces.plane.point import Point

Zones: TypeAlias = tuple[tuple[Point, ...], tuple[Point, ...]]
"""Where each side deploys: an outline each."""
USUAL_TURNS = 6
"""punk.turn.count"""
FOLDER = "scenarios"
EITHER = -1
"""A goal or an objective of both sides."""

Outline: TypeAlias = Annotated[tuple[Spot, ...], Meta(min_length=3, max_length=12)]
Role: TypeAlias = Annotated[int, Meta(ge=EITHER, le=1)]


class Site(Entry, frozen=True, kw_only=True):
    """An objective: where it lies, and who may do what with it.

    A `spot` is only held. A `supply` is carried, and so is a `captive` once it was freed with a
    Technique roll. A `device` is worked with Technique rolls, `needs` of them. A `cart` goes on
    `pace` cm towards `to` when a Turn ends in which its side holds it.
    """

    id: str
    kind: Literal["spot", "supply", "captive", "device", "cart"]
    at: Spot
    side: Role = EITHER
    needs: Annotated[int, Meta(ge=1, le=5)] = 1
    electric: bool = False
    """Whoever works it risks a shock."""
    to: Spot | None = None
    pace: Annotated[int, Meta(ge=1, le=60)] = 15


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is worth points to a side.

    `fell`: each enemy that is out. `leader`: the enemy's leader out. `guard`: its own leader still
    up at the end. `hold`: each objective it controls at the end. `keep`: each one it controls when
    a Turn ends, from Turn `since` on. `carry`: each objective one of its minis carries at the end.
    `home`: each carried into its own zone by then. `work`: each objective it has done. `deny`: each
    the rival has not done, or not brought home. `cross`: each of its minis in the rival's zone at
    the end. A decisive one ends the match as soon as it is reached.
    """

    kind: Literal[
        "fell", "leader", "guard", "hold", "keep", "carry", "home", "work", "deny", "cross"
    ]
    points: Annotated[int, Meta(ge=1, le=20)] = 1
    side: Role = EITHER
    of: str = ""
    """The kind of objective it is about; any, if none is named."""
    since: Annotated[int, Meta(ge=1)] = 1
    decisive: bool = False


class Scenario(Told, frozen=True, kw_only=True):
    """Side 0 deploys in the first zone, side 1 in the second."""

    ground: Annotated[str, Ref("tables")]
    """The table it is usually played on."""
    turns: Annotated[int, Meta(ge=1, le=12)] = USUAL_TURNS
    minutes: int = 45
    """How long it takes a person against a bot, about."""
    first: bool = False
    """Good for a first match."""
    sides: tuple[Names, Names]
    deploy: tuple[Outline, Outline]
    """The two zones, by their corners, in cm on a table of 90; they grow with the table."""
    objectives: tuple[Site, ...] = ()
    goals: Annotated[tuple[Goal, ...], Meta(min_length=1)]

    def zones(self, size: Point) -> Zones:
        """On a table of that size."""
        one, other = (tuple([scaled(spot, size) for spot in zone]) for zone in self.deploy)
        return one, other

    def site(self, identity: str) -> Site:
        return next(site for site in self.objectives if site.id == identity)


def scaled(spot: tuple[float, float], size: Point) -> Point:
    """A place written for a table of 90 cm, on one of another size."""
    return Point(round(spot[0] * size.x / SIDE), round(spot[1] * size.y / SIDE))


@cache
def scenarios() -> dict[str, Scenario]:
    """Every scenario of the game, by its file's name."""
    pages = CONTENT.pages(FOLDER, Scenario)
    known = Known({"tables": dict.fromkeys(ground_names())})
    for page in pages.values():
        page.check(known)
    return {name: page.value for name, page in pages.items()}


def scenario_named(name: str) -> Scenario:
    """Raises KeyError if there is none."""
    return scenarios()[name]
