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
    "wild": both("Comodín", "Wild Card"),
    "attributes": both("Atributos", "Attributes"),
    "skills": both("Habilidades", "Skills"),
    "pace": both("Paso|Movimiento", "Pace"),
    "parry": both("Parada", "Parry"),
    "toughness": both("Dureza", "Toughness"),
    "size": both("Tamaño", "Size"),
    "edges": both("Ventajas", "Edges"),
    "hindrances": both("Desventajas", "Hindrances"),
    "gear": both("Equipo|Armas", "Gear|Equipment"),
    "powers": both("Poderes", "Powers"),
    "arcane": both("Habilidad arcana", "Arcane Skill"),
    "points": both("Puntos de poder|PP", "Power Points"),
    "special": both(
        "Capacidades especiales|Habilidades especiales|Especial", "Special Abilities|Special"
    ),
    "token": both("Silueta", "Token"),
}


def die(value: int) -> str:
    """A die as it is written: `d8`, or `d12+2` for 14."""
    return f"d{sides(value)}" + (f"+{bonus(value)}" if bonus(value) else "")
