"""Writes a profile as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from tapete.games.savage.content.library import ATTRIBUTES, Profile
from tapete.games.savage.labels.sheet import Language, die
from tapete.games.savage.workshop.statblock.derived import derived
from tapete.games.savage.workshop.statblock.naming import one_line
from tapete.games.savage.workshop.statblock.text.plain import BULLET
from tapete.games.savage.workshop.statblock.words import name_of

_USUAL = {"armour": 0, "toughness": 0, "parry": 0, "pace": 6, "run": 6}
"""The usual values, which are not written."""
LISTS = {"edges": "edge", "hindrances": "hindrance", "powers": "power"}


def write(profile: Profile, language: Language) -> str:
    """Returns a stat block with one or a few fields to a line. Usual values are left out."""
    return "\n".join(line for line in _Writer(profile, language).lines() if line) + "\n"


def value_texts(profile: Profile, language: Language) -> list[str]:
    """Returns the values that do not follow from dice and gear, as special abilities."""
    size = [f"{name_of('special', 'size', language)} {profile.size:+}"] if profile.size else []
    return [*_Writer(profile, language).abilities(), *size]


class _Writer:
    """Writes one profile in one language."""

    def __init__(self, profile: Profile, language: Language) -> None:
        self.profile, self.language = profile, language

    def lines(self) -> Iterator[str]:
        profile = self.profile
        names = profile.name
        yield self.label("name", one_line(names.get(self.language) or next(iter(names.values()))))
        yield name_of("label", "wild", self.language) if profile.wild else ""
        yield self.label("attributes", self.dice("attribute", _attributes(profile)))
        yield self.label("skills", self.dice("skill", profile.skills))
        yield "; ".join(self.label(field, value) for field, value in self.values())
        for field in ("edges", "hindrances"):
            yield self.label(field, self.listed(field))
        yield self.label("gear", ", ".join([*self.gear(), *self.texts("gear")]))
        yield self.label("powers", self.listed("powers"))
        yield self.label("arcane", self.name("skill", profile.arcane) if profile.arcane else "")
        yield self.label("points", self.said("points", str(profile.points or "")))
        yield self.label("token", self.token())
        yield from self.texts("note")
        yield self.label("super", "; ".join(self.texts("super")))
        yield from self.specials()
        yield self.label("description", " ".join(self.texts("description")))

    # --- names and texts

    def label(self, field: str, value: str) -> str:
        return f"{name_of('label', field, self.language)}: {value}" if value else ""

    def name(self, kind: str, identity: str) -> str:
        return name_of(kind, identity, self.language)

    def texts(self, field: str) -> list[str]:
        """The texts of a field that say nothing about one of its picks."""
        return [kept.text for kept in self.profile.kept if kept.field == field and not kept.of]

    def aside(self, field: str, identity: str) -> str:
        """What is said about a pick, in parentheses."""
        kept = self.profile.kept
        said = [one.text for one in kept if one.field == field and one.of == identity]
        return f" ({'; '.join(said)})" if said else ""

    def said(self, field: str, value: str) -> str:
        """A value, and the text beside it in parentheses."""
        texts = self.texts(field)
        return f"{value or 0} ({'; '.join(texts)})" if texts else value

    # --- fields

    def dice(self, kind: str, dice: dict[str, int]) -> str:
        field, bonuses = f"{kind}s", self.profile.bonuses
        known = (
            f"{self.name(kind, name)} {die(value, bonuses.get(name, 0))}{self.aside(field, name)}"
            for name, value in dice.items()
        )
        return ", ".join([*known, *self.texts(field)])

    def listed(self, field: str) -> str:
        ids: Iterable[str] = getattr(self.profile, field)
        known = (f"{self.name(LISTS[field], one)}{self.aside(field, one)}" for one in ids)
        return ", ".join([*known, *self.texts(field)])

    def values(self) -> Iterator[tuple[str, str]]:
        """Yields Pace, Parry, Toughness with its armour, and Size if it is not 0."""
        values = derived(self.profile)
        worn = f"({values.armour})" if values.armour else ""
        shown = {
            "pace": str(values.pace),
            "parry": str(values.parry),
            "toughness": f"{values.toughness + values.armour}{worn}",
            "size": str(self.profile.size or ""),
        }
        for field, value in shown.items():
            if text := self.said(field, value):
                yield field, text

    def gear(self) -> Iterator[str]:
        told: set[str] = set()
        for identity, alike in groupby(self.profile.gear):
            count = len(list(alike))
            name = self.name("gear", identity)
            said = "" if identity in told else self.aside("gear", identity)
            told.add(identity)
            yield f"{name} ×{count}{said}" if count > 1 else f"{name}{said}"

    def specials(self) -> Iterator[str]:
        """Yields the abilities that do not follow from dice, Size and gear, then those in words."""
        texts = self.texts("special")
        listed = ", ".join(self.abilities())
        label = name_of("label", "special", self.language)
        yield f"{label}: {listed}".rstrip() if listed or texts else ""
        yield from (f"{BULLET} {text}" for text in texts)

    def abilities(self) -> Iterator[str]:
        for field, usual in _USUAL.items():
            value: int = getattr(self.profile, field)
            if value != usual:
                shown = die(value) if field == "run" else f"{value:+}" if not usual else str(value)
                yield f"{self.name('special', field)} {shown}"
        for field in ("heavy", "mount"):
            if getattr(self.profile, field):
                yield self.name("special", field)

    def token(self) -> str:
        """The silhouette, unless it is what anybody would think."""
        profile = self.profile
        usual = profile.token == "person" and not profile.kept
        return "" if usual else self.name("token", profile.token)


def _attributes(profile: Profile) -> dict[str, int]:
    return {name: profile.attributes[name] for name in ATTRIBUTES}
