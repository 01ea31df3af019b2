"""Names of edges, hindrances, gear and powers, as people write them."""

from __future__ import annotations

import re

import msgspec

from tapete.games.savage.content.library import library
from tapete.games.savage.workshop.statblock.numbers import aside
from tapete.games.savage.workshop.statblock.text.passage import enclosed
from tapete.games.savage.workshop.statblock.words import lexicon

_BETTER = re.compile(
    r"\b(improved|imp|mejorad[oa]|gran|superior|great|greater)\b\.?", re.IGNORECASE
)
_SEVERITY = re.compile(r"\b(major|mayor|minor|menor|may|maj|min|men)\b\.?", re.IGNORECASE)
_MAJOR = ("maj", "may")
IMPROVED = "improved_"
LINK = re.compile(r" (?:and|y|e|&|or|o) ", re.IGNORECASE)
"""What joins the last two items of a list."""


class Named(msgspec.Struct, frozen=True):
    """A name that is known, and what is said about it in parentheses or after a colon.

    `loose` is true if only a part of what was written is known.
    """

    ids: tuple[str, ...]
    said: str = ""
    loose: bool = False


def apart(text: str) -> tuple[str, str]:
    """Returns a name and the remark in parentheses that ends it."""
    if not text.endswith((")", "]")):
        return text, ""
    inside = enclosed(text)
    start = len(text) - 1
    while start > 0 and inside[start - 1]:
        start -= 1
    return (text[:start].strip(), aside(text[start:])) if inside[start] else (text, "")


def named(kind: str, text: str) -> Named | None:
    """Returns what a name means; None if it is unknown."""
    if found := lexicon(kind).id(text):
        return Named(_with_lesser(found))
    name, said = apart(text)
    if kind == "edge" and (better := _improved(name, said)):
        return better
    if found := lexicon(kind).id(name):
        return Named((_graver(found, said),), said)
    before, colon, after = text.partition(":")
    inner = named(kind, before.strip()) if colon else None
    if inner is None:
        return None
    return Named(inner.ids, "; ".join(filter(None, [inner.said, aside(after)])), inner.loose)


def _with_lesser(edge: str) -> tuple[str, ...]:
    """Returns an edge, and before it the one that it improves."""
    if not edge.startswith(IMPROVED):
        return (edge,)
    return (*library().edges[edge].needs, edge)


def _graver(found: str, said: str) -> str:
    """Returns the major form of a hindrance, if that is meant and there is one."""
    grade = _SEVERITY.search(said)
    major = f"{found}_major"
    graver = grade is not None and grade[1].lower().startswith(_MAJOR)
    return major if graver and major in library().hindrances else found


def _improved(name: str, said: str) -> Named | None:
    """Returns an improved edge, or the edge that it improves if there is no other."""
    inside = bool(_BETTER.search(said))
    if not inside and not _BETTER.search(name):
        return None
    plain = " ".join(_BETTER.sub(" ", name).split())
    found = lexicon("edge").id(plain)
    if not found:
        return None
    rest = aside(_BETTER.sub(" ", said)) if inside else said
    better = f"{IMPROVED}{found}"
    if better in library().edges:
        return Named((found, better), rest)
    return Named((found,), "; ".join(filter(None, [_better_in(name, said), rest])), True)


def _better_in(name: str, said: str) -> str:
    found = _BETTER.search(name) or _BETTER.search(said)
    return found[0] if found else ""


def linked(kind: str, text: str) -> list[str]:
    """Returns the names that a link joins, if one of them is known."""
    parts = [part.strip() for part in LINK.split(text)]
    return parts if any(named(kind, part) for part in parts) else [text]
