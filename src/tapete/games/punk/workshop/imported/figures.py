"""Reads figures as people write them in catalogues."""

from __future__ import annotations

import re

from tapete.games.punk.content.entries import Attribute, Strength
from tapete.words.folding import folded

_PLAIN = re.compile(r"\d{1,2}")
_SIGNED = re.compile(r"[+-]\d")
_ATTRIBUTE = re.compile(r"(\d{1,2}|[-–—])\s*\*?\s*(?:[(/]\s*(\d{1,2}|[-–—])\s*\*?\s*\)?)?")
_COMBAT = re.compile(r"[+-]?\d|[-–—]")
_TWOFOLD = re.compile(r"\D*:\s*(\d)\b\D+:\s*(\d)\b\D*")
_THROWN = re.compile(r"fue(?:rza)?\.?\s*(?:del?\s*)?(?:lanzador)?\s*(?:([+-])\s*(\d))?")
_THROW = re.compile(r"fue(?:rza)?\.?\s*(?:del?\s*)?(?:lanzador)?\s*x\s*(\d{1,2})(?:\s*cm)?")
_BANDS = re.compile(r"(\d{1,3})((?:\s*/\s*(?:\d{1,3}|-))*)\s*(?:cm\.?)?")
_BY_RANGE = re.compile(r"(\d)\s*(?:o|u|,)\s*(\d)\s*/\s*(\d)\s*/\s*(\d)\b.*")
_MODE = re.compile(r"(\d)\s*\(gastando (\w+) cargas\)")
_NUMBERED = re.compile(r"(.*?)\s*\((\d{1,2})\b[^)]*\)")
_PACK = re.compile(r"(\d)\s+(.+)")
DIGITS = ("cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve")
WORDS = {"una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5}


def attribute_of(text: str) -> tuple[Attribute, str] | None:
    """Reads an Attribute, and a second value, such as with a weapon: `3(4)` or `3/4`.

    What is left empty or crossed out in any way is an Attribute that a fighter does not have.
    """
    form = _ATTRIBUTE.fullmatch(text.strip() or "-")
    if form is None:
        return None
    return (int(form[1]) if form[1].isdecimal() else "-"), form[2] or ""


def combat_of(text: str) -> int | None:
    """Reads what a weapon adds to Combat: `-1`, or `-` for nothing."""
    form = _COMBAT.fullmatch(text.strip())
    if form is None:
        return None
    return int(form[0]) if form[0].lstrip("+-").isdecimal() else 0


def strength_of(text: str) -> Strength | tuple[Strength, ...] | None:
    """Reads a Strength: `+2`, `6`, `7/6/5`, or the thrower's plus something for each range."""
    parts = [folded(part) for part in re.split(r"//|/", text)]
    found = [_one_strength(part) for part in parts]
    if any(one is None for one in found):
        return None
    sure = tuple(one for one in found if one is not None)
    return sure[0] if len(sure) == 1 else sure


def _one_strength(text: str) -> Strength | None:
    if _PLAIN.fullmatch(text):
        return int(text)
    if _SIGNED.fullmatch(text):
        return text
    form = _THROWN.fullmatch(text)
    if form is None:
        return None
    return f"{form[1] or '+'}{form[2] or 0}"


def numbers_of(text: str) -> int | tuple[int, ...] | None:
    """Reads `3` or `2/1/0`. A `-` at the end stands for a range that the weapon lacks."""
    parts = [part.strip() for part in text.split("/")]
    while len(parts) > 1 and parts[-1] == "-":
        parts.pop()
    if not all(_PLAIN.fullmatch(part) for part in parts):
        return None
    found = tuple(map(int, parts))
    return found[0] if len(found) == 1 else found


def bands_of(text: str) -> tuple[int, ...] | None:
    form = _BANDS.fullmatch(text.strip())
    if form is None:
        return None
    rest = (part.strip() for part in form[2].split("/"))
    return (int(form[1]), *(int(part) for part in rest if part.isdecimal()))


def throw_of(text: str) -> int | None:
    """Reads `Fue x 5 cm`: that many cm for each point of Strength."""
    form = _THROW.fullmatch(folded(text))
    return int(form[1]) if form else None


def armour_of(text: str) -> tuple[int, tuple[int, ...]] | None:
    """Reads `3`, or `3 ó 5/6/7 …` if it protects better against firearms.

    Of two figures for different attacks, `Disparos: 2 CaC: 5`, the lower one counts.
    """
    plain = folded(text)
    if _PLAIN.fullmatch(plain):
        return int(plain), ()
    if two := _TWOFOLD.fullmatch(plain):
        return min(int(two[1]), int(two[2])), ()
    form = _BY_RANGE.fullmatch(plain)
    return (int(form[1]), (int(form[2]), int(form[3]), int(form[4]))) if form else None


def modes_of(text: str) -> dict[int, int]:
    """Reads figures by charges spent: `3 (gastando dos cargas) 6 (gastando 5 cargas)`."""
    found = {}
    for figure, charges in _MODE.findall(folded(text)):
        count = WORDS.get(charges) or (int(charges) if charges.isdecimal() else 0)
        if count:
            found[count] = int(figure)
    return found


def numbered(name: str) -> tuple[str, int]:
    """Splits `Veneno (2)` into its name and its number, which is 0 if there is none."""
    form = _NUMBERED.fullmatch(name.strip())
    return (form[1], int(form[2])) if form else (name.strip(), 0)


def packed(name: str) -> tuple[int, str]:
    """Splits `3 Bombas de Humo` into the number and the name."""
    form = _PACK.fullmatch(name.strip())
    return (int(form[1]), form[2]) if form else (1, name.strip())


def slug(name: str) -> str:
    """Makes an id from a name, of letters and underscores only. Its digits are spelt out."""
    spelt = re.sub(r"\d", lambda digit: f"_{DIGITS[int(digit[0])]}_", folded(name))
    return re.sub(r"[^a-z]+", "_", spelt).strip("_") or "x"
