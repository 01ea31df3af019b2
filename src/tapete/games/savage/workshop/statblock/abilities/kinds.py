"""Kinds of harm in a text: what somebody is immune to, what a power is made of."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tapete.games.savage.content.library import Kept
from tapete.games.savage.labels.sheet import Names, both
from tapete.games.savage.state import HarmKind
from tapete.words.folding import folded

KINDS: dict[HarmKind, Names] = {
    "fire": both("fuego|calor|llama|llamas", "fire|fiery|heat|flame|flames|flaming"),
    "cold": both("frío|hielo|congelación", "cold|ice|icy|frost"),
    "electricity": both("electricidad|rayo|rayos", "electricity|electric|lightning"),
    "acid": both("ácido", "acid"),
    "sound": both("sonido|sónico", "sound|sonic"),
    "water": both("agua", "water"),
    "air": both("aire|viento", "air|wind"),
    "earth": both("tierra|piedra|piedras", "earth|stone|stones|rock|rocks"),
    "light": both("luz", "light"),
    "darkness": both("oscuridad|sombra|sombras", "darkness|shadow|shadows"),
    "poison": both("veneno|venenos", "poison|poisons|venom|toxins"),
    "disease": both("enfermedad|enfermedades", "disease|diseases|sickness"),
    "weapons": both(
        "armas normales|armas no mágicas|armas mundanas|ataques normales",
        "normal weapons|normal attacks|mundane weapons|nonmagical weapons|non-magical weapons|"
        "nonmagical attacks|non-magical attacks",
    ),
}
"""The kinds of harm, by the words for them; the first is how each is shown."""
_BETWEEN = re.compile(r",|;|/|\b(?:and|or|y|e|o|u|to|al?|la|el|los|las|all)\b")
_WORDS = {folded(word): kind for kind, names in KINDS.items() for n in names.values() for word in n}


def listed(text: str) -> tuple[list[HarmKind], bool]:
    """Returns the kinds that a list names, and if it says nothing else."""
    said = folded(text)
    parts = [part for one in _BETWEEN.split(said) if (part := one.strip(" .:()"))]
    kinds = [_WORDS[part] for part in parts if part in _WORDS]
    return list(dict.fromkeys(kinds)), len(kinds) == len(parts)


def trappings(kept: Iterable[Kept], powers: Iterable[str]) -> dict[str, HarmKind]:
    """Returns what powers are made of, as far as what is said of them names it."""
    said = {one.of: trapping(one.text) for one in kept if one.field == "powers" and one.of}
    return {power: kind for power in powers if (kind := said.get(power))}


def trapping(text: str) -> HarmKind | None:
    """Returns the first kind that a remark about a power names: `bolts of fire`."""
    words = re.findall(r"[^\W\d_]+", folded(text))
    return next((_WORDS[word] for word in words if word in _WORDS), None)
