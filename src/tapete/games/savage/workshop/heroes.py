"""The workshop of heroes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from tapete.content import Page
from tapete.games.savage.content.library import Profile, library
from tapete.games.savage.content.names import text_of
from tapete.games.savage.figures import DIE_STEPS
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.story.setup import places_for
from tapete.games.savage.workshop.builder import Sheet, build, check, sheet_of
from tapete.games.savage.workshop.faults import faults_of
from tapete.games.savage.workshop.hero import Hero, language_of
from tapete.games.savage.workshop.shelves import shelves
from tapete.games.savage.workshop.statblock import BadStatBlock, Reading, read, read_all
from tapete.games.savage.workshop.statblock.naming import one_line
from tapete.games.savage.workshop.statblock.words import TOKENS
from tapete.kernel import Message, Seat
from tapete.kernel.errors import TapeteError
from tapete.kernel.shaping import shaped
from tapete.workshop import (
    BadJson,
    CannotDo,
    Imported,
    ReadDraft,
    Shelf,
    ShelvedWorkshop,
    Work,
    from_json,
    only_one,
    with_others,
)

BEYOND_A_SHEET = ("savage.hero.fault.beast", "savage.hero.fault.extra")
"""The faults about things that a sheet cannot hold, unless they are about one of its fields.

Such things are lost, and the player is told.
"""
FIELDS = ("heroes", "foes")
"""The options that name what each seat brings."""
R = TypeVar("R", Reading, BadStatBlock, Reading | BadStatBlock)


class TooMany(TapeteError):
    """The side does not have that many places that can be taken."""

    key = "savage.hero.error.too_many"


class Heroes(ShelvedWorkshop[Sheet]):
    title = Message("savage.hero.workshop.title")
    draft = Sheet
    printed_as = "application/pdf"

    # --- on a screen

    def shelves(self) -> Sequence[Shelf]:
        return shelves()

    def made(self, draft: Sheet) -> Hero:
        return build(draft)

    def options(self, drafts: Sequence[Sheet]) -> Mapping[str, Any]:
        """Returns options that put each in the place of one of the scenario's heroes."""
        return self.options_of([self.made(draft) for draft in drafts])

    def options_of(self, works: Sequence[Work]) -> Mapping[str, Any]:
        own = {f"own{n}": work.kept() for n, work in enumerate(works, start=1)}
        return {"own": own, "heroes": list(own)}

    def seated(
        self, options: Mapping[str, Any], seat: Seat, works: Sequence[Work]
    ) -> Mapping[str, Any]:
        """Returns options in which a seat has these in the first places of its side.

        Without any, it has the scenario's own again.
        """
        most = len(places_for(shaped(options, Options), seat))
        if len(works) > most:
            raise TooMany(most=most)
        field = FIELDS[seat]
        before = options.get(field, ())
        others = {one: text for one, text in options["own"].items() if one not in before}
        own = {f"seat{seat + 1}own{n}": work.kept() for n, work in enumerate(works, start=1)}
        return {**options, "own": {**others, **own}, field: list(own)}

    def read(self, text: str, language: str) -> ReadDraft:
        """Reads the stat blocks of a text. Those that cannot be played are told in the notes."""
        found = read_all(text)
        bad = tuple(one.message for one in found if isinstance(one, BadStatBlock))
        good = [one for one in found if isinstance(one, Reading)]
        first = with_others([_drafted(one, language, of=len(found)) for one in good])
        return replace(first, notes=(*bad, *first.notes))

    def examples(self) -> Sequence[tuple[Message, Sheet]]:
        heroes = library().heroes.values()
        return [(text_of(hero.name), sheet_of(hero)) for hero in heroes]

    # --- in files

    def names(self) -> Sequence[str]:
        return list(library().heroes)

    def ready(self, name: str) -> Work | None:
        """Returns a hero, a foe or a mount of the library."""
        try:
            return check(library().profile(name))
        except KeyError:
            return None

    def opened(self, file: Path) -> Hero:
        """Reads a stat block, or a profile as JSON. Either can say more than a sheet."""
        text = self.text_in(file)
        if text.lstrip().startswith("{"):
            return check(_profile(text, file))
        reading = _silent_if_ours(read(text), text)
        profile = reading.profile
        return Hero(profile, tuple(faults_of(profile)), reading.notes, reading.report)

    def imported(self, files: Sequence[Path], like: str = "") -> Imported:
        """Imports a stat block, and tells what became of each of its lines."""
        if like:
            raise CannotDo("not_like")
        file = only_one(files)
        text = self.text_in(file)
        if text.lstrip().startswith("{"):
            return Imported(self.opened(file).kept())
        found = [_silent_if_ours(one, text) for one in read_all(text)]
        return with_others([_imported(one, of=len(found)) for one in found])


def _drafted(reading: Reading, language: str, of: int) -> ReadDraft:
    faults = [fault for fault in check(reading.profile).faults if not fault.field]
    lost = [fault.message for fault in faults if fault.message.key in BEYOND_A_SHEET]
    sheet = sheet_of(reading.profile, language_of(language))
    notes = (*_heading(reading, of), *reading.notes, *lost)
    return ReadDraft(msgspec.to_builtins(sheet), notes)


def _silent_if_ours(found: R, text: str) -> R:
    """Returns a reading that has nothing to tell, if the text is just what would be written."""
    if isinstance(found, BadStatBlock) or not _is_written(Hero(found.profile, ()), text):
        return found
    return replace(found, findings=(), warnings=())


def _is_written(hero: Hero, text: str) -> bool:
    return text.strip() in [hero.text(language).strip() for language in ("es", "en")]


def _imported(found: Reading | BadStatBlock, of: int) -> Imported:
    if isinstance(found, BadStatBlock):
        return Imported("", (found.message,))
    work = Hero(found.profile, ())
    return Imported(work.kept(), (*_heading(found, of), *found.report))


def _heading(reading: Reading, of: int) -> tuple[Message, ...]:
    """The name above what is told of one of several."""
    name = text_of(reading.profile.name)
    return (Message.of("savage.hero.read.one_of", name=name),) if of > 1 else ()


def _profile(text: str, file: Path) -> Profile:
    profile = Page(str(file), text, from_json(text, file, Profile)).check(library().known)
    _check_json(profile, file)
    return profile


def _check_json(profile: Profile, file: Path) -> None:
    """Checks what neither the type of a profile nor the library's own check covers."""
    sound = {
        "name": set(profile.name) == {"es", "en"} and all(map(one_line, profile.name.values())),
        "token": profile.token in TOKENS,
        "run": profile.run in DIE_STEPS,
    }
    for field, holds in sound.items():
        if not holds:
            raise BadJson(file=str(file), problem=f"{field}: {getattr(profile, field)}")
