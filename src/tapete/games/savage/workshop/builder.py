"""Heroes that players make: checks their picks, and makes a profile of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tapete.games.savage.content.library import ATTRIBUTES, Kept, Profile
from tapete.games.savage.figures import DIE_STEPS
from tapete.games.savage.workshop.budget import START
from tapete.games.savage.workshop.faults import POWER_POINTS, fault, faults_of
from tapete.games.savage.workshop.hero import Hero
from tapete.games.savage.workshop.statblock.abilities.kinds import trappings
from tapete.games.savage.workshop.statblock.naming import one_line
from tapete.games.savage.workshop.statblock.words import lexicon
from tapete.kernel.shaping import shaped
from tapete.workshop import Fault

LISTS = {"edges": "edge", "hindrances": "hindrance", "gear": "gear", "powers": "power"}


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A name and what was picked, by id. Attributes that were not picked are d4."""

    name: str
    attributes: dict[str, int] = {}
    skills: dict[str, int] = {}
    edges: tuple[str, ...] = ()
    hindrances: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    arcane: str = ""
    token: str = "person"
    kept: tuple[Kept, ...] = ()
    """What is said of the hero without being a rule."""


def build(sheet: Sheet) -> Hero:
    """Builds the hero of a sheet. Picks that do not exist are faults, and are left out."""
    nameless = () if one_line(sheet.name) else (fault("no_name", "name"),)
    return check(_profile(sheet), also=(*nameless, *_unknown(sheet), *_bad_dice(sheet)))


def check(profile: Profile, also: tuple[Fault, ...] = ()) -> Hero:
    """Checks a hero that is already a profile, from the library or from a stat block."""
    return Hero(profile, (*also, *faults_of(profile)))


def sheet_of(profile: Profile, language: str = "en") -> Sheet:
    """Returns the picks behind a profile."""
    picks: dict[str, Any] = {name: getattr(profile, name) for name in Sheet.__struct_fields__[1:]}
    kept = msgspec.to_builtins(profile.kept)
    return shaped({**picks, "kept": kept, "name": profile.name[language]}, Sheet)  # type: ignore[index]


def _profile(sheet: Sheet) -> Profile:
    name, powers = one_line(sheet.name) or "?", list(_known("power", sheet.powers))
    picked: dict[str, Any] = {
        "name": {"es": name, "en": name},
        "wild": True,
        "attributes": dict.fromkeys(ATTRIBUTES, START) | _dice("attribute", sheet.attributes),
        "skills": _dice("skill", sheet.skills),
        "arcane": next(_known("skill", [sheet.arcane]), ""),
        "points": POWER_POINTS if sheet.powers else 0,
        "token": next(_known("token", [sheet.token]), "person"),
        "kept": msgspec.to_builtins(sheet.kept),
        "trappings": trappings(sheet.kept, powers),
        **{field: list(_known(kind, getattr(sheet, field))) for field, kind in LISTS.items()},
    }
    return shaped(picked, Profile)


def _known(kind: str, names: Iterable[str]) -> Iterator[str]:
    return (name for name in names if name in lexicon(kind).written)


def _dice(kind: str, dice: dict[str, int]) -> dict[str, int]:
    return {name: dice[name] for name in _known(kind, dice) if _is_die(dice[name])}


def _is_die(value: int) -> bool:
    return value in DIE_STEPS or value > DIE_STEPS[-1]


def _unknown(sheet: Sheet) -> Iterator[Fault]:
    picks: list[tuple[str, str, Iterable[str]]] = [
        ("attribute", "attributes", sheet.attributes),
        ("skill", "skills", sheet.skills),
        ("skill", "arcane", filter(None, [sheet.arcane])),
        ("token", "token", [sheet.token]),
        *((kind, field, getattr(sheet, field)) for field, kind in LISTS.items()),
    ]
    for kind, field, names in picks:
        for name in names:
            if name not in lexicon(kind).written:
                yield fault("unknown", field, name, kind=kind, given=name)


def _bad_dice(sheet: Sheet) -> Iterator[Fault]:
    for field in ("attributes", "skills"):
        for trait, value in getattr(sheet, field).items():
            if not _is_die(value):
                yield fault("no_die", field, trait, trait=trait, given=value)
