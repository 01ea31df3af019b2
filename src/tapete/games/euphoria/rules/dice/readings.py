"""How rules read ten-sided dice: sorted against each other, or added up against each other."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from msgspec import Struct

from tapete.kernel import Message
from tapete.kernel.chance.readings import Pattern
from tapete.odds.dice.contests import margin
from tapete.odds.dice.leads import sorted_leads
from tapete.odds.dice.pools import total
from tapete.odds.dice.throws import count_sorted, sorted_faces
from tapete.odds.distribution import Distribution
from tapete.odds.readings import Dice, TooManyThrows, reads

SIDES = 10
STEP = 5
"""The points of difference that make a success: euphoria.melee.successes"""
SHIELDED = 2
"""How much a human shield takes off each die: euphoria.shoot.mod.human_shield"""


MOST_FACES = 100_000
"""What can come of two sides' dice, at most, where it is told."""
LOWER, HIGHER = 3, 8
"""The faces up to which a clone's Euphoria falls, and from which it rises."""


class Hits(NamedTuple):
    """The shots that hit the target, and those that hit its human shield instead."""

    target: int
    shield: int = 0


class Volley(Struct, frozen=True, tag=True):
    """The first `shots` dice, each with `plus`, against the evasion dice, best against best.

    A die must be strictly higher than its rival; one without a rival hits. With a `shield`, which
    is a part of `plus`, a die that would be higher without it hits the shield.
    """

    rules: ClassVar[tuple[str, ...]] = ("euphoria.shoot.compare", "euphoria.material.d10")

    shots: int
    plus: int
    shield: bool = False

    def __call__(self, faces: tuple[int, ...]) -> Hits:
        return compared(sorted(faces[: self.shots]), sorted(faces[self.shots :]), self)

    def pattern(self, faces: tuple[int, ...]) -> Pattern:
        """The dice that hit somebody, and how many there are."""
        return _pattern(faces[: self.shots], faces[self.shots :], self)


class Aimed(Struct, frozen=True, tag=True):
    """Attack dice that are seen before anybody evades: their faces, lowest first."""

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(faces))


class Evaded(Struct, frozen=True, tag=True):
    """Evasion dice against attack dice that were seen."""

    attack: tuple[int, ...]
    plus: int
    shield: bool = False

    def __call__(self, faces: tuple[int, ...]) -> Hits:
        return compared(list(self.attack), sorted(faces), self)


class Struck(NamedTuple):
    """The successes of an attack in melee, and whether it is a FATALITY."""

    successes: int
    fatal: bool = False


