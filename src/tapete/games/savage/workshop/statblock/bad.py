"""The error of a stat block that cannot be played."""

from __future__ import annotations

from functools import reduce

from tapete.games.savage.workshop.statblock.findings import Finding, told
from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message


class BadStatBlock(TapeteError):
    """Says everything that is missing, and then what was not understood, each with its line."""

    key = "savage.hero.error.bad_block"

    def __init__(self, faults: tuple[Finding, ...]) -> None:
        self.faults = tuple(sorted(faults, key=lambda one: (one.sort != "missing", one.line)))
        missing = tuple(one for one in self.faults if one.sort == "missing")
        others = tuple(one for one in self.faults if one.sort != "missing")
        told_of = _in_lines((*told(missing), *told(others)))
        super().__init__(line=self.faults[0].line, fault=told_of)


def _in_lines(messages: tuple[Message, ...]) -> Message:
    """Returns messages as one, with a line for each."""
    return reduce(_followed, reversed(messages))


def _followed(more: Message, fault: Message) -> Message:
    return Message.of("savage.hero.error.bad_blocks", fault=fault, more=more)
