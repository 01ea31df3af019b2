"""The workshop of survivors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.sheets import (
    ATTRIBUTE_POINTS,
    SKILL_POINTS,
    spent_on_skills,
    wrong_with,
)
from tapete.games.darkness.meta import ATTRIBUTES, Sheet
from tapete.games.darkness.workshop.paper import paper_of
from tapete.games.darkness.workshop.shelves import GROWN, shelves, title_of
from tapete.games.darkness.workshop.survivor import Made, made_of, ready_one, sheet_of
from tapete.kernel import Message
from tapete.words import Words
from tapete.workshop import CannotDo, Checked, Drafted, Purse, Shelf, Value, Wish
from tapete.workshop.kept import KeptWorkshop
from tapete.workshop.sheets import Sheet as Paper


class SurvivorMade(Drafted):
    def __init__(self, draft: Made) -> None:
        super().__init__(draft)
        self.title = draft.name or title_of("nameless")

    def check(self) -> Checked:
        """What does not add up, what is left to spend, and the values.

        darkness.char.create.attribute_points, darkness.char.create.skill_points
        """
        sheet = sheet_of(self.draft)
        return Checked(tuple(wrong_with(sheet)), purses(sheet), values(sheet))

    def paper(self, language: str) -> Paper:
        return paper_of(sheet_of(self.draft), Words(language).say)


def purses(sheet: Sheet) -> tuple[Purse, ...]:
    total = sum(sheet.value(one) for one in ATTRIBUTES) + sheet.lost
    spent, most = spent_on_skills(sheet), SKILL_POINTS + sheet.bought
    return (
        Purse(title_of("points"), total, ATTRIBUTE_POINTS + sheet.advances, "attributes"),
        Purse(title_of("skill_points"), spent, most, "skills"),
    )


def values(sheet: Sheet) -> tuple[Value, ...]:
    """What its matches have made of it."""
    names = (*GROWN, "saved")
    return tuple([Value(title_of(name), str(getattr(sheet, name))) for name in names])


class Survivors(KeptWorkshop[Made, Sheet]):
    title, draft, work = title_of("title"), Made, SurvivorMade
    option, sheet, suffix = "survivors", Sheet, ".survivor.json"
    printed_as = "application/pdf"

    def shelves(self) -> Sequence[Shelf]:
        return shelves()

    def ready_made(self) -> Mapping[str, tuple[Message, Made]]:
        known = library().survivors
        return {name: (entry.name.message, ready_one(name)) for name, entry in known.items()}

    def begun(self, wish: Wish, language: str) -> str:
        """Returns a survivor with a name and, as its kind, a profession."""
        if wish.points is not None:
            raise CannotDo("no_points")
        if wish.kind and wish.kind not in library().professions:
            raise CannotDo("no_kinds", given=wish.kind)
        name = wish.name or Words(language).say(title_of("new"))
        return SurvivorMade(Made(name=name, profession=wish.kind)).kept()

    def sheet_of(self, draft: Made) -> Sheet:
        return sheet_of(draft)

    def draft_of(self, sheet: Sheet) -> Made:
        return made_of(sheet)
