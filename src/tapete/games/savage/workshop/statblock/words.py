"""The words of stat blocks in both languages, and how what people type is matched to them."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

import msgspec

from tapete.games.savage.content.library import Entry, library
from tapete.games.savage.labels.sheet import LABELS, Language, Names, both
from tapete.words.folding import folded

LISTS = ("attributes", "skills", "edges", "hindrances", "gear", "powers", "special")
"""The fields that may continue over several lines."""
ATTRIBUTES: dict[str, Names] = {
    "agility": both("Agilidad", "Agility"),
    "smarts": both("Astucia", "Smarts"),
    "spirit": both("Espíritu", "Spirit"),
    "strength": both("Fuerza", "Strength"),
    "vigor": both("Vigor", "Vigor"),
}
SPECIALS: dict[str, Names] = {
    "armour": both("Armadura", "Armor|Armour"),
    "toughness": both("Dureza", "Toughness"),
    "parry": both("Parada", "Parry"),
    "pace": both("Paso", "Pace"),
    "run": both("Dado de carrera|Carrera", "Running Die"),
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
YES = ("", "si", "yes")
NO = ("no",)
NOTHING = ("", "-", "–", "—", "ninguna", "ninguno", "none")
"""How an empty list is written; the signs are a hyphen and two dashes."""
NEAR, CUTOFF = 3, 0.55
"""How many names are suggested at most, and how similar they must be to what was typed."""


class Lexicon(msgspec.Struct, frozen=True):
    """A table of names: ids by folded name in either language, and the names as shown."""

    ids: dict[str, str]
    shown: dict[str, str]
    written: dict[str, dict[Language, str]]

    def near(self, given: str) -> tuple[str, ...]:
        """The names most like what was typed."""
        found = get_close_matches(folded(given)[:40], self.shown, NEAR, CUTOFF)
        return tuple(dict.fromkeys(self.shown[name] for name in found))


def _lexicon(table: Mapping[str, Names]) -> Lexicon:
    ids: dict[str, str] = {}
    shown: dict[str, str] = {}
    for identity, names in table.items():
        for name in (*names["es"], *names["en"]):
            ids.setdefault(folded(name), identity)
            shown.setdefault(folded(name), name)
    for identity in table:
        ids.setdefault(identity, identity)
    written = {identity: {"es": n["es"][0], "en": n["en"][0]} for identity, n in table.items()}
    return Lexicon(ids, shown, written)  # type: ignore[arg-type]


def _entries(table: Mapping[str, Entry]) -> Lexicon:
    return _lexicon({i: {"es": (e.name["es"],), "en": (e.name["en"],)} for i, e in table.items()})


@cache
def lexicon(kind: str) -> Lexicon:
    """Returns the lexicon of labels, attributes, specials or tokens, or of a library table."""
    own = {"label": LABELS, "attribute": ATTRIBUTES, "special": SPECIALS, "token": TOKENS}
    if kind in own:
        return _lexicon(own[kind])
    found = library()
    tables: dict[str, Mapping[str, Entry]] = {
        "skill": found.skills,
        "edge": found.edges,
        "hindrance": found.hindrances,
        "power": found.powers,
        "gear": {**found.weapons, **found.armour, **found.shields},
    }
    return _entries(tables[kind])


def name_of(kind: str, identity: str, language: Language) -> str:
    """Returns the name of an id in a language."""
    return lexicon(kind).written[identity][language]
