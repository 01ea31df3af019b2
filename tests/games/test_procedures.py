"""Every game's procedures, as the odds play them again and again."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games import find, names
from tapete.kernel.game import Procedure
from tapete.odds.keeper import Keeper
from tapete.odds.policy import Policy
from tapete.odds.procedures import ENDS, circumstances
from tapete.odds.table import OddsTable, explore

CASES: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("savage", "attack"): [
        {"parry": 5},
        {"parry": 5, "wild": True, "wild-attack": True, "target-wild": True, "shaken": True},
        {"parry": 5, "bennies": 1, "target-bennies": 1},
        {"parry": 5, "called": "hand", "drop": True},
        {"parry": 5, "thing": True},
    ]
}
"""What else is said of procedures, besides nothing."""
PROCEDURES = [
    pytest.param(procedure, said, id=f"{game.name}-{name}-{number}")
    for game in map(find, names())
    for name, procedure in game.procedures.items()
    for number, said in enumerate([{}, *CASES.get((game.name, name), [])])
]


@pytest.mark.parametrize(("procedure", "said"), PROCEDURES)
def test_a_procedure_that_rests_changes_nothing_after_its_last_stage(
    procedure: Procedure, said: dict[str, Any]
) -> None:
    options = circumstances(procedure, said)
    keeper, changed = Keeper(procedure.begin(options)), []

    def run(table: OddsTable) -> tuple[Any, tuple[float, ...]]:
        keeper.restore(keeper.start)
        table.keeper, table.now = keeper, None
        outcome = procedure.play(options, keeper.state, table)
        changed.append(table.now is not keeper.freeze())
        return outcome

    explore(run, Policy.BEST, ENDS)
    assert not (procedure.rests(options) and any(changed))
