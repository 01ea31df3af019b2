"""Readings: what a rule makes of the faces thrown.

A reading is a small hashable value; calling it turns faces into the outcome the rule needs.
It may have a `ceiling`: when dice ace, any total of a single die at or above the ceiling
gives the same outcome, so the odds can stop there and stay exact. It may have a `total`, what the
faces come to with all that is added, and a `target` to compare that with, or a `rival`, the place
of the die that is compared with it: all to be shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from typing import Any, Protocol, TypeVar

from msgspec import Struct

T_co = TypeVar("T_co", covariant=True)


class Reading(Protocol[T_co]):
    """Turns the faces thrown into an outcome; hashable, and equal when it reads alike."""

    def __call__(self, faces: tuple[int, ...], /) -> T_co: ...

    def __hash__(self) -> int: ...


def comes_to(read: Reading[Any], faces: tuple[int, ...]) -> tuple[int | None, int | None]:
    """The total of the faces and the target it is compared with, where a reading has them."""
    total = getattr(read, "total", None)
    if total is None:
        return None, None
    rival = rival_of(read)
    return total(faces), getattr(read, "target", None) if rival is None else faces[rival]


def rival_of(read: Reading[Any]) -> int | None:
    """The place of the die the others are compared with, where a reading has one."""
    return getattr(read, "rival", None)


class Verdict(IntEnum):
    """How a contest ended for the side that asks."""

    LOST = -1
    TIED = 0
    WON = 1


def verdict(margin: int) -> Verdict:
    return Verdict.WON if margin > 0 else Verdict.LOST if margin < 0 else Verdict.TIED


class Faces(Struct, frozen=True, tag=True):
    """The faces themselves, in the order thrown."""

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return faces


class Total(Struct, frozen=True, tag=True):
    """The sum of all dice."""

    plus: int = 0

    def __call__(self, faces: tuple[int, ...]) -> int:
        return sum(faces) + self.plus

    def total(self, faces: tuple[int, ...]) -> int:
        return self(faces)


class Best(Struct, frozen=True, tag=True):
    """The highest die."""

    plus: int = 0

    def __call__(self, faces: tuple[int, ...]) -> int:
        return max(faces, default=0) + self.plus

    def total(self, faces: tuple[int, ...]) -> int:
        return self(faces)


class KeepBest(Struct, frozen=True, tag=True):
    """The sum of the `keep` highest dice; none below 1."""

    keep: int
    plus: int = 0

    def __call__(self, faces: tuple[int, ...]) -> int:
        return sum(sorted(faces, reverse=True)[: max(0, self.keep)]) + self.plus

    def total(self, faces: tuple[int, ...]) -> int:
        return self(faces)


class AtLeast(Struct, frozen=True, tag=True):
    """Whether the sum reaches the target."""

    target: int
    plus: int = 0

    @property
    def ceiling(self) -> int:
        return self.target - self.plus

    def __call__(self, faces: tuple[int, ...]) -> bool:
        return self.total(faces) >= self.target

    def total(self, faces: tuple[int, ...]) -> int:
        return sum(faces) + self.plus


class Raises(Struct, frozen=True, tag=True):
    """Steps reached: 0 below the target, 1 at it, 1 more for each `each` above, up to `most`.

    With no `most` every step counts.
    """

    target: int
    each: int = 4
    most: int | None = 5
    of: Total | Best = Total()

    @property
    def ceiling(self) -> int | None:
        """The dice that reach the most steps; None if there are always more."""
        return None if self.most is None else self.dice_for(self.most)

    def dice_for(self, steps: int) -> int:
        """What the dice must come to for so many steps."""
        return self.target + self.each * (steps - 1) - self.of.plus

    def __call__(self, faces: tuple[int, ...]) -> int:
        return self.steps(self.of(faces))

    def total(self, faces: tuple[int, ...]) -> int:
        return self.of(faces)

    def steps(self, result: int) -> int:
        reached = max(0, (result - self.target) // self.each + 1)
        return reached if self.most is None else min(self.most, reached)


class Successes(Struct, frozen=True, tag=True):
    """How many dice reach the target, each on its own."""

    target: int

    @property
    def ceiling(self) -> int:
        return self.target

    def __call__(self, faces: tuple[int, ...]) -> int:
        return sum(face >= self.target for face in faces)


class Margin(Struct, frozen=True, tag=True):
    """By how much the first `mine` dice, plus `plus`, exceed the rest."""

    mine: int
    plus: int = 0

    def __call__(self, faces: tuple[int, ...]) -> int:
        return sum(faces[: self.mine]) + self.plus - sum(faces[self.mine :])


class Contest(Struct, frozen=True, tag=True):
    """Whether the first `mine` dice, plus `plus`, beat the sum of the rest."""

    mine: int
    plus: int = 0

    def __call__(self, faces: tuple[int, ...]) -> Verdict:
        return verdict(sum(faces[: self.mine]) + self.plus - sum(faces[self.mine :]))


class SortedPairs(Struct, frozen=True, tag=True):
    """The first `mine` dice against the rest, best against best: pairs (won, lost)."""

    mine: int

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, int]:
        mine = sorted(faces[: self.mine], reverse=True)
        theirs = sorted(faces[self.mine :], reverse=True)
        pairs = list(zip(mine, theirs, strict=False))
        return sum(a > b for a, b in pairs), sum(a < b for a, b in pairs)


class Ladder(Struct, frozen=True, tag=True):
    """The highest level of the dice-poker ladder that the dice hold, from 0 to 8.

    1 a six; 2 a pair; 3 a straight of three; 4 three alike; 5 a straight of four;
    6 four alike; 7 a straight of five or more; 8 five or more alike.
    """

    def __call__(self, faces: tuple[int, ...]) -> int:
        alike = max(Counter(faces).values(), default=0)
        straight = longest_run(faces)
        return max(int(6 in faces), level_of_alike(alike), level_of_straight(straight))


def level_of_alike(alike: int) -> int:
    """2, 4, 6 and 8 for two, three, four and five alike."""
    return 2 * min(alike, 5) - 2 if alike >= 2 else 0


def level_of_straight(length: int) -> int:
    """3, 5 and 7 for a straight of three, four and five."""
    return 2 * min(length, 5) - 3 if length >= 3 else 0


def longest_run(faces: Iterable[int]) -> int:
    """The most consecutive faces present; a straight does not wrap round."""
    longest = run = 0
    before = None
    for face in sorted(set(faces)):
        run = run + 1 if before is not None and face == before + 1 else 1
        longest, before = max(longest, run), face
    return longest
