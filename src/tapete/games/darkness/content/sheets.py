"""Checks the sheet of a survivor: what does not add up, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.library import library
from tapete.games.darkness.meta import ATTRIBUTES, Sheet
from tapete.kernel import Message
from tapete.kernel.errors import TapeteError
from tapete.workshop import Fault

ATTRIBUTE_POINTS, SKILL_POINTS = 20, 10
LEAST, MOST = 2, 5
"""The bounds of an attribute when a survivor is made: darkness.char.create.attribute_points"""
CAP = 6
"""The most an attribute may ever be, and the most a skill may cost."""
ENTITLED = 4
"""How high the attribute of a profession must be to get its skill."""
MADE, SKILLED = "darkness.char.create.attribute_points", "darkness.char.create.skill_points"
PROFESSION = "darkness.char.create.profession"
EXPERIENCE = "darkness.victory.experience_cap"
COUNTS = ("advances", "bought", "lost", "fund", "saved")
"""The counts that matches change."""


class BadSheet(TapeteError):
    """A sheet that was altered, or filled in wrongly: all that does not add up."""

    key = "darkness.error.sheet"


def check_sheet(sheet: Sheet, *, free_skill: bool = True) -> None:
    """Raises `BadSheet` with everything that is wrong with a survivor's sheet."""
    wrong = tuple([one.message for one in wrong_with(sheet, free_skill=free_skill)])
    if wrong:
        raise BadSheet(name=sheet.name, faults=wrong)


def wrong_with(sheet: Sheet, *, free_skill: bool = True) -> Iterator[Fault]:
    """Everything that does not add up. The ready survivors are as they are in the library.

    `free_skill` is the switch `profession_free_skill`.
    """
    yield from _wrong_names(sheet)
    yield from _wrong_counts(sheet)
    yield from _wrong_profession(sheet)
    yield from _wrong_attributes(sheet)
    yield from _wrong_skills(sheet, free_skill)


def _wrong_names(sheet: Sheet) -> Iterator[Fault]:
    if not sheet.name.strip():
        yield Fault("darkness.char.create.sheet", Message("darkness.survivor.fault.name"), "name")


def _wrong_counts(sheet: Sheet) -> Iterator[Fault]:
    """What its matches have made of it is never less than nothing, and made of what there is.

    darkness.victory.experience_cap, darkness.gm.development.objects
    """
    for one in COUNTS:
        if sheet.value(one) < 0:
            name = Message(f"darkness.survivor.{one}")
            message = Message.of(
                "darkness.survivor.fault.negative", name=name, value=sheet.value(one)
            )
            yield Fault(EXPERIENCE, message, one)
    for one in sheet.objects:
        if one not in library().items:
            message = Message.of("darkness.survivor.fault.no_object", given=one)
            yield Fault("darkness.gm.development.objects", message)
    if sheet.ready and not _is_as_made(sheet):
        message = Message.of("darkness.survivor.fault.ready", name=sheet.name)
        yield Fault("darkness.char.pregen.no_experience", message, "name")


def _is_as_made(sheet: Sheet) -> bool:
    """True for a ready survivor as it comes with the game; it keeps objects, and learns nothing.

    darkness.char.pregen.content
    """
    entry = library().survivors.get(sheet.name)
    if entry is None:
        return False
    skills = {skill: library().skills[skill].cost for skill in entry.skills}
    return (
        sheet.skills == skills
        and sheet.profession == entry.profession
        and all(sheet.value(one) == value for one, value in entry.attributes.items())
        and not any(sheet.value(one) for one in COUNTS)
    )


def _wrong_profession(sheet: Sheet) -> Iterator[Fault]:
    if not sheet.profession.strip():
        yield Fault(PROFESSION, Message("darkness.survivor.fault.profession"), "profession")
    if sheet.profession in library().professions or not sheet.trade:
        return
    attribute, skill = (*sheet.trade, "", "")[:2]
    known = library().skills.get(skill)
    if known is None or known.attribute != attribute:
        message = Message("darkness.survivor.fault.trade")
        yield Fault("darkness.ruling.profession_meaning", message, "trade_skill")


def _wrong_attributes(sheet: Sheet) -> Iterator[Fault]:
    """The attributes must add up, each within its bounds.

    darkness.char.create.attribute_points, darkness.victory.experience_cap
    """
    total = sum(sheet.value(one) for one in ATTRIBUTES)
    right = ATTRIBUTE_POINTS + sheet.advances - sheet.lost
    if total != right:
        message = Message.of("darkness.survivor.fault.points", total=total, right=right)
        yield Fault(MADE, message, "attributes")
    grown = {one: sheet.value(one) + (sheet.lost if one == "defence" else 0) for one in ATTRIBUTES}
    for one, value in grown.items():
        if not LEAST <= value <= CAP:
            message = Message.of(
                "darkness.survivor.fault.range", attribute=_named(one), value=value
            )
            yield Fault(MADE if value < LEAST else EXPERIENCE, message, "attributes", one)
    above = sum(max(0, value - MOST) for value in grown.values())
    if above > sheet.advances:
        message = Message.of("darkness.survivor.fault.above", above=above, advances=sheet.advances)
        yield Fault(MADE, message, "attributes")


def _wrong_skills(sheet: Sheet, free_skill: bool) -> Iterator[Fault]:
    """The skills must exist, and cost no more than there is to spend.

    darkness.char.create.skill_points, darkness.ruling.skill_cost_tiers
    """
    known = library().skills
    for name, cost in sheet.skills.items():
        if name not in known:
            message = Message.of("darkness.survivor.fault.no_skill", given=name)
            yield Fault(SKILLED, message, "skills", name)
        elif not known[name].cost <= cost <= CAP:
            message = Message.of(
                "darkness.survivor.fault.cost", skill=known[name].name.message, cost=cost,
                least=known[name].cost,
            )  # fmt: skip
            yield Fault("darkness.ruling.skill_cost_tiers", message, "skills", name)
    spent = spent_on_skills(sheet, free_skill=free_skill) + max(0, sheet.saved)
    most = SKILL_POINTS + sheet.bought
    if spent > most:
        message = Message.of("darkness.survivor.fault.skills", spent=spent, most=most)
        yield Fault(SKILLED, message, "skills")


def spent_on_skills(sheet: Sheet, *, free_skill: bool = True) -> int:
    """The points that its skills have cost, without the one that comes with the profession."""
    return sum(sheet.skills.values()) - (free_cost(sheet) if free_skill else 0)


def free_cost(sheet: Sheet) -> int:
    """What the free skill of its profession would cost: darkness.char.create.profession_benefit"""
    attribute, skills = calling(sheet)
    if not attribute or sheet.value(attribute) < ENTITLED:
        return 0
    known = library().skills
    return max([known[one].cost for one in skills if one in sheet.skills], default=0)


def calling(sheet: Sheet) -> tuple[str, tuple[str, ...]]:
    """The attribute and the skills of its profession, be it listed or invented."""
    listed = library().professions.get(sheet.profession)
    if listed is not None:
        return listed.attribute, listed.skills
    attribute, skill = (*sheet.trade, "", "")[:2]
    sound = attribute in ATTRIBUTES and skill in library().skills
    return (attribute, (skill,)) if sound else ("", ())


def _named(attribute: str) -> Message:
    return library().attributes[attribute].name.message
