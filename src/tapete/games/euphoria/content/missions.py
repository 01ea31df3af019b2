"""Missions: a board, roles, objectives and what each role gets for them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Known, Ref
from tapete.games.euphoria.content.boards import Spot, grounds
from tapete.games.euphoria.content.library import CONTENT, library
from tapete.games.euphoria.content.told import Entry, Names, Told

FOLDER = "missions"
EITHER = -1
"""Marks what is for both roles."""
TURNS = 6
"""euphoria.end.game"""
Role: TypeAlias = Annotated[int, Meta(ge=EITHER, le=1)]
"""0 for the attacker, 1 for the defender; without roles, the seats."""


class Site(Entry, frozen=True, kw_only=True):
    """An objective: where it is, who may use it, and how.

    A `spot` is held by whoever has characters in contact with it while the rival has none. A `case`
    is picked up and carried. A `switch` is worked with Interact, `needs` times.
    """

    id: str
    kind: Literal["spot", "case", "switch"]
    at: Spot
    role: Role = EITHER
    needs: Annotated[int, Meta(ge=1, le=4)] = 1


class Neutral(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody who belongs to no team until a character takes them along with Interact."""

    id: str
    profile: Annotated[str, Ref("profiles")]
    at: Spot


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What gives a role points for objectives.

    `hold`: each spot it holds as a turn ends. `carry`: each case it carries at the end. `home`:
    each case brought into its own zone. `work`: each switch completed. `rescue`: each neutral that
    goes with it and is in its own zone. `reward`: each reward that one of its characters takes.
    `keep`: each objective that the rival has not brought home or completed at the end.
    """

    kind: Literal["hold", "carry", "home", "work", "rescue", "reward", "keep"]
    points: Annotated[int, Meta(ge=0, le=200)] = 0
    role: Role = EITHER
    fulfils: Annotated[int, Meta(ge=0, le=9)] = 0
    """How many times it must be done for the mission to be fulfilled; 0 if that does not end it."""


class Mission(Told, frozen=True, kw_only=True):
    """A mission. Kills always score; a Bad Born team scores nothing else."""

    board: Annotated[str, Ref("boards")]
    """The board it is usually played on."""
    minutes: int = 30
    """About how long a person takes to play it against a bot."""
    first: bool = False
    """True if it is good for a first show."""
    roles: tuple[Names, Names] | None = None
    """What attacker and defender are called; None if there are none."""
    objectives: tuple[Site, ...] = ()
    neutrals: tuple[Neutral, ...] = ()
    goals: tuple[Goal, ...] = ()

    def site(self, identity: str) -> Site:
        return next(site for site in self.objectives if site.id == identity)


@cache
def missions() -> dict[str, Mission]:
    """Returns every mission of the game, by the name of its file."""
    pages = CONTENT.pages(FOLDER, Mission)
    known = Known.of(library(), boards=grounds())
    return {name: page.check(known) for name, page in pages.items()}


def mission_named(name: str) -> Mission:
    """Returns the mission of that name; raises KeyError if there is none."""
    return missions()[name]
