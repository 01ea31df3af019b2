"""A team as its player writes it down."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from tapete.content import Ref, parse_page, written
from tapete.games.euphoria.content.library import CONTENT, library

USUAL = 500
"""The points of a team when nobody says otherwise: euphoria.missing.points_limit"""
MOST_POINTS = 3000
LONGEST_NAME = 60
FOLDER = "teams"

TeamName = Annotated[str, Meta(max_length=LONGEST_NAME)]


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character of a team and what was bought for it, by id."""

    profile: Annotated[str, Ref("profiles")] = ""
    name: TeamName = ""
    items: Annotated[tuple[Annotated[str, Ref("items")], ...], Meta(max_length=20)] = ()
    """Objects, each as often as it was bought."""
    genes: Annotated[tuple[Annotated[str, Ref("genes")], ...], Meta(max_length=20)] = ()
    modifications: Annotated[
        tuple[Annotated[str, Ref("modifications")], ...], Meta(max_length=20)
    ] = ()
    ability: Annotated[str, Ref("abilities")] = ""
    """An ability bought for a character that has none of its own."""


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A team before the show."""

    name: TeamName = ""
    faction: Annotated[str, Ref("factions")] = ""
    points: Annotated[int, Meta(ge=1, le=MOST_POINTS)] = USUAL
    """The most it may cost."""
    members: Annotated[tuple[Member, ...], Meta(max_length=40)] = ()


def parse_team(text: str, file: str) -> Team:
    """Reads a team from TOML; raises `BadContent` if it is wrong or names unknown things."""
    return parse_page(text, file, Team).check(library().known)


def write_team(team: Team) -> str:
    """Returns the team as TOML, without its empty fields."""
    members = [_plain(member) for member in team.members]
    head = {"name": team.name, "faction": team.faction, "points": team.points}
    return written({**head, "members": members} if members else head)


def _plain(member: Member) -> dict[str, object]:
    usual = msgspec.structs.asdict(Member())
    given = msgspec.structs.asdict(member)
    return {field: given[field] for field in given if given[field] != usual[field]}


@cache
def examples() -> dict[str, Team]:
    """Returns the teams that are ready to play, by the names of their files."""
    pages = CONTENT.pages(FOLDER, Team)
    return {name: page.check(library().known) for name, page in pages.items()}
