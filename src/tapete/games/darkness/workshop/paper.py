"""The printed sheet of a survivor."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.sheets import calling
from tapete.games.darkness.labels.texts import attribute_name
from tapete.games.darkness.meta import ATTRIBUTES, Sheet
from tapete.games.darkness.rules.checks.pool import bonus
from tapete.games.darkness.workshop.faces import item_faces
from tapete.kernel import Message, Say
from tapete.workshop import Grid, Part, Track, blank, numbered
from tapete.workshop.sheets import Sheet as Paper

FAILURES, LOAD, ROUNDS, THINGS = 3, 13, 24, 8
EACH = (26,) * 7
WIDTHS, ROW = (70, 20, 96), 6.4


def paper_of(sheet: Sheet, say: Say) -> Paper:
    """The sheet with its attributes and skills, and room for what happens in a match."""
    items = [library().items[kind] for kind in sheet.objects if kind in library().items]
    return Paper(
        title=sheet.name or say(Message("darkness.survivor.nameless")),
        summary=say(Message.of("darkness.sheet.summary", profession=profession(sheet))),
        parts=(_attributes(sheet, say), _skills(sheet, say), _things(say), *_story(sheet, say)),
        tracks=tuple(_tracks(sheet, say)),
        reference_title=_said("reference", say),
        cards=tuple(item_faces(items, say)),
    )


def profession(sheet: Sheet) -> Message | str:
    """What a survivor's profession is called, be it listed or invented."""
    listed = library().professions.get(sheet.profession)
    return listed.name.message if listed else sheet.profession


def _said(what: str, say: Say) -> str:
    return say(Message(f"darkness.sheet.{what}"))


def _attributes(sheet: Sheet, say: Say) -> Part:
    head = tuple([say(attribute_name(one)) for one in ATTRIBUTES])
    row = tuple([str(sheet.value(one)) for one in ATTRIBUTES])
    brief = ", ".join(f"{name} {value}" for name, value in zip(head, row, strict=True))
    return Part(_said("attributes", say), (brief,), (Grid(head, (row,), EACH),))


def _skills(sheet: Sheet, say: Say) -> Part:
    known = library().skills
    lines = [say(_skill(sheet, name)) for name in sheet.skills if name in known]
    return Part(_said("skills", say), (), (), tuple(lines))


def _skill(sheet: Sheet, name: str) -> Message:
    skill, cost = library().skills[name], sheet.skills[name]
    return Message.of(
        "darkness.sheet.skill", name=skill.name.message, cost=cost, dice=bonus(cost),
        attribute=attribute_name(skill.attribute), text=skill.text.message,
        free=name in calling(sheet)[1],
    )  # fmt: skip


def _things(say: Say) -> Part:
    """Room to write down what is found."""
    head = tuple([_said(f"column.{one}", say) for one in ("object", "weight", "does")])
    return Part(_said("things", say), (), (Grid(head, (("", "", ""),) * THINGS, WIDTHS, ROW),))


def _story(sheet: Sheet, say: Say) -> Iterator[Part]:
    if sheet.story:
        yield Part(_said("story", say), (), (), (sheet.story,))


def _tracks(sheet: Sheet, say: Say) -> Iterator[Track]:
    yield blank(_said("damage", say), sheet.defence)
    yield blank(_said("failures", say), FAILURES)
    yield blank(_said("load", say), LOAD)
    yield numbered(_said("rounds", say), ROUNDS)
