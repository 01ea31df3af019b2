"""A survivor as its player makes it, and its sheet in a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.sheets import LEAST, SKILL_POINTS, spent_on_skills
from tapete.games.darkness.meta import ATTRIBUTES, Sheet

KEPT = ("advances", "bought", "lost", "fund", "objects")
OWN = "own"
"""The pick for a profession that the player invents."""


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is picked for a survivor, and what its matches have made of it since."""

    name: str = ""
    story: str = ""
    profession: str = ""
    trade: str = ""
    """What a profession of one's own is called."""
    trade_attribute: str = ""
    trade_skill: str = ""
    attributes: dict[str, int] = {}
    """Those above the least, as they are now."""
    skills: tuple[str, ...] = ()
    learned: dict[str, int] = {}
    """Points that a skill has cost beyond its price."""
    advances: int = 0
    """Dice of experience, which are among the attributes."""
    bought: int = 0
    """Skill points bought with victory points."""
    lost: int = 0
    """Points of Defence lost as others died."""
    fund: int = 0
    objects: tuple[str, ...] = ()


def sheet_of(made: Made) -> Sheet:
    """The sheet with which a survivor comes into a match."""
    costs = _prices(made.skills)
    sheet = Sheet(
        name=made.name.strip(),
        profession=made.trade.strip() if made.profession == OWN else made.profession,
        story=made.story.strip(),
        skills={one: cost + made.learned.get(one, 0) for one, cost in costs.items()},
        trade=(made.trade_attribute, made.trade_skill) if made.profession == OWN else (),
    )
    values = {str(one): made.attributes.get(one, LEAST) for one in ATTRIBUTES}
    sheet = msgspec.structs.replace(sheet, **values, **_kept(made))
    left = SKILL_POINTS + made.bought - spent_on_skills(sheet)
    return msgspec.structs.replace(sheet, saved=max(0, left))


def made_of(sheet: Sheet) -> Made:
    """The survivor of a sheet, to go on making it."""
    listed, prices = sheet.profession in library().professions, _prices(sheet.skills)
    attribute, skill = (*sheet.trade, "", "")[:2]
    return Made(
        name=sheet.name,
        story=sheet.story,
        profession=sheet.profession if listed else OWN,
        trade="" if listed else sheet.profession,
        trade_attribute=attribute,
        trade_skill=skill,
        attributes={one: sheet.value(one) for one in ATTRIBUTES},
        skills=tuple(sheet.skills),
        learned={one: cost - prices[one] for one, cost in sheet.skills.items()
            if cost != prices[one]},
        **_kept(sheet),
    )  # fmt: skip


def _kept(one: Made | Sheet) -> dict[str, Any]:
    """What both of them hold, and matches have made of the survivor."""
    return {name: getattr(one, name) for name in KEPT}


def _prices(skills: Iterable[str]) -> dict[str, int]:
    """What each skill costs at first; one that does not exist is a fault, and costs nothing."""
    known = library().skills
    return {one: known[one].cost if one in known else 0 for one in skills}


def ready_one(name: str) -> Made:
    """One of the ready survivors, to begin with."""
    entry = library().survivors[name]
    return Made(
        name=entry.name.en,
        profession=entry.profession,
        attributes={str(one): value for one, value in entry.attributes.items()},
        skills=entry.skills,
    )
