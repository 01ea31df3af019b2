"""Where to go over scenery, as a question: on foot, up walls, across gaps, through the air."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.plain import Plain
from tapete.spaces.cells import Cells
from tapete.spaces.legs import Gait, Journey, Step
from tapete.spaces.levels import Levels, Place, Standing
from tapete.spaces.point import Point
from tapete.spaces.sketch import Sketch


class Trek(msgspec.Struct, frozen=True):
    """A way measured, and how one faces at its end; None: the way one went."""

    steps: tuple[Step, ...]
    journey: Journey
    facing: int | None = None


class Treks(Domain[Trek], frozen=True, dict=True):
    """`{"way": [[x, y], [x, y, how], [x, y, how, height], …], "facing": degrees or null}`."""

    levels: Levels
    gait: Gait
    start: Place
    allowance: int
    facing: int = 0
    others: tuple[Standing, ...] = ()
    contacts: tuple[Standing, ...] = ()
    """Of the others, those one may end in contact with."""
    must_touch: bool = False
    """One of them must be touched at the end."""
    hows: tuple[str, ...] = ()
    """The ways of going that are allowed; all of them if none is named."""
    stay: bool = False
    """To do nothing at all is an answer."""
    plan: tuple[Step, ...] = ()
    """What was meant to be done: the first thing to be tried."""
    targets: tuple[Standing, ...] = ()
    """Whom it is worth to look at, to go to and to hide from."""
    rules: Mapping[str, str] = msgspec.field(default_factory=dict)

    def read(self, answer: object) -> Trek:
        raise NotImplementedError

    def write(self, value: Trek) -> Plain:
        raise NotImplementedError

    def candidates(self) -> Iterator[Trek]:
        raise NotImplementedError

    def few(self) -> Iterator[Trek]:
        raise NotImplementedError

    def sample(self, rng: Random) -> Trek:
        raise NotImplementedError

    def describe(self) -> dict[str, Plain]:
        raise NotImplementedError

    def head(self, points: Sequence[Point]) -> Plain:
        raise NotImplementedError

    def sketch(self, answer: object) -> Sketch:
        raise NotImplementedError

    def within_reach(self) -> Cells:
        raise NotImplementedError
