"""The members of a team, as faults speak of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from tapete.games.euphoria.content.entries import Profile
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.team.roster import Member, Team
from tapete.kernel.message import Arg, Message
from tapete.workshop import Fault


def fault(rule: str, key: str, field: str, pick: str = "", **args: Arg) -> Fault:
    return Fault(rule, Message.of(f"euphoria.team.fault.{key}", **args), field, pick)


class Place(NamedTuple):
    """One member of a team; its faults are reported with its name."""

    number: int
    member: Member
    profile: Profile

    def fault(self, rule: str, key: str, field: str, pick: str = "", **args: Arg) -> Fault:
        where = f"members.{self.number}.{field}"
        return fault(rule, key, where, pick, who=self.who, **args)

    @property
    def who(self) -> Message:
        """Its name and its place in the list, counted from 1 as people do."""
        name = name_of("profiles", self.member.profile)
        return Message.of("euphoria.team.member", name=name, number=self.number + 1)


def places_in(team: Team) -> Iterator[Place]:
    """Yields the members whose profile exists."""
    known = library().profiles
    for number, member in enumerate(team.members):
        if member.profile in known:
            yield Place(number, member, known[member.profile])


def known_part(team: Team) -> Team:
    """A team without what does not exist, which faults report, so that the rest can be shown."""
    found = library()
    members = [
        replace(
            place.member,
            items=tuple([one for one in place.member.items if one in found.items]),
            genes=tuple([one for one in place.member.genes if one in found.genes]),
            modifications=tuple(
                [one for one in place.member.modifications if one in found.modifications]
            ),
        )
        for place in places_in(team)
    ]
    return replace(team, members=tuple(members))
