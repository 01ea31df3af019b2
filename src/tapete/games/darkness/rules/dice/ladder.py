"""The ladder of difficulties: eight patterns of dice, from a six to five of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from tapete.games.darkness.state import Code
from tapete.kernel import Message
from tapete.kernel.chance.readings import Ladder, Pattern

CODES: tuple[Code, ...] = get_args(Code)
"""From the lowest level to the highest: darkness.difficulty.ladder"""
LEVELS: dict[Code, int] = {code: level for level, code in enumerate(CODES, 1)}
LOWEST, HIGHEST = 1, len(CODES)
LADDER = Ladder()


def level_of(code: Code) -> int:
    """1 for 6H up to 8 for 5K; also the points it is worth: darkness.difficulty.level_points"""
    return LEVELS[code]


def level(faces: Sequence[int]) -> int:
    """The highest level that the dice hold, 0 if they hold none: darkness.difficulty.best_level"""
    return LADDER(tuple(faces))


def clamped(need: int) -> int:
    """A difficulty that fate has moved stays on the ladder: darkness.ruling.fate_shift_scope"""
    return min(HIGHEST, max(LOWEST, need))


def pattern_rule(reached: int) -> str:
    """The rule that says what dice make a level."""
    if reached <= 1:
        return "darkness.difficulty.pattern.six"
    if reached % 2:
        return "darkness.difficulty.pattern.straight"
    return "darkness.difficulty.pattern.kind"


def value(faces: Sequence[int], reached: int) -> int:
    """What decides between two rolls of one level: darkness.ruling.tie_value

    For dice of a kind it is the number repeated, for a straight its highest number, else 0.
    """
    dice = making(faces, reached)
    return faces[dice[-1]] if reached > 1 else 0


def making(faces: Sequence[int], reached: int) -> tuple[int, ...]:
    """The places of the dice that make a level, by their faces; of several ways, the highest."""
    if reached == 0:
        return ()
    if reached == 1:
        return (list(faces).index(6),)
    length = (reached + 3) // 2 if reached % 2 else reached // 2 + 1
    return _straight(faces, length) if reached % 2 else _alike(faces, length)


def _alike(faces: Sequence[int], count: int) -> tuple[int, ...]:
    best = max(face for face in set(faces) if list(faces).count(face) >= count)
    return tuple([place for place, face in enumerate(faces) if face == best][:count])


def _straight(faces: Sequence[int], length: int) -> tuple[int, ...]:
    last = max(
        top for top in faces if all(face in faces for face in range(top - length + 1, top + 1))
    )
    return tuple([list(faces).index(face) for face in range(last - length + 1, last + 1)])


def words(reached: int, high: int = 0) -> Message:
    """A level in words."""
    return Message.of("darkness.level", level=reached if reached <= HIGHEST else 0, high=high)


def pattern(faces: Sequence[int], thrown: Sequence[int], need: int) -> Pattern:
    """The pattern of all the dice; its places are among those just thrown, which come last."""
    reached = level(faces)
    kept = len(faces) - len(thrown)
    places = tuple(sorted(place - kept for place in making(faces, reached) if place >= kept))
    wanted = words(need) if 0 < need <= HIGHEST else None
    return Pattern(places, words(reached, value(faces, reached)), wanted)
