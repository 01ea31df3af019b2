"""The workshop of bands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tapete.battlescribe import Roster as Foreign
from tapete.battlescribe import open_file
from tapete.content.references import broken_in
from tapete.games.punk.content.additions import overlaid
from tapete.games.punk.content.band.costs import price_for
from tapete.games.punk.content.band.roster import (
    LONGEST_NAME,
    MOST_POINTS,
    USUAL,
    Member,
    Roster,
    examples,
    parse_band,
    with_part,
    write_band,
)
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.content.names import text_of
from tapete.games.punk.workshop.band import Band
from tapete.games.punk.workshop.imported import (
    CONTENT,
    OURS,
    SUFFIXES,
    band_of,
    content_at,
    content_in,
    import_files,
    told_left,
)
from tapete.games.punk.workshop.shelves import shelves_of
from tapete.games.punk.workshop.text_list import names_in, read_list
from tapete.kernel.kept import once
from tapete.kernel.message import Message
from tapete.kernel.paths import shown
from tapete.kernel.terminal import Say
from tapete.words import Words
from tapete.words.folding import folded
from tapete.workshop import (
    BadDraft,
    Brought,
    CannotDo,
    Imported,
    ReadDraft,
    Shelf,
    Work,
)
from tapete.workshop.sided import SidedWorkshop, is_toml

ROSTERS = (".ros", ".rosz")


class Bands(SidedWorkshop[Roster]):
    title = Message("punk.band.workshop.title")
    draft = Roster
    sides = "bands"
    usual, most, longest = USUAL, MOST_POINTS, LONGEST_NAME
    printed_as = "application/pdf"
    brings = (*CONTENT, OURS)

    def __init__(self, added: Library | None = None) -> None:
        self.added = added
        """The content that bands are taken from, if it is not our own."""

    @once
    def content(self) -> Library:
        return library() if self.added is None else overlaid(self.added)

    # --- on a screen

    def shelves(self) -> Sequence[Shelf]:
        return shelves_of(self.content)

    def made(self, draft: Roster) -> Band:
        return Band(draft, self.suited(draft).content, added=self.added)

    def drafted(self, given: object) -> Roster:
        """Returns a band from plain data; everything that its content refers to must be there."""
        draft = super().drafted(given)
        for path, wrong in broken_in(draft.content, draft.library.known):
            problem = Message.of("punk.band.error.content", at=shown(path), problem=wrong)
            raise BadDraft(problem=problem)
        return draft

    def suited(self, draft: Roster) -> Bands:
        return self if draft.content is None else Bands(draft.content)

    def read(self, text: str, language: str) -> ReadDraft:
        """Reads a list, or TOML."""
        roster = self.plain(text) if is_toml(text) else read_list(text, self.content)
        return ReadDraft(msgspec.to_builtins(replace(roster, content=roster.content or self.added)))

    def playing(self) -> Mapping[str, Roster]:
        return examples()

    def written(self, draft: Roster) -> str:
        return write_band(with_part(draft))

    def measure(self, draft: Roster) -> tuple[str, int]:
        return draft.faction, draft.points

    def called(self, name: str, draft: Roster) -> Message:
        words, faction = "punk.band.workshop.example", library().factions[draft.faction]
        told = text_of(faction.name)
        return Message.of(words, name=draft.name, faction=told, points=draft.points)

    # --- in files

    def ready(self, name: str) -> Work | None:
        return Band(examples()[name], library()) if name in examples() else None

    def opened(self, file: Path) -> Work:
        """Reads a band from TOML, JSON, a list, or a BattleScribe roster."""
        if file.suffix.lower() in ROSTERS:
            return self._roster(file)
        return super().opened(file)

    def _roster(self, file: Path) -> Band:
        opened = open_file(file)
        assert isinstance(opened, Foreign)
        band, left = band_of(opened, self.content)
        return Band(band, self.content, told_left(left) if left else (), self.added)

    def imported(self, files: Sequence[Path], like: str = "") -> Imported:
        """Imports one of our lists, or BattleScribe files, whose bands and content become TOML."""
        if len(files) == 1 and files[0].suffix.lower() not in SUFFIXES:
            return super().imported(files, like)
        if like:
            raise CannotDo("not_like")
        return import_files(files).kept()

    def with_content(self, place: Path) -> Bands:
        """Returns the workshop of the content in a file, or in a folder of BattleScribe files."""
        return Bands(content_at(place))

    def brought(self, files: Mapping[str, bytes]) -> Brought[Roster]:
        """Returns an empty band of each faction in the files."""
        found = content_in(files)
        return Brought(tuple(Bands(found.library).blanks()), found.notes)

    def blanks(self) -> Sequence[tuple[Message, Roster]]:
        """Returns an empty band of each faction."""
        return [] if self.added is None else list(_begun(self.added))

    def parsed(self, text: str, source: str) -> Roster:
        return parse_band(text, source, self.content)

    def say(self, language: str) -> Say:
        return Words(language).say

    def factions(self) -> Mapping[str, Message]:
        return {one: text_of(faction.name) for one, faction in self.content.factions.items()}

    def faction_called(self, given: str) -> str | None:
        return names_in(self.content.factions).get(folded(given))

    def new(self, name: str, faction: str, points: int) -> Roster:
        """Returns a band with only its leader, if its faction has one."""
        leader = self.content.leader_of(faction)
        members = (self._armed(leader),) if leader else ()
        return Roster(name=name, faction=faction, points=points, members=members)

    def _armed(self, identity: str) -> Member:
        """Returns a member with as many of the cheapest weapon as its profile asks for."""
        found, profile = self.content, self.content.profiles[identity]
        arms = [one for one in profile.gear if one in {**found.melee, **found.ranged}]
        cheapest = min(arms, key=lambda one: price_for(profile, one, found), default="")
        gear = (cheapest,) * profile.fewest if cheapest else ()
        return Member(profile=identity, gear=gear)

    def choice(self, faction: str) -> Iterator[Message]:
        yield Message("punk.band.new.help")
        for identity, profile in self.content.profiles_of(faction).items():
            name = text_of(profile.name)
            yield Message.of("punk.band.new.profile", cost=profile.cost, name=name, id=identity)


def _begun(added: Library) -> Iterator[tuple[Message, Roster]]:
    for identity, faction in added.factions.items():
        yield text_of(faction.name), with_part(Roster(faction=identity, content=added))
