"""How rules read the faces of d10s: small values that odds can tell apart.

`worth` says how good an outcome is for the side that threw the die at a place.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar

from msgspec import Struct

from tapete.kernel.chance.readings import Reading, Verdict, comes_to, rival_of, verdict
from tapete.kernel.chance.roll import Modifier, shifts_of

ATTRIBUTE, OPPOSED = "attribute", "opposed"
KINDS = "punk.dice.two_kinds"
ROLLED_UNDER = (
    KINDS,
    "punk.dice.attribute.roll_under",
    "punk.dice.attribute.modifiers",
    "punk.dice.attribute.no_criticals",
)
"""How an Attribute roll is read."""
SUMMED = (KINDS, "punk.dice.opposed.sum", "punk.dice.opposed.higher_wins")
"""How an opposed roll is read."""
TIE_ACTIVE = "punk.dice.opposed.tie_active"
TIE_COMBAT = "punk.dice.opposed.tie_combat"
ONE_AGAINST_MANY = "punk.dice.opposed.one_against_many"
LAUGHTER, TAIL = "punk.core.hard_laugh", "punk.core.tail"
LOWEST, HIGHEST = 1, 10
PAIR = 2
"""The dice of the two fighters come first."""


class Under(Struct, frozen=True, tag=True):
    """True if the die is no higher than the Attribute with all its modifiers."""

    low: ClassVar[bool] = True
    kind: ClassVar[str] = ATTRIBUTE
    rules: ClassVar[tuple[str, ...]] = ROLLED_UNDER

    target: int

    def __call__(self, faces: tuple[int, ...]) -> bool:
        return faces[0] <= self.target

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0]

    def worth(self, outcome: bool, place: int) -> int:
        return int(outcome)


class Versus(Struct, frozen=True, tag=True):
    """The first die and its side's advantage, against the second die.

    A tie is WON, LOST or TIED as `tie` says.
    """

    kind: ClassVar[str] = OPPOSED
    rival: ClassVar[int] = 1
    rules: ClassVar[tuple[str, ...]] = (*SUMMED, TIE_ACTIVE)

    plus: int
    tie: Verdict

    def __call__(self, faces: tuple[int, ...]) -> Verdict:
        margin = faces[0] + self.plus - faces[1]
        return self.tie if margin == 0 else verdict(margin)

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0] + self.plus

    def worth(self, outcome: Verdict, place: int) -> int:
        return -outcome if place else int(outcome)


class Harm(Struct, frozen=True, tag=True):
    """A hit's die against its victim's: whether it harms and, where it matters, shows a 1.

    punk.impact.roll, punk.special.fuel.explosion_trigger
    """

    kind: ClassVar[str] = OPPOSED
    rival: ClassVar[int] = 1
    rules: ClassVar[tuple[str, ...]] = Versus.rules

    plus: int
    tie: Verdict
    spark: bool = False

    def __call__(self, faces: tuple[int, ...]) -> tuple[bool, bool]:
        won = Versus(self.plus, self.tie)(faces) is Verdict.WON
        return won, self.spark and faces[0] == 1

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0] + self.plus

    def worth(self, outcome: tuple[bool, bool], place: int) -> int:
        """For the striker it is best that the hit harms, then that something explodes."""
        harm = 2 * outcome[0] + outcome[1]
        return -harm if place else harm


class Clash(Struct, frozen=True, tag=True):
    """Two sides fight: the first's die and its advantage, against the second's die.

    A tie stays a tie. `odd` is True for a side whose die is led astray. `tails` are the sides that
    throw another die, each with how much less that counts. Returns how it ended, and the sides that
    kept the die of their tail.
    """

    kind: ClassVar[str] = OPPOSED

    plus: int
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
    def rules(self) -> tuple[str, ...]:
        laughter = (LAUGHTER,) if any(self.odd) else ()
        return (*SUMMED, TIE_COMBAT, *laughter, *((TAIL,) if self.tails else ()))

    @property
    def rival(self) -> int | None:
        """The place of the rival's die, if the first two dice alone decide."""
        return None if any(self.odd) or self.tails else 1

    def total(self, faces: tuple[int, ...]) -> int | None:
        return None if self.rival is None else faces[0] + self.plus

    def _face(self, side: int, face: int) -> int:
        return face if not self.odd[side] else led_astray(face)

    def worth(self, outcome: tuple[Verdict, tuple[int, ...]], place: int) -> int:
        side = place if place < PAIR else self.tails[place - PAIR][0]
        return -outcome[0] if side else int(outcome[0])


def led_astray(face: int) -> int:
    """A die led astray or thrown off by laughter: 2 more if even, 2 less if odd, from 1 to 10."""
    return min(HIGHEST, face + 2) if face % 2 == 0 else max(LOWEST, face - 2)


