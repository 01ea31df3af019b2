"""What a rule makes of the faces of d10s: small values that odds can tell apart.

Each knows whose good an outcome is: `worth` of it for the side that threw the die at a place.
"""

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

    def worth(self, outcome: bool, place: int) -> int:
        return int(outcome)


class Versus(Struct, frozen=True, tag=True):
    """The first die, with by how much its side is better, against the second.

    A tie is WON, LOST or TIED as `tie` says.
    """

    plus: int
    tie: Verdict

    def __call__(self, faces: tuple[int, ...]) -> Verdict:
        margin = faces[0] + self.plus - faces[1]
        return self.tie if margin == 0 else verdict(margin)

    def worth(self, outcome: Verdict, place: int) -> int:
        return -outcome if place else int(outcome)


class Harm(Struct, frozen=True, tag=True):
    """A hit's die against its victim's: whether it harms, and where it matters if it showed a 1.

    punk.impact.roll, punk.special.fuel.explosion_trigger
    """

    plus: int
    tie: Verdict
    spark: bool = False

    def __call__(self, faces: tuple[int, ...]) -> tuple[bool, bool]:
        won = Versus(self.plus, self.tie)(faces) is Verdict.WON
        return won, self.spark and faces[0] == 1

    def worth(self, outcome: tuple[bool, bool], place: int) -> int:
        """For whoever strikes: first of all that it harms, then that it explodes."""
        harm = 2 * outcome[0] + outcome[1]
        return -harm if place else harm


class OneToMany(Struct, frozen=True, tag=True):
    """The first die against each of the others: which of them beat it.

    `plus` is by how much the first side is better than each. punk.dice.opposed.one_against_many
    """

    plus: tuple[int, ...]
    ties: bool = True
    """A tie is of the single side."""

    def __call__(self, faces: tuple[int, ...]) -> tuple[bool, ...]:
        single = faces[0]
        margins = [single + plus - face for plus, face in zip(self.plus, faces[1:], strict=True)]
        return tuple([margin < 0 or (margin == 0 and not self.ties) for margin in margins])

    def worth(self, outcome: tuple[bool, ...], place: int) -> int:
        return int(outcome[place - 1]) if place else -sum(outcome)


class Fixed(Struct, frozen=True, tag=True):
    """One of several dice thrown anew: the faces with it in its place."""

    faces: tuple[int, ...]
    place: int

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        before = self.faces
        return (*before[: self.place], faces[0], *before[self.place + 1 :])
