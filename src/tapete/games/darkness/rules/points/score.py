"""Victory points: gained, lost, spent."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import Cleared, Learned, Paid, Praised, Scored
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import YesNo

MOST_COST = 6
"""darkness.ruling.skill_cost_tiers"""


def gain(
    night: Night, survivor: Survivor, amount: int, rule: str, also: tuple[str, ...] = ()
) -> None:
    """Points are gained, or lost if fewer than 0; the total may fall below 0.

    darkness.vp.track, darkness.ruling.vp_forced_negative
    """
    if amount == 0:
        return
    survivor.points += amount
    night.table.tell(
        Scored, figure=survivor.id, amount=amount, points=survivor.points, rule=rule,
        also=(*also, "darkness.vp.track"),
    )  # fmt: skip


def lose(night: Night, survivor: Survivor, amount: int, rule: str) -> None:
    gain(night, survivor, -amount, rule)


def affords(survivor: Survivor, price: int) -> bool:
    """True if a survivor holds this many points: darkness.vp.spend.no_overdraft"""
    return survivor.points >= price


def pay(night: Night, survivor: Survivor, amount: int, rule: str, what: str = "") -> None:
    """Points that are held are spent: darkness.vp.track"""
    assert affords(survivor, amount)
    survivor.points -= amount
    night.table.tell(
        Paid, figure=survivor.id, amount=amount, points=survivor.points, what=what, rule=rule,
        also=("darkness.vp.track", "darkness.vp.spend.no_overdraft"),
    )  # fmt: skip


def clear_failure(night: Night, survivor: Survivor) -> None:
    """5 points: one failure disc is gone: darkness.vp.spend.failure"""
    rule = "darkness.vp.spend.failure"
    pay(night, survivor, library().figures.prices.failure, rule, "failure")
    survivor.failures -= 1
    night.table.tell(Cleared, figure=survivor.id, count=survivor.failures, rule=rule)


def study(night: Night, survivor: Survivor) -> None:
    """10 points: one skill point: darkness.vp.spend.skill_point"""
    price = library().figures.prices.skill_point
    pay(night, survivor, price, "darkness.vp.spend.skill_point", "skill")
    survivor.saved += 1
    survivor.sheet = replace(survivor.sheet, bought=survivor.sheet.bought + 1)


def price_of(survivor: Survivor, skill: str) -> int | None:
    """Skill points that a skill, or a better one, costs; None if it cannot be improved.

    darkness.ruling.skill_cost_tiers
    """
    cost = cost_of(survivor, skill)
    if cost == 0:
        return library().skills[skill].cost
    return 1 if cost < MOST_COST else None


def cost_of(survivor: Survivor, skill: str) -> int:
    """What a survivor's skill has cost so far; 0 if it has not got it."""
    return survivor.sheet.skills.get(skill, 0) + survivor.learned.get(skill, 0)


def learn(night: Night, survivor: Survivor, skill: str) -> None:
    """Skill points buy a skill or improve one, and work at once: darkness.vp.spend.skill_point"""
    price = price_of(survivor, skill)
    assert price is not None
    survivor.saved -= price
    survivor.learned[skill] = survivor.learned.get(skill, 0) + price
    night.table.tell(
        Learned, figure=survivor.id, skill=skill, cost=cost_of(survivor, skill),
        rule="darkness.vp.spend.skill_point",
    )  # fmt: skip


def praise(night: Night, survivor: Survivor, candidate: Survivor) -> None:
    """A point for role-playing, if more than half of all players are for it.

    darkness.vp.roleplay, darkness.ruling.vp_roleplay_size
    """
    rule, voters = "darkness.vp.roleplay", night.living()
    votes = 1
    for one in voters:
        if one is not survivor:
            votes += night.ask(one, "praise", YesNo(), rule, to=candidate.id)
    granted = 2 * votes > len(voters)
    night.table.tell(
        Praised, figure=survivor.id, target=candidate.id, votes=votes, granted=granted, rule=rule
    )
    if granted:
        gain(night, candidate, 1, rule)
