"""Writes a profile as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from tapete.games.savage.content.library import ATTRIBUTES, Profile
from tapete.games.savage.labels.sheet import Language, die
from tapete.games.savage.workshop.statblock.derived import derived
from tapete.games.savage.workshop.statblock.words import name_of

_USUAL = {"armour": 0, "toughness": 0, "parry": 0, "pace": 6, "run": 6}
"""The usual values, which are not written."""


def write(profile: Profile, language: Language) -> str:
    """Returns a stat block with one or a few fields to a line. Usual values are left out."""
    return "\n".join(line for line in _lines(profile, language) if line) + "\n"


def one_line(name: str) -> str:
    """Returns a name without what would break the block.

    That is line ends, semicolons and control characters.
    """
    spaced = " ".join(name.replace(";", ",").split())
    return "".join(sign for sign in spaced if sign.isprintable())


def _lines(profile: Profile, language: Language) -> Iterator[str]:
    def label(field: str, value: str) -> str:
        return f"{name_of('label', field, language)}: {value}" if value else ""

    def listed(kind: str, ids: Iterable[str]) -> str:
        return ", ".join(name_of(kind, identity, language) for identity in ids)

    names = profile.name
    yield label("name", one_line(names.get(language) or next(iter(names.values()))))
    yield name_of("label", "wild", language) if profile.wild else ""
    yield label("attributes", _dice("attribute", _attributes(profile), language))
    yield label("skills", _dice("skill", profile.skills, language))
    yield "; ".join(label(field, value) for field, value in _values(profile))
    yield label("edges", listed("edge", profile.edges))
    yield label("hindrances", listed("hindrance", profile.hindrances))
    yield label("gear", ", ".join(_gear(profile, language)))
    yield label("powers", listed("power", profile.powers))
    yield label("arcane", listed("skill", filter(None, [profile.arcane])))
    yield label("points", str(profile.points or ""))
    yield label("special", ", ".join(_specials(profile, language)))
    yield label("token", _token(profile, language))


def _attributes(profile: Profile) -> dict[str, int]:
    return {name: profile.attributes[name] for name in ATTRIBUTES}  # type: ignore[index]


def _dice(kind: str, dice: dict[str, int], language: Language) -> str:
    return ", ".join(
        f"{name_of(kind, name, language)} {die(value)}" for name, value in dice.items()
    )


def _values(profile: Profile) -> Iterator[tuple[str, str]]:
    """Yields Pace, Parry, Toughness with its armour, and Size if it is not 0."""
    values = derived(profile)
    worn = f"({values.armour})" if values.armour else ""
    yield "pace", str(values.pace)
    yield "parry", str(values.parry)
    yield "toughness", f"{values.toughness + values.armour}{worn}"
    if profile.size:
        yield "size", str(profile.size)


def _gear(profile: Profile, language: Language) -> Iterator[str]:
    for identity, alike in groupby(profile.gear):
        count = len(list(alike))
        name = name_of("gear", identity, language)
        yield f"{name} ×{count}" if count > 1 else name


def _specials(profile: Profile, language: Language) -> Iterator[str]:
    """Yields the abilities that do not follow from the dice, the Size and the gear."""
    for field, usual in _USUAL.items():
        value: int = getattr(profile, field)
        if value != usual:
            shown = die(value) if field == "run" else f"{value:+}" if not usual else str(value)
            yield f"{name_of('special', field, language)} {shown}"
    for field in ("heavy", "mount"):
        if getattr(profile, field):
            yield name_of("special", field, language)


def _token(profile: Profile, language: Language) -> str:
    return "" if profile.token == "person" else name_of("token", profile.token, language)
