"""The words of stat blocks in both languages, and how what people type is matched to them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache

import msgspec

from tapete.games.savage.content.abilities import abilities
from tapete.games.savage.content.library import Entry, library
from tapete.games.savage.labels.sheet import LABELS, Language, Names, both
from tapete.games.savage.workshop.statblock.aliases import ALSO
from tapete.games.savage.workshop.statblock.forms import feminine, plurals
from tapete.words.folding import folded

ATTRIBUTES: dict[str, Names] = {
    "agility": both("Agilidad", "Agility"),
    "smarts": both("Astucia", "Smarts"),
    "spirit": both("Espíritu", "Spirit"),
    "strength": both("Fuerza", "Strength"),
    "vigor": both("Vigor", "Vigor"),
}
SPECIALS: dict[str, Names] = {
    "armour": both("Armadura", "Armor|Armour|Natural Armor"),
    "toughness": both("Dureza", "Toughness"),
    "parry": both("Parada", "Parry"),
    "pace": both("Paso", "Pace"),
    "run": both("Dado de carrera|Carrera", "Running Die|Speed"),
    "size": both("Tamaño", "Size"),
    "heavy": both("Blindaje pesado", "Heavy Armor|Heavy Armour"),
    "mount": both("Montura", "Mount"),
}
TOKENS: dict[str, Names] = {
    "person": both("Persona", "Person"),
    "gunner": both("Pistolero", "Gunner"),
    "swordsman": both("Espadachín", "Swordsman"),
    "archer": both("Arquero", "Archer"),
    "caster": both("Conjurador", "Caster"),
    "brute": both("Bruto", "Brute"),
    "beast": both("Bestia", "Beast"),
    "rider": both("Jinete", "Rider"),
    "undead": both("No muerto", "Undead"),
    "dragon": both("Dragón", "Dragon"),
}
ARCANE = ("spellcasting", "faith", "focus")
"""The arcane skills, with which powers are used."""
NO = ("no", "extra")
NOTHING = ("", "-", "–", "—", "ninguna", "ninguno", "none", "nada", "n/a")
"""How an empty list is written; the signs are a hyphen and two dashes."""
NEAR, CUTOFF = 3, 0.72
"""How many names are suggested at most, and how similar they must be to what was typed."""
ALIKE = 0.85
"""How similar names of gear must be, since most gear has no rules."""
_BETWEEN = re.compile(r"[^a-z0-9]+")


def key(text: str) -> str:
    """Returns what two spellings of a name have in common: letters without case and digits.

    >>> key("Two-Fisted") == key("two fisted")
    True
    """
    return _BETWEEN.sub("", folded(text))


class Lexicon(msgspec.Struct, frozen=True):
    """A table of names: ids by the key of each name in either language, and names as shown."""

    ids: dict[str, str]
    shown: dict[str, str]
    written: dict[str, dict[Language, str]]

    def id(self, given: str) -> str:
        """The id of a name; "" if there is none."""
        return self.ids.get(key(given), "")

    def near(self, given: str, cutoff: float = CUTOFF) -> tuple[str, ...]:
        """The names most like what was typed."""
        found = get_close_matches(folded(given)[:40], self.shown, NEAR, cutoff)
        return tuple(dict.fromkeys(self.shown[name] for name in found))


def _lexicon(table: Mapping[str, Names], also: Mapping[str, tuple[str, ...]]) -> Lexicon:
    ids: dict[str, str] = {}
    shown: dict[str, str] = {}
    for identity, names in table.items():
        for name in (*names["es"], *names["en"]):
            ids.setdefault(key(name), identity)
            shown.setdefault(folded(name), name)
    for identity, others in also.items():
        for name in others:
            ids.setdefault(key(name), identity)
    for identity in table:
        ids.setdefault(key(identity), identity)
    written: dict[str, dict[Language, str]] = {
        identity: {"es": n["es"][0], "en": n["en"][0]} for identity, n in table.items()
    }
    return Lexicon(ids, shown, written)


def _others(kind: str) -> dict[str, tuple[str, ...]]:
    return {identity: tuple(names.split("|")) for identity, names in ALSO.get(kind, {}).items()}


def _entries(kind: str, table: Mapping[str, Entry]) -> Lexicon:
    names: dict[str, Names] = {
        identity: {"es": (entry.name["es"],), "en": (entry.name["en"],)}
        for identity, entry in table.items()
    }
    also = _others(kind)
    if kind == "gear":
        also = {i: (*also.get(i, ()), *_plurals(names[i], also.get(i, ()))) for i in names}
    elif kind in ("edge", "hindrance"):
        also = {i: (*also.get(i, ()), *map(feminine, names[i]["es"])) for i in names}
    return _lexicon(names, also)


def _plurals(names: Names, others: tuple[str, ...]) -> Iterator[str]:
    for name in (*names["es"], *names["en"], *others):
        yield from plurals(name)


@cache
def lexicon(kind: str) -> Lexicon:
    """Returns the lexicon of labels, attributes, specials or tokens, or of a library table."""
    own = {"label": LABELS, "attribute": ATTRIBUTES, "special": SPECIALS, "token": TOKENS}
    if kind in own:
        return _lexicon(own[kind], _others(kind))
    if kind == "ability":
        return _lexicon(*_abilities())
    found = library()
    tables: dict[str, Mapping[str, Entry]] = {
        "skill": found.skills,
        "edge": found.edges,
        "hindrance": found.hindrances,
        "power": found.powers,
        "gear": {**found.weapons, **found.armour, **found.shields},
    }
    return _entries(kind, tables[kind])


def _abilities() -> tuple[dict[str, Names], dict[str, tuple[str, ...]]]:
    found = abilities()
    names: dict[str, Names] = {
        identity: {"es": (one.name["es"],), "en": (one.name["en"],)}
        for identity, one in found.items()
    }
    return names, {identity: one.also for identity, one in found.items()}


def name_of(kind: str, identity: str, language: Language) -> str:
    """Returns the name of an id in a language."""
    return lexicon(kind).written[identity][language]
