"""Weighs trait rolls by the best die, so that not every combination of faces need be read."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

import msgspec

from tapete.games.savage.rules.attacks.volleys import Spread
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, Versus, Volley
from tapete.odds.distribution import Distribution
from tapete.odds.readings import Dice, distribution, enumerate_faces, lumped, reads, single

Kind = Callable[[int], Hashable]

MANY = 16
"""Raises enough for almost every soak roll: one weighing serves all of them."""


@reads(Versus)
def versus(read: Versus, dice: Dice, aces: bool) -> Distribution[int]:
    """Weighs a trait roll. Soak rolls, which stop at as many raises as wounds, share a weighing."""
    if not RAISE < read.most < MANY:
        return by_best_die(read, dice, aces)
    marks = distribution(dice, msgspec.structs.replace(read, most=MANY), aces)
    return marks.map(lambda mark: min(mark, read.most))


def by_best_die(read: Versus, dice: Dice, aces: bool) -> Distribution[int]:
    """Weighs a roll by its best die. The others are looked at only if none of them succeeds."""
    mark_of, kind = _alone(read)
    kinds = list(dict.fromkeys(dice))
    each = dict(zip(kinds, lumped([single(s, read, aces) for s in kinds], kind), strict=True))
    parts = [each[sides] for sides in dice]
    faces = sorted({face for part in each.values() for face in part})
    low = [face for face in faces if face == 1 or mark_of(face) < SUCCESS]
    weights: dict[int, int] = {}
    for throw in product(low, repeat=len(dice)):
        weight = prod([part.weight(face) for part, face in zip(parts, throw, strict=True)])
        mark = read(throw)
        weights[mark] = weights.get(mark, 0) + weight
    at_most = [sum([part.weight(face) for face in low]) for part in parts]
    for face in faces[len(low) :]:
        below = prod(at_most)
        at_most = [n + part.weight(face) for n, part in zip(at_most, parts, strict=True)]
        mark = mark_of(face)
        weights[mark] = weights.get(mark, 0) + prod(at_most) - below
    return Distribution(weights)


@reads(Volley)
def volley(read: Volley, dice: Dice, aces: bool) -> Distribution[tuple[int, ...]]:
    return enumerate_faces(dice, read, aces, _alone(read.read)[1])


@reads(Spread)
def spread(read: Spread, dice: Dice, aces: bool) -> Distribution[tuple[int, ...]]:
    """Weighs a spread of shots. The trait dice are alike, so their order does not matter."""
    alike = single(dice[0], read, aces)
    wild = single(dice[-1], read, aces) if read.wild else Distribution.certain(0)
    weights: dict[tuple[int, ...], int] = {}
    for throw in combinations_with_replacement(alike.outcomes, read.shots):
        ways = factorial(read.shots) // prod([factorial(throw.count(f)) for f in set(throw)])
        weight = ways * prod([alike.weight(face) for face in throw])
        for face, own in wild.items():
            outcome = read((*throw, face) if read.wild else throw)
            weights[outcome] = weights.get(outcome, 0) + weight * own
    return Distribution(weights)


def _alone(read: Versus) -> tuple[Callable[[int], int], Kind]:
    """Returns how one face is read by itself, and the kind of a face.

    Faces that are read alike are of the same kind, except that a 1 is always a kind of its own.
    """
    alone = msgspec.structs.replace(read, wild=False)
    mark_of = cache(lambda face: alone((face,)))
    return mark_of, lambda face: (face == 1, mark_of(face))
