"""Scenarios: a table, the deployment zones, the goals, and the number of Turns."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Known, Ref
from tapete.games.punk.content.entries import Entry, Names, Told
from tapete.games.punk.content.library import CONTENT
from tapete.games.punk.content.tables import SIDE, Spot, grounds
from tapete.spaces.plane.point import Point

Zones: TypeAlias = tuple[tuple[Point, ...], tuple[Point, ...]]
"""The outline of each side's deployment zone."""
USUAL_TURNS = 6
"""punk.turn.count"""
FOLDER = "scenarios"
EITHER = -1
"""Marks a goal or an objective of both sides."""

Outline: TypeAlias = Annotated[tuple[Spot, ...], Meta(min_length=3, max_length=12)]
Role: TypeAlias = Annotated[int, Meta(ge=EITHER, le=1)]


class Site(Entry, frozen=True, kw_only=True):
    """An objective: where it is, which side may use it, and how.

    A `spot` is only held. A `supply` is carried, and so is a `captive` once it has been freed with
    a Technique roll. A `device` needs `needs` Technique rolls. A `cart` moves `pace` cm towards
    `to` at the end of each Turn in which its side holds it.
    """

    id: str
    kind: Literal["spot", "supply", "captive", "device", "cart"]
    at: Spot
    side: Role = EITHER
    needs: Annotated[int, Meta(ge=1, le=5)] = 1
    electric: bool = False
    """True if a mini that works it risks a shock."""
    to: Spot | None = None
    pace: Annotated[int, Meta(ge=1, le=60)] = 15


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What gives a side points.

    `fell`: each enemy that is out. `leader`: the enemy's leader is out. `guard`: its own leader is
    still up at the end. `hold`: each objective it controls at the end. `keep`: each objective it
    controls when a Turn ends, from Turn `since` on. `carry`: each objective that one of its minis
    carries at the end. `home`: each objective carried into its own zone by then. `work`: each
    objective it has completed. `deny`: each objective that the rival has not completed, or not
    brought home. `cross`: each of its minis in the rival's zone at the end. A decisive goal ends
    the match as soon as it is reached.
    """

    kind: Literal[
        "fell", "leader", "guard", "hold", "keep", "carry", "home", "work", "deny", "cross"
    ]
    points: Annotated[int, Meta(ge=1, le=20)] = 1
    side: Role = EITHER
    of: str = ""
    """The kind of objective it is about; empty for any kind."""
    since: Annotated[int, Meta(ge=1)] = 1
    decisive: bool = False


class Scenario(Told, frozen=True, kw_only=True):
    """A scenario. Side 0 deploys in the first zone, side 1 in the second."""

    ground: Annotated[str, Ref("tables")]
    """The table it is usually played on."""
    turns: Annotated[int, Meta(ge=1, le=12)] = USUAL_TURNS
    minutes: int = 45
    """About how long a person takes to play it against a bot."""
    first: bool = False
    """True if it is good for a first match."""
    sides: tuple[Names, Names]
    deploy: tuple[Outline, Outline]
    """The corners of the two zones, in cm on a table of 90 cm; they grow with the table."""
    objectives: tuple[Site, ...] = ()
    goals: Annotated[tuple[Goal, ...], Meta(min_length=1)]

    def zones(self, size: Point) -> Zones:
        """Returns the zones on a table of that size."""
        one, other = (tuple([scaled(spot, size) for spot in zone]) for zone in self.deploy)
        return one, other

    def site(self, identity: str) -> Site:
        return next(site for site in self.objectives if site.id == identity)


def scaled(spot: tuple[float, float], size: Point) -> Point:
    """Converts a place written for a table of 90 cm to a table of another size."""
    return Point(round(spot[0] * size.x / SIDE), round(spot[1] * size.y / SIDE))


@cache
def scenarios() -> dict[str, Scenario]:
    """Returns every scenario of the game, by the name of its file."""
    pages = CONTENT.pages(FOLDER, Scenario)
    known = Known({"tables": grounds()})
    return {name: page.check(known) for name, page in pages.items()}


def scenario_named(name: str) -> Scenario:
    """Returns the scenario of that name; raises KeyError if there is none."""
    return scenarios()[name]
