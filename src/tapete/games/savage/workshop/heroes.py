"""The workshop of heroes, for a screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from tapete.games.savage.content.library import ATTRIBUTES, Entry, Power, Trait, library
from tapete.games.savage.content.names import damage_name, text_of
from tapete.games.savage.labels.sheet import Language, die
from tapete.games.savage.workshop import budget
from tapete.games.savage.workshop.builder import Built, Sheet, build, check, sheet_of
from tapete.games.savage.workshop.statblock import read, write
from tapete.games.savage.workshop.statblock.words import ARCANE, lexicon
from tapete.kernel import Message
from tapete.workshop import Checked, Pick, Purse, ReadDraft, Shelf, Value, Workshop

DICE = (4, 6, 8, 10, 12)
LONGEST_NAME = 60
BEYOND_A_SHEET = ("hero.fault.human", "hero.fault.beast", "hero.fault.extra")
"""What a stat block can say and a sheet cannot: it is lost, and that is told."""
PEOPLE = ("person", "gunner", "swordsman", "archer", "caster", "brute", "rider")


class Heroes(Workshop[Sheet]):
    title = Message("hero.workshop.title")
    draft = Sheet

    def shelves(self) -> Sequence[Shelf]:
        return _shelves()

    def check(self, draft: Sheet) -> Checked:
        built = build(draft)
        return Checked(built.faults, _purses(built), _values(built))

    def options(self, drafts: Sequence[Sheet]) -> Mapping[str, Any]:
        """Each in the place of one of the scenario's heroes."""
        own = {f"own{n}": _profile(draft) for n, draft in enumerate(drafts, start=1)}
        return {"own": own, "heroes": list(own)}

    def write(self, draft: Sheet, language: str) -> str:
        return write(build(draft).profile, _language(language))

    def read(self, text: str, language: str) -> ReadDraft:
        reading = read(text)
        told = [fault.message for fault in check(reading.profile).faults]
        lost = [message for message in told if message.key in BEYOND_A_SHEET]
        sheet = sheet_of(reading.profile, _language(language))
        return ReadDraft(msgspec.to_builtins(sheet), (*reading.warnings, *lost))

    def examples(self) -> Sequence[tuple[Message, Sheet]]:
        heroes = library().heroes.values()
        return [(text_of(hero.name), sheet_of(hero)) for hero in heroes]


def _profile(draft: Sheet) -> str:
    return msgspec.json.encode(build(draft).profile).decode()


def _language(language: str) -> Language:
    return "es" if language == "es" else "en"


def _purses(built: Built) -> tuple[Purse, ...]:
    bill = built.spent
    spent = {
        "attributes": (bill.attributes, budget.ATTRIBUTE_STEPS),
        "skills": (bill.skills, budget.SKILL_POINTS),
        "edges": (bill.edges, budget.FREE_EDGES),
        "hindrances": (bill.needed, bill.earned),
    }
    return tuple(
        Purse(Message.of(f"hero.purse.{name}"), gone, most, name)
        for name, (gone, most) in spent.items()
    )


def _values(built: Built) -> tuple[Value, ...]:
    values = built.derived
    worn = f" ({values.armour})" if values.armour else ""
    shown = {
        "pace": str(values.pace),
        "parry": str(values.parry),
        "toughness": f"{values.toughness + values.armour}{worn}",
    }
    return tuple(Value(Message.of(f"hero.value.{name}"), text) for name, text in shown.items())


def _shelves() -> tuple[Shelf, ...]:
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
    return Message.of(f"hero.shelf.{field}")


def _named(kind: str, ids: Iterable[str]) -> tuple[Pick, ...]:
    return tuple(Pick(one, text_of(lexicon(kind).written[one])) for one in ids)


def _attributes() -> tuple[Pick, ...]:
    return _named("attribute", ATTRIBUTES)


def _skills() -> tuple[Pick, ...]:
    picks = []
    for identity, skill in library().skills.items():
        facts = [Message.of("hero.pick.linked", trait=_trait(skill.linked))]
        facts += [Message("hero.pick.core")] if skill.core else []
        start = budget.START if skill.core else 0
        picks.append(Pick(identity, text_of(skill.name), facts=tuple(facts), start=start))
    return tuple(picks)


def _traits(table: Mapping[str, Trait]) -> tuple[Pick, ...]:
    return tuple(_trait_pick(identity, trait) for identity, trait in table.items())


def _trait_pick(identity: str, trait: Trait) -> Pick:
    asked = [
        Message.of("hero.pick.asks_die", trait=_trait(name), least=die(least))
        for name, least in trait.requires.items()
    ]
    edges = library().edges
    asked += [
        Message.of("hero.pick.asks", needed=text_of(edges[name].name)) for name in trait.needs
    ]
    gives = [Message.of("hero.pick.gives", points=trait.cost)] if trait.cost else []
    return Pick(identity, text_of(trait.name), _about(trait), (*asked, *gives))


def _trait(name: str) -> Message:
    kind = "attribute" if name in ATTRIBUTES else "skill"
    return text_of(lexicon(kind).written[name])


def _about(entry: Trait | Power) -> Message:
    return text_of({"es": entry.es, "en": entry.en})


def _gear() -> tuple[Pick, ...]:
    found = library()
    weapons = {name: one for name, one in found.weapons.items() if one.kind != "natural"}
    tables: dict[str, Mapping[str, Entry]] = {
        "hero.gear.weapons": weapons,
        "hero.gear.armour": found.armour,
        "hero.gear.shields": found.shields,
    }
    return tuple(
        Pick(identity, text_of(entry.name), facts=_gear_facts(entry), group=group)
        for group, table in tables.items()
        for identity, entry in table.items()
    )


def _gear_facts(entry: Any) -> tuple[Message, ...]:
    """Damage and range of a weapon, Armor of an armour, Parry of a shield: what one picks by."""
    facts = []
    if getattr(entry, "damage", ""):
        facts.append(Message.of("hero.pick.damage", damage=damage_name(entry.damage), ap=entry.ap))
    if getattr(entry, "range", None):
        facts.append(Message.of("hero.pick.range", range="/".join(map(str, entry.range))))
    if getattr(entry, "torso", 0):
        facts.append(Message.of("hero.pick.armour", armour=entry.torso))
    if getattr(entry, "parry", 0):
        facts.append(Message.of("hero.pick.parry", parry=f"{entry.parry:+}"))
    facts.append(Message.of("hero.pick.min_strength", die=die(entry.min_strength)))
    return tuple(facts)


def _powers() -> tuple[Pick, ...]:
    return tuple(
        Pick(
            identity,
            text_of(power.name),
            _about(power),
            (Message.of("hero.pick.costs", points=power.cost),),
        )
        for identity, power in library().powers.items()
    )


WORKSHOPS: Mapping[str, Workshop[Any]] = {"heroes": Heroes()}
