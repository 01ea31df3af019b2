"""Groups of Pochos, and beasts that keep near their tamers."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.moving import Turned
from tapete.games.punk.rules.fighting.combat import combat_terms
from tapete.games.punk.rules.fighting.wielding import wield
from tapete.games.punk.rules.turns.free_actions import owe
from tapete.games.punk.rules.turns.groups import companions, have_acted
from tapete.games.punk.rules.turns.leashes import leashes
from tapete.games.punk.rules.turns.order import of_the_round
from tapete.games.punk.steps import step
from tapete.kernel.errors import Refused
from tests.games.punk.fielded import fielded, who
from tests.games.punk.strides import block
from tests.games.punk.sums import support


def pocho(x: float, y: float, **given: Any) -> dict[str, Any]:
    return who(
        profile="pocho", group="g", at=(x, y), A=1, C=1, P=None, AG=1, F=2, D=2, T=None,
        special=["group", "dimwit"], gear=["claws"], **given,
    )  # fmt: skip


@pytest.mark.rule("punk.core.group")
def test_each_after_the_first_adds_1_to_combat_and_none_supports_its_own_group() -> None:
    table = fielded(a=pocho(40, 40), b=pocho(43, 40), c=pocho(46, 40), D=who(at=(40, 37.5), C=4))
    table.activate("a")
    skirmish = table.skirmish
    terms = combat_terms(skirmish, table["a"], table["D"], wield(skirmish, table["a"]))
    assert sum(term.amount for term in terms) == 1 + 2
    table["b"].out = "downed"
    terms = combat_terms(skirmish, table["a"], table["D"], wield(skirmish, table["a"]))
    assert sum(term.amount for term in terms) == 1 + 1


@pytest.mark.rule("punk.core.group", "punk.combat.multiple.support_low")
def test_a_group_in_a_combat_of_several_counts_as_one() -> None:
    table = fielded(
        a=pocho(40, 40), b=pocho(42.5, 37.5), D=who(at=(40, 37.5)), e=who(at=(37.5, 37.5))
    )
    table.activate("a")
    assert support(table.skirmish, table["a"]) == 1
    assert support(table.skirmish, table["e"]) == 1


@pytest.mark.rule("punk.core.group")
def test_when_one_moves_the_others_follow_in_the_same_action() -> None:
    """Straight up the table: a goes 9 cm, b and c after it."""
    table = fielded(
        a=pocho(40, 40), b=pocho(44, 40), c=pocho(48, 40), D=who(at=(40, 10)),
        answers=[
            ("punk.ask.follow", {"way": [[4400, 3200]], "facing": None}),
            ("punk.ask.follow", {"way": [[4400, 3600]], "facing": None}),
        ],
    )  # fmt: skip
    active = table.activate("a")
    table.answer(["move", {"way": [[4000, 3100]], "facing": None}])
    assert [table[one].at.point.y for one in "abc"] == [3100, 3200, 3600]
    assert (active.left, table.state.active, table.state.paused) == (0, active, [])
    assert len(active.trail) == 2


@pytest.mark.rule("punk.core.group")
def test_who_leads_goes_no_further_than_the_others_can_follow() -> None:
    """b is 5 cm behind: 5 + 10 cm is as far as they may be apart for a while."""
    table = fielded(a=pocho(40, 40), b=pocho(40, 47.5))
    table.activate("a")
    way = table.ways()["move"]
    assert way.read({"way": [[4000, 3010]], "facing": None})
    table["b"].at = way.start.__class__(way.start.point.__class__(4000, 4760))
    with pytest.raises(Refused) as caught:
        table.ways()["move"].read({"way": [[4000, 3000]], "facing": None})
    assert caught.value.rule == "punk.core.group"
    assert dict(caught.value.reason.args)["has"] == 1500


@pytest.mark.rule("punk.core.group")
def test_who_follows_ends_within_5_cm_and_may_not_stay_behind() -> None:
    table = fielded(
        a=pocho(40, 40),
        b=pocho(40, 43),
        answers=[{"way": [[4000, 4200]], "facing": None}],
    )
    table.activate("a")
    with pytest.raises(Refused) as caught:
        table.answer(["move", {"way": [[4000, 3100]], "facing": None}])
    assert caught.value.rule == "punk.core.group"


@pytest.mark.rule("punk.core.group")
@pytest.mark.parametrize(("gap", "near"), [(5, {"a", "c"}), (5.01, {"a"})])
def test_who_follows_may_end_by_those_who_are_within_5_cm_of_the_head(
    gap: float, near: set[str]
) -> None:
    table = fielded(a=pocho(40, 30), b=pocho(40, 40), c=pocho(42.5 + gap, 30))
    table.activate("a")
    table.state.paused = [table.skirmish.active]
    (leash,) = leashes(table.skirmish, table["b"], 1000)
    assert {one.name for one in leash.to} == near


@pytest.mark.rule("punk.core.group")
@pytest.mark.parametrize(("turned", "facing"), [(None, 0), (180, 180)])
def test_who_is_within_5_cm_may_stay_and_may_turn(turned: int | None, facing: int) -> None:
    stays: Any = {"way": [], "facing": turned}
    table = fielded(a=pocho(40, 40), b=pocho(40, 46.5), answers=[("punk.ask.follow", stays)])
    table.activate("a")
    table.answer(["move", {"way": [[4000, 3900]], "facing": None}])
    assert (table["b"].at.point.y, table["b"].facing) == (4650, facing)
    assert [event.figure for event in table.table.heard(Turned)] == ["b"] * (turned is not None)


@pytest.mark.rule("punk.core.group")
def test_who_is_locked_is_left_behind() -> None:
    table = fielded(a=pocho(40, 40), b=pocho(40, 43), D=who(at=(40, 45.5)))
    table.activate("a")
    assert leashes(table.skirmish, table["a"], 1000) == ()
    table.answer(["move", {"way": [[4000, 3100]], "facing": None}])
    assert table["b"].at.point.y == 4300


@pytest.mark.rule("punk.core.group", "punk.turn.order.alternate")
def test_when_one_has_acted_all_have() -> None:
    table = fielded(a=pocho(40, 40), b=pocho(43, 40), c=who(at=(20, 20), AG=1))
    table.state.round = 1
    assert [one.id for one in of_the_round(table.skirmish)] == ["a", "b", "c"]
    table.activate("a")
    table.state.phase = "end"
    step(table.skirmish)
    assert [one.acted for one in table.state.minis] == [True, True, False]


@pytest.mark.rule("punk.core.group", "punk.move.terrain.contaminated.loss")
@pytest.mark.rule("punk.special.electric.effect")
def test_an_activation_of_a_group_ends_for_all_of_them() -> None:
    """b stands in filth and c is shocked: it was their activation too."""
    filth = block(42, 38, 4, 4, ground="contaminated")
    table = fielded(pieces=[filth], a=pocho(36, 40), b=pocho(44, 40), c=pocho(36, 43, shocked=1))
    table.activate("a")
    table.state.phase = "end"
    step(table.skirmish)
    assert [table[one].lost for one in "abc"] == [{}, {"D": 1}, {}]
    assert table["c"].shocked == 0


@pytest.mark.rule("punk.core.group", "punk.special.poison.roll")
def test_whoever_of_a_group_is_poisoned_rolls_when_it_acts() -> None:
    table = fielded(a=pocho(40, 40), b=pocho(43, 40, poison=4), D=who(at=(9, 9)), dice=[1, 10])
    table.activate("a")
    table.state.phase = "begin"
    step(table.skirmish)
    assert (table["a"].out, table["b"].out) == ("", "downed")
    assert table.state.phase == "act"


@pytest.mark.rule("punk.core.group", "punk.core.puppeteer")
def test_a_group_is_owed_one_free_action_not_one_each() -> None:
    table = fielded(a=pocho(40, 40), b=pocho(43, 40))
    owe(table.skirmish, [table["a"], table["b"]])
    assert table.state.owed == ["a"]


def test_those_of_no_group_have_no_companions() -> None:
    table = fielded(a=who(at=(40, 40)), b=who(at=(43, 40)))
    assert companions(table.skirmish, table["a"]) == []
    have_acted(table.skirmish, table["a"])
    assert not table["b"].acted


# --- the tamed


def beast(x: float, y: float) -> dict[str, Any]:
    return who(profile="fiera", at=(x, y), special={"beast": 0, "tamed": 15}, base=40)


@pytest.mark.rule("punk.core.tamed")
def test_a_beast_stays_within_15_cm_of_its_tamer() -> None:
    """Bases of 40 and 25 mm: 15 cm between edges is 18.25 between centres."""
    table = fielded(a=beast(40, 40), b=who(profile="domador", at=(40, 50)))
    table.activate("a")
    way = table.ways()["move"]
    assert way.read({"way": [[4000, 3175]], "facing": None})
    with pytest.raises(Refused) as caught:
        way.read({"way": [[4000, 3170]], "facing": None})
    assert caught.value.rule == "punk.core.tamed"


@pytest.mark.rule("punk.core.tamed")
def test_who_is_too_far_may_only_come_nearer() -> None:
    table = fielded(a=beast(40, 40), b=who(profile="domador", at=(40, 70)))
    table.activate("a")
    way = table.ways()["move"]
    assert way.read({"way": [[4000, 4500]], "facing": None})
    with pytest.raises(Refused):
        way.read({"way": [[4500, 4000]], "facing": None})


@pytest.mark.rule("punk.core.tamed")
def test_without_a_tamer_it_goes_as_it_likes() -> None:
    table = fielded(a=beast(40, 40), b=who(profile="domador", at=(40, 70), out="downed"))
    table.activate("a")
    assert table.ways()["move"].read({"way": [[4500, 4000]], "facing": None})
