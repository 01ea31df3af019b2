"""A question that is answered in words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from unicodedata import normalize

from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain

WORDLESS = "…"
"""The answer of somebody who has no words, such as a bot."""


class Text(Domain[str], frozen=True):
    """One line of text with up to `most` characters, all of which can be seen.

    Space around it is left off. Control characters, line breaks and marks that turn the direction
    of what follows are refused, so that a line cannot pass itself off as another.
    """

    most: int = 200
    proposed: tuple[str, ...] = (WORDLESS,)
    """Lines to pick from, the most usual first."""

    def read(self, answer: object) -> str:
        if not isinstance(answer, str):
            malformed("text", answer, most=self.most)
        if len(answer) > 4 * self.most:
            raise Refused(self._wrong_length(len(answer)), "")
        line = normalize("NFC", answer).strip()
        if not 0 < len(line) <= self.most:
            raise Refused(self._wrong_length(len(line)), "")
        if not line.isprintable():
            raise Refused(Message.of("kernel.refusal.unprintable"), "")
        return line

    def _wrong_length(self, given: int) -> Message:
        return Message.of("kernel.refusal.length", given=given, most=self.most)

    def candidates(self) -> Iterator[str]:
        return iter(self.proposed)

    def sample(self, rng: Random) -> str:
        return self.proposed[int(rng.random() * len(self.proposed))]

    def describe(self) -> dict[str, Plain]:
        return {"kind": "text", "most": self.most, "proposed": list(self.proposed)}
