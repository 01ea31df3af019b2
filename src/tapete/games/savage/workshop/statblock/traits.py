"""Reads attributes and skills."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tapete.games.savage.content.library import ATTRIBUTES
from tapete.games.savage.content.names import text_of
from tapete.games.savage.labels.sheet import die as shown
from tapete.games.savage.workshop.statblock.aliases import ARCANE_ALSO, ATHLETIC, OTHER_SKILLS
from tapete.games.savage.workshop.statblock.findings import Findings
from tapete.games.savage.workshop.statblock.numbers import Die, aside, die_in
from tapete.games.savage.workshop.statblock.text.fields import Fields
from tapete.games.savage.workshop.statblock.text.passage import Written
from tapete.games.savage.workshop.statblock.words import ARCANE, key, lexicon

ATHLETICS, SPELLCASTING = "athletics", "spellcasting"


def attributes(fields: Fields, found: Findings) -> dict[str, int]:
    """Returns the attributes. That some are missing is a fault."""
    dice: dict[str, int] = {}
    for item, die in _dice(fields, "attributes", found):
        _take(dice, "attribute", item, die, found)
    lacking = [name for name in ATTRIBUTES if name not in dice]
    if lacking:
        names = tuple(text_of(lexicon("attribute").written[name]) for name in lacking)
        place, count = fields.place("attributes"), len(names)
        found.missing(place, "no_attributes", names=names, count=count)
    return {name: dice[name] for name in ATTRIBUTES if name in dice}


def skills(fields: Fields, found: Findings) -> dict[str, int]:
    """Returns the skills. Those that no rule asks for are kept as text."""
    dice: dict[str, int] = {}
    others: list[tuple[Written, Die]] = []
    for item, die in _dice(fields, "skills", found):
        if not _take(dice, "skill", item, die, found):
            others.append((item, die))
    _count_athletics(dice, others, found)
    _count_arcane(fields, dice, others, found)
    return dice


def _dice(fields: Fields, field: str, found: Findings) -> Iterator[tuple[Written, Die]]:
    """Yields the items of a field that have dice. Several may stand without commas between."""
    for item in fields.items(field):
        text = item.text
        while die := die_in(text):
            rest = die.rest if die_in(die.rest) and "(" not in die.rest[:1] else ""
            alone = Die(die.name, die.value, die.over, "" if rest else die.rest)
            yield Written(item.line, text.removesuffix(rest).strip()), alone
            text = rest
        if text:
            found.unknown(item.line, text, "die")
            found.keep(field, text)


def _take(dice: dict[str, int], kind: str, item: Written, die: Die, found: Findings) -> bool:
    """Notes a trait that is known, and says if it was."""
    name = lexicon(kind).id(die.name)
    if not name:
        _keep_other(kind, item, die, found)
        return False
    if name in dice:
        found.unknown(item.line, item.text, "twice")
        return True
    dice[name] = die.value
    if die.over:
        found.counted(item.line, item.text, "die_over", die=shown(die.value))
    else:
        found.rules(item.line, f"{die.name} {shown(die.value)}")
    if said := aside(f"{die.over} {die.rest}" if die.over and die.rest else die.over or die.rest):
        found.keep(f"{kind}s", said, name)
    return True


def _keep_other(kind: str, item: Written, die: Die, found: Findings) -> None:
    near = lexicon(kind).near(die.name)
    if near and key(die.name.partition("(")[0]) not in _other_skills():
        found.unknown(item.line, item.text, "unknown", near, kind=kind)
        found.keep(f"{kind}s", item.text)
    else:
        found.text(item.line, f"{kind}s", item.text)


@cache
def _other_skills() -> frozenset[str]:
    return frozenset(map(key, OTHER_SKILLS.split("|")))


def _count_athletics(
    dice: dict[str, int], others: list[tuple[Written, Die]], found: Findings
) -> None:
    """Climbing, swimming and throwing are parts of Athletics, if that is not given."""
    parts = [(item, die) for item, die in others if key(die.name) in ATHLETIC]
    if parts and ATHLETICS not in dice:
        item, die = max(parts, key=lambda part: part[1].value)
        _count(dice, ATHLETICS, item, die, found)


def _count_arcane(
    fields: Fields, dice: dict[str, int], others: list[tuple[Written, Die]], found: Findings
) -> None:
    """Powers are used with another arcane skill as if it were Spellcasting."""
    if not fields.items("powers") or any(name in dice for name in ARCANE):
        return
    parts = [(item, die) for item, die in others if key(die.name.partition("(")[0]) in ARCANE_ALSO]
    if parts:
        _count(dice, SPELLCASTING, *parts[0], found)


def _count(dice: dict[str, int], skill: str, item: Written, die: Die, found: Findings) -> None:
    dice[skill] = die.value
    name = lexicon("skill").written[skill]
    found.counted(item.line, item.text, "counts", es=name["es"], en=name["en"])
