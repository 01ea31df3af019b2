"""What a master is asked, with a sensible answer proposed first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from tapete.games.darkness.events.master import Decided
from tapete.games.darkness.master import CODES, Code
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Domain, OneOf
from tapete.kernel.message import Arg

Answer = TypeVar("Answer")
RULE = "darkness.gm.authority"
DECISIONS = frozenset([
    f"darkness.ask.{key}"
    for key in (
        "judge", "scene", "lay_tile", "master_slot", "master_square", "master_figure",
        "master_item", "master_take", "master_refill", "master_sweep", "behind_screen",
        "master_turn",
    )
])  # fmt: skip
"""Questions to a master that nothing is rolled for: there is nothing to weigh."""


def ask(night: Night, key: str, domain: Domain[Answer], rule: str, **args: Arg) -> Answer:
    """What the master says. The first candidate is what the script or the book would have."""
    seat, key = night.master.seat, f"darkness.ask.{key}"
    return night.table.ask(seat, key, domain, rule, secret=False, **args)


def first(proposed: Answer, others: Iterable[Answer]) -> OneOf[Answer]:
    """One of several answers, the proposed one first: a single key accepts it."""
    return OneOf((proposed, *[one for one in others if one != proposed]))


def difficulty(
    night: Night, survivor: Survivor, proposed: Code, rule: str, *, attribute: str, skill: str = ""
) -> Code:
    """The master sets what the book does not: darkness.gm.check.difficulty"""
    code: Code = ask(
        night, "difficulty", first(proposed, CODES), rule, figure=survivor.id, attribute=attribute
    )
    also = ("darkness.gm.check.difficulty",)
    night.tell(Decided, rule, attribute=attribute, skill=skill, difficulty=code, also=also)
    return code
