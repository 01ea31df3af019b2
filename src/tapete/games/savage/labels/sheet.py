"""The labels of a character's sheet, in both languages."""

from __future__ import annotations

from typing import Literal, TypeAlias

from tapete.games.savage.figures import bonus, sides

Language: TypeAlias = Literal["es", "en"]
Names: TypeAlias = dict[Language, tuple[str, ...]]
"""For each language, the name that is written, and others that are also understood."""


def both(es: str, en: str) -> Names:
    return {"es": tuple(es.split("|")), "en": tuple(en.split("|"))}


LABELS: dict[str, Names] = {
    "name": both("Nombre", "Name"),
    "wild": both("Comodín", "Wild Card|WC|Wild"),
    "description": both("Descripción", "Description|Appearance"),
    "attributes": both("Atributos", "Attributes|Traits"),
    "skills": both("Habilidades", "Skills"),
    "pace": both("Paso|Movimiento", "Pace|Movement"),
    "parry": both("Parada", "Parry"),
    "toughness": both("Dureza", "Toughness"),
    "size": both("Tamaño", "Size"),
    "edges": both("Ventajas|Ventaja", "Edges|Edge"),
    "hindrances": both("Desventajas|Desventaja", "Hindrances|Hindrance"),
    "gear": both(
        "Equipo|Armas|Arma|Equipamiento|Pertenencias|Posesiones",
        "Gear|Equipment|Weapons|Weapon|Possessions",
    ),
    "worn": both("Armadura|Armaduras", "Armor|Armour"),
    "powers": both("Poderes|Poder|Conjuros|Hechizos", "Powers|Power|Spells"),
    "super": both("Superpoderes|Súper poderes", "Super Powers|Superpowers"),
    "arcane": both("Habilidad arcana", "Arcane Skill"),
    "points": both("Puntos de poder|PP", "Power Points"),
    "special": both(
        "Capacidades especiales|Habilidades especiales|Capacidad especial|Capacidades|Especial|"
        "Capacidades raciales|Rasgos especiales",
        "Special Abilities|Special|Special Ability|Abilities|Racial Abilities|Special Rules",
    ),
    "token": both("Silueta", "Token"),
}


def die(value: int) -> str:
    """A die as it is written: `d8`, or `d12+2` for 14."""
    return f"d{sides(value)}" + (f"+{bonus(value)}" if bonus(value) else "")