def _laughter(face: int) -> tuple[Modifier, ...]:
    """By how much laughter throws a die off, if it does."""
    shift = led_astray(face) - face
    return (Modifier(LAUGHTER, shift),) if shift else ()


class OneToMany(Struct, frozen=True, tag=True):
    """The first die against each of the others: which of them beat it.

    `plus` is by how much the first side is better than each.
    """

    kind: ClassVar[str] = OPPOSED
    rules: ClassVar[tuple[str, ...]] = (*SUMMED, ONE_AGAINST_MANY)

    plus: tuple[int, ...]
    ties: bool = True
    """True if the single side wins a tie."""

    def __call__(self, faces: tuple[int, ...]) -> tuple[bool, ...]:
        single = faces[0]
        margins = [single + plus - face for plus, face in zip(self.plus, faces[1:], strict=True)]
        return tuple([margin < 0 or (margin == 0 and not self.ties) for margin in margins])

    @property
    def rival(self) -> int | None:
        """The place of the rival's die, if there is only one."""
        return 1 if len(self.plus) == 1 else None

    def total(self, faces: tuple[int, ...]) -> int | None:
        return None if self.rival is None else faces[0] + self.plus[0]

    def worth(self, outcome: tuple[bool, ...], place: int) -> int:
        return int(outcome[place - 1]) if place else -sum(outcome)


class Fixed(Struct, frozen=True, tag=True):
    """The faces of several dice after the one at `place` was thrown again."""

    faces: tuple[int, ...]
    place: int

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        before = self.faces
        return (*before[: self.place], faces[0], *before[self.place + 1 :])


class Anew(Struct, frozen=True, tag=True):
    """A die that was thrown again, as people are shown it: it alone, against what still lies.

    `faces` are those that lay there. The first side's die has the first side's total; its rival's
    stands alone, and needs that total.
    """

    read: Any
    faces: tuple[int, ...]
    place: int

    def __call__(self, faces: tuple[int, ...]) -> int:
        return faces[0]

    def kept(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return (0,)

    def total(self, faces: tuple[int, ...]) -> int | None:
        if self.place:
            return None if self.target is None else faces[0]
        return comes_to(self.read, (faces[0], *self.faces[1:]))[0]

    def shifts(self, faces: tuple[int, ...]) -> tuple[Modifier, ...]:
        return () if self.place else shifts_of(self.read, faces)

    @property
    def target(self) -> int | None:
        total, target = comes_to(self.read, self.faces)
        if not self.place:
            return target
        return total if self.place == rival_of(self.read) else None


class Shot(IntEnum):
    """What became of a shot."""

    MISS = 0
    HIT = 1
    STRAY = 2
    """It missed because of minis in the way, and hits another mini."""
    BREAK = 3
    """It missed, and the weapon is useless from now on."""


WORTH = (Shot.BREAK, Shot.STRAY, Shot.MISS, Shot.HIT)
"""The outcomes from the worst to the best."""


class Aimed(Struct, frozen=True, tag=True):
    """A shot: a die up to `target` hits; one that would have hit but for the -3 goes astray.

    `stray` is the target without the -3 of shooting into a combat or past minis.
    """

    low: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ROLLED_UNDER
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
        return led_astray(faces[0]) if self.laughed else faces[0]

    def shifts(self, faces: tuple[int, ...]) -> tuple[Modifier, ...]:
        return _laughter(faces[0]) if self.laughed else ()

    def worth(self, outcome: Shot, place: int) -> int:
        return WORTH.index(outcome)


class Lobbed(Struct, frozen=True, tag=True):
    """How far a lob goes astray, in steps of 2.5 cm: forward above 0, back below it.

    One step for each fraction of 2 above the target; forward if the die is even. None if it breaks.
    """

    low: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ROLLED_UNDER
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
        return led_astray(faces[0]) if self.laughed else faces[0]

    def shifts(self, faces: tuple[int, ...]) -> tuple[Modifier, ...]:
        return _laughter(faces[0]) if self.laughed else ()

    def worth(self, outcome: int | None, place: int) -> int:
        return -BURSTS if outcome is None else -abs(outcome)


class Steam(Struct, frozen=True, tag=True):
    """The margin of a Technique roll, plus 1 if it succeeds; below 0 if it fails."""

    low: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ROLLED_UNDER
    target: int

    def __call__(self, faces: tuple[int, ...]) -> int:
        margin = self.target - faces[0]
        return margin + 1 if margin >= 0 else margin

    def total(self, faces: tuple[int, ...]) -> int:
        return faces[0]

    def worth(self, outcome: int, place: int) -> int:
        return outcome


BURSTS = 9
"""A weapon that may blow up does so from this face on."""


def rules_of(read: Reading[Any]) -> tuple[str, ...]:
    """The rules by which dice are read so."""
    return getattr(read, "rules", ())


def is_low(read: Reading[Any]) -> bool:
    """True if a low die is a good one, as in a roll under an Attribute."""
    return bool(getattr(read, "low", False))
