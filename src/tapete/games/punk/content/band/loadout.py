"""The limits on what a mini may carry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tapete.games.punk.content.abilities import has
from tapete.games.punk.content.band import faults
from tapete.games.punk.content.band.faults import Place
from tapete.games.punk.content.entries import Melee, Ranged
from tapete.games.punk.content.names import mutation_name, name_of
from tapete.workshop import Fault

MOST_BOMBS = 3
REPEATED = ("melee", "ranged", "bombs")
"""The tables of things that a mini may have more than once."""


def loadout_faults(place: Place, *, bombs_each: bool = False) -> Iterator[Fault]:
    """Yields the faults of a member's gear. `bombs_each` allows three bombs of each kind."""
    yield from _allowed(place)
    yield from _once(place)
    yield from _weapons(place)
    yield from _hands(place)
    yield from _bombs(place, each=bombs_each)
    yield from _ammunition(place)
    yield from _attachments(place)
    yield from _mutations(place)


def _allowed(place: Place) -> Iterator[Fault]:
    """A mini may buy only what its profile lists."""
    found, member = place.found, place.member
    for field, picks in (("gear", member.gear), ("ammunition", tuple(member.ammunition))):
        for one in dict.fromkeys(picks):
            known = one in found.ammunition if field == "ammunition" else _is_gear(place, one)
            if not known:
                yield place.fault(faults.GEAR, "no_gear", field, one, given=one)
            elif one not in place.profile.gear:
                gear = name_of(found, one)
                yield place.fault(faults.GEAR, "not_allowed", field, one, gear=gear)


def _is_gear(place: Place, identity: str) -> bool:
    return place.found.gear(identity) is not None and identity not in place.found.ammunition


def _once(place: Place) -> Iterator[Fault]:
    """A mini has one armour, and one of each kind of equipment and shield."""
    found = place.found
    worn = [one for one in place.carried if one in found.armour]
    if len(worn) > 1:
        yield place.fault(faults.ARMOUR, "armours", "gear", worn[-1], gear=place.names(worn))
    for one, count in Counter(place.carried).items():
        once = not any(one in getattr(found, table) for table in (*REPEATED, "armour"))
        if once and count > 1:
            yield place.fault(faults.GEAR, "twice", "gear", one, gear=name_of(found, one))


def _weapons(place: Place) -> Iterator[Fault]:
    """A mini carries at most its profile's number of weapons; all its bombs count as one."""
    count, most = weapon_count(place), place.profile.weapons
    if count > most:
        yield place.fault(faults.WEAPONS, "weapons", "gear", count=count, most=most)
    least = place.found.profiles[place.member.profile].fewest
    if count < least:
        yield place.fault(faults.WEAPONS, "unarmed", "gear", count=count, least=least)


def weapon_count(place: Place) -> int:
    bombs = any(one in place.found.bombs for one in place.carried)
    return len(_arms(place)) + bombs


def _arms(place: Place) -> list[str]:
    """Returns the weapons that each take a weapon slot."""
    tables: dict[str, Melee | Ranged] = {**place.found.melee, **place.found.ranged}
    return [one for one in place.carried if one in tables and not tables[one].natural]


def _hands(place: Place) -> Iterator[Fault]:
    """A mini has at most one two-handed and one cumbersome object; a huge weapon is its only one.

    A shield cannot be combined with a two-handed object. A strongman may have other weapons
    besides a huge one.
    """
    found, huge = place.found, place.having("huge")
    both = [*place.having("two_handed"), *huge]
    for rule, key, those in (
        (faults.TWO_HANDED, "two_handed", both),
        (faults.CUMBERSOME, "cumbersome", place.having("cumbersome")),
    ):
        if len(those) > 1:
            yield place.fault(rule, key, "gear", those[-1], gear=place.names(those))
    if huge and weapon_count(place) > 1 and not has(place.profile.special, "strongman"):
        yield place.fault(faults.HUGE, "huge", "gear", huge[0], gear=name_of(found, huge[0]))
    shields = [one for one in place.carried if one in found.shields]
    if shields and both:
        gear, shield = name_of(found, both[0]), name_of(found, shields[0])
        yield place.fault(faults.SHIELD, "shield", "gear", shields[0], shield=shield, gear=gear)


def _bombs(place: Place, *, each: bool) -> Iterator[Fault]:
    """A mini carries at most three bombs, of all kinds together or of each kind."""
    bombs = Counter(one for one in place.member.gear if one in place.found.bombs)
    counts = bombs.values() if each else [sum(bombs.values())]
    if any(count > MOST_BOMBS for count in counts):
        last = list(bombs)[-1]
        count = max(counts)
        yield place.fault(faults.BOMBS, "bombs", "gear", last, count=count, most=MOST_BOMBS)


def _ammunition(place: Place) -> Iterator[Fault]:
    """Only a mini with a firearm may have bullets."""
    bullets = place.member.ammunition
    if bullets and not place.having("firearm"):
        yield place.fault(faults.FIREARM, "bullets", "ammunition", next(iter(bullets)))


def _attachments(place: Place) -> Iterator[Fault]:
    found = place.found
    for one in dict.fromkeys(place.carried):
        fits = found.equipment[one].fits if one in found.equipment else ()
        if fits and not set(fits) & set(place.carried):
            gear, names = name_of(found, one), place.names(fits)
            yield place.fault(faults.ATTACHMENTS, "fits", "gear", one, gear=gear, weapons=names)


def _mutations(place: Place) -> Iterator[Fault]:
    """The profile limits a mini's mutations; each may be had once, and only one may be a hide."""
    found, member = place.found, place.member
    rule = place.profile.mutations
    least, most = (rule.least, rule.most) if rule else (0, 0)
    count = len(member.mutations)
    if not least <= count <= most:
        yield place.fault(
            faults.MUTATIONS, "mutations", "mutations", count=count, least=least, most=most
        )
    for one, often in Counter(member.mutations).items():
        name = mutation_name(found, one)
        if one not in found.mutations:
            yield place.fault(faults.MUTATIONS, "no_mutation", "mutations", one, given=one)
        elif rule and rule.among and one not in rule.among:
            key = "mutation_not_allowed"
            yield place.fault(faults.MUTATIONS, key, "mutations", one, mutation=name)
        if often > 1:
            yield place.fault(faults.MUTATIONS, "mutation_twice", "mutations", one, mutation=name)
    known = [one for one in member.mutations if one in found.mutations]
    hides = [one for one in dict.fromkeys(known) if found.mutations[one].armour]
    if len(hides) > 1:
        names = tuple(mutation_name(found, one) for one in hides)
        yield place.fault(faults.MUTATIONS, "hides", "mutations", hides[-1], gear=names)
