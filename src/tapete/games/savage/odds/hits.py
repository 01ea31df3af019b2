"""What a hit does to its target, in an attack that is described in words."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from tapete.games.savage.odds.field import attack_said, field
from tapete.games.savage.odds.outcomes import Condition, condition, stakes
from tapete.games.savage.odds.said import AttackSaid
from tapete.games.savage.rules.attacks.hitting import hit
from tapete.games.savage.world import Fight
from tapete.kernel import Draw
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Keeper
from tapete.odds.policy import Policy
from tapete.odds.stages import Stages
from tapete.odds.table import OddsTable, explore

ENDS = 20_000
EITHER = Draw((False, True), "")
"""A hit with or without a raise. They are weighed together, since much that follows is the same."""


def odds_of_hits(said: AttackSaid) -> tuple[Distribution[Condition], Distribution[Condition]]:
    """Returns the target's condition after a hit, and after a hit with a raise, by best play."""
    keeper, stages = _struck(structs.replace(said, damage="", ap=0))
    state = keeper.state

    def run(table: OddsTable) -> tuple[tuple[bool, Condition], tuple[float, ...]]:
        keeper.restore(keeper.start, table.now)
        table.keeper, table.now = keeper, None
        attack = attack_said(said, state)
        raised = table.roll(EITHER)
        hit(Fight(state, table, state.rules), attack, raised=raised)
        return (raised, condition(attack.target)), stakes(state)

    weights = explore(run, Policy.BEST, ENDS, stages=stages).weights
    plain, raised = ({c: w for (r, c), w in weights.items() if r is how} for how in (False, True))
    return Distribution(plain), Distribution(raised)


@lru_cache(maxsize=256)
def _struck(said: AttackSaid) -> tuple[Keeper, Stages]:
    """The field, and what is known of it. What a wound does is the same whatever dealt it."""
    return Keeper(field(said)), Stages()
