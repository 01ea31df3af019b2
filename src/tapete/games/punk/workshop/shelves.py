"""The shelves from which a band is picked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tapete.games.punk.content.band.costs import price_for, worn_by
from tapete.games.punk.content.band.roster import CARRIED, LONGEST_NAME, MOST_POINTS
from tapete.games.punk.content.entries import LETTERS, Gear, Melee, Mutation, Profile, Ranged
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import name_of, special_name, text_of
from tapete.games.punk.labels.weapon_lines import melee_line, ranged_line
from tapete.kernel.message import Message
from tapete.workshop import Pick, Shelf

POINTS = (100, 150, 200, 250, 300, 400, 500)


def shelves_of(found: Library) -> tuple[Shelf, ...]:
    return (
        Shelf("name", _title("name"), "text", most=LONGEST_NAME),
        Shelf("faction", _title("faction"), "one", tuple(_factions(found))),
        Shelf("points", _title("points"), "number", values=POINTS, most=MOST_POINTS),
        Shelf("members", _title("members"), "rows", row=_row(found)),
    )


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


def _factions(found: Library) -> Iterator[Pick]:
    for identity, faction in found.factions.items():
        about = text_of({"es": faction.es, "en": faction.en})
        yield Pick(identity, text_of(faction.name), about)


def _profiles(found: Library) -> Iterator[Pick]:
    for identity, profile in found.profiles.items():
        needs = (found.members[identity],)
        yield Pick(
            identity, text_of(profile.name), facts=_profile_facts(profile, found), needs=needs
        )


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
        for identity, gear in getattr(found, table).items():
            yield from _priced(found, identity, gear, f"punk.band.gear.{table}")


def _priced(found: Library, identity: str, gear: Gear, group: str = "") -> Iterator[Pick]:
    """Yields a pick for each price, for those who pay it. What they wear lowers that of armour."""
    buyers: dict[tuple[int, str], list[str]] = {}
    for one, profile in found.profiles.items():
        if identity in profile.gear:
            worn = worn_by(profile, found) if identity in found.armour else ""
            buyers.setdefault((price_for(profile, identity, found), worn), []).append(one)
    name, about = text_of(gear.name), _about(gear)
    for (price, worn), needs in buyers.items():
        facts = (_cost(price), *_worn(found, worn), *_gear_facts(gear, found))
        yield Pick(identity, name, about, facts, group=group, needs=tuple(needs))


def _worn(found: Library, worn: str) -> Iterator[Message]:
    if worn:
        yield Message.of("punk.band.pick.instead", worn=name_of(found, worn))


def _about(gear: Gear | Mutation) -> Message | None:
    return text_of({"es": gear.es, "en": gear.en}) if gear.es else None


def _gear_facts(gear: Any, found: Library) -> tuple[Message, ...]:
    """Returns the figures and the special rules."""
    facts: list[Message] = []
    if isinstance(gear, Melee | Ranged):
        line = melee_line(gear, found) if isinstance(gear, Melee) else ranged_line(gear, found)
        figures = (line.range, line.combat, line.strength, line.penetration)
        names = ("range", "combat", "strength", "penetration")
        facts += [
            Message.of(f"punk.band.sheet.{name}", value=value)
            for name, value in zip(names, figures, strict=True)
            if value != "-"
        ]
    elif getattr(gear, "armour", 0):
        facts.append(Message.of("punk.band.sheet.armour", armour=str(gear.armour)))
    return (*facts, *(special_name(found, one) for one in gear.special))


def _ammunition(found: Library) -> Iterator[Pick]:
    for identity, bullet in found.ammunition.items():
        yield from _priced(found, identity, bullet)


def _mutations(found: Library) -> Iterator[Pick]:
    """Yields the mutations that any profile may have, a pick for each price."""
    for identity, mutation in found.mutations.items():
        buyers: dict[int, list[str]] = {}
        for one, profile in found.profiles.items():
            if profile.mutations and identity in (profile.mutations.among or found.mutations):
                price = profile.prices.get(identity, mutation.cost)
                buyers.setdefault(price, []).append(one)
        name, about = text_of(mutation.name), _about(mutation)
        for price, needs in buyers.items():
            yield Pick(identity, name, about, (_cost(price),), needs=tuple(needs))
