"""What a rule makes of the faces of d10s: small values that odds can tell apart.

Each knows whose good an outcome is: `worth` of it for the side that threw the die at a place.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar

from msgspec import Struct

from tapete.kernel.chance.readings import Reading, Verdict, verdict

ATTRIBUTE, OPPOSED = "attribute", "opposed"
"""punk.dice.two_kinds"""
LOWEST, HIGHEST = 1, 10
"""punk.dice.attribute.no_criticals"""
PAIR = 2
"""The dice of the two who fight come first."""


class Under(Struct, frozen=True, tag=True):
    """No higher than the Attribute with all that changes it."""

    low: ClassVar[bool] = True
    kind: ClassVar[str] = ATTRIBUTE

    target: int
    """punk.dice.attribute.modifiers"""

    def __call__(self, faces: tuple[int, ...]) -> bool:
        """punk.dice.attribute.roll_under"""
        return faces[0] <= self.target

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0]

    def worth(self, outcome: bool, place: int) -> int:
        return int(outcome)


class Versus(Struct, frozen=True, tag=True):
    """The first die, with by how much its side is better, against the second.

    A tie is WON, LOST or TIED as `tie` says.
    """

    kind: ClassVar[str] = OPPOSED
    rival: ClassVar[int] = 1

    plus: int
    """punk.dice.opposed.sum"""
    tie: Verdict
    """punk.dice.opposed.tie_active"""

    def __call__(self, faces: tuple[int, ...]) -> Verdict:
        """punk.dice.opposed.higher_wins"""
        margin = faces[0] + self.plus - faces[1]
        return self.tie if margin == 0 else verdict(margin)

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0] + self.plus

    def worth(self, outcome: Verdict, place: int) -> int:
        return -outcome if place else int(outcome)


class Harm(Struct, frozen=True, tag=True):
    """A hit's die against its victim's: whether it harms, and where it matters if it showed a 1.

    punk.impact.roll, punk.special.fuel.explosion_trigger
    """

    kind: ClassVar[str] = OPPOSED
    rival: ClassVar[int] = 1

    plus: int
    tie: Verdict
    spark: bool = False

    def __call__(self, faces: tuple[int, ...]) -> tuple[bool, bool]:
        won = Versus(self.plus, self.tie)(faces) is Verdict.WON
        return won, self.spark and faces[0] == 1

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0] + self.plus

    def worth(self, outcome: tuple[bool, bool], place: int) -> int:
        """For whoever strikes: first of all that it harms, then that it explodes."""
        harm = 2 * outcome[0] + outcome[1]
        return -harm if place else harm


class Clash(Struct, frozen=True, tag=True):
    """Two sides fight: the first's die and by how much it is better, against the second's.

    A tie stays one. `odd` says whose die is led astray (punk.core.hard_laugh), `tails` who throws
    another, and how much less that counts (punk.core.tail). Gives how it ended, and who kept the
    die of its tail.
    """

    kind: ClassVar[str] = OPPOSED

    plus: int
    """punk.dice.opposed.tie_combat"""
    odd: tuple[bool, bool] = (False, False)
    tails: tuple[tuple[int, int], ...] = ()

    def __call__(self, faces: tuple[int, ...]) -> tuple[Verdict, tuple[int, ...]]:
        best = [self._face(0, faces[0]), self._face(1, faces[1])]
        kept = []
        for (side, less), face in zip(self.tails, faces[2:], strict=True):
            tail = self._face(side, face) - less
            if tail > best[side]:
                best[side] = tail
                kept.append(side)
        return verdict(best[0] + self.plus - best[1]), tuple(kept)

    @property
    def rival(self) -> int | None:
        """Only where the two dice are all there is to it."""
        return None if any(self.odd) or self.tails else 1

    def total(self, faces: tuple[int, ...]) -> int | None:
        return None if self.rival is None else faces[0] + self.plus

    def _face(self, side: int, face: int) -> int:
        return face if not self.odd[side] else led_astray(face)

    def worth(self, outcome: tuple[Verdict, tuple[int, ...]], place: int) -> int:
        side = place if place < PAIR else self.tails[place - PAIR][0]
        return -outcome[0] if side else int(outcome[0])


def led_astray(face: int) -> int:
    """2 more if it is even, 2 less if it is odd, and still a face of the die."""
    return min(HIGHEST, face + 2) if face % 2 == 0 else max(LOWEST, face - 2)


class OneToMany(Struct, frozen=True, tag=True):
    """The first die against each of the others: which of them beat it.

    `plus` is by how much the first side is better than each.
    """

    kind: ClassVar[str] = OPPOSED

    plus: tuple[int, ...]
    """punk.dice.opposed.one_against_many"""
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


class Shot(IntEnum):
    """What became of a shot."""

    MISS = 0
    HIT = 1
    STRAY = 2
    """It missed because somebody was in the way, and hits another."""
    BREAK = 3
    """It missed, and the weapon is useless from now on."""


WORTH = (Shot.BREAK, Shot.STRAY, Shot.MISS, Shot.HIT)
"""The better, the later."""


class Aimed(Struct, frozen=True, tag=True):
    """A shot: no higher than the target hits; what would have hit but for the -3 goes astray.

    `stray` is the target without the -3 of shooting into a combat or past minis.
    """

    low: ClassVar[bool] = True
    target: int
    stray: int
    breaks: bool = False
    """A natural 9 or 10 breaks the weapon: punk.special.catapum.break"""
    laughed: bool = False
    """An even die counts 2 more and an odd one 2 less."""

    def __call__(self, faces: tuple[int, ...]) -> Shot:
        if self.breaks and faces[0] >= BURSTS:
            return Shot.BREAK
        die = self.total(faces)
        if die <= self.target:
            return Shot.HIT
        return Shot.STRAY if die <= self.stray else Shot.MISS

    def total(self, faces: tuple[int, ...]) -> int:
        return thrown_off(faces[0]) if self.laughed else faces[0]

    def worth(self, outcome: Shot, place: int) -> int:
        return WORTH.index(outcome)


class Lobbed(Struct, frozen=True, tag=True):
    """How far a lob goes astray, in steps of 2.5 cm: forward above 0, back below it.

    One step for each fraction of 2 above the target; forward if the die is even. None: it breaks.
    """

    low: ClassVar[bool] = True
    target: int
    breaks: bool = False
    laughed: bool = False

    def __call__(self, faces: tuple[int, ...]) -> int | None:
        if self.breaks and faces[0] >= BURSTS:
            return None
        die = self.total(faces)
        steps = max(0, (die - self.target + 1) // 2)
        return steps if faces[0] % 2 == 0 else -steps

    def total(self, faces: tuple[int, ...]) -> int:
        return thrown_off(faces[0]) if self.laughed else faces[0]

    def worth(self, outcome: int | None, place: int) -> int:
        return -BURSTS if outcome is None else -abs(outcome)


class Steam(Struct, frozen=True, tag=True):
    """The margin of a Technique roll, and 1 more if it succeeds; below 0 if it fails."""

    low: ClassVar[bool] = True
    target: int

    def __call__(self, faces: tuple[int, ...]) -> int:
        margin = self.target - faces[0]
        return margin + 1 if margin >= 0 else margin

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0]

    def worth(self, outcome: int, place: int) -> int:
        return outcome


BURSTS = 9
"""A weapon that may blow up does on so much."""


def thrown_off(die: int) -> int:
    """The die of who laughs too hard to aim: 2 more if even, 2 less if odd, between 1 and 10."""
    return min(10, die + 2) if die % 2 == 0 else max(1, die - 2)


def is_low(read: Reading[Any]) -> bool:
    """A low die is a good one: what is rolled is to be no higher than an Attribute."""
    return bool(getattr(read, "low", False))
