"""Careful shots: what aiming and standing still take off the penalties."""

from __future__ import annotations

import msgspec

from tapete.games.savage.rules.attacks.modifiers import EXTREME, by_edge
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier


class Care(msgspec.Struct, frozen=True):
    """What a careful shot gains: it ignores points of penalties, or has a bonus if that is as good.

    With the same total the bonus is better: cover that counts can still be shot through.
    """

    rule: str
    most: int
    bonus: int
    edge: str = ""
    """The edge that gives it, if one does."""

    def term(self, penalties: list[Modifier]) -> Modifier:
        gained = self.gained(ignorable(penalties))
        return by_edge(self.edge, gained) if self.edge else Modifier(self.rule, gained)

    def gained(self, points: int) -> int:
        """What it is worth where so many points of penalties could be ignored."""
        return max(self.bonus, min(self.most, points))

    def ignored(self, penalties: list[Modifier]) -> int:
        """The points of penalties that it ignores; 0 if the bonus is as good."""
        points = min(self.most, ignorable(penalties))
        return points if points > self.bonus else 0


AIM = Care("savage.combat.aim", 4, 2)
MARKSMAN = Care("savage.core.attack", 2, 1, "marksman")
"""A Marksman that stands still."""
USELESS = Care("savage.combat.aim", 0, 0)
"""Aim at extreme range with `extreme_range_core`: the shot needs it and gains nothing by it."""


def aim(penalties: list[Modifier], fight: Fight) -> Care:
    extreme = Modifier("savage.range.penalty", EXTREME) in penalties
    return USELESS if extreme and fight.rules.extreme_range_core else AIM


IGNORABLE = (
    "savage.range.penalty",
    "savage.cover.penalty",
    "savage.called.limb",
    "savage.called.hand",
    "savage.called.head",
    "savage.combat.disarm.weapon",
    "savage.scale",
    "savage.speed",
)


def ignorable(penalties: list[Modifier]) -> int:
    """The points of penalty for range, cover, called shot, scale and speed."""
    return -sum(m.amount for m in penalties if m.rule in IGNORABLE and m.amount < 0)


def cover_left(penalties: list[Modifier], ignored: int = 0) -> int:
    """The points of cover that still count; other penalties are ignored before it."""
    cover = -sum(m.amount for m in penalties if m.rule == "savage.cover.penalty")
    others = ignorable(penalties) - cover
    return cover - max(0, ignored - others)
