"""What a hit of an attack described in words does to its target."""

from __future__ import annotations

from tapete.games.savage.odds.field import attack_said, field
from tapete.games.savage.odds.outcomes import Condition, condition, stakes
from tapete.games.savage.odds.said import AttackSaid
from tapete.games.savage.rules.attacks.hitting import hit
from tapete.games.savage.world import Fight
from tapete.kernel import Draw
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Keeper
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable, explore

ENDS = 20_000
EITHER = Draw((False, True), "")
"""With or without a raise: weighed together, since much of what follows is the same."""


def odds_of_hits(said: AttackSaid) -> tuple[Distribution[Condition], Distribution[Condition]]:
    """The target's condition after a hit, and after one with a raise, by best play."""
    keeper = Keeper(field(said))
    state, start = keeper.state, keeper.freeze()

    def run(table: OddsTable) -> tuple[tuple[bool, Condition], tuple[float, ...]]:
        keeper.restore(start)
        table.keeper = keeper
        attack = attack_said(said, state)
        raised = table.roll(EITHER)
        hit(Fight(state, table, state.rules), attack, raised=raised)
        return (raised, condition(attack.target)), stakes(state)

    weights = explore(run, Policy.BEST, ENDS).weights
    plain, raised = ({c: w for (r, c), w in weights.items() if r is how} for how in (False, True))
    return Distribution(plain), Distribution(raised)
