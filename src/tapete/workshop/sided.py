"""Workshops for sides that play against each other, such as bands: one for each seat."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.kernel.terminal import Say
from tapete.workshop.refusals import BadPoints, CannotDo, UnknownFaction
from tapete.workshop.shelf import Pick, Shelf
from tapete.workshop.verdict import Wish
from tapete.workshop.work import Work
from tapete.workshop.workshop import ShelvedWorkshop

D = TypeVar("D", bound=msgspec.Struct)
SEATS = 2
_TOML = re.compile(r"[\w-]+\s*=|\[")
"""How the first line of TOML begins: with a key, or with the head of a table."""


def is_toml(text: str) -> bool:
    """True if a text begins like TOML, after any comments."""
    lines = (line.strip() for line in text.splitlines())
    return bool(_TOML.match(next((one for one in lines if one and one[0] != "#"), "")))


def side_shelves(
    title: Callable[[str], Message],
    factions: Iterable[Pick],
    points: tuple[int, ...],
    row: tuple[Shelf, ...],
    *,
    longest: int,
    most: int,
) -> tuple[Shelf, ...]:
    """The shelves of a side: its name, its faction, its points, and a row for each member."""
    return (
        Shelf("name", title("name"), "text", most=longest),
        Shelf("faction", title("faction"), "one", tuple(factions)),
        Shelf("points", title("points"), "number", values=points, most=most),
        Shelf("members", title("members"), "rows", row=row),
    )


class SidedWorkshop(ShelvedWorkshop[D]):
    """A workshop whose drafts play against each other; a match holds players' own as texts.

    The options of a match name a side for each seat in `sides`, and hold in `own` what people
    wrote, by the names they are called there.
    """

    sides: str
    """The option that names the side of each seat."""
    usual: int
    """The points of a new side, unless others are wished."""
    most: int
    """The most points a side may have."""
    longest: int
    """The most letters of its name."""

    @abstractmethod
    def playing(self) -> Mapping[str, D]:
        """Returns the sides that are ready to play, by their names."""

    @abstractmethod
    def written(self, draft: D) -> str:
        """Returns a side as the text that a match holds."""

    @abstractmethod
    def measure(self, draft: D) -> tuple[str, int]:
        """Returns the faction and the points of a side, by which a rival is found."""

    @abstractmethod
    def called(self, name: str, draft: D) -> Message:
        """Returns what a side is called in a list of examples."""

    @abstractmethod
    def parsed(self, text: str, source: str) -> D:
        """Reads a side from TOML; errors name its `source`."""

    @abstractmethod
    def say(self, language: str) -> Say:
        """Returns what puts a message into the words of a language."""

    @abstractmethod
    def factions(self) -> Mapping[str, Message]:
        """Returns the factions that a new side may be of, by id, and their names."""

    @abstractmethod
    def faction_called(self, given: str) -> str | None:
        """Returns the faction with a name that somebody typed; None if there is none."""

    @abstractmethod
    def new(self, name: str, faction: str, points: int) -> D:
        """Returns a new side, with no more members than it must have."""

    @abstractmethod
    def choice(self, faction: str) -> Iterable[Message]:
        """Returns lines that say whom a side of a faction can have."""

    def plain(self, text: str) -> D:
        return self.parsed(text, self.draft.__name__.lower())

    def opened(self, file: Path) -> Work:
        """Reads a side from TOML, or from what else the workshop can read."""
        text = self.text_in(file)
        if file.suffix.lower() == ".toml" or is_toml(text):
            return self.made(self.parsed(text, str(file)))
        return super().opened(file)

    def begun(self, wish: Wish, language: str) -> str:
        """Returns a new side as text. Comments say whom it can have."""
        faction, say = self.faction_called(wish.kind), self.say(language)
        if faction is None:
            known = ", ".join(self.factions())
            raise UnknownFaction(given=wish.kind or "none", known=known)
        points = self.usual if wish.points is None else wish.points
        if not 1 <= points <= self.most:
            raise BadPoints(given=points, most=self.most)
        name = wish.name or say(self.factions()[faction])
        side = self.new(name[: self.longest], faction, points)
        comments = [f"# {say(one)}\n" for one in self.choice(faction)]
        return f"{self.written(side)}\n{''.join(comments)}"

    def names(self) -> Sequence[str]:
        return list(self.playing())

    def ready(self, name: str) -> Work | None:
        found = self.playing().get(name)
        return None if found is None else self.made(found)

    def examples(self) -> Sequence[tuple[Message, D]]:
        return [(self.called(name, one), one) for name, one in self.playing().items()]

    def rival_of(self, draft: D) -> str:
        """Returns the ready side of another faction that is nearest in points."""
        faction, points = self.measure(draft)
        known = {name: self.measure(one) for name, one in self.playing().items()}
        others = {name: worth for name, (of, worth) in known.items() if of != faction}
        return min(others, key=lambda name: (abs(others[name] - points), name))

    def options(self, drafts: Sequence[D]) -> Mapping[str, Any]:
        """Returns options that give each player a side, in order.

        A single one meets a rival that is as near to it in points as possible.
        """
        own = {f"own-{place}": self.written(one) for place, one in enumerate(drafts, start=1)}
        sides = [*own, *([self.rival_of(drafts[0])] if len(own) == 1 else [])]
        return {"own": own, self.sides: sides[:SEATS]} if own else {}

    def seated(
        self, options: Mapping[str, Any], seat: Seat, works: Sequence[Work]
    ) -> Mapping[str, Any]:
        """Returns options in which a seat has another side.

        One that is ready to play goes by its name, which everybody knows.
        """
        if len(works) != 1:
            raise CannotDo("one_each")
        draft = works[0].draft
        ready = next((name for name, one in self.playing().items() if one == draft), "")
        name = ready or f"seat-{seat + 1}"
        sides = [name if at == seat else one for at, one in enumerate(options[self.sides])]
        texts = {**options["own"], name: self.written(draft)}
        own = {one: text for one, text in texts.items() if one in sides and one != ready}
        return {**options, self.sides: sides, "own": own}
