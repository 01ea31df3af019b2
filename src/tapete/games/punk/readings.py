"""What a rule makes of the faces of d10s: small values that odds can tell apart."""

from __future__ import annotations

from msgspec import Struct

from tapete.kernel.readings import Verdict, verdict


class Under(Struct, frozen=True, tag=True):
    """No higher than the Attribute: punk.dice.attribute.roll_under"""

    target: int

    def __call__(self, faces: tuple[int, ...]) -> bool:
        return faces[0] <= self.target

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0]


class Versus(Struct, frozen=True, tag=True):
    """The first die, with by how much its side is better, against the second.

    A tie is WON, LOST or TIED as `tie` says.
    """

    plus: int
    tie: Verdict

    def __call__(self, faces: tuple[int, ...]) -> Verdict:
        margin = faces[0] + self.plus - faces[1]
        return self.tie if margin == 0 else verdict(margin)


class Fixed(Struct, frozen=True, tag=True):
    """One of several dice thrown anew: the faces with it in its place."""

    faces: tuple[int, ...]
    place: int

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        before = self.faces
        return (*before[: self.place], faces[0], *before[self.place + 1 :])
