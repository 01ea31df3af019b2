"""Reads special abilities: what there are rules for, and what is kept as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from tapete.games.savage.content.abilities import Ability, abilities
from tapete.games.savage.content.library import Gift, Natural, Poison, Weakness
from tapete.games.savage.content.names import text_of
from tapete.games.savage.labels.banes import weakness_effects
from tapete.games.savage.labels.sheet import Language
from tapete.games.savage.state import Bane, HarmKind
from tapete.games.savage.workshop.statblock.abilities.banes import (
    BANES,
    USUAL_PLUS,
    banes_in,
    immunities,
    weakness_in,
    wounding,
)
from tapete.games.savage.workshop.statblock.abilities.entries import (
    LONGEST,
    Entry,
    ability_in,
    entries,
    valued,
)
from tapete.games.savage.workshop.statblock.abilities.venoms import VENOMS, flight_in, poison_in
from tapete.games.savage.workshop.statblock.facts import damage_in, keenness
from tapete.games.savage.workshop.statblock.findings import Findings
from tapete.games.savage.workshop.statblock.names import apart, named
from tapete.games.savage.workshop.statblock.numbers import die_in, number_in
from tapete.games.savage.workshop.statblock.text.passage import Passage
from tapete.games.savage.workshop.statblock.values import HIGHEST
from tapete.games.savage.workshop.statblock.words import lexicon
from tapete.kernel.message import Arg, Message
from tapete.words.folding import folded

_HARM = re.compile(
    r"(?:strength|str|fuerza|fue)\b\.?(?: ?\+ ?1?d[0-9]+)?(?: ?\+ ?[0-9]+)?", re.IGNORECASE
)
_DAMAGE = re.compile(r"Str(?:\+d[0-9]+)?")
_WORDS = 8
"""How many words of a name are looked at."""
FLAGS = ("heavy", "mount")
LANGUAGES: tuple[Language, ...] = ("es", "en")
SHORT = 24
"""This many letters after the name of an ability, or fewer, say no more than its rule."""
WEAKNESS = re.compile(r"\b(?:weakness|weaknesses|debilidad|debilidades)\b", re.IGNORECASE)
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
    exceptions: list[Bane] = []
    wounded_by: list[Bane] = []
    weaknesses: dict[Bane, Weakness] = {}
    poison: Poison | None = None
    flight: int = 0
    fear: int | None = None
    resilience: int = 0
    toughness: int = 0
    """What abilities add to Toughness, if the block does not state it."""
    token: str = ""

    def abilities(self) -> dict[str, Any]:
        """Returns the fields of a profile that nothing but abilities can give."""
        fields = (
            "naturals", "gifts", "immunities", "exceptions", "wounded_by", "weaknesses", "poison",
            "flight", "fear", "resilience",
        )  # fmt: skip
        return {field: msgspec.to_builtins(getattr(self, field)) for field in fields}


def specials(passages: Iterable[Passage], found: Findings) -> Specials:
    reader = _Reader(found)
    for passage in passages:
        for entry in entries(passage):
            reader.read(entry)
    reader.finish()
    return reader.given


class _Reader:
    """Reads one ability after another, and adds up what they give."""

    def __init__(self, found: Findings) -> None:
        self.found = found
        self.given = Specials()
        self.later: list[Entry] = []
        """Those that speak of the others, and are read last."""

    def read(self, entry: Entry) -> None:
        if self.value(entry):
            return
        ability = ability_in(entry.name)[0] or _immunity(entry.name)
        if _is_weapon(ability) or (entry.name and damage_in(entry.more).startswith("Str")):
            self.arm(entry, ability if _is_weapon(ability) else "")
        elif ability and (reads := _reads(abilities()[ability])):
            reads(self, entry)
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
        found = immunities(_immune_to(entry))
        self.protect(found.kinds)
        if not found.kinds:
            self.keep(entry)
            return
        held = self.given.exceptions
        held += [bane for bane in found.exceptions if bane not in held]
        kinds, but = _banes(found.kinds), _banes(found.exceptions)
        self.took(entry, found.whole, "immune", kinds=kinds, but=but, count=len(found.exceptions))

    def weaken(self, entry: Entry) -> None:
        """Gives what is worse for it than for others. If it does not say how much, 4 more."""
        beside = apart(entry.name)[1]
        banes = banes_in(folded(beside or entry.more))[0]
        told = weakness_in(f"{beside} {entry.more}")
        silent = not banes_in(folded(entry.more))[1]
        weakness = told or (Weakness(USUAL_PLUS) if silent else None)
        if not banes or weakness is None:
            self.keep(entry)
            return
        for bane in banes:
            self.given.weaknesses.setdefault(bane, weakness)
        plain = beside and told and len(entry.more) <= SHORT
        effects = weakness_effects(weakness)
        self.took(entry, bool(plain), "weak", banes=_banes(banes), effects=effects)

    def postpone(self, entry: Entry) -> None:
        self.later.append(entry)

    def finish(self) -> None:
        """Gives what alone can wound it: what the text names, or else its weaknesses."""
        for entry in self.later:
            said = f"{apart(entry.name)[1]}: {entry.more}"
            banes, whole = wounding(said)
            if not banes and WEAKNESS.search(said):
                banes = list(self.given.weaknesses)
            if banes:
                held = self.given.wounded_by
                held += [bane for bane in banes if bane not in held]
                self.took(entry, whole, "invulnerable", banes=_banes(banes))
            else:
                self.keep(entry)

    def poison(self, entry: Entry) -> None:
        """Gives the poison that its text describes."""
        beside = " ".join(filter(None, (valued(entry.name)[1], apart(entry.name)[1])))
        found = poison_in(beside, entry.more)
        if found is None or self.given.poison is not None:
            self.keep(entry)
            return
        self.given.poison = found
        names = VENOMS[found.kind]
        kind = text_of({language: names[language][0] for language in LANGUAGES})
        plain = len(entry.more) <= SHORT
        self.took(entry, plain, "poison", kind=kind, modifier=f"{found.modifier:+}")

    def lift(self, entry: Entry) -> None:
        """Gives the Pace in the air that is stated."""
        _, value = valued(entry.name)
        flight, whole = flight_in(value or apart(entry.name)[1] or entry.more)
        if not flight:
            self.keep(entry)
            return
        self.given.flight = max(self.given.flight, flight)
        alone = whole and not ((value or apart(entry.name)[1]) and entry.more)
        self.took(entry, alone, "flight", pace=flight)

    def took(self, entry: Entry, whole: bool, problem: str, **args: Arg) -> None:
        """Tells that an ability became rules: all that it says, or what is told of it."""
        if whole:
            self.found.rules(entry.line, entry.text)
        else:
            self.found.counted(entry.line, entry.text, problem, **args)
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


def _reads(ability: Ability) -> Callable[[_Reader, Entry], None] | None:
    """What reads an ability whose text says what it does; None if it does the same in all texts."""
    readers = (
        (ability.immune, _Reader.shield),
        (ability.weak, _Reader.weaken),
        (ability.invulnerable, _Reader.postpone),
        (ability.poison, _Reader.poison),
        (ability.flight, _Reader.lift),
    )
    return next((reads for meant, reads in readers if meant), None)


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


def _banes(banes: Sequence[Bane]) -> Message:
    """The names of what harms, in both languages."""
    names = [BANES[bane] for bane in banes]
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
