"""The faults of a band: the rules it breaks, and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.games.punk.content.band.outfit import Outfit
from tapete.games.punk.content.band.roster import Member, Roster
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import name_of
from tapete.kernel.message import Arg, Message
from tapete.workshop import Fault

SHEET = "punk.setup.materials"
POINTS = "punk.core.band_points"
SIZE = "punk.core.band_size"
LEADER = "punk.core.band_leader"
LEADER_NEEDED = "punk.ruling.leader"
PROFILES = "punk.core.band_profiles"
GEAR = "punk.core.gear_lists"
WEAPONS = "punk.core.weapon_limit"
ARMOUR = "punk.core.one_armour"
SHIELD = "punk.core.shield"
ATTACHMENTS = "punk.core.attachments"
UNIQUE = "punk.core.one_a_band"
MUTATIONS = "punk.core.mutations"
TWO_HANDED = "punk.special.two_handed"
CUMBERSOME = "punk.special.cumbersome"
HUGE = "punk.special.huge.only_weapon"
FIREARM = "punk.special.firearm"
SCARCE = "punk.special.scarce"
BOMBS = "punk.special.bomb.purchase"


def fault(rule: str, key: str, field: str, pick: str = "", **args: Arg) -> Fault:
    return Fault(rule, Message.of(f"punk.band.fault.{key}", **args), field, pick)


class Place(Outfit):
    """One member of a band; its faults are reported with its name."""

    def __init__(self, number: int, member: Member, found: Library) -> None:
        super().__init__(member, found)
        self.number = number

    def fault(self, rule: str, key: str, field: str, pick: str = "", **args: Arg) -> Fault:
        return fault(rule, key, f"members.{self.number}.{field}", pick, who=self.who, **args)

    def names(self, things: Iterable[str]) -> tuple[Message, ...]:
        return tuple(name_of(self.found, one) for one in things)

    @property
    def who(self) -> Message:
        """Its profile and its place in the list, counted from 1 as people do."""
        return Message.of(
            "punk.band.member",
            name=name_of(self.found, self.member.profile),
            number=self.number + 1,
        )


def places_in(roster: Roster, found: Library) -> Iterator[Place]:
    """Yields the members whose profile exists."""
    for number, member in enumerate(roster.members):
        if member.profile in found.profiles:
            yield Place(number, member, found)
