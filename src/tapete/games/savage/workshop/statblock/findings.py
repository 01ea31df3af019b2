"""What was found in a text: what became rules, what is kept as text, what is wrong."""

from __future__ import annotations

from itertools import groupby
from typing import Literal, TypeAlias

import msgspec

from tapete.games.savage.content.library import Kept
from tapete.games.savage.workshop.statblock.numbers import aside
from tapete.games.savage.workshop.statblock.safe import safe, unbulleted
from tapete.kernel.message import Arg, Message

SHOWN = 60
"""How many letters of what was found are shown."""
Sort: TypeAlias = Literal["rules", "counted", "text", "unknown", "missing"]
SORTS: tuple[Sort, ...] = ("rules", "counted", "text", "unknown", "missing")


class Finding(msgspec.Struct, frozen=True):
    """Something that a line says. `problem` explains it, unless it is plain."""

    sort: Sort
    line: int
    text: str = ""
    problem: Message | None = None
    near: tuple[str, ...] = ()
    """The names most like one that is unknown."""


class Findings:
    """Collects what a text says while it is read."""

    def __init__(self) -> None:
        self.all: list[Finding] = []
        self.kept: list[Kept] = []

    def rules(self, line: int, text: str) -> None:
        """Notes something that became a rule."""
        self.all.append(Finding("rules", line, text))

    def counted(self, line: int, text: str, problem: str, **args: Arg) -> None:
        """Notes something that became a rule, though not to the letter."""
        self.all.append(Finding("counted", line, text, _problem(problem, text, **args)))

    def text(self, line: int, field: str, text: str, of: str = "") -> None:
        """Keeps a text for which there is no rule."""
        self.all.append(Finding("text", line, text))
        self.keep(field, text, of)

    def keep(self, field: str, text: str, of: str = "") -> None:
        """Keeps a text that needs no mention of its own. All that is said of a pick is one text."""
        text = aside(unbulleted(text)) if of else safe(field, text)
        place = next((n for n, one in enumerate(self.kept) if of and _about(one, field, of)), None)
        if not text or Kept(field, text, of) in self.kept:
            return
        if place is None:
            self.kept.append(Kept(field, text, of))
        else:
            self.kept[place] = Kept(field, f"{self.kept[place].text}; {text}", of)

    def unknown(
        self, line: int, text: str, problem: str, near: tuple[str, ...] = (), **args: Arg
    ) -> None:
        """Notes what was not understood."""
        said = _problem(problem, text, near=", ".join(near) or "none", **args)
        self.all.append(Finding("unknown", line, text, said, near))

    def missing(self, line: int, problem: str, text: str = "", **args: Arg) -> None:
        """Notes the lack of something without which nobody can be played."""
        self.all.append(Finding("missing", line, text, _problem(problem, text, **args)))

    def of(self, *sorts: Sort) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.all if finding.sort in sorts)


def _about(kept: Kept, field: str, of: str) -> bool:
    return (kept.field, kept.of) == (field, of)


def _problem(problem: str, found: str, **args: Arg) -> Message:
    return Message.of(f"savage.hero.block.{problem}", found=shortened(found), **args)


def shortened(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def told(findings: tuple[Finding, ...]) -> tuple[Message, ...]:
    """Returns the findings in words, by sort and by line."""
    ordered = sorted(findings, key=lambda one: (SORTS.index(one.sort), one.line))
    groups = groupby(ordered, key=lambda one: (one.sort, one.line, one.problem))
    return tuple(_said(list(group)) for _, group in groups)


def _said(alike: list[Finding]) -> Message:
    """Returns a message for what is plain on a line, or for one problem."""
    first = alike[0]
    said = first.problem or ", ".join(shortened(one.text) for one in alike)
    return Message.of(f"savage.hero.read.{first.sort}", line=first.line, said=said)
