"""The shelves from which a band is picked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tapete.games.punk.content.band.costs import mutation_price, price_for, worn_by
from tapete.games.punk.content.band.roster import CARRIED, LONGEST_NAME, MOST_POINTS
from tapete.games.punk.content.entries import LETTERS, Gear, Melee, Profile, Ranged
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import name_of, special_name, text_of
from tapete.games.punk.labels.weapon_lines import weapon_line
from tapete.kernel.message import Message
from tapete.workshop import Pick, Shelf
from tapete.workshop.sided import side_shelves

POINTS = (100, 150, 200, 250, 300, 400, 500)


def shelves_of(found: Library) -> tuple[Shelf, ...]:
    most, longest = MOST_POINTS, LONGEST_NAME
    return side_shelves(_title, _factions(found), POINTS, _row(found), longest=longest, most=most)


def _row(found: Library) -> tuple[Shelf, ...]:
    """Returns the shelves for one member."""
    return (
        Shelf("profile", _title("profile"), "one", tuple(_profiles(found))),
        Shelf("name", _title("nickname"), "text", most=LONGEST_NAME),
        *_count(found),
        Shelf("gear", _title("gear"), "many", tuple(_gear(found)), repeats=True),
        Shelf("ammunition", _title("ammunition"), "counts", tuple(_ammunition(found))),
        Shelf("mutations", _title("mutations"), "many", tuple(_mutations(found))),
    )


def _title(field: str) -> Message:
    return Message.of(f"punk.band.shelf.{field}")


def _count(found: Library) -> Iterator[Shelf]:
    """Yields the shelf for the number in a group, if there are profiles that come in groups."""
    groups = {one: profile.group[1] for one, profile in found.profiles.items() if profile.group}
    most = max(groups.values(), default=1)
    if groups:
        yield Shelf("count", _title("count"), "number", most=most, needs=tuple(groups))


def _pick(
    identity: str, entry: Any, facts: Sequence[Message], needs: Sequence[str], group: str = ""
) -> Pick:
    """Returns a pick with its name and, if the content has one, the text that explains it."""
    told = getattr(entry, "es", "")
    about = text_of({"es": entry.es, "en": entry.en}) if told else None
    name = text_of(entry.name)
    return Pick(identity, name, about, tuple(facts), group=group, needs=tuple(needs))


def _factions(found: Library) -> Iterator[Pick]:
    return (_pick(one, faction, (), ()) for one, faction in found.factions.items())


def _profiles(found: Library) -> Iterator[Pick]:
    for one, profile in found.profiles.items():
        yield _pick(one, profile, _profile_facts(profile, found), [found.members[one]])


def _profile_facts(profile: Profile, found: Library) -> tuple[Message, ...]:
    values = profile.attributes.by_letter()
    figures = "  ".join(f"{letter} {values[letter]}" for letter in LETTERS)
    facts = [_cost(profile.cost), Message.of("punk.band.pick.figures", figures=figures)]
    facts += [Message("punk.band.pick.leader")] if profile.leader else []
    facts.append(Message.of("punk.band.sheet.base", base=profile.base))
    given = tuple(name_of(found, one) for one in dict.fromkeys(profile.given))
    facts += [Message.of("punk.band.pick.given", gear=given)] if given else []
    return (*facts, *(special_name(found, one) for one in profile.special))


def _cost(cost: int) -> Message:
    return Message.of("punk.band.pick.cost", cost=cost)


def _gear(found: Library) -> Iterator[Pick]:
    """Yields the gear that any profile may buy, grouped by its table."""
    for table in CARRIED:
        for one, gear in getattr(found, table).items():
            yield from _priced(found, one, gear, f"punk.band.gear.{table}")


def _priced(found: Library, identity: str, gear: Gear, group: str = "") -> Iterator[Pick]:
    """Yields a pick for each price, for those who pay it. What they wear lowers that of armour."""
    terms: dict[tuple[Message, ...], list[str]] = {}
    for one, profile in found.profiles.items():
        if identity in profile.gear:
            terms.setdefault(_terms(profile, identity, found), []).append(one)
    for term, needs in terms.items():
        yield _pick(identity, gear, (*term, *_gear_facts(gear, found)), needs, group)


def _terms(profile: Profile, identity: str, found: Library) -> tuple[Message, ...]:
    """Returns the price for a profile, and what armour it gives up for it."""
    cost = _cost(price_for(profile, identity, found))
    worn = worn_by(profile, found) if identity in found.armour else ""
    return (
        (cost, Message.of("punk.band.pick.instead", worn=name_of(found, worn))) if worn else (cost,)
    )


def _gear_facts(gear: Any, found: Library) -> tuple[Message, ...]:
    """Returns the figures and the special rules."""
    if isinstance(gear, Melee | Ranged):
        return weapon_line(gear, found).facts
    special = tuple(special_name(found, one) for one in gear.special)
    if getattr(gear, "armour", 0):
        return (Message.of("punk.band.sheet.armour", armour=str(gear.armour)), *special)
    return special


def _ammunition(found: Library) -> Iterator[Pick]:
    for one, bullet in found.ammunition.items():
        yield from _priced(found, one, bullet)


def _mutations(found: Library) -> Iterator[Pick]:
    """Yields the mutations that any profile may have, a pick for each price."""
    limits = {one: profile.mutations for one, profile in found.profiles.items()}
    for one, mutation in found.mutations.items():
        prices: dict[int, list[str]] = {}
        for who, rule in limits.items():
            if rule and one in (rule.among or (one,)):
                prices.setdefault(mutation_price(found.profiles[who], one, found), []).append(who)
        for cost, needs in prices.items():
            yield _pick(one, mutation, [_cost(cost)], needs)
