"""The shelves from which a hero is picked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tapete.games.savage.content.library import ATTRIBUTES, Entry, Power, Trait, library
from tapete.games.savage.content.names import damage_name, text_of
from tapete.games.savage.labels.sheet import die
from tapete.games.savage.workshop import budget
from tapete.games.savage.workshop.statblock.words import ARCANE, lexicon
from tapete.kernel import Message
from tapete.workshop import Pick, Shelf

DICE = (4, 6, 8, 10, 12)
LONGEST_NAME = 60
PEOPLE = ("person", "gunner", "swordsman", "archer", "caster", "brute", "rider")


def shelves() -> tuple[Shelf, ...]:
    found = library()
    return (
        Shelf("name", _title("name"), "text", most=LONGEST_NAME),
        Shelf("attributes", _title("attributes"), "dice", _attributes(), DICE, budget.START),
        Shelf("skills", _title("skills"), "dice", _skills(), DICE),
        Shelf("edges", _title("edges"), "many", _traits(found.edges)),
        Shelf("hindrances", _title("hindrances"), "many", _traits(found.hindrances)),
        Shelf("gear", _title("gear"), "many", _gear(), repeats=True),
        Shelf("powers", _title("powers"), "many", _powers()),
        Shelf("arcane", _title("arcane"), "one", _named("skill", ARCANE)),
        Shelf("token", _title("token"), "one", _named("token", PEOPLE)),
    )


def _title(field: str) -> Message:
    return Message.of(f"savage.hero.shelf.{field}")


def _named(kind: str, ids: Iterable[str]) -> tuple[Pick, ...]:
    return tuple(Pick(one, text_of(lexicon(kind).written[one])) for one in ids)


def _attributes() -> tuple[Pick, ...]:
    return _named("attribute", ATTRIBUTES)


def _skills() -> tuple[Pick, ...]:
    picks = []
    for identity, skill in library().skills.items():
        facts = [Message.of("savage.hero.pick.linked", trait=_trait(skill.linked))]
        facts += [Message("savage.hero.pick.core")] if skill.core else []
        start = budget.START if skill.core else 0
        picks.append(Pick(identity, text_of(skill.name), facts=tuple(facts), start=start))
    return tuple(picks)


def _traits(table: Mapping[str, Trait]) -> tuple[Pick, ...]:
    return tuple(_trait_pick(identity, trait) for identity, trait in table.items())


def _trait_pick(identity: str, trait: Trait) -> Pick:
    asked = [
        Message.of("savage.hero.pick.asks_die", trait=_trait(name), least=die(least))
        for name, least in trait.requires.items()
    ]
    edges = library().edges
    asked += [
        Message.of("savage.hero.pick.asks", needed=text_of(edges[name].name))
        for name in trait.needs
    ]
    gives = [Message.of("savage.hero.pick.gives", points=trait.cost)] if trait.cost else []
    return Pick(identity, text_of(trait.name), _about(trait), (*asked, *gives))


def _trait(name: str) -> Message:
    kind = "attribute" if name in ATTRIBUTES else "skill"
    return text_of(lexicon(kind).written[name])


def _about(entry: Trait | Power) -> Message:
    return text_of({"es": entry.es, "en": entry.en})


def _gear() -> tuple[Pick, ...]:
    found = library()
    weapons = {name: one for name, one in found.weapons.items() if not one.bodily}
    tables: dict[str, Mapping[str, Entry]] = {
        "savage.hero.gear.weapons": weapons,
        "savage.hero.gear.armour": found.armour,
        "savage.hero.gear.shields": found.shields,
    }
    return tuple(
        Pick(identity, text_of(entry.name), facts=_gear_facts(entry), group=group)
        for group, table in tables.items()
        for identity, entry in table.items()
    )


def _gear_facts(entry: Any) -> tuple[Message, ...]:
    """Returns what matters in a choice: a weapon's damage and range, Armor, a shield's Parry."""
    facts = []
    if getattr(entry, "damage", ""):
        facts.append(
            Message.of("savage.hero.pick.damage", damage=damage_name(entry.damage), ap=entry.ap)
        )
    if getattr(entry, "range", None):
        facts.append(Message.of("savage.hero.pick.range", range="/".join(map(str, entry.range))))
    if getattr(entry, "torso", 0):
        facts.append(Message.of("savage.hero.pick.armour", armour=entry.torso))
    if getattr(entry, "parry", 0):
        facts.append(Message.of("savage.hero.pick.parry", parry=f"{entry.parry:+}"))
    facts.append(Message.of("savage.hero.pick.min_strength", die=die(entry.min_strength)))
    return tuple(facts)


def _powers() -> tuple[Pick, ...]:
    return tuple(
        Pick(
            identity,
            text_of(power.name),
            _about(power),
            (Message.of("savage.hero.pick.costs", points=power.cost),),
        )
        for identity, power in library().powers.items()
    )
