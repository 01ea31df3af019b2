"""A question of yes or no."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.plain import Plain


class YesNo(Domain[bool], frozen=True):
    """Yes or no."""

    def read(self, answer: object) -> bool:
        if not isinstance(answer, bool):
            malformed("yes_no", answer)
        return answer

    def candidates(self) -> Iterator[bool]:
        return iter((True, False))

    def sample(self, rng: Random) -> bool:
        return rng.random() < 0.5

    def describe(self) -> dict[str, Plain]:
        return {"kind": "yes_no"}
