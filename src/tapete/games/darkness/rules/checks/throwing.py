"""The dice of a check on the table: thrown, and some of them thrown again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from tapete.games.darkness.content.entries import Prices
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.checks import ThrownAgain
from tapete.games.darkness.rules.checks.helping import Extra
from tapete.games.darkness.rules.dice import ladder
from tapete.games.darkness.rules.dice.again import Aim, best, worthwhile
from tapete.games.darkness.rules.dice.readings import TIES, BestPlay, Hand, Rung, rank_of
from tapete.games.darkness.rules.points.score import pay
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf, Refused, Roll
from tapete.kernel.chance.readings import Reading
from tapete.kernel.shaping import shaped
from tapete.odds.dice.hands import counted
from tapete.odds.dice.rethrows import Plan

T = TypeVar("T")

ASK = "rethrow"
RETHROW = f"darkness.ask.{ASK}"
"""A table that ignores this question knows the best answer exactly."""
SPEND = "darkness.ask.extra_dice"
"""A table that ignores this question lets nobody spend points on dice."""
KEEP, POINTS = "keep", "points"
THROWN = (
    "darkness.collab.simultaneous", "darkness.collab.multiple", "darkness.ally.one_per_roll",
)  # fmt: skip
"""All dice at once; each helper and the one ally give one throw."""


class Rethrow(msgspec.Struct, frozen=True):
    """The dice to throw again, by their faces, and what allows it: an ally, a helper, a point."""

    source: str
    dice: tuple[int, ...] = ()


class Rethrows(OneOf[Rethrow], frozen=True):
    """Dice to throw again: those that may be of use are listed, and any others may be named."""

    faces: tuple[int, ...] = ()
    limits: Mapping[str, int] = msgspec.field(default_factory=dict)
    """The most dice that each source lets one throw again."""

    def read(self, answer: object) -> Rethrow:
        try:
            return super().read(answer)
        except Refused:
            chosen = _shaped(answer)
            if chosen is None or not self._allows(chosen):
                raise
            return chosen

    def _allows(self, chosen: Rethrow) -> bool:
        """True for one die or more that lie there, up to the limit: darkness.collab.reroll"""
        shown = counted(self.faces)
        taken = counted(chosen.dice) if set(chosen.dice) <= set(self.faces) else None
        if taken is None or any(a > b for a, b in zip(taken, shown, strict=True)):
            return False
        return 0 < len(chosen.dice) <= self.limits.get(chosen.source, 0)


def _shaped(answer: object) -> Rethrow | None:
    try:
        found: Rethrow = shaped(answer, Rethrow)
    except msgspec.ValidationError:
        return None
    return msgspec.structs.replace(found, dice=tuple(sorted(found.dice)))


class Cast(msgspec.Struct, frozen=True):
    """A roll to be made: how many dice, what is wanted of them, and who gives extra throws."""

    dice: int
    aim: Aim
    extras: tuple[Extra, ...]
    rule: str
    also: tuple[str, ...] = ()

    @property
    def need(self) -> int:
        return self.aim.need or 0


def thrown(night: Night, who: Survivor, cast: Cast) -> int:
    """Throws the dice, then those that are chosen again, and returns the rank they end with.

    darkness.difficulty.best_level, darkness.ruling.help_meaning
    """
    kept: tuple[int, ...] = ()
    while True:
        again = singles(night, who)
        if not cast.extras and not again:
            return _last(night, who, cast, kept)
        if night.table.ignores(RETHROW):
            return _best(night, who, cast, kept, again)
        faces = night.table.roll(_roll(who, cast, kept, Hand(kept, cast.need)))
        choice = _chosen(night, who, cast, faces, again)
        if choice.source == KEEP:
            return rank_of(faces, ties=cast.aim.ties)
        kept, cast = _taken_up(night, who, cast, faces, choice)


def _roll(who: Survivor, cast: Cast, kept: tuple[int, ...], read: Reading[T]) -> Roll[T]:
    dice = (6,) * (cast.dice - len(kept))
    also = (*cast.also, "darkness.difficulty.ladder", "darkness.difficulty.best_level")
    return Roll(dice, read, cast.rule, by=who.seat, figure=who.id, also=also)


def _last(night: Night, who: Survivor, cast: Cast, kept: tuple[int, ...]) -> int:
    """The last throw: none of its dice can be thrown again."""
    roll = _roll(who, cast, kept, Rung(kept, cast.need, cast.aim.ties))
    return night.table.heed(roll, cast.aim.kind)


def _best(night: Night, who: Survivor, cast: Cast, kept: tuple[int, ...], singles: int) -> int:
    """All further throws at once by best play, on a table that weighs every outcome."""
    plan = Plan(tuple(sorted(extra.most for extra in cast.extras)), singles)
    read = BestPlay(plan, cast.aim.lavish, kept, cast.aim.ties, cast.need)
    roll = _roll(who, cast, kept, read)
    rank, paid = night.table.heed(roll, lambda end: (cast.aim.kind(end[0]), end[1]))
    if paid:
        who.rerolls += paid
        pay(night, who, paid * prices().reroll, "darkness.vp.spend.reroll", "again")
    return rank


def singles(night: Night, who: Survivor) -> int:
    """The dice it may still throw again for points, in this turn: darkness.vp.spend.reroll

    darkness.vp.spend.no_overdraft
    """
    if who.points < 1 or night.table.ignores(SPEND):
        return 0
    return max(0, min(prices().rerolls_a_turn - who.rerolls, who.points // prices().reroll))


def prices() -> Prices:
    return library().figures.prices


# --- which dice


def _chosen(
    night: Night, who: Survivor, cast: Cast, faces: tuple[int, ...], singles: int
) -> Rethrow:
    """One question for all that can be thrown again; none is asked if nothing can improve.

    darkness.collab.reroll, darkness.vp.spend.timing
    """
    ways = choices(cast, faces, singles)
    if len(ways) == 1:
        return ways[0]
    reached = ladder.level(faces)
    shown = ladder.words(reached, ladder.value(faces, reached))
    domain = Rethrows(ways, faces=faces, limits=_limits(cast, singles))
    return night.ask(who, ASK, domain, "darkness.collab.reroll", shows=shown)


def _limits(cast: Cast, singles: int) -> dict[str, int]:
    found = {extra.source: extra.most for extra in cast.extras}
    return {**found, POINTS: 1} if singles else found


def choices(cast: Cast, faces: tuple[int, ...], singles: int) -> tuple[Rethrow, ...]:
    """What may be thrown again, the best first, and to leave the dice as they are."""
    sources = {extra.most: extra.source for extra in reversed(cast.extras)}
    found = [
        Rethrow(source, _rest(faces, kept))
        for most, source in sources.items()
        for kept in worthwhile(faces, most, cast.aim)
    ]
    if singles:
        found += [Rethrow(POINTS, _rest(faces, kept)) for kept in worthwhile(faces, 1, cast.aim)]
    first = _first(cast, faces, singles, sources)
    return tuple(dict.fromkeys([first, *found, Rethrow(KEEP)]))


def _first(cast: Cast, faces: tuple[int, ...], singles: int, sources: dict[int, str]) -> Rethrow:
    """The best choice, assuming that all throws after it are used as well as possible."""
    plan = Plan(tuple(sorted(extra.most for extra in cast.extras)), singles)
    found = best(faces, plan, cast.aim)
    if found is None:
        return Rethrow(KEEP)
    most, paid, kept = found
    return Rethrow(POINTS if paid else sources[most], _rest(faces, kept))


def _rest(faces: tuple[int, ...], kept: tuple[int, ...]) -> tuple[int, ...]:
    """The dice that are not kept."""
    left = list(faces)
    for face in kept:
        left.remove(face)
    return tuple(left)


def _taken_up(
    night: Night, who: Survivor, cast: Cast, faces: tuple[int, ...], choice: Rethrow
) -> tuple[tuple[int, ...], Cast]:
    """The dice are taken up, all at once: darkness.collab.simultaneous"""
    kept = _rest(faces, choice.dice)
    if choice.source == POINTS:
        who.rerolls += 1
        pay(night, who, prices().reroll, "darkness.vp.spend.reroll", "again")
        return kept, cast
    used = next(extra for extra in cast.extras if extra.source == choice.source)
    night.tell(
        ThrownAgain, used.rule, figure=who.id, source=used.source, count=len(choice.dice),
        kept=kept, also=THROWN,
    )  # fmt: skip
    left = [extra for extra in cast.extras if extra is not used]
    return kept, msgspec.structs.replace(cast, extras=tuple(left))


def level_and_value(rank: int) -> tuple[int, int]:
    return divmod(rank, TIES)
