"""The error of a stat block that cannot be read."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Arg, Message

SHOWN = 60
"""Letters of what was found that are shown."""


class BadStatBlock(TapeteError):
    """On which line it is wrong, what was found there, and what would be right.

    `expected` are the names nearest to what was found; none where a name is not what is wrong.
    """

    key = "savage.hero.error.bad_block"

    def __init__(self, line: int, problem: Message, found: str, expected: tuple[str, ...]) -> None:
        super().__init__(line=line, problem=problem)
        self.line = line
        self.problem = problem
        self.found = found
        self.expected = expected

    @classmethod
    def of(
        cls, line: int, problem: str, found: str, expected: tuple[str, ...] = (), **args: Arg
    ) -> BadStatBlock:
        """A problem by its name, as the words files know it."""
        shown = found if len(found) <= SHOWN else f"{found[:SHOWN]}…"
        near = ", ".join(expected) or "none"
        said = Message.of(f"savage.hero.block.{problem}", found=shown, near=near, **args)
        return cls(line, said, found, expected)
