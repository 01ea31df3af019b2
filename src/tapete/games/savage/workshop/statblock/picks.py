"""Reads lists of names: edges, hindrances and powers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tapete.games.savage.workshop.statblock.findings import Findings
from tapete.games.savage.workshop.statblock.names import Named, linked, named
from tapete.games.savage.workshop.statblock.text.fields import Fields
from tapete.games.savage.workshop.statblock.text.passage import Written
from tapete.games.savage.workshop.statblock.words import lexicon

FIELDS = {"edge": "edges", "hindrance": "hindrances", "power": "powers"}
_POINTS = re.compile(
    r"\(?(?:(?P<before>[0-9]{1,3}) ?(?:power points?|pp|puntos? de poder)"
    r"|(?:power points?|pp|puntos? de poder):? ?(?P<after>[0-9]{1,3}))\)?",
    re.IGNORECASE,
)
_START = re.compile(rf"^{_POINTS.pattern}[:.]? *", re.IGNORECASE)


def picks(kind: str, items: list[Written], found: Findings) -> list[str]:
    """Returns the ids of the names in a list. What is unknown is kept as text."""
    ids: list[str] = []
    for item in items:
        for text in linked(kind, item.text) if not named(kind, item.text) else [item.text]:
            pick(kind, Written(item.line, text), ids, found)
    return ids


def pick(kind: str, item: Written, ids: list[str], found: Findings) -> None:
    """Adds what an item names to the ids, or keeps it as text."""
    name = named(kind, item.text)
    if name is None:
        keep_unknown(kind, item, found)
        return
    new = [identity for identity in name.ids if identity not in ids]
    if not new and not name.said:
        found.unknown(item.line, item.text, "twice")
    ids += new
    _tell(kind, item, name, found)
    found.keep(FIELDS[kind], name.said, name.ids[-1])


def _tell(kind: str, item: Written, name: Named, found: Findings) -> None:
    if name.loose:
        shown = lexicon(kind).written[name.ids[-1]]
        found.counted(item.line, item.text, "counts", es=shown["es"], en=shown["en"])
    else:
        found.rules(item.line, item.text)


def keep_unknown(kind: str, item: Written, found: Findings) -> None:
    """Keeps a name as text. If it is like one that is known, it may be misspelt."""
    near = lexicon(kind).near(item.text)
    if near:
        found.unknown(item.line, item.text, "unknown", near, kind=kind)
        found.keep(FIELDS[kind], item.text)
    else:
        found.text(item.line, FIELDS[kind], item.text)


def powers(fields: Fields, found: Findings) -> tuple[list[Written], int | None]:
    """Returns the items of the powers, and the power points that stand among them."""
    items, points = [], None
    for item in _without_points(fields.items("powers")):
        if isinstance(item, int):
            points = item
        else:
            items.append(item)
    return items, points


def _without_points(items: list[Written]) -> Iterator[Written | int]:
    for item in items:
        form = _POINTS.fullmatch(item.text) or _START.match(item.text)
        if form is not None:
            yield int(form["before"] or form["after"])
        rest = item.text[form.end() :] if form else item.text
        if rest.strip():
            yield Written(item.line, rest.strip())
