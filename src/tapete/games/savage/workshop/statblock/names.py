"""Names of traits, gear and powers, as people write them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tapete.games.savage.workshop.statblock.bad import BadStatBlock
from tapete.games.savage.workshop.statblock.lines import Fields, Written
from tapete.games.savage.workshop.statblock.words import lexicon
from tapete.words.folding import folded

MOST_ALIKE = 20
"""How many pieces of the same gear a character may carry."""
_ASIDE = re.compile(r"(.*?) ?\([^()]*\)")
_TIMES = re.compile(r"(.*?) ?\(?[x×] ?([0-9]{1,3})\)?", re.IGNORECASE)
_SOME = re.compile(r"([0-9]{1,3}) ?[x×]? (.*)", re.IGNORECASE)


def known(kind: str, item: Written) -> str:
    """Returns the id of a name, ignoring any note in parentheses after it."""
    found = _id(kind, item.text)
    if not found:
        near = lexicon(kind).near(item.text)
        raise BadStatBlock.of(item.line, "unknown", item.text, near, kind=kind)
    return found


def _id(kind: str, text: str) -> str:
    ids = lexicon(kind).ids
    aside = _ASIDE.fullmatch(text)
    return ids.get(folded(text)) or (ids.get(folded(aside[1]), "") if aside else "")


def once(seen: set[str], name: str, item: Written) -> str:
    """Returns a name, and remembers it; raises an error if it was there before."""
    if name in seen:
        raise BadStatBlock.of(item.line, "twice", item.text)
    seen.add(name)
    return name


def listed(fields: Fields, field: str, kind: str) -> list[str]:
    """Returns the ids of the names in a list, in which each may occur only once."""
    seen: set[str] = set()
    return [once(seen, known(kind, item), item) for item in fields.items(field)]


def gear(fields: Fields) -> Iterator[str]:
    """Yields the gear, which may be repeated: `Revolver ×2`, `Revolver (x2)`, `2 Revolver`."""
    for item in fields.items("gear"):
        count, name = (1, item.text) if _id("gear", item.text) else _counted(item)
        yield from [known("gear", Written(item.line, name))] * count


def _counted(item: Written) -> tuple[int, str]:
    if form := _TIMES.fullmatch(item.text):
        count, name = int(form[2]), form[1]
    elif form := _SOME.fullmatch(item.text):
        count, name = int(form[1]), form[2]
    else:
        return 1, item.text
    if not 1 <= count <= MOST_ALIKE:
        raise BadStatBlock.of(item.line, "count", item.text, most=MOST_ALIKE)
    return count, name
