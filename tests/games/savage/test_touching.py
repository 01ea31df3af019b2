"""Touch attacks: +2 to Fighting, no harm, and the goals that ask for them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.games.savage.bots.goal_value import progress
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.content.scenario import DRAFTS, Goal
from tapete.games.savage.events.fight import Did, Missed, Scored
from tapete.games.savage.labels.outcomes import gist, hoped
from tapete.games.savage.rules.story.goals import judge
from tapete.games.savage.state import State
from tapete.games.savage.steps import menu
from tapete.kernel import Filled
from tests.games.savage.skirmish import Skirmish, skirmish, who

TOUCH = "savage.combat.touch"
GUARD = who(fighting=8, gear=("club",))


def touches(dice: list[int], foe: Any = GUARD) -> Skirmish:
    """Figure `a`, with a d8 in Fighting, touches B, whose Parry is 6."""
    fight = skirmish("aB", a=who(fighting=8, gear=("sabre",)), B=foe, dice=dice)
    fight.turn("a")
    fight.do("touch", "B")
    return fight


def wanted(fight: Skirmish) -> None:
    """A touch of B becomes a goal of the first side."""
    scenario = DRAFTS[fight.state.scenario]
    mine = msgspec.structs.replace(scenario.sides[0], goals=(Goal("touch", 2, figure="B"),))
    name = f"{fight.state.scenario}-touch"
    DRAFTS[name] = msgspec.structs.replace(scenario, sides=(mine, scenario.sides[1]))
    fight.state.scenario = name


@pytest.mark.rule("savage.combat.touch")
@pytest.mark.parametrize(("face", "touched"), [(4, True), (3, False)])
def test_a_4_and_2_touch_a_parry_of_6(face: int, touched: bool) -> None:
    fight = touches([face])
    assert fight.terms() == {TOUCH: 2}
    assert fight["B"].touched is touched
    assert bool(fight.table.heard(Missed)) is not touched
    assert [event.what for event in fight.table.heard(Did)] == ["touched"] * touched
    fight.table.done()


@pytest.mark.rule("savage.combat.touch")
def test_a_touch_does_no_harm_and_warns_the_unaware() -> None:
    fight = touches([7], who(fighting=8, vigor=4, state={"unaware": True}))
    assert fight["B"].touched
    assert not any(getattr(fight["B"], state) for state in ("shaken", "wounds", "out", "unaware"))


@pytest.mark.rule("savage.core.unarmed")
def test_a_hand_that_touches_is_no_weapon() -> None:
    assert "savage.core.unarmed" not in touches([5], who(fighting=8)).terms()


@pytest.mark.rule("savage.combat.touch", "savage.combat.wild_attack")
def test_a_touch_may_be_wild_and_is_an_action() -> None:
    fight = skirmish("aB", a=who(fighting=8), B=GUARD, dice=[2])
    turn = fight.turn("a", declared=1)
    fight.do("touch", "B", wild=True)
    assert fight.terms() == {TOUCH: 2, "savage.combat.wild_attack": 2}
    assert fight["a"].vulnerable
    fight.turn("a", used=turn.used + 1)
    assert fight.barred("touch")[1].key == "savage.barred.no_actions"


@pytest.mark.rule("savage.combat.touch")
def test_who_is_far_away_or_touched_already_is_not_touched() -> None:
    fight = skirmish("a...B", a=who(), B=GUARD)
    fight.turn("a")
    rule, reason = fight.barred("touch", "B")
    assert (rule, reason.key) == ("savage.core.attack", "savage.barred.out_of_reach")
    fight = skirmish("aB", a=who(), B=who(state={"touched": True}))
    fight.turn("a")
    assert fight.barred("touch", "B")[0] == TOUCH
    assert fight.barred("touch", "B")[1].key == "savage.barred.touched_already"


def test_its_odds_are_those_of_being_touched() -> None:
    fight = skirmish("aB", a=who(fighting=8), B=GUARD, dice=[4])
    fight.turn("a")
    before: State = msgspec.msgpack.decode(msgspec.msgpack.encode(fight.state), type=State)
    answer = next(one for one in menu(fight.fight, fight["a"]).ways["do"].candidates()
        if isinstance(one, Filled) and one.option.what == "touch")  # fmt: skip
    fight.do("touch", "B")
    seen = gist(before, fight.state)
    assert hoped(("do", answer), seen, before, 0) is True
    assert hoped(("do", answer), (), before, 0) is False


# --- goals


@pytest.mark.rule("savage.combat.touch")
def test_a_touch_scores_where_the_scenario_asks_for_it() -> None:
    fight = skirmish("aB", a=who(fighting=8), B=GUARD, dice=[4])
    wanted(fight)
    fight.turn("a")
    judge(fight.fight)
    assert not fight.table.heard(Scored)
    fight.do("touch", "B")
    judge(fight.fight)
    assert [event.points for event in fight.table.heard(Scored)] == [2]


def tried(fight: Skirmish) -> list[str]:
    found = SavageTactics().worth_weighing(menu(fight.fight, fight["a"]), fight.state, 0)
    return [answer.option.what for way, answer in found if way == "do"]


def test_a_bot_touches_only_whom_a_goal_names() -> None:
    fight = skirmish("aB", a=who(fighting=8), B=GUARD)
    fight.turn("a")
    assert "touch" not in tried(fight)
    wanted(fight)
    assert "touch" in tried(fight)


def test_a_bot_comes_nearer_to_whom_it_is_to_touch() -> None:
    near, far = (skirmish(text, a=who(), B=who()) for text in ("a.....B.....", "a.........B."))
    for fight in (near, far):
        wanted(fight)
        fight.turn("a")
    assert progress(near.fight, 0) > progress(far.fight, 0) > 0
