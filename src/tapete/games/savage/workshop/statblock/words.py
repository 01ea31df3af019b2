"""The words of stat blocks, in both languages, and how what people type is matched to them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from tapete.games.savage.content.library import Entry, library

Language: TypeAlias = Literal["es", "en"]
Names: TypeAlias = dict[Language, tuple[str, ...]]
"""In each language, the name that is written and others that are understood."""


def _both(es: str, en: str) -> Names:
    return {"es": tuple(es.split("|")), "en": tuple(en.split("|"))}


LABELS: dict[str, Names] = {
    "name": _both("Nombre", "Name"),
    "wild": _both("Comodín", "Wild Card"),
    "attributes": _both("Atributos", "Attributes"),
    "skills": _both("Habilidades", "Skills"),
    "pace": _both("Paso|Movimiento", "Pace"),
    "parry": _both("Parada", "Parry"),
    "toughness": _both("Dureza", "Toughness"),
    "size": _both("Tamaño", "Size"),
    "edges": _both("Ventajas", "Edges"),
    "hindrances": _both("Desventajas", "Hindrances"),
    "gear": _both("Equipo|Armas", "Gear|Equipment"),
    "powers": _both("Poderes", "Powers"),
    "arcane": _both("Habilidad arcana", "Arcane Skill"),
    "points": _both("Puntos de poder|PP", "Power Points"),
    "special": _both(
        "Capacidades especiales|Habilidades especiales|Especial", "Special Abilities|Special"
    ),
    "token": _both("Silueta", "Token"),
}
LISTS = ("attributes", "skills", "edges", "hindrances", "gear", "powers", "special")
"""Fields that may go on over several lines."""
ATTRIBUTES: dict[str, Names] = {
    "agility": _both("Agilidad", "Agility"),
    "smarts": _both("Astucia", "Smarts"),
    "spirit": _both("Espíritu", "Spirit"),
    "strength": _both("Fuerza", "Strength"),
    "vigor": _both("Vigor", "Vigor"),
}
SPECIALS: dict[str, Names] = {
    "armour": _both("Armadura", "Armor|Armour"),
    "toughness": _both("Dureza", "Toughness"),
    "parry": _both("Parada", "Parry"),
    "pace": _both("Paso", "Pace"),
    "run": _both("Dado de carrera|Carrera", "Running Die"),
    "size": _both("Tamaño", "Size"),
    "heavy": _both("Blindaje pesado", "Heavy Armor|Heavy Armour"),
    "mount": _both("Montura", "Mount"),
}
TOKENS: dict[str, Names] = {
    "person": _both("Persona", "Person"),
    "gunner": _both("Pistolero", "Gunner"),
    "swordsman": _both("Espadachín", "Swordsman"),
    "archer": _both("Arquero", "Archer"),
    "caster": _both("Conjurador", "Caster"),
    "brute": _both("Bruto", "Brute"),
    "beast": _both("Bestia", "Beast"),
    "rider": _both("Jinete", "Rider"),
    "undead": _both("No muerto", "Undead"),
    "dragon": _both("Dragón", "Dragon"),
}
ARCANE = ("spellcasting", "faith", "focus")
"""The skills that work powers."""
YES = ("", "si", "yes")
NO = ("no",)
NOTHING = ("", "-", "–", "—", "ninguna", "ninguno", "none")
"""How an empty list is written; the signs are a hyphen and two dashes."""
NEAR, CUTOFF = 3, 0.55
"""How many names are suggested, and how like what was typed."""


def fold(text: str) -> str:
    """Without accents, case or spare spaces."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(sign for sign in split if not unicodedata.combining(sign)).split())


class Lexicon(msgspec.Struct, frozen=True):
    """A table of names: ids by folded name in either language, and the names as they are shown."""

    ids: dict[str, str]
    shown: dict[str, str]
    written: dict[str, dict[Language, str]]

    def near(self, given: str) -> tuple[str, ...]:
        """The names most like what was typed."""
        found = get_close_matches(fold(given)[:40], self.shown, NEAR, CUTOFF)
        return tuple(dict.fromkeys(self.shown[name] for name in found))


def _lexicon(table: Mapping[str, Names]) -> Lexicon:
    ids: dict[str, str] = {}
    shown: dict[str, str] = {}
    for identity, names in table.items():
        for name in (*names["es"], *names["en"]):
            ids.setdefault(fold(name), identity)
            shown.setdefault(fold(name), name)
    for identity in table:
        ids.setdefault(identity, identity)
    written = {identity: {"es": n["es"][0], "en": n["en"][0]} for identity, n in table.items()}
    return Lexicon(ids, shown, written)  # type: ignore[arg-type]


def _entries(table: Mapping[str, Entry]) -> Lexicon:
    return _lexicon({i: {"es": (e.name["es"],), "en": (e.name["en"],)} for i, e in table.items()})


@cache
def lexicon(kind: str) -> Lexicon:
    """Of labels, attributes, specials or tokens, or of a table of the library."""
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
    """As it is written in a language."""
    return lexicon(kind).written[identity][language]
