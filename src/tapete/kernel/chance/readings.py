"""Readings: what a rule makes of the faces thrown.

A reading is a small hashable value; calling it turns faces into the outcome the rule needs.
It may have a `ceiling`: when dice ace, any total of a single die at or above the ceiling
gives the same outcome, so the odds can stop there and stay exact. For display, it may also have a
`total`, which is the faces with all that is added to them. The total is compared with a `target`,
or with a `rival`: the place of the die it must beat. If not all other dice are in the total, `kept`
gives the places of those that are; if a rule changes a face, `shifts` gives by how much.
Dice that are not added up but looked at together, such as for a pair, have a `pattern` instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from tapete.kernel.message import Message

T_co = TypeVar("T_co", covariant=True)


class Reading(Protocol[T_co]):
    """Turns the faces thrown into an outcome. Equal readings give equal outcomes."""

    def __call__(self, faces: tuple[int, ...], /) -> T_co: ...

    def __hash__(self) -> int: ...


def comes_to(read: Reading[Any], faces: tuple[int, ...]) -> tuple[int | None, int | None]:
    """Returns the total of the faces and the target it must reach, if the reading has them."""
    total = getattr(read, "total", None)
    if total is None:
        return None, None
    rival = rival_of(read)
    return total(faces), getattr(read, "target", None) if rival is None else faces[rival]


def rival_of(read: Reading[Any]) -> int | None:
    """Returns the place of the die that the others are compared with, if there is one."""
    return getattr(read, "rival", None)


def kept_of(read: Reading[Any], faces: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the places of the dice that are in the total: by default all but the rival."""
    kept = getattr(read, "kept", None)
    if kept is not None:
        return tuple(kept(faces))
    rival = rival_of(read)
    return tuple([place for place in range(len(faces)) if place != rival])


class Pattern(Struct, frozen=True):
    """What dice show together, such as a pair: the places of those that make it, and its name."""

    places: tuple[int, ...]
    name: Message
    wanted: Message | None = None
    """The least that was needed, if something was."""


def pattern_of(read: Reading[Any], faces: tuple[int, ...]) -> Pattern | None:
    """Returns what the dice show together, if that is how the reading takes them."""
    pattern = getattr(read, "pattern", None)
    found: Pattern | None = None if pattern is None else pattern(faces)
    return found


def highest(faces: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the place of the highest die, the first of equals."""
    return (faces.index(max(faces)),) if faces else ()


class Verdict(IntEnum):
    """How a contest ended for the first side."""

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

    def kept(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return highest(faces)


class KeepBest(Struct, frozen=True, tag=True):
    """The sum of the `keep` highest dice; none of them if `keep` is below 1."""

    keep: int
    plus: int = 0

    def __call__(self, faces: tuple[int, ...]) -> int:
        return sum(sorted(faces, reverse=True)[: max(0, self.keep)]) + self.plus

    def total(self, faces: tuple[int, ...]) -> int:
        return self(faces)

    def kept(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        best = sorted(range(len(faces)), key=lambda place: -faces[place])
        return tuple(sorted(best[: max(0, self.keep)]))


class AtLeast(Struct, frozen=True, tag=True):
    """True if the sum reaches the target."""

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
    """The steps reached: 0 below the target, 1 at it, and 1 more for every `each` points above.

    At most `most` steps count; if that is None, all do.
    """

    target: int
    each: int = 4
    most: int | None = 5
    of: Total | Best = Total()

    @property
    def ceiling(self) -> int | None:
        """The result of the dice that gives the most steps; None if there is no limit."""
        return None if self.most is None else self.dice_for(self.most)

    def dice_for(self, steps: int) -> int:
        """Returns the result that the dice need for so many steps."""
        return self.target + self.each * (steps - 1) - self.of.plus

    def __call__(self, faces: tuple[int, ...]) -> int:
        return self.steps(self.of(faces))

    def total(self, faces: tuple[int, ...]) -> int:
        return self.of(faces)

    def kept(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return kept_of(self.of, faces)

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
    """The amount by which the first `mine` dice, plus `plus`, exceed the rest."""

    mine: int
    plus: int = 0

    def __call__(self, faces: tuple[int, ...]) -> int:
        return sum(faces[: self.mine]) + self.plus - sum(faces[self.mine :])


class Contest(Struct, frozen=True, tag=True):
    """The verdict on the first `mine` dice, plus `plus`, against the sum of the rest."""

    mine: int
    plus: int = 0

    def __call__(self, faces: tuple[int, ...]) -> Verdict:
        return verdict(sum(faces[: self.mine]) + self.plus - sum(faces[self.mine :]))


class SortedPairs(Struct, frozen=True, tag=True):
    """The first `mine` dice against the rest, best against best: the pairs won and lost."""

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
    """Returns 2, 4, 6 and 8 for two, three, four and five alike."""
    return 2 * min(alike, 5) - 2 if alike >= 2 else 0


def level_of_straight(length: int) -> int:
    """Returns 3, 5 and 7 for a straight of three, four and five."""
    return 2 * min(length, 5) - 3 if length >= 3 else 0


def longest_run(faces: Iterable[int]) -> int:
    """Returns the length of the longest straight; it does not wrap round."""
    longest = run = 0
    before = None
    for face in sorted(set(faces)):
        run = run + 1 if before is not None and face == before + 1 else 1
        longest, before = max(longest, run), face
    return longest
