"""Reads gear: weapons, armour and shields, and what else somebody carries."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from tapete.games.savage.workshop.statblock.facts import armour_like, differing, stand_in
from tapete.games.savage.workshop.statblock.findings import Findings
from tapete.games.savage.workshop.statblock.names import LINK, apart
from tapete.games.savage.workshop.statblock.numbers import aside
from tapete.games.savage.workshop.statblock.text.fields import Fields
from tapete.games.savage.workshop.statblock.text.passage import Written
from tapete.games.savage.workshop.statblock.words import ALIKE, key, lexicon

MOST_ALIKE = 20
"""How many pieces of the same gear a character may carry."""
_TIMES = re.compile(r"(.*\S) ?[x×] ?([0-9]{1,3})", re.IGNORECASE)
_SOME = re.compile(r"([0-9]{1,3}) ?[x×]? (.*)", re.IGNORECASE)
_ONLY = re.compile(r"[x×]? ?([0-9]{1,3}) ?[x×]?", re.IGNORECASE)
_WORD = re.compile(r"(?:an?|the|una?|el|la|los|las|su|his|her|their|some|unos|unas) ", re.I)
_NUMBERS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "pair of": 2, "brace of": 2,
    "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "par de": 2,
}  # fmt: skip
_QUALITY = re.compile(
    r"(?:de|del|con|sin) |[^\W\d_]+(?:ad|id|os|ic|ej|iz|er|ent|uev|and|end)[oa]s?\b", re.IGNORECASE
)
"""What a Spanish name goes on with: `de plata`, `oxidada`."""
_LONGEST = 60
"""A longer text names no single thing."""


class Thing(msgspec.Struct, frozen=True):
    """A piece of gear as it was written: its name, how many of it, and what is said about it."""

    line: int
    text: str
    name: str
    count: int = 1
    said: str = ""


def gear(fields: Fields, found: Findings) -> list[str]:
    """Returns the gear there are rules for, in order. The rest is kept as text."""
    ids: list[str] = []
    for item in fields.items("gear"):
        for part in _parts(item):
            ids += _taken(part, found)
    return ids


def _parts(item: Written) -> Iterator[Thing]:
    """Yields the things of an item: several, if `and` joins them and one is known."""
    whole = _thing(item)
    names = [] if lexicon("gear").id(whole.name) else LINK.split(item.text)
    things = [_thing(Written(item.line, name.strip())) for name in names]
    if len(things) > 1 and any(lexicon("gear").id(thing.name) for thing in things):
        yield from things
    else:
        yield whole


def _thing(item: Written) -> Thing:
    if lexicon("gear").id(item.text):
        return Thing(item.line, item.text, item.text)
    name, said = apart(item.text)
    if said and (only := _ONLY.fullmatch(said)):
        return Thing(item.line, item.text, name, int(only[1]))
    count, name = _counted(name)
    if count == 1 and (more := apart(name)[1]) and (only := _ONLY.fullmatch(more)):
        count, name = int(only[1]), apart(name)[0]
    return Thing(item.line, item.text, name, count, said)


def _counted(name: str) -> tuple[int, str]:
    name = _WORD.sub("", name, count=1) if _WORD.match(name) else name
    if form := _TIMES.fullmatch(name):
        return int(form[2]), form[1]
    if form := _SOME.fullmatch(name):
        return int(form[1]), form[2]
    for word, count in _NUMBERS.items():
        if name.lower().startswith(f"{word} "):
            return count, name[len(word) + 1 :]
    return 1, name


def _taken(thing: Thing, found: Findings) -> list[str]:
    """Returns the ids of a thing, as many as there are of it; none if it is only text."""
    known = lexicon("gear").id(thing.name)
    identity = known or armour_like(thing.name, thing.said) or _near(thing.name)
    identity = identity or (stand_in(thing.said) if thing.name else "")
    if not identity:
        _keep(thing, found)
        return []
    if not 1 <= thing.count <= MOST_ALIKE:
        found.unknown(thing.line, thing.text, "count", most=MOST_ALIKE)
        found.keep("gear", f"{thing.name} ({thing.count})", identity)
        return [identity]
    if known:
        _tell_known(thing, identity, found)
    else:
        _tell_like(thing, identity, found)
    return [identity] * thing.count


def _keep(thing: Thing, found: Findings) -> None:
    near = lexicon("gear").near(thing.name, ALIKE)
    if near:
        found.unknown(thing.line, thing.text, "unknown", near, kind="gear")
        found.keep("gear", thing.text)
    else:
        found.text(thing.line, "gear", thing.text)


def _tell_known(thing: Thing, identity: str, found: Findings) -> None:
    """Tells of a thing that is known. What is said of it is kept unless the rules say the same."""
    other, more = differing(identity, thing.said)
    if other:
        found.counted(thing.line, thing.text, "differs", given=other)
    else:
        found.rules(thing.line, thing.text)
    if other or more:
        found.keep("gear", thing.said, identity)


def _tell_like(thing: Thing, identity: str, found: Findings) -> None:
    name = lexicon("gear").written[identity]
    found.counted(thing.line, thing.text, "counts", es=name["es"], en=name["en"])
    found.keep("gear", aside(": ".join(filter(None, [thing.name, thing.said]))), identity)


def _near(name: str) -> str:
    """Returns what a name with more words means.

    In English its last words say what a thing is, `rusty long sword`; in Spanish its first ones,
    `espada larga mellada`.
    """
    words = name.split() if len(name) <= _LONGEST else []
    ids = lexicon("gear").ids
    for count in range(len(words) - 1, 0, -1):
        if found := ids.get(key(" ".join(words[-count:]))):
            return found
        rest = " ".join(words[count:])
        if _QUALITY.match(rest) and (found := ids.get(key(" ".join(words[:count])))):
            return found
    return ""
