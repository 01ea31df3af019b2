"""How much the entries of some files come to once every link is followed.

A link stands for all that its target holds, links included. So links can double at each step, or
lead in a circle: a few lines would then be read for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tapete.battlescribe.errors import BadFile
from tapete.battlescribe.model import Entry
from tapete.kernel.message import Message

MOST_ENTRIES = 200_000
"""The most entries, links followed; published systems come to a hundredth of that."""
DEEPEST = 64
"""The most links and entries within each other."""


def check_unfolding(roots: Iterable[Entry], entries: Mapping[str, Entry]) -> None:
    """Raises `BadFile` if links lead in a circle, too deep, or to too much."""
    sizes = _Sizes(entries)
    whole = 0
    for root in roots:
        whole += sizes.of(root, ())
        if whole > MOST_ENTRIES:
            raise _bad(root, "too_much", most=MOST_ENTRIES)


class _Sizes:
    """Each entry is counted once, however many links lead to it."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        self._entries = entries
        self._known: dict[str, int] = {}

    def of(self, entry: Entry, within: tuple[str, ...]) -> int:
        """Returns how many entries this one comes to; `within` are those that hold it."""
        if entry.id in self._known:
            return self._known[entry.id]
        if entry.id in within:
            raise _bad(entry, "circle")
        if len(within) >= DEEPEST:
            raise _bad(entry, "deep_links", most=DEEPEST)
        inner = (*within, entry.id)
        parts = [self.of(child, inner) for child in entry.entries]
        target = self._entries.get(entry.target)
        if target is not None:
            parts.append(self.of(target, inner))
        size = self._known[entry.id] = min(1 + sum(parts), MOST_ENTRIES + 1)
        return size


def _bad(entry: Entry, problem: str, **args: int) -> BadFile:
    said = Message.of(f"battlescribe.problem.{problem}", **args)
    return BadFile(entry.file, entry.line, entry.element, said)
