"""How the die of an action is read."""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct


class Outcome(IntEnum):
    """What came of a roll, from worst to best."""

    FUMBLE = 0
    MISS = 1
    HIT = 2
    CRIT = 3

    @property
    def succeeds(self) -> bool:
        return self >= Outcome.HIT


class Against(Struct, frozen=True, tag=True):
    """One die against a number: its highest face succeeds and its 1 fails, whatever the total.

    Without `natural` only the total counts; the highest face of a success is still a Crit.
    """

    sides: int
    target: int
    plus: int
    natural: bool = True

    def __call__(self, faces: tuple[int, ...]) -> Outcome:
        return read(faces[0], self.sides, self.target, self.plus, natural=self.natural)

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0] + self.plus


class Face(Struct, frozen=True, tag=True):
    """The face of one die, to be compared with several numbers."""

    plus: int

    def __call__(self, faces: tuple[int, ...]) -> int:
        return faces[0]

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0] + self.plus


def read(face: int, sides: int, target: int, plus: int, *, natural: bool = True) -> Outcome:
    """What came of a roll, by its face and by its total against the target.

    arena.system.crit_fumble_faces, arena.action.crit_auto, arena.action.fumble_auto
    """
    if natural and face == 1:
        return Outcome.FUMBLE
    if natural and face == sides:
        return Outcome.CRIT
    if face + plus < target:
        return Outcome.FUMBLE if face == 1 else Outcome.MISS
    return Outcome.CRIT if face == sides else Outcome.HIT
