"""Reads special abilities: what there are rules for, and what is kept as text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from tapete.games.savage.content.abilities import Ability, abilities
from tapete.games.savage.content.library import Gift, Natural
from tapete.games.savage.content.names import text_of
from tapete.games.savage.labels.sheet import Language
from tapete.games.savage.state import HarmKind
from tapete.games.savage.workshop.statblock.entries import (
    LONGEST,
    Entry,
    ability_in,
    entries,
    valued,
)
from tapete.games.savage.workshop.statblock.facts import damage_in, keenness
from tapete.games.savage.workshop.statblock.findings import Findings
from tapete.games.savage.workshop.statblock.kinds import KINDS, immunities
from tapete.games.savage.workshop.statblock.names import apart, named
from tapete.games.savage.workshop.statblock.numbers import die_in, number_in
from tapete.games.savage.workshop.statblock.text.fields import Fields
from tapete.games.savage.workshop.statblock.values import HIGHEST
from tapete.games.savage.workshop.statblock.words import lexicon
from tapete.kernel.message import Message

_HARM = re.compile(
    r"(?:strength|str|fuerza|fue)\b\.?(?: ?\+ ?1?d[0-9]+)?(?: ?\+ ?[0-9]+)?", re.IGNORECASE
)
_DAMAGE = re.compile(r"Str(?:\+d[0-9]+)?")
_WORDS = 8
"""How many words of a name are looked at."""
FLAGS = ("heavy", "mount")
LANGUAGES: tuple[Language, ...] = ("es", "en")
BLOW = "blow"
"""The ability that stands for any natural weapon."""


class Specials(msgspec.Struct):
    """What special abilities give a profile."""

    values: dict[str, int | bool] = {}
    edges: list[str] = []
    hindrances: list[str] = []
    weapons: list[str] = []
    naturals: dict[str, Natural] = {}
    gifts: list[Gift] = []
    immunities: list[HarmKind] = []
    fear: int | None = None
    resilience: int = 0
    toughness: int = 0
    """What abilities add to Toughness, if the block does not state it."""
    token: str = ""

    def abilities(self) -> dict[str, Any]:
        """Returns the fields of a profile that nothing but abilities can give."""
        fields = ("naturals", "gifts", "immunities", "fear", "resilience")
        return {field: msgspec.to_builtins(getattr(self, field)) for field in fields}


def specials(fields: Fields, found: Findings) -> Specials:
    reader = _Reader(found)
    for passage in fields.abilities:
        for entry in entries(passage):
            reader.read(entry)
    return reader.given


class _Reader:
    """Reads one ability after another, and adds up what they give."""

    def __init__(self, found: Findings) -> None:
        self.found = found
        self.given = Specials()

    def read(self, entry: Entry) -> None:
        if self.value(entry):
            return
        ability = ability_in(entry.name)[0] or _immunity(entry.name)
        if _is_weapon(ability) or (entry.name and damage_in(entry.more).startswith("Str")):
            self.arm(entry, ability if _is_weapon(ability) else "")
        elif ability and abilities()[ability].immune:
            self.shield(entry)
        elif ability and abilities()[ability].gives:
            self.give(abilities()[ability], entry)
        elif not self.trait(entry):
            self.keep(entry)

    def keep(self, entry: Entry) -> None:
        self.found.text(entry.line, "special", entry.text)

    # --- Armor, Size and other values

    def value(self, entry: Entry) -> bool:
        """Takes a value such as Armor or Size, and says if it could."""
        name, written = valued(entry.name)
        field = lexicon("special").id(name)
        value = _value(field, written, entry.more) if field else None
        if value is None:
            return False
        if self.given.values.setdefault(field, value) != value:
            self.found.unknown(entry.line, entry.text, "twice")
        else:
            self.found.rules(entry.line, entry.name if written else entry.text)
        if _says_more(entry, written, field):
            self.keep(entry)
        return True

    # --- natural weapons

    def arm(self, entry: Entry, ability: str) -> None:
        """Gives the natural weapon that does the damage stated; if it has another name, a blow."""
        damage, more = _damage(entry)
        like = ability or _weapon_like(entry.name)
        weapon = abilities()[like].weapons.get(damage)
        if weapon is None:
            self.keep(entry)
            return
        self.given.weapons += [] if weapon in self.given.weapons else [weapon]
        self.tell(entry, "gear", weapon, loose=not ability)
        natural, rest = keenness(more)
        if natural != Natural():
            self.given.naturals.setdefault(weapon, natural)
        if rest:
            self.keep(entry)
        elif more or not ability:
            self.found.keep("special", entry.text)

    # --- abilities with rules of their own

    def give(self, ability: Ability, entry: Entry) -> None:
        """Gives what an ability does. All that it says is kept as well."""
        given = self.given
        given.gifts += [gift for gift in ability.gifts if gift not in given.gifts]
        self.protect(ability.immunities)
        given.resilience = max(given.resilience, ability.resilience)
        if ability.fear and given.fear is None:
            given.fear = _dread(entry)
        given.toughness += ability.toughness
        given.token = given.token or ability.token
        if ability.heavy:
            given.values.setdefault("heavy", True)
        self.found.rules(entry.line, entry.text)
        self.found.keep("special", entry.text)

    def shield(self, entry: Entry) -> None:
        """Gives the immunities that are named, beside the name or after it. The text is kept."""
        kinds, whole = immunities(_immune_to(entry))
        self.protect(kinds)
        if not kinds:
            self.keep(entry)
            return
        if whole:
            self.found.rules(entry.line, entry.text)
        else:
            self.found.counted(entry.line, entry.text, "immune", kinds=_kinds(kinds))
        self.found.keep("special", entry.text)

    def protect(self, kinds: Iterable[HarmKind]) -> None:
        held = self.given.immunities
        held += [kind for kind in kinds if kind not in held]

    def trait(self, entry: Entry) -> bool:
        """Takes an ability that is an edge or a hindrance, and says if it is one."""
        kinds = (("edge", self.given.edges), ("hindrance", self.given.hindrances))
        for kind, ids in kinds if len(entry.name) <= LONGEST else ():
            if pick := named(kind, entry.name):
                ids += [identity for identity in pick.ids if identity not in ids]
                self.tell(entry, kind, pick.ids[-1], loose=pick.loose)
                if entry.more or pick.said or pick.loose:
                    self.found.keep("special", entry.text)
                return True
        return False

    def tell(self, entry: Entry, kind: str, identity: str, *, loose: bool) -> None:
        if loose:
            self.found.counted(entry.line, entry.text, "counts", **lexicon(kind).written[identity])
        else:
            self.found.rules(entry.line, entry.text)


def _is_weapon(ability: str) -> bool:
    return bool(ability and abilities()[ability].weapons)


def _damage(entry: Entry) -> tuple[str, str]:
    """Returns the damage of a natural weapon, and what else is said of it."""
    beside = ability_in(entry.name)[1]
    said = beside if damage_in(beside).startswith("Str") else entry.more
    form, damage = _HARM.match(said), _DAMAGE.match(damage_in(said))
    if form is None or damage is None:
        return "", entry.text
    other = entry.more if said is beside else beside
    over = damage_in(said)[damage.end() :]
    return damage[0], over or said[form.end() :].strip(" .)") or other


def _weapon_like(name: str) -> str:
    """Returns the natural weapon that some of the words mean, `Bony Claws`; a blow if none do."""
    words = apart(name)[0].split()[:_WORDS]
    names = [" ".join(part) for n in range(len(words)) for part in (words[n:], words[: n + 1])]
    ids = [lexicon("ability").id(one) for one in names]
    return next((one for one in ids if _is_weapon(one)), BLOW)


def _immunity(name: str) -> str:
    """Returns the id of immunity if a name begins with it: `Immune to fire`."""
    first = lexicon("ability").id(name.partition(" ")[0])
    return first if first and abilities()[first].immune else ""


def _immune_to(entry: Entry) -> str:
    """Returns what somebody is immune to: beside the name, or else the sentence after it."""
    name, said = apart(entry.name)
    return said or name.partition(" ")[2] or entry.more.partition(". ")[0]


def _kinds(kinds: list[HarmKind]) -> Message:
    """The names of kinds in both languages."""
    names = [KINDS[kind] for kind in kinds]
    es, en = (", ".join(name[language][0] for name in names) for language in LANGUAGES)
    return text_of({"es": es, "en": en})


def _dread(entry: Entry) -> int:
    """Returns the penalty of a Fear check: -2 in `Fear -2`, 0 if there is none."""
    value = number_in(valued(entry.name)[1].replace(" ", ""))[0] or 0
    return -abs(value) if abs(value) <= HIGHEST else 0


def _value(field: str, written: str, more: str) -> int | bool | None:
    """Returns the value of an ability: some have none, one has a die, and the rest have numbers."""
    if field in FLAGS:
        return None if written else True
    if field == "run":
        die = die_in(written or more)
        return die.value if die and die.runs else None
    value = number_in((written or more).replace("+ ", "+").replace("- ", "-"))[0]
    return value if value is not None and abs(value) <= HIGHEST else None


def _says_more(entry: Entry, written: str, field: str) -> bool:
    """True if an ability says more than its value."""
    if written or field in FLAGS:
        return bool(entry.more)
    return bool(apart(entry.name)[1] or number_in(entry.more)[1].strip(" ."))
