"""Teams in few words, to try what a team may be."""

from __future__ import annotations

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.team.faults import faults_of
from tapete.games.euphoria.content.team.roster import Member, Team

TABLES = ("items", "genes", "modifications")


def member(text: str) -> Member:
    """`vargas: grenade, aim, take_aim`: a profile, and what is bought for it."""
    profile, _, rest = text.partition(":")
    bought = [one.strip() for one in rest.split(",") if one.strip()]
    items, genes, changes = (
        tuple([one for one in bought if one in getattr(library(), table)]) for table in TABLES
    )
    ability = next((one for one in bought if one in library().abilities), "")
    who = profile.strip()
    return Member(profile=who, ability=ability, items=items, genes=genes, modifications=changes)


def team(faction: str, *members: str, points: int = 3000, name: str = "Los Ñus") -> Team:
    whole = tuple([member(one) for one in members])
    return Team(name=name, faction=faction, points=points, members=whole)


def broken(faction: str, *members: str, points: int = 3000, name: str = "Los Ñus") -> list[str]:
    """The rules that such a team breaks."""
    return [one.rule for one in faults_of(team(faction, *members, points=points, name=name))]
