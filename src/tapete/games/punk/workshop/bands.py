"""The workshop of bands, for a screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tapete.games.punk.content.band.costs import cost_of
from tapete.games.punk.content.band.limits import faults_of
from tapete.games.punk.content.band.outfit import attributes_of
from tapete.games.punk.content.band.roster import (
    CARRIED,
    LONGEST_NAME,
    MOST_POINTS,
    Roster,
    examples,
    size_limit,
    write_band,
)
from tapete.games.punk.content.entries import (
    LETTERS,
    Gear,
    Melee,
    Mutation,
    Profile,
    Ranged,
)
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.content.names import special_name, text_of
from tapete.games.punk.labels.weapon_lines import melee_line, ranged_line
from tapete.games.punk.workshop.sheet import sheet_of
from tapete.games.punk.workshop.text_list import read_list, write_list
from tapete.kernel.message import Message
from tapete.words import Words
from tapete.workshop import Checked, Pick, Purse, ReadDraft, Shelf, Value, Workshop

SEATS = 2
POINTS = (100, 150, 200, 250, 300, 400, 500)


class Bands(Workshop[Roster]):
    title = Message("band.workshop.title")
    draft = Roster

    def shelves(self) -> Sequence[Shelf]:
        return _shelves(library())

    def check(self, draft: Roster) -> Checked:
        found = library()
        purses, values = _purses(draft, found), tuple(_values(draft, found))
        return Checked(faults_of(draft, found), purses, values)

    def options(self, drafts: Sequence[Roster]) -> Mapping[str, Any]:
        """Each the band of one player, in order; a single one meets a band as large as itself."""
        own = {f"own-{place}": write_band(one) for place, one in enumerate(drafts, start=1)}
        bands = [*own, *([rival_of(drafts[0])] if len(own) == 1 else [])]
        return {"own": own, "bands": bands[:SEATS]} if own else {}

    def write(self, draft: Roster, language: str) -> str:
        return write_list(draft, library(), "es" if language == "es" else "en")

    def read(self, text: str, language: str) -> ReadDraft:
        return ReadDraft(msgspec.to_builtins(read_list(text, library())))

    printed_as = "application/pdf"

    def printed(self, draft: Roster, language: str) -> bytes:
        from tapete.games.punk.workshop.pdf import as_pdf

        return as_pdf(sheet_of(draft, library()), Words(language).say)

    def examples(self) -> Sequence[tuple[Message, Roster]]:
        return [(_example_name(roster), roster) for roster in examples().values()]


def rival_of(roster: Roster) -> str:
    """A band that is ready to play, of another faction and as near in points as there is."""
    known = {name: one for name, one in examples().items() if one.faction != roster.faction}
    return min(known, key=lambda name: (abs(known[name].points - roster.points), name))


def _example_name(roster: Roster) -> Message:
    faction = text_of(library().factions[roster.faction].name)
    points = roster.points
    return Message.of("band.workshop.example", name=roster.name, faction=faction, points=points)


def _purses(draft: Roster, found: Library) -> tuple[Purse, ...]:
    return (
        Purse(Message("band.purse.points"), cost_of(draft, found), draft.points, "points"),
        Purse(Message("band.purse.minis"), len(draft.members), size_limit(draft.points), "members"),
    )


def _values(draft: Roster, found: Library) -> Iterator[Value]:
    """When its minis act: their Agility, from the highest."""
    known = [member for member in draft.members if member.profile in found.profiles]
    agility = [attributes_of(member, found)["AG"] for member in known]
    order = sorted((int(one) for one in agility if one != "-"), reverse=True)
    if order:
        yield Value(Message("band.value.agility"), ", ".join(map(str, order)))


def _shelves(found: Library) -> tuple[Shelf, ...]:
    return (
        Shelf("name", _title("name"), "text", most=LONGEST_NAME),
        Shelf("faction", _title("faction"), "one", tuple(_factions(found))),
        Shelf("points", _title("points"), "number", values=POINTS, most=MOST_POINTS),
        Shelf("members", _title("members"), "rows", row=_row(found)),
    )


def _row(found: Library) -> tuple[Shelf, ...]:
    """What is picked for one member."""
    return (
        Shelf("profile", _title("profile"), "one", tuple(_profiles(found))),
        Shelf("name", _title("nickname"), "text", most=LONGEST_NAME),
        _count(found),
        Shelf("gear", _title("gear"), "many", tuple(_gear(found)), repeats=True),
        Shelf("ammunition", _title("ammunition"), "counts", tuple(_ammunition(found))),
        Shelf("mutations", _title("mutations"), "many", tuple(_mutations(found))),
    )


def _title(field: str) -> Message:
    return Message.of(f"band.shelf.{field}")


def _count(found: Library) -> Shelf:
    """Only for those that come in groups."""
    groups = {one: profile.group[1] for one, profile in found.profiles.items() if profile.group}
    most = max(groups.values(), default=1)
    return Shelf("count", _title("count"), "number", most=most, needs=tuple(groups))


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
    facts = [_cost(profile.cost), Message.of("band.pick.figures", figures=figures)]
    facts += [Message("band.pick.leader")] if profile.leader else []
    facts.append(Message.of("band.sheet.base", base=profile.base))
    return (*facts, *(special_name(found, one) for one in profile.special))


def _cost(cost: int) -> Message:
    return Message.of("band.pick.cost", cost=cost)


def _gear(found: Library) -> Iterator[Pick]:
    """What some profile may buy, under the table it is of."""
    for table in CARRIED:
        for identity, gear in getattr(found, table).items():
            needs = _buyers(found, identity)
            if needs:
                name, facts = text_of(gear.name), _gear_facts(gear, found)
                yield Pick(
                    identity, name, _about(gear), facts, group=f"band.gear.{table}", needs=needs
                )


def _buyers(found: Library, identity: str) -> tuple[str, ...]:
    return tuple(one for one, profile in found.profiles.items() if identity in profile.gear)


def _about(gear: Gear | Mutation) -> Message | None:
    return text_of({"es": gear.es, "en": gear.en}) if gear.es else None


def _gear_facts(gear: Any, found: Library) -> tuple[Message, ...]:
    """Cost, figures and special rules."""
    facts = [_cost(gear.cost)]
    if isinstance(gear, Melee | Ranged):
        line = melee_line(gear, found) if isinstance(gear, Melee) else ranged_line(gear, found)
        figures = (line.range, line.combat, line.strength, line.penetration)
        names = ("range", "combat", "strength", "penetration")
        facts += [
            Message.of(f"band.sheet.{name}", value=value)
            for name, value in zip(names, figures, strict=True)
            if value != "-"
        ]
    elif getattr(gear, "armour", 0):
        facts.append(Message.of("band.sheet.armour", armour=str(gear.armour)))
    return (*facts, *(special_name(found, one) for one in gear.special))


def _ammunition(found: Library) -> Iterator[Pick]:
    for identity, bullet in found.ammunition.items():
        facts, needs = _gear_facts(bullet, found), _buyers(found, identity)
        yield Pick(identity, text_of(bullet.name), facts=facts, needs=needs)


def _mutations(found: Library) -> Iterator[Pick]:
    for identity, mutation in found.mutations.items():
        needs = tuple(
            one
            for one, profile in found.profiles.items()
            if profile.mutations and identity in (profile.mutations.among or found.mutations)
        )
        name, facts = text_of(mutation.name), (_cost(mutation.cost),)
        yield Pick(identity, name, _about(mutation), facts, needs=needs)


WORKSHOPS: Mapping[str, Workshop[Any]] = {"bands": Bands()}
