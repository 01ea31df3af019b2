"""The workshop of survivors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

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
from tapete.games.darkness.workshop.survivor import Made, made_of, plain, ready_one, sheet_of
from tapete.kernel import Message, Seat
from tapete.kernel.shaping import json_decoder
from tapete.words import Words
from tapete.workshop import (
    BadDraft,
    CannotDo,
    Checked,
    Drafted,
    Imported,
    Purse,
    ReadDraft,
    Shelf,
    ShelvedWorkshop,
    Value,
    Wish,
    Work,
    only_one,
    with_others,
)
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


class Survivors(ShelvedWorkshop[Made]):
    title, draft, work = Message("darkness.survivor.title"), Made, SurvivorMade
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

    def read(self, text: str, language: str) -> ReadDraft:
        """Reads a survivor, or the survivors that a match, or its options, hold."""
        return ReadDraft.several(_survivors(text))

    def opened(self, file: Path) -> Work:
        return self._written(ReadDraft.several(_survivors(self.text_in(file))))

    def imported(self, files: Sequence[Path], like: str = "") -> Imported:
        """Imports survivors with what they have learned, from the options of their next match."""
        if like:
            raise CannotDo("not_like")
        found = [SurvivorMade(one) for one in _survivors(self.text_in(only_one(files)))]
        return with_others([Imported(one.kept(), suffix=".survivor.json") for one in found])

    # --- in a match

    def options(self, drafts: Sequence[Made]) -> Mapping[str, Any]:
        """The options of a match with these survivors, in their order."""
        sheets = [plain(sheet_of(draft)) for draft in drafts]
        return {"survivors": sheets, "players": len(sheets)}

    def seated(
        self, options: Mapping[str, Any], seat: Seat, works: Sequence[Work]
    ) -> Mapping[str, Any]:
        """A match's options with this survivor in a seat; without one, a ready one again."""
        if len(works) > 1:
            raise CannotDo("one_file")
        before = list(options.get("survivors", ()))
        names = [one for one in library().survivors if one not in before]
        while len(before) <= seat:
            before.append(names.pop(0))
        sheet = plain(sheet_of(works[0].draft)) if works else names.pop(0)
        return {**options, "survivors": [*before[:seat], sheet, *before[seat + 1 :]]}


class _Options(msgspec.Struct, frozen=True):
    survivors: tuple[str | Sheet, ...] = ()


class _Match(msgspec.Struct, frozen=True):
    """The parts of a match, or of its options, that are looked at."""

    options: _Options = _Options()
    survivors: tuple[str | Sheet, ...] = ()


def _survivors(text: str) -> list[Made]:
    """The survivors in a text: one of the workshop's, a sheet, or those of a match's options."""
    try:
        return [json_decoder(Made).decode(text)]
    except msgspec.DecodeError as wrong:
        problem = str(wrong)
    try:
        found = json_decoder(_Match).decode(text)
    except msgspec.DecodeError:
        raise BadDraft(problem=problem) from None
    sheets = [one for one in (*found.options.survivors, *found.survivors) if isinstance(one, Sheet)]
    if not sheets:
        raise BadDraft(problem=problem)
    return [made_of(sheet) for sheet in sheets]
