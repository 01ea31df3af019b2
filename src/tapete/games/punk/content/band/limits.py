"""The limits of a whole band."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from tapete.games.punk.content.band import faults
from tapete.games.punk.content.band.costs import cost_of
from tapete.games.punk.content.band.faults import Place, fault, places_in
from tapete.games.punk.content.band.loadout import loadout_faults
from tapete.games.punk.content.band.roster import Roster, fractions, size_limit
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.content.names import mutation_name, name_of, text_of
from tapete.games.punk.meta import Rules
from tapete.kernel.message import Arg
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
        yield fault(faults.SHEET, "no_name", "name")
    if roster.faction not in found.factions:
        yield fault(faults.PROFILES, "no_faction", "faction", given=roster.faction or "none")
    for number, member in enumerate(roster.members):
        field = f"members.{number}.profile"
        if member.profile not in found.profiles:
            said: dict[str, Arg] = {"given": member.profile or "none", "number": number + 1}
            yield fault(faults.PROFILES, "no_profile", field, member.profile, **said)
        elif roster.faction in found.factions and found.members[member.profile] != roster.faction:
            profile, faction = found.profiles[member.profile], found.factions[roster.faction]
            names = {"profile": text_of(profile.name), "faction": text_of(faction.name)}
            yield fault(faults.PROFILES, "other_faction", field, member.profile, **names)


def _points(roster: Roster, found: Library) -> Iterator[Fault]:
    cost = cost_of(roster, found)
    if cost > roster.points:
        yield fault(faults.POINTS, "points", "points", cost=cost, most=roster.points)


def _size(roster: Roster) -> Iterator[Fault]:
    """A band has at most 3 minis per fraction of 100 points; a group counts as one."""
    count, most = len(roster.members), size_limit(roster.points)
    if count > most:
        points = roster.points
        yield fault(faults.SIZE, "size", "members", count=count, most=most, points=points)


def _leader(
    roster: Roster, found: Library, places: Sequence[Place], *, needed: bool
) -> Iterator[Fault]:
    """A band has at most one leader; by a house rule it must have one."""
    leaders = [place for place in places if place.profile.leader]
    wanted = found.leader_of(roster.faction)
    if needed and not leaders and wanted:
        yield fault(faults.LEADER_NEEDED, "no_leader", "members", leader=name_of(found, wanted))
    for place in leaders[1:]:
        yield place.fault(faults.LEADER, "leaders", "profile", place.member.profile)


def _group(place: Place) -> Iterator[Fault]:
    group = place.profile.group
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
        most = profile.most * (fractions(roster.points, profile.every) if profile.every else 1)
        broken = partial(fault, faults.PROFILES, field="members", pick=identity)
        name = text_of(profile.name)
        if most and count > most and not profile.leader:
            yield broken("most", profile=name, count=count, most=most)
        rest = sum(counts.values()) - count
        if profile.outnumbered and count > rest:
            yield broken("outnumbered", profile=name, count=count, rest=rest)
        if profile.company and count > profile.company.most * counts[profile.company.of]:
            of, most = name_of(found, profile.company.of), profile.company.most
            yield broken("company", profile=name, of=of, count=count, most=most)


def _scarce(found: Library, places: Sequence[Place]) -> Iterator[Fault]:
    """A band has at most 3 of a scarce thing; all of a mini's bombs of a kind count as one."""
    counts = Counter[str]()
    for place in places:
        scarce = place.having("scarce")
        arms = [one for one in scarce if one not in found.bombs]
        bombs = {one for one in scarce if one in found.bombs}
        counts.update({one: arms.count(one) * place.member.count for one in set(arms)})
        counts.update(sorted(bombs))
    for one, count in sorted(counts.items()):
        if count > MOST_SCARCE:
            gear = name_of(found, one)
            limit = {"count": count, "most": MOST_SCARCE}
            yield fault(faults.SCARCE, "scarce", "members", one, gear=gear, **limit)


def _unique(found: Library, places: Sequence[Place]) -> Iterator[Fault]:
    carried = Counter(one for place in places for one in place.carried)
    for one, count in sorted(carried.items()):
        if one in found.equipment and found.equipment[one].one_a_band and count > 1:
            gear = name_of(found, one)
            yield fault(faults.UNIQUE, "one_a_band", "members", one, gear=gear, count=count)


def _alike(roster: Roster, found: Library) -> Iterator[Fault]:
    counts = Counter(one for member in roster.members for one in set(member.mutations))
    for one, count in sorted(counts.items()):
        if one in found.mutations and count > MOST_ALIKE:
            name, limit = mutation_name(found, one), {"count": count, "most": MOST_ALIKE}
            yield fault(faults.MUTATIONS, "mutation_alike", "members", one, mutation=name, **limit)
