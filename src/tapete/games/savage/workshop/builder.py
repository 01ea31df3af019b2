"""Heroes that players make: checks their picks, and makes a profile of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tapete.games.savage.content.library import ATTRIBUTES, Kept, Profile
from tapete.games.savage.figures import DIE_STEPS
from tapete.games.savage.labels.sheet import Language
from tapete.games.savage.workshop.abilities import (
    SPECIAL,
    Given,
    abilities_of,
    given_by,
    natural_texts,
    remarks,
)
from tapete.games.savage.workshop.budget import START
from tapete.games.savage.workshop.faults import POWER_POINTS, fault, faults_of
from tapete.games.savage.workshop.hero import Hero
from tapete.games.savage.workshop.statblock.abilities.banes import materials
from tapete.games.savage.workshop.statblock.abilities.kinds import trappings
from tapete.games.savage.workshop.statblock.naming import one_line
from tapete.games.savage.workshop.statblock.reading import in_order
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
    abilities: tuple[str, ...] = ()
    """Special abilities of creatures, as texts of a stat block."""
    token: str = "person"
    kept: tuple[Kept, ...] = ()
    """What is said of the hero without being a rule."""


def build(sheet: Sheet) -> Hero:
    """Builds the hero of a sheet. Picks that do not exist are faults, and are left out."""
    nameless = () if one_line(sheet.name) else (fault("no_name", "name"),)
    given = given_by(sheet.abilities)
    also = (*nameless, *_unknown(sheet), *_bad_dice(sheet))
    made = check(_profile(sheet, given), also=also)
    made.on_sheet = True
    made.remarks = tuple(remarks(sheet.abilities, given))
    return made


def check(profile: Profile, also: tuple[Fault, ...] = ()) -> Hero:
    """Checks a hero that is already a profile, from the library or from a stat block."""
    return Hero(profile, (*also, *faults_of(profile)))


def sheet_of(profile: Profile, language: Language = "en") -> Sheet:
    """Returns the picks behind a profile."""
    own = {
        "name": profile.name[language],
        "abilities": abilities_of(profile, language),
        "gear": [one for one in profile.gear if one not in natural_texts()],
        "kept": msgspec.to_builtins([one for one in profile.kept if one.field != SPECIAL]),
    }
    same = (name for name in Sheet.__struct_fields__ if name not in own)
    return shaped({**{name: getattr(profile, name) for name in same}, **own}, Sheet)


def _profile(sheet: Sheet, given: Given) -> Profile:
    name, powers = one_line(sheet.name) or "?", list(_known("power", sheet.powers))
    special = given.special
    more = {"edges": special.edges, "hindrances": special.hindrances, "gear": special.weapons}
    lists = {field: list(_known(kind, getattr(sheet, field))) for field, kind in LISTS.items()}
    for field, ids in more.items():
        lists[field] += [one for one in ids if one not in lists[field]]
    picked: dict[str, Any] = {
        "name": {"es": name, "en": name},
        "wild": True,
        "attributes": dict.fromkeys(ATTRIBUTES, START) | _dice("attribute", sheet.attributes),
        "skills": _dice("skill", sheet.skills),
        "arcane": next(_known("skill", [sheet.arcane]), ""),
        "points": POWER_POINTS if sheet.powers else 0,
        "token": next(_known("token", [sheet.token]), "person"),
        "materials": materials(sheet.kept, lists["gear"]),
        "trappings": trappings(sheet.kept, powers),
        **lists,
        **special.abilities(),
        **given.values(),
    }
    kept = in_order([*sheet.kept, *given.found.kept], picked)
    return shaped({**picked, "kept": msgspec.to_builtins(kept)}, Profile)


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
