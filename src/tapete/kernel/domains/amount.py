"""A question for a whole number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain

MOST_CANDIDATES = 64


class Amount(Domain[int], frozen=True):
    """A whole number from `least` to `most`, both included."""

    least: int
    most: int

    def read(self, answer: object) -> int:
        if type(answer) is not int:
            malformed("number", answer)
        if not self.least <= answer <= self.most:
            raise Refused(self._out_of_range(answer), "")
        return answer

    def _out_of_range(self, given: int) -> Message:
        return Message.of("kernel.refusal.range", given=given, least=self.least, most=self.most)

    def candidates(self) -> Iterator[int]:
        """Returns all the numbers; if there are too many, some evenly spread, with both ends."""
        span = self.most - self.least
        if span < MOST_CANDIDATES:
            return iter(range(self.least, self.most + 1))
        steps = MOST_CANDIDATES - 1
        return iter([self.least + span * step // steps for step in range(MOST_CANDIDATES)])

    def sample(self, rng: Random) -> int:
        return self.least + int(rng.random() * (self.most - self.least + 1))

    def has_one_answer(self) -> bool:
        return self.least == self.most

    def describe(self) -> dict[str, Plain]:
        return {"kind": "amount", "least": self.least, "most": self.most}
