"""Contaminated ground, at the end of an activation."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.figures import value
from tapete.spaces.boards.scenery import block
from tapete.spaces.plane.point import CM
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.rounds import Idle

LOSS = "punk.move.terrain.contaminated.loss"
PUDDLE = block(20 * CM, 20 * CM, 10 * CM, 10 * CM, name="toxic_puddle", ground="contaminated")


def ended(x: float, y: float = 25, **how: Any) -> Fielded:
    """A mini ends its activation there."""
    table = fielded(pieces=[PUDDLE], a=who(at=(x, y), D=3, **how), B=who(at=(80, 80)))
    table.table = Idle()
    table.activate("a")
    table.state.phase = "end"
    table.step()
    return table


@pytest.mark.rule(LOSS)
def test_with_the_edge_of_its_base_over_it_a_point_is_lost_for_good() -> None:
    table = ended(20 - 1.2)
    assert value(table["a"], "D") == 2
    assert table["a"].lost == {"D": 1}


@pytest.mark.rule(LOSS)
def test_who_only_touches_its_edge_loses_nothing() -> None:
    assert value(ended(20 - 1.25)["a"], "D") == 3


@pytest.mark.rule(LOSS)
def test_who_leaves_before_its_activation_ends_loses_nothing() -> None:
    table = fielded(pieces=[PUDDLE], a=who(at=(19, 25), D=3), B=who(at=(80, 80)))
    table.activate("a")
    table.answer(["move", {"way": [[1000, 2500]], "facing": None}])
    table.state.phase = "end"
    table.step()
    assert value(table["a"], "D") == 3


@pytest.mark.rule("punk.ruling.contaminated_timing")
@pytest.mark.rule(LOSS)
def test_whatever_it_did_and_only_in_its_own_activation() -> None:
    table = fielded(pieces=[PUDDLE], a=who(at=(25, 25), D=3), B=who(at=(80, 80)))
    table.activate("B")
    table.state.phase = "end"
    table.step()
    assert value(table["a"], "D") == 3
    assert ended(25)["a"].lost == {"D": 1}


@pytest.mark.rule(LOSS)
def test_with_the_last_point_it_falls() -> None:
    table = fielded(pieces=[PUDDLE], a=who(at=(25, 25), D=1), B=who(at=(80, 80)))
    table.activate("a")
    table.state.phase = "end"
    table.step()
    assert table["a"].out == "downed"


@pytest.mark.rule("punk.move.terrain.contaminated.protection")
@pytest.mark.parametrize("how", [{"gear": ["contamination_kit"]}, {"special": ["radioimmune"]}])
def test_protection_keeps_it_out(how: dict[str, Any]) -> None:
    assert value(ended(25, **how)["a"], "D") == 3