class Blow(Struct, frozen=True, tag=True):
    """The sum of the first `attack` dice, with `plus`, less that of the defence dice.

    euphoria.melee.sum, euphoria.melee.successes, euphoria.melee.fatality
    """

    attack: int
    plus: int = 0
    gore: int = 0
    """How much less a FATALITY needs."""

    def __call__(self, faces: tuple[int, ...]) -> Struck:
        return self.struck(self.difference(faces))

    def difference(self, faces: tuple[int, ...]) -> int:
        return sum(faces[: self.attack]) + self.plus - sum(faces[self.attack :])

    def struck(self, difference: int) -> Struck:
        fatal = self.attack > 1 and difference > self.attack * STEP + STEP - self.gore
        return Struck(max(0, difference // STEP), fatal)

    def pattern(self, faces: tuple[int, ...]) -> Pattern:
        """The attack dice, and by how much they exceed the others."""
        by, (successes, fatal) = self.difference(faces), self(faces)
        key = "euphoria.pattern.fatality" if fatal else "euphoria.pattern.blow"
        name = Message.of(key, difference=by, successes=successes)
        return Pattern(tuple(range(self.attack)), name)


class Sides(Struct, frozen=True, tag=True):
    """The faces of two sides, kept to be read once nobody throws any of them again."""

    mine: int

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return (*sorted(faces[: self.mine]), *sorted(faces[self.mine :]))


class Anew(Struct, frozen=True, tag=True):
    """The faces of two sides after some of them, from a place on, were thrown again."""

    faces: tuple[int, ...]
    first: int
    dice: int

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        end = self.first + self.dice
        return (*self.faces[: self.first], *sorted(faces), *self.faces[end:])


class Swing(Struct, frozen=True, tag=True):
    """By how much a clone's Euphoria varies this turn: euphoria.missing.clone_rules"""

    def __call__(self, faces: tuple[int, ...]) -> int:
        return (faces[0] >= HIGHER) - (faces[0] <= LOWER)


# --- comparing


def compared(attack: list[int], evasion: list[int], read: Volley | Evaded) -> Hits:
    """Both sides' dice, lowest first: what each pair comes to, from the highest down."""
    hit = shielded = 0
    free = len(attack) - len(evasion)
    for place, die in enumerate(attack):
        lead = _lead(die, evasion, place - free, read)
        hit += lead > 0
        shielded += lead == 0
    return Hits(hit, shielded)


def _lead(die: int, evasion: list[int], rival: int, read: Volley | Evaded) -> int:
    """1 for a hit on the target, 0 for one on the shield, -1 for a miss."""
    if rival < 0:
        return 1
    above = die + read.plus - evasion[rival]
    if above > 0:
        return 1
    return 0 if read.shield and above + SHIELDED > 0 else -1


def _pattern(attack: tuple[int, ...], evasion: tuple[int, ...], read: Volley) -> Pattern:
    order = sorted(range(len(attack)), key=lambda place: attack[place])
    rivals, free = sorted(evasion), len(attack) - len(evasion)
    leads = [_lead(attack[place], rivals, n - free, read) for n, place in enumerate(order)]
    places = sorted(place for place, lead in zip(order, leads, strict=True) if lead >= 0)
    hits, shield = leads.count(1), leads.count(0)
    return Pattern(tuple(places), Message.of("euphoria.pattern.hits", hits=hits, shield=shield))


# --- exact and fast, for the odds


@reads(Volley)
def volley(read: Volley, dice: Dice, aces: bool) -> Distribution[Hits]:
    """The hits of a whole volley, without looking at single throws."""
    evading = len(dice) - read.shots
    if not read.shield:
        found = sorted_leads(read.shots, evading, SIDES, (-read.plus,))
        return found.map(lambda won: Hits(won[0]))
    found = sorted_leads(read.shots, evading, SIDES, (-read.plus - SHIELDED, -read.plus))
    return found.map(lambda won: Hits(won[1], won[0] - won[1]))


@reads(Aimed)
def aimed(read: Aimed, dice: Dice, aces: bool) -> Distribution[tuple[int, ...]]:
    return sorted_faces(len(dice), SIDES)


@reads(Sides)
def sides(read: Sides, dice: Dice, aces: bool) -> Distribution[tuple[int, ...]]:
    """Both sides' faces; with more than three dice each there are hundreds of thousands."""
    mine, theirs = min(read.mine, len(dice)), max(0, len(dice) - read.mine)
    if count_sorted(mine, SIDES) * count_sorted(theirs, SIDES) > MOST_FACES:
        raise TooManyThrows
    ours, others = sorted_faces(mine, SIDES), sorted_faces(theirs, SIDES)
    return Distribution(
        {
            (*one, *other): weight * more
            for one, weight in ours.items()
            for other, more in others.items()
        }
    )


@reads(Anew)
def anew(read: Anew, dice: Dice, aces: bool) -> Distribution[tuple[int, ...]]:
    end = read.first + read.dice
    return sorted_faces(len(dice), SIDES).map(
        lambda faces: (*read.faces[: read.first], *faces, *read.faces[end:])
    )


@reads(Blow)
def blow(read: Blow, dice: Dice, aces: bool) -> Distribution[Struck]:
    ours, theirs = total(dice[: read.attack], read.plus), total(dice[read.attack :])
    return margin(ours, theirs).map(read.struck)
