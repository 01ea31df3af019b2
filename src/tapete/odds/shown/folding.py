"""Folds what may come of something to the few outcomes that matter most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

import msgspec

from tapete.kernel.labels import Gist
from tapete.kernel.message import Message
from tapete.odds.distribution import Distribution
from tapete.odds.shown.percents import parts_of

MOST = 4
"""The most outcomes that are shown at once."""
MEMBERS = 12
"""The most outcomes that one of them is unfolded to; rarer ones are added up."""
OTHERS: Gist = (Message("odds.others"),)
"""What is said of outcomes that are added up and have nothing in common."""
OTHERS_HOPED: Gist = (Message("odds.others_hoped"),)
"""The same for outcomes that are all hoped for."""


class Row(msgspec.Struct, frozen=True):
    """An outcome that is shown, with its chance, also in whole percent.

    `more` are the outcomes that it adds up, if it is more than one. Their parts sum to its own.
    """

    gist: Gist
    chance: Fraction
    part: int
    more: tuple[Row, ...] = ()


class Folded(msgspec.Struct, frozen=True):
    """All that may come of something. The parts of the rows sum to 100.

    `hope` is the chance of what is hoped for, and the sum of the rows in which it comes true; None
    if an outcome cannot tell.
    """

    rows: tuple[Row, ...]
    hope: Row | None = None

    @property
    def unfolded(self) -> tuple[Row, ...]:
        """Every outcome by itself. These sum to 100 too."""
        return tuple([one for row in self.rows for one in row.more or (row,)])


class Bundle(msgspec.Struct):
    """Outcomes that are shown as one. `gist` is what they have in common."""

    gist: Gist
    hoped: bool
    members: list[tuple[Gist, Fraction]]

    @property
    def chance(self) -> Fraction:
        return sum([chance for _, chance in self.members], Fraction(0))


def fold(
    gists: Distribution[Gist],
    coarse: Callable[[Gist], Gist] = lambda gist: gist,
    gravity: Callable[[Gist], int] = lambda gist: 1,
    hoped: Callable[[Gist], bool | None] = lambda gist: None,
) -> Folded:
    """Shows at most four outcomes.

    Where there are more, those that are the same in few words (`coarse`) are added up. If they are
    still too many, what matters most stays, which is its chance times its `gravity`, and the others
    are added up. What is hoped for is never added to what is not.
    """
    told = {gist: hoped(gist) for gist in gists}
    known = None not in told.values()
    bundles: dict[tuple[bool, Gist], Bundle] = {}
    for gist in gists:
        key = (bool(told[gist]) if known else False, coarse(gist))
        bundle = bundles.setdefault(key, Bundle(key[1], key[0], []))
        bundle.members.append((gist, gists.probability(gist)))
    ranked = sorted(bundles.values(), key=lambda one: -one.chance * gravity(one.gist))
    return _rounded(_few(_spread(ranked)), known)


def _spread(ranked: Sequence[Bundle]) -> list[Bundle]:
    """Takes bundles apart, the gravest first, as long as there is room for their outcomes."""
    found = list(ranked)
    for bundle in ranked:
        if len(found) - 1 + len(bundle.members) <= MOST:
            place = found.index(bundle)
            found[place : place + 1] = [
                Bundle(member[0], bundle.hoped, [member]) for member in bundle.members
            ]
    return found


def _few(ranked: Sequence[Bundle]) -> list[Bundle]:
    """Returns the first ones by themselves, as many as fit, and the others added up."""
    found = (_shown(ranked, count) for count in range(MOST, 0, -1))
    return next(bundles for bundles in found if len(bundles) <= MOST)


def _shown(ranked: Sequence[Bundle], count: int) -> list[Bundle]:
    """The first of them by themselves, and the others added up, those hoped for apart."""
    others = [[one for one in ranked[count:] if one.hoped is hoped] for hoped in (True, False)]
    return [*ranked[:count], *[_added(rest) for rest in others if rest]]


def _added(bundles: Sequence[Bundle]) -> Bundle:
    if len(bundles) == 1:
        return bundles[0]
    hoped = bundles[0].hoped
    members = [one for bundle in bundles for one in bundle.members]
    return Bundle(OTHERS_HOPED if hoped else OTHERS, hoped, members)


def _rounded(bundles: Sequence[Bundle], known: bool) -> Folded:
    """Rounds the chance of what is hoped for, then that of each bundle, then of its members."""
    sides = [[one for one in bundles if one.hoped is hoped] for hoped in (True, False)]
    chances = [sum([one.chance for one in side], Fraction(0)) for side in sides]
    parts = parts_of(chances)
    rows = [row for side, part in zip(sides, parts, strict=True) for row in _rows(side, part)]
    rows.sort(key=lambda row: (row.gist in (OTHERS, OTHERS_HOPED), -row.chance))
    return Folded(tuple(rows), Row((), chances[0], parts[0]) if known else None)


def _rows(bundles: Sequence[Bundle], among: int) -> list[Row]:
    parts = parts_of([one.chance for one in bundles], among)
    return [_row(bundle, part) for bundle, part in zip(bundles, parts, strict=True)]


def _row(bundle: Bundle, part: int) -> Row:
    members = sorted(bundle.members, key=lambda one: -one[1])
    if len(members) == 1:
        return Row(members[0][0], bundle.chance, part)
    if len(members) > MEMBERS:
        rarer = sum([chance for _, chance in members[MEMBERS - 1 :]], Fraction(0))
        members = [*members[: MEMBERS - 1], (OTHERS, rarer)]
    parts = parts_of([chance for _, chance in members], part)
    more = [Row(gist, chance, one) for (gist, chance), one in zip(members, parts, strict=True)]
    return Row(bundle.gist, bundle.chance, part, tuple(more))
