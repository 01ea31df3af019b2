"""The shelves from which a hero is picked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from tapete.games.savage.content.library import ATTRIBUTES, Entry, Power, Trait, library
from tapete.games.savage.content.names import damage_name, text_of
from tapete.games.savage.labels.sheet import die
from tapete.games.savage.workshop import budget
from tapete.games.savage.workshop.abilities import FIELD, effects
from tapete.games.savage.workshop.statblock.abilities.standard import standards
from tapete.games.savage.workshop.statblock.words import ARCANE, lexicon
from tapete.kernel import Message
from tapete.workshop import Pick, Shelf

DICE = (4, 6, 8, 10, 12)
LONGEST_NAME = 60
PEOPLE = ("person", "gunner", "swordsman", "archer", "caster", "brute", "rider")


@cache
def shelves() -> tuple[Shelf, ...]:
    found, attributes = library(), _named("attribute", ATTRIBUTES)
    return (
        Shelf("name", _title("name"), "text", most=LONGEST_NAME),
        Shelf("attributes", _title("attributes"), "dice", attributes, DICE, budget.START),
        Shelf("skills", _title("skills"), "dice", tuple(_skills()), DICE),
        Shelf("edges", _title("edges"), "many", tuple(_traits(found.edges))),
        Shelf("hindrances", _title("hindrances"), "many", tuple(_traits(found.hindrances))),
        Shelf("gear", _title("gear"), "many", tuple(_gear()), repeats=True),
        Shelf("powers", _title("powers"), "many", tuple(_powers())),
        Shelf("arcane", _title("arcane"), "one", _named("skill", ARCANE)),
        Shelf(FIELD, _title(FIELD), "many", tuple(_abilities()), own=True),
        Shelf("token", _title("token"), "one", _named("token", PEOPLE)),
    )


def _title(field: str) -> Message:
    return Message.of(f"savage.hero.shelf.{field}")


def _named(kind: str, ids: Iterable[str]) -> tuple[Pick, ...]:
    return tuple(Pick(one, text_of(lexicon(kind).written[one])) for one in ids)


def _skills() -> Iterator[Pick]:
    for identity, skill in library().skills.items():
        facts = [Message.of("savage.hero.pick.linked", trait=_trait(skill.linked))]
        facts += [Message("savage.hero.pick.core")] if skill.core else []
        start = budget.START if skill.core else 0
        yield Pick(identity, text_of(skill.name), facts=tuple(facts), start=start)


def _traits(table: Mapping[str, Trait]) -> Iterator[Pick]:
    for identity, trait in table.items():
        yield Pick(identity, text_of(trait.name), _about(trait), tuple(_trait_facts(trait)))


def _trait_facts(trait: Trait) -> Iterator[Message]:
    """Yields what it requires, and the points that it gives."""
    for name, least in trait.requires.items():
        yield Message.of("savage.hero.pick.asks_die", trait=_trait(name), least=die(least))
    for name in trait.needs:
        yield Message.of("savage.hero.pick.asks", needed=text_of(library().edges[name].name))
    if trait.cost:
        yield Message.of("savage.hero.pick.gives", points=trait.cost)


def _trait(name: str) -> Message:
    kind = "attribute" if name in ATTRIBUTES else "skill"
    return text_of(lexicon(kind).written[name])


def _about(entry: Trait | Power) -> Message:
    return text_of({"es": entry.es, "en": entry.en})


def _gear() -> Iterator[Pick]:
    found = library()
    weapons = {name: one for name, one in found.weapons.items() if not one.bodily}
    tables: dict[str, Mapping[str, Entry]] = {
        "weapons": weapons, "armour": found.armour, "shields": found.shields,
    }  # fmt: skip
    for table, entries in tables.items():
        for identity, entry in entries.items():
            facts, group = tuple(_gear_facts(entry)), f"savage.hero.gear.{table}"
            yield Pick(identity, text_of(entry.name), facts=facts, group=group)


def _gear_facts(entry: Any) -> Iterator[Message]:
    """Yields what matters in a choice: a weapon's damage and range, Armor, a shield's Parry."""
    if getattr(entry, "damage", ""):
        damage = damage_name(entry.damage)
        yield Message.of("savage.hero.pick.damage", damage=damage, ap=entry.ap)
    if getattr(entry, "range", None):
        yield Message.of("savage.hero.pick.range", range="/".join(map(str, entry.range)))
    if getattr(entry, "torso", 0):
        yield Message.of("savage.hero.pick.armour", armour=entry.torso)
    if getattr(entry, "parry", 0):
        yield Message.of("savage.hero.pick.parry", parry=f"{entry.parry:+}")
    yield Message.of("savage.hero.pick.min_strength", die=die(entry.min_strength))


def _abilities() -> Iterator[Pick]:
    """Yields the special abilities of creatures in their standard forms, with what each gives."""
    for identity, standard in standards().items():
        only_text = (Message("savage.hero.pick.only_text"),) if standard.group == "text" else ()
        group = f"savage.hero.ability.{standard.group}"
        facts = effects(identity) or only_text
        yield Pick(identity, text_of(standard.text), facts=facts, group=group)


def _powers() -> Iterator[Pick]:
    for identity, power in library().powers.items():
        costs = Message.of("savage.hero.pick.costs", points=power.cost)
        yield Pick(identity, text_of(power.name), _about(power), (costs,))
