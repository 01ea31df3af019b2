"""The source of faces: a keyed hash of the match's seed and a counter."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import Any, Protocol, TypeVar

from tapete.kernel.chance.roll import Chance, Draw, Roll
from tapete.kernel.chance.seed import Earlier, key_of

T = TypeVar("T")

_WORDS = Struct("<8Q")
_SPAN = 1 << 64
_WORDS_A_BLOCK = 8
_SURELY_FAIR = _SPAN - (1 << 32)
"""A word below this is fair for every die, since no die has more than 2**32 sides."""


class Dice(Protocol):
    """A source of faces, one die after another."""

    counter: int

    def face(self, sides: int) -> int: ...


class SeededDice:
    """Dice whose word number `n` follows from the seed, the same on every machine.

    A word past the last whole multiple of the sides is skipped, so that no face is favoured.
    """

    __slots__ = ("_block", "_key", "_words", "counter", "seed")

    def __init__(self, seed: str, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self._key = key_of(seed)
        self._block = -1
        self._words: tuple[int, ...] = ()

    def face(self, sides: int) -> int:
        while True:
            counter = self.counter
            self.counter = counter + 1
            block = counter // _WORDS_A_BLOCK
            if block != self._block:
                self._fill(block)
            word = self._words[counter % _WORDS_A_BLOCK]
            if word < _SURELY_FAIR or word < _SPAN - _SPAN % sides:
                return word % sides + 1

    def _fill(self, block: int) -> None:
        self._block = block
        self._words = _words(self._key, block)


class BranchedDice(SeededDice):
    """The dice of a match that was branched from another, which may be a branch itself.

    The words before the branch come from the earlier seed, at the same places. Those after it come
    from the match's own seed. So the whole match has one stream, and every face can be recomputed.
    """

    __slots__ = ("_earlier",)

    def __init__(self, seed: str, earlier: Sequence[Earlier], counter: int = 0) -> None:
        super().__init__(seed, counter)
        self._earlier = [(one.words, key_of(one.seed)) for one in earlier]

    def _fill(self, block: int) -> None:
        first = block * _WORDS_A_BLOCK
        self._block = block
        self._words = tuple(
            _words(self._key_at(first + place), block)[place] for place in range(_WORDS_A_BLOCK)
        )

    def _key_at(self, place: int) -> bytes:
        return next((key for words, key in self._earlier if place < words), self._key)


def seeded(seed: str, earlier: Sequence[Earlier] = ()) -> SeededDice:
    """Returns the dice of a seed, or of several seeds in a match branched from another."""
    return BranchedDice(seed, earlier) if earlier else SeededDice(seed)


def _words(key: bytes, block: int) -> tuple[int, ...]:
    return _WORDS.unpack(blake2b(block.to_bytes(8, "little"), key=key).digest())


def decide(dice: Dice, chance: Chance[T]) -> T:
    """Returns what dice make of a roll or a draw."""
    if isinstance(chance, Draw):
        return chance.items[dice.face(len(chance.items)) - 1]
    return chance.read(throw(dice, chance))


def throw(dice: Dice, roll: Roll[Any]) -> tuple[int, ...]:
    """Returns the value of each die of a roll: its face, or the total of a die that aced."""
    if roll.aces:
        return tuple([acing_total(dice, sides) for sides in roll.dice])
    return tuple([dice.face(sides) for sides in roll.dice])


def acing_total(dice: Dice, sides: int) -> int:
    """Rolls a die, again and again while it shows its highest face, and returns the sum.

    A one-sided die is not rolled again.
    """
    total = face = dice.face(sides)
    while face == sides and sides > 1:
        face = dice.face(sides)
        total += face
    return total


def faces_of(value: int, sides: int) -> tuple[int, ...]:
    """Returns the faces that an acing die showed to make this total: 19 on a d8 is 8, 8, 3."""
    aces, last = divmod(value - 1, sides) if sides > 1 else (0, value - 1)
    return (sides,) * aces + (last + 1,)


def shown_faces(roll: Roll[Any], values: tuple[int, ...]) -> tuple[int, ...]:
    """Returns every face that fell, in order, from the values of the dice."""
    if not roll.aces:
        return values
    return tuple(
        face
        for value, sides in zip(values, roll.dice, strict=True)
        for face in faces_of(value, sides)
    )
