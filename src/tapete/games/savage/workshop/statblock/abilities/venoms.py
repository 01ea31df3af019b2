"""Poison and flight in the text of an ability."""

from __future__ import annotations

import re

from tapete.games.savage.content.library import Poison
from tapete.games.savage.labels.sheet import Names, both
from tapete.games.savage.state import VenomKind
from tapete.words.folding import folded

VENOMS: dict[VenomKind, Names] = {
    "deadly": both("mortal", "deadly"),
    "sleeping": both("somnífero", "sleep"),
    "paralysing": both("paralizante", "paralyzing"),
    "wounding": both("hiriente", "wounding"),
    "mild": both("suave", "mild"),
}
"""The kinds of poison, by how each is shown."""
_SAID: dict[VenomKind, re.Pattern[str]] = {
    "deadly": re.compile(
        r"\b(?:lethal|deadly|die|dies|death|perish\w*|mortal|letal|muere|muerte)\b"
    ),
    "sleeping": re.compile(
        r"\b(?:knock-?out|knocked out|unconscious|sleep|inconsciente|somnifero|duerme)\b"
    ),
    "paralysing": re.compile(r"\b(?:paral[yi][sz]\w*|stunned|conmocionad[oa]|paralisis)\b"),
    "wounding": re.compile(r"\b(?:an?|1|one|una) (?:wound|herida)\b|\b(?:wounding|hiriente)\b"),
    "mild": re.compile(r"\b(?:mild|fatigue|fatigued|suave|leve|fatiga)\b"),
}
"""What says of which kind a poison is, the gravest first."""
_MODIFIER = re.compile(r"(?<![\w+])([+-]) ?([0-9]{1,2})(?![0-9d])")
_PACE = re.compile(
    r"(?:(?:flying )?(?:pace|paso|movimiento|speed|velocidad)(?: of| de)?:? ?)?([0-9]{1,3})"
    r"(?: ?[\"”″]|(?: (?:paces|pasos|inches)))?"
)
FASTEST = 99


def poison_in(beside: str, more: str) -> Poison | None:
    """Returns the poison that a text describes; None if it does not say what it does."""
    for said in (folded(beside), folded(more)):
        kind = next((one for one, form in _SAID.items() if form.search(said)), None)
        if kind:
            return Poison(kind, _modifier(beside, more))
    return None


def _modifier(beside: str, more: str) -> int:
    form = _MODIFIER.search(beside) or _MODIFIER.search(more)
    return int(f"{form[1]}{form[2]}") if form else 0


def flight_in(text: str) -> tuple[int, bool]:
    """Returns the Pace of a flight, 0 if none is given, and if the text says nothing else."""
    form = _PACE.match(folded(text).strip(" ."))
    if form is None or not 0 < int(form[1]) <= FASTEST:
        return 0, False
    return int(form[1]), not folded(text).strip(" .")[form.end() :].strip(" .")
