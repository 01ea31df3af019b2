"""What is on a sheet, in the words of one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.terminal import Say

Paper: TypeAlias = Literal["a4", "letter"]
BOX = "□"
"""A box to tick."""


class Grid(msgspec.Struct, frozen=True):
    """A table, with the widths of its columns on paper, in mm; without them they are alike."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[int, ...] = ()
    high: float = 4
    """The height of a line, in mm; more leaves room to write in."""


class Track(msgspec.Struct, frozen=True):
    """Boxes to tick in a row, such as wounds or bullets. What is in `boxes` stands in them."""

    name: str
    boxes: tuple[str, ...]
    beside: bool = False
    """True if what is in the boxes is too long for them, and stands beside them."""

    @property
    def line(self) -> str:
        """The track as plain text."""
        return f"{self.name}: {' '.join(f'{BOX} {one}'.strip() for one in self.boxes)}"


def blank(name: str, count: int) -> Track:
    """Returns a track of empty boxes."""
    return Track(name, ("",) * count)


def numbered(name: str, most: int) -> Track:
    """Returns a track of boxes with the numbers from 1."""
    return Track(name, tuple([str(number) for number in range(1, most + 1)]))


class Part(msgspec.Struct, frozen=True):
    """A part under a heading, such as one member of a band."""

    title: str
    brief: tuple[str, ...]
    """The lines that a plain text has instead of the grids."""
    grids: tuple[Grid, ...]
    lines: tuple[str, ...] = ()
    number: str = ""
    """The number of the figure, or of the figures, on the table."""
    tracks: tuple[Track, ...] = ()
    ticked: tuple[str, ...] = ()
    """Texts with a box before each, such as what can still be learned."""
    opens: bool = False
    """True if it begins a page."""


class Face(msgspec.Struct, frozen=True):
    """The face of a card that is cut out: its name, what it is, its numbers, and what it says."""

    title: str
    kind: str = ""
    facts: tuple[str, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    """What it says, each with a name before it, which may be empty."""
    foot: str = ""
    legend: tuple[tuple[str, str], ...] = ()
    """The words on it that have a rule, each with the rule's id."""

    @classmethod
    def said(
        cls,
        say: Say,
        name: Message,
        kind: Message,
        facts: Iterable[Message] = (),
        texts: Iterable[Message] = (),
        foot: Message | None = None,
    ) -> Face:
        """A card in somebody's words; its texts have no names."""
        told = tuple([("", say(one)) for one in texts])
        end = "" if foot is None else say(foot)
        return cls(say(name), say(kind), tuple(map(say, facts)), told, end)

    @property
    def lines(self) -> tuple[str, ...]:
        """The card as plain text, below its name."""
        said = [": ".join(filter(None, one)) for one in self.texts]
        return tuple(filter(None, (self.kind, ", ".join(self.facts), *said, self.foot)))


class RuleText(msgspec.Struct, frozen=True):
    """A rule as a sheet prints it."""

    chapter: str
    title: str
    text: str


class Rules(msgspec.Struct, frozen=True):
    """Looks up a rule by its id; None if there is none."""

    found: Callable[[str], RuleText | None] = lambda identity: None
    reference: tuple[str, ...] = ()
    """The ids of the rules for a page of quick reference."""

    def __call__(self, identity: str) -> RuleText | None:
        return self.found(identity)


no_rules = Rules()


def told(legend: Iterable[tuple[str, str]], rules: Rules) -> list[tuple[str, str]]:
    """Returns the names of a legend with the texts of their rules, without those that have none."""
    found = [(name, rules(rule)) for name, rule in legend]
    return [(name, rule.text) for name, rule in found if rule]


class Sheet(msgspec.Struct, frozen=True):
    title: str
    summary: str
    parts: tuple[Part, ...] = ()
    rules: str = ""
    """The heading of what is explained."""
    explained: tuple[tuple[str, str], ...] = ()
    """What the names on the sheet mean, each explained once."""
    tracks: tuple[Track, ...] = ()
    """What is counted for the whole sheet, such as turns and points."""
    legend: tuple[tuple[str, str], ...] = ()
    """The states that can be ticked, each with the id of its rule."""
    legend_title: str = ""
    reference_title: str = ""
    """The heading of a page of quick reference; empty if it has none."""
    cards: tuple[Face, ...] = ()
    """Cards to cut out, on pages of their own."""

    def told_legend(self, rules: Rules) -> list[tuple[str, str]]:
        """Returns the states with what they mean, by their rules."""
        return told(self.legend, rules)

    def chapters(self, rules: Rules) -> dict[str, list[RuleText]]:
        """Returns the rules of the quick reference by their chapters, in order."""
        found: dict[str, list[RuleText]] = {}
        for one in filter(None, map(rules, rules.reference if self.reference_title else ())):
            found.setdefault(one.chapter, []).append(one)
        return found
