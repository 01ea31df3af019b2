"""A hard laugh: nobody's hand is steady against a clown."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tapete.games.punk.figures import has
from tapete.games.punk.readings import thrown_off
from tapete.games.punk.state import Mini
from tapete.kernel.readings import Reading

RULE = "punk.core.hard_laugh"


class Shaken(Struct, frozen=True, tag=True):
    """Dice in these places are 2 higher if even and 2 lower if odd, and read as they then are."""

    read: Any
    places: tuple[int, ...]

    def __call__(self, faces: tuple[int, ...]) -> Any:
        return self.read(self.shaken(faces))

    def shaken(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(thrown_off(f) if n in self.places else f for n, f in enumerate(faces))

    def total(self, faces: tuple[int, ...]) -> int | None:
        total = getattr(self.read, "total", None)
        return None if total is None else total(self.shaken(faces))

    def worth(self, outcome: Any, place: int) -> int:
        return int(self.read.worth(outcome, place))


def laughs(mini: Mini) -> bool:
    return has(mini, "hard_laugh")


def shaky(read: Reading[Any], dice: tuple[bool, ...]) -> Reading[Any]:
    """A reading of dice of which some are thrown against somebody with a hard laugh."""
    places = tuple(n for n, against in enumerate(dice) if against)
    return Shaken(read, places) if places else read
