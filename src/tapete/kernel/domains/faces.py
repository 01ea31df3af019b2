"""The faces of real dice, typed by the people who threw them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Any

from tapete.kernel.chance.dice import shown_faces
from tapete.kernel.chance.roll import Roll
from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain

MOST_CANDIDATES = 216


class Faces(Domain[tuple[int, ...]], frozen=True):
    """Every face that fell, in the order of the dice; after an ace comes the throw it earned."""

    roll: Roll[Any]

    def read(self, answer: object) -> tuple[int, ...]:
        """Returns the value of each die."""
        if not isinstance(answer, list) or any(type(face) is not int for face in answer):
            malformed("faces", answer)
        left = list(answer)
        values = tuple([self._take(left, sides) for sides in self.roll.dice])
        if left:
            raise Refused(self._wrong("kernel.refusal.too_many_faces", len(answer)), self.roll.rule)
        return values

    def _take(self, left: list[int], sides: int) -> int:
        total = 0
        while True:
            if not left:
                raise Refused(self._wrong("kernel.refusal.too_few_faces", 0), self.roll.rule)
            face = left.pop(0)
            if not 1 <= face <= sides:
                reason = Message.of("kernel.refusal.face", given=face, sides=sides)
                raise Refused(reason, self.roll.rule)
            total += face
            if not self.roll.aces or face < sides or sides == 1:
                return total

    def _wrong(self, key: str, given: int) -> Message:
        return Message.of(key, given=given, dice=len(self.roll.dice))

    def write(self, value: tuple[int, ...]) -> Plain:
        return list(shown_faces(self.roll, value))

    def candidates(self) -> Iterator[tuple[int, ...]]:
        """Returns the throws without an ace, up to a limit."""
        above = 0 if self.roll.aces else 1
        each = [range(1, max(sides + above, 2)) for sides in self.roll.dice]
        return islice(product(*each), MOST_CANDIDATES)

    def sample(self, rng: Random) -> tuple[int, ...]:
        return tuple([self._throw(rng, sides) for sides in self.roll.dice])

    def _throw(self, rng: Random, sides: int) -> int:
        total = face = rng.randint(1, sides)
        while self.roll.aces and face == sides > 1:
            face = rng.randint(1, sides)
            total += face
        return total

    def describe(self) -> dict[str, Plain]:
        return {"kind": "faces", "dice": list(self.roll.dice), "aces": self.roll.aces}
