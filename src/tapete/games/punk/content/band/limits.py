"""The limits of a whole band."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tapete.games.punk.content.abilities import has
from tapete.games.punk.content.band import faults
from tapete.games.punk.content.band.costs import cost_of
from tapete.games.punk.content.band.faults import Place, places_in
from tapete.games.punk.content.band.loadout import loadout_faults
from tapete.games.punk.content.band.outfit import carried_by
from tapete.games.punk.content.band.roster import Roster, fractions, size_limit
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.content.names import mutation_name, name_of, text_of
from tapete.games.punk.meta import Rules
from tapete.kernel.message import Message
from tapete.workshop import Fault

AS_RULED = Rules()
MOST_SCARCE = 3
MOST_ALIKE = 3
"""The most minis of a band with the same mutation."""


def faults_of(
    roster: Roster, found: Library | None = None, rules: Rules = AS_RULED
) -> tuple[Fault, ...]:
    """Returns all the faults of a band, as a whole and member by member, under these rulings."""
    content = found or library()
    places = list(places_in(roster, content))
    told = list(_whole(roster, content, places, rules))
    for place in places:
        told += loadout_faults(place, bombs_each=rules.three_bombs_each_kind)
    return tuple(told)


def _whole(
    roster: Roster, found: Library, places: Sequence[Place], rules: Rules
) -> Iterator[Fault]:
    yield from _sheet(roster, found)
    yield from _points(roster, found)
    yield from _size(roster)
    yield from _leader(roster, found, places, needed=rules.leader_needed)
    for place in places:
        yield from _group(place)
    yield from _profiles(roster, found)
    yield from _scarce(found, places)
    yield from _unique(found, places)
    yield from _alike(roster, found)


def _sheet(roster: Roster, found: Library) -> Iterator[Fault]:
    """A band needs a name, a faction, and members of that faction."""
    if not roster.name.strip():
        yield Fault(faults.SHEET, Message("punk.band.fault.no_name"), "name")
    if roster.faction not in found.factions:
        message = Message.of("punk.band.fault.no_faction", given=roster.faction or "none")
        yield Fault(faults.PROFILES, message, "faction")
    for number, member in enumerate(roster.members):
        field = f"members.{number}.profile"
        if member.profile not in found.profiles:
            given = member.profile or "none"
            message = Message.of("punk.band.fault.no_profile", given=given, number=number + 1)
            yield Fault(faults.PROFILES, message, field, member.profile)
        elif roster.faction in found.factions and found.members[member.profile] != roster.faction:
            profile, faction = found.profiles[member.profile], found.factions[roster.faction]
            names = {"profile": text_of(profile.name), "faction": text_of(faction.name)}
            message = Message.of("punk.band.fault.other_faction", **names)
            yield Fault(faults.PROFILES, message, field, member.profile)


def _points(roster: Roster, found: Library) -> Iterator[Fault]:
    cost = cost_of(roster, found)
    if cost > roster.points:
        message = Message.of("punk.band.fault.points", cost=cost, most=roster.points)
        yield Fault(faults.POINTS, message, "points")


def _size(roster: Roster) -> Iterator[Fault]:
    """A band has at most 3 minis per fraction of 100 points; a group counts as one."""
    count, most = len(roster.members), size_limit(roster.points)
    if count > most:
        message = Message.of("punk.band.fault.size", count=count, most=most, points=roster.points)
        yield Fault(faults.SIZE, message, "members")


def _leader(
    roster: Roster, found: Library, places: Sequence[Place], *, needed: bool
) -> Iterator[Fault]:
    """A band has at most one leader; by a house rule it must have one."""
    leaders = [place for place in places if found.profiles[place.member.profile].leader]
    wanted = found.leader_of(roster.faction)
    if needed and not leaders and wanted:
        message = Message.of("punk.band.fault.no_leader", leader=name_of(found, wanted))
        yield Fault(faults.LEADER_NEEDED, message, "members")
    for place in leaders[1:]:
        yield place.fault(faults.LEADER, "leaders", "profile", place.member.profile)


def _group(place: Place) -> Iterator[Fault]:
    group = place.found.profiles[place.member.profile].group
    least, most = group or (1, 1)
    count = place.member.count
    if not least <= count <= most:
        key = "group" if group else "no_group"
        yield place.fault(faults.PROFILES, key, "count", count=count, least=least, most=most)


def _profiles(roster: Roster, found: Library) -> Iterator[Fault]:
    """Each profile has its own limits."""
    counts = Counter(one.profile for one in roster.members if one.profile in found.profiles)
    for identity, count in counts.items():
        profile = found.profiles[identity]
        name = text_of(profile.name)
        most = profile.most * (fractions(roster.points, profile.every) if profile.every else 1)
        if most and count > most and not profile.leader:
            message = Message.of("punk.band.fault.most", profile=name, count=count, most=most)
            yield Fault(faults.PROFILES, message, "members", identity)
        rest = sum(counts.values()) - count
        if profile.outnumbered and count > rest:
            message = Message.of(
                "punk.band.fault.outnumbered", profile=name, count=count, rest=rest
            )
            yield Fault(faults.PROFILES, message, "members", identity)
        if profile.company and count > profile.company.most * counts[profile.company.of]:
            args = {"count": count, "most": profile.company.most}
            of = name_of(found, profile.company.of)
            message = Message.of("punk.band.fault.company", profile=name, of=of, **args)
            yield Fault(faults.PROFILES, message, "members", identity)


def _scarce(found: Library, places: Sequence[Place]) -> Iterator[Fault]:
    """A band has at most 3 of a scarce thing; all of a mini's bombs of a kind count as one."""
    counts = Counter[str]()
    for place in places:
        carried = carried_by(place.member, found)
        arms = [one for one in carried if one not in found.bombs and _is_scarce(found, one)]
        bombs = {one for one in carried if one in found.bombs and _is_scarce(found, one)}
        counts.update({one: arms.count(one) * place.member.count for one in set(arms)})
        counts.update(sorted(bombs))
    for one, count in sorted(counts.items()):
        if count > MOST_SCARCE:
            args = {"count": count, "most": MOST_SCARCE}
            message = Message.of("punk.band.fault.scarce", gear=name_of(found, one), **args)
            yield Fault(faults.SCARCE, message, "members", one)


def _is_scarce(found: Library, identity: str) -> bool:
    gear = found.gear(identity)
    return gear is not None and has(gear.special, "scarce")


def _unique(found: Library, places: Sequence[Place]) -> Iterator[Fault]:
    carried = Counter(one for place in places for one in carried_by(place.member, found))
    for one, count in sorted(carried.items()):
        if one in found.equipment and found.equipment[one].one_a_band and count > 1:
            message = Message.of(
                "punk.band.fault.one_a_band", gear=name_of(found, one), count=count
            )
            yield Fault(faults.UNIQUE, message, "members", one)


def _alike(roster: Roster, found: Library) -> Iterator[Fault]:
    counts = Counter(one for member in roster.members for one in set(member.mutations))
    for one, count in sorted(counts.items()):
        if one in found.mutations and count > MOST_ALIKE:
            name = mutation_name(found, one)
            args = {"count": count, "most": MOST_ALIKE}
            message = Message.of("punk.band.fault.mutation_alike", mutation=name, **args)
            yield Fault(faults.MUTATIONS, message, "members", one)
