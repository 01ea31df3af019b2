"""The bands before a skirmish: all of one's own, and what can be seen of the rival's."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tapete.games.punk.content.abilities import has
from tapete.games.punk.content.band.costs import bill_of, cost_of, price
from tapete.games.punk.content.band.outfit import Outfit
from tapete.games.punk.content.band.roster import Member, Roster
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import name_of, text_of
from tapete.games.punk.meta import Options
from tapete.games.punk.rules.story.recruiting import INFILTRATION
from tapete.games.punk.rules.story.setup import SEATS, roster_of
from tapete.kernel import Message, Seat
from tapete.scene import Fighter, Lineup, alike

UNKNOWN = -1


def lineup(options: Options, seats: Collection[Seat]) -> tuple[Lineup, ...]:
    """Each band as the players of these seats may know it."""
    return tuple(_side(roster_of(options, seat), seat, seat in seats) for seat in SEATS)


def _side(roster: Roster, seat: Seat, own: bool) -> Lineup:
    found = roster.library
    faction = text_of(found.factions[roster.faction].name)
    spent = cost_of(roster, found) if own else UNKNOWN
    return Lineup(
        seat,
        text_of({"es": roster.name, "en": roster.name}) if roster.name else faction,
        alike(_fighters(roster, found, own)),
        (spent, roster.points),
        tuple(_notes(faction, own)),
        brings=True,
    )


def _notes(faction: Message, own: bool) -> Iterator[Message]:
    yield Message.of("punk.scene.faction", faction=faction)
    if not own:
        yield Message("punk.lineup.hidden")


def _fighters(roster: Roster, found: Library, own: bool) -> Iterator[Fighter]:
    """The minis in the order of the band; without those of the rival that could infiltrate.

    punk.bullets.secret, punk.ruling.infiltration_never
    """
    for member in roster.members:
        if own or not _could_infiltrate(member, found):
            yield _fighter(member, found, own)


def _fighter(member: Member, found: Library, own: bool) -> Fighter:
    each = bill_of(member, found).cost // member.count
    name = name_of(found, member.profile)
    return Fighter(
        name=Message.of("punk.lineup.named", name=member.name, profile=name)
        if member.name
        else name,
        count=member.count,
        price=each if own else each - _bullets(member, found),
        gear=tuple(name_of(found, one) for one in dict.fromkeys(member.gear)),
        leads=found.profiles[member.profile].leader,
    )


def _bullets(member: Member, found: Library) -> int:
    """What a member's bullets cost, which only its own side knows."""
    return sum(count * price(member, one, found) for one, count in member.ammunition.items())


def _could_infiltrate(member: Member, found: Library) -> bool:
    return has(Outfit(member, found).inborn, INFILTRATION)
