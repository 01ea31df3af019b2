"""How long states last, and how they end: clocks, holds, being roused, rest and healing."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.events.fight import Became, Recovered
from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.harm.conditions import (
    bind,
    clock,
    distract,
    end_of_turn,
    entangle,
    fall_prone,
    is_vulnerable,
    release_all,
    risk_seat,
    rouse,
    shake,
    stun,
)
from tapete.games.savage.rules.harm.damage import put_out
from tapete.games.savage.rules.harm.fatigue import SLEEP, rest, tire
from tapete.games.savage.rules.harm.healing import first_aid, heal, treat
from tapete.games.savage.rules.harm.injuries import (
    HOURS,
    TABLE,
    die,
    heal_with_time,
    incapacitation,
    injure,
)
from tapete.games.savage.state import Effect, Help, Injury, Turn
from tests.games.savage.skirmish import Skirmish, skirmish, who

RULE = "savage.core.status_timing"


def alone(**given: Any) -> Skirmish:
    return skirmish("a", a=who(**given))


# --- clocks


@pytest.mark.rule("savage.core.status_timing", "savage.state.distracted")
@pytest.mark.parametrize(
    ("acting", "paused", "turns"),
    [("a", "", 2), ("B", "", 1), ("r", "", 2), ("B", "a", 2), ("B", "r", 2), ("", "", 1)],
)
def test_two_turns_end_if_it_begins_in_ones_own_or_ones_riders(
    acting: str, paused: str, turns: int
) -> None:
    fight = skirmish("a.r.B", a=who(state={"rider": "r"}), r=who(), B=who())
    fight.state.turn = Turn(acting) if acting else None
    fight.state.paused = [Turn(paused)] if paused else []
    assert clock(fight.fight, fight["a"]) == turns


@pytest.mark.rule("savage.core.status_timing", "savage.ruling.support_stack")
@pytest.mark.parametrize(("left", "after"), [(3, [2]), (2, [1]), (1, [])])
def test_help_and_powers_last_as_many_turns_as_they_say(left: int, after: list[int]) -> None:
    fight = alone()
    hero = fight["a"]
    hero.helps.append(Help("vigor", 1, left))
    hero.effects.append(Effect("light", "a", left))
    end_of_turn(fight.fight, hero)
    assert [aid.clock for aid in hero.helps] == after
    assert [effect.rounds for effect in hero.effects] == after


@pytest.mark.rule("savage.core.status_timing", "savage.state.vulnerable")
@pytest.mark.parametrize("state", ["distracted", "vulnerable"])
@pytest.mark.parametrize(("left", "after", "told"), [(2, 1, 0), (1, 0, 1), (0, 0, 0)])
def test_it_is_told_when_a_state_ends(state: str, left: int, after: int, told: int) -> None:
    fight = alone(state={state: left})
    end_of_turn(fight.fight, fight["a"])
    assert getattr(fight["a"], state) == after
    assert [event.state for event in fight.table.heard(Recovered)] == [state] * told


@pytest.mark.rule("savage.hold.lost", "savage.core.shaken")
@pytest.mark.parametrize("struck", [shake, stun])
def test_who_is_shaken_or_stunned_is_off_hold(struck: Any) -> None:
    fight = alone(state={"hold": 1, "distracted": 1, "aim": "B"})
    struck(fight.fight, fight["a"], RULE)
    assert (fight["a"].hold, fight["a"].distracted, fight["a"].aim) == (0, 0, "")


# --- being roused, held and thrown


@pytest.mark.rule("savage.surprise.notice", "savage.surprise")
def test_who_is_roused_is_neither_surprised_nor_unaware() -> None:
    fight = alone(state={"surprised": True, "unaware": True})
    rouse(fight.fight, fight["a"])
    assert (fight["a"].surprised, fight["a"].unaware) == (False, False)


@pytest.mark.rule("savage.grapple.roll", "savage.grapple.raise", "savage.ruling.grapple_hold")
def test_who_goes_down_lets_go_of_those_it_held_and_of_nobody_else() -> None:
    fight = skirmish("abBC", a=who(), b=who(), B=who(), C=who())
    entangle(fight.fight, fight["a"], "B", RULE)
    entangle(fight.fight, fight["b"], "C", RULE)
    release_all(fight.fight, fight["B"], RULE)
    assert (fight["a"].entangled, fight["a"].held_by) == (False, "")
    assert (fight["b"].entangled, fight["b"].held_by) == (True, "C")


@pytest.mark.rule("savage.state.bound", "savage.state.entangled", "savage.grapple.raise")
def test_the_bound_are_no_longer_just_entangled_and_their_holder_is_vulnerable() -> None:
    fight = skirmish("aBC", a=who(), B=who(), C=who())
    entangle(fight.fight, fight["a"], "B", RULE)
    assert not is_vulnerable(fight.fight, fight["B"])
    bind(fight.fight, fight["a"], "B", RULE)
    assert (fight["a"].entangled, fight["a"].bound, fight["a"].held_by) == (False, True, "B")
    assert [is_vulnerable(fight.fight, fight[one]) for one in "aBC"] == [True, True, False]


@pytest.mark.rule("savage.mounted.card")
def test_a_rider_is_at_risk_once_for_each_blow_and_only_by_the_option() -> None:
    fight = skirmish("ar", a=who(state={"rider": "r"}), r=who(state={"mount": "a"}))
    risk_seat(fight.fight, fight["a"])
    assert fight.state.falls == []
    fight.state.rules = Rules(rider_falls=True)
    risk_seat(fight.fight, fight["a"])
    risk_seat(fight.fight, fight["r"])
    assert [(fall.figure, fall.how) for fall in fight.state.falls] == [("r", "seat")]


@pytest.mark.rule("savage.state.stunned", "savage.push.effect")
def test_who_lies_already_does_not_fall() -> None:
    fight = alone()
    fall_prone(fight.fight, fight["a"], RULE)
    fall_prone(fight.fight, fight["a"], RULE)
    assert fight["a"].prone
    assert [event.state for event in fight.table.heard(Became)] == ["prone"]


@pytest.mark.rule("savage.core.wounds", "savage.combat.defend")
def test_who_is_put_out_neither_defends_nor_aims_nor_waits() -> None:
    fight = alone(state={"defending": True, "aim": "B", "hold": 1})
    put_out(fight.fight, fight["a"], "unconscious", RULE)
    hero = fight["a"]
    assert (hero.out, hero.defending, hero.aim, hero.hold) == ("unconscious", False, "", 0)


# --- tired, hurt and healed


@pytest.mark.rule("savage.core.fatigue_levels", "savage.fatigue.penalty")
def test_fatigued_exhausted_and_then_out() -> None:
    fight = skirmish("a", a=who(wild=True), dice=[1, 1])
    for fatigue, out in ((1, ""), (2, ""), (2, "unconscious")):
        tire(fight.fight, fight["a"], RULE)
        assert (fight["a"].fatigue, fight["a"].out) == (fatigue, out)
    told = [event.state for event in fight.table.heard(Became)]
    assert told == ["fatigued", "exhausted"]
    assert fight["a"].bruises == 0


@pytest.mark.rule("savage.fatigue.recovery")
@pytest.mark.parametrize(
    ("fatigue", "bruises", "hours", "left", "told"),
    [(2, 0, 1, 1, 1), (1, 0, 3, 0, 1), (0, 0, 3, 0, 0), (1, 1, 3, 1, 0), (1, 1, 24, 0, 1)],
)
def test_rest_is_told_only_if_it_helped(
    fatigue: int, bruises: int, hours: int, left: int, told: int
) -> None:
    fight = alone(state={"fatigue": fatigue, "bruises": bruises})
    rest(fight.fight, fight["a"], hours)
    assert fight["a"].fatigue == left
    assert len(fight.table.heard(Recovered)) == told


@pytest.mark.rule("savage.fatigue.recovery")
def test_hours_rested_without_a_bruise_do_not_count_for_the_next_one() -> None:
    fight = alone(state={"fatigue": 1})
    rest(fight.fight, fight["a"], 23)
    fight["a"].fatigue = fight["a"].bruises = 1
    rest(fight.fight, fight["a"], 23)
    assert fight["a"].bruises == 1
    rest(fight.fight, fight["a"], 1)
    assert fight["a"].bruises == 0


@pytest.mark.rule("savage.combat.nonlethal", "savage.fatigue.incapacitated", "savage.injury.roll")
def test_the_dice_of_hours_and_of_the_injury_table() -> None:
    assert [roll.dice for roll in (HOURS, SLEEP)] == [(6,), (6, 6)]
    assert TABLE.dice == (6, 6)


@pytest.mark.rule("savage.injury.roll")
def test_the_rows_of_the_injury_table_by_the_sum_of_2d6() -> None:
    rows = {total: TABLE.read((total - 1, 1)) for total in range(2, 13)}
    assert rows == {
        2: "unmentionables", 3: "arm", 4: "arm", 5: "torso", 6: "torso", 7: "torso",
        8: "torso", 9: "torso", 10: "leg", 11: "leg", 12: "head",
    }  # fmt: skip


@pytest.mark.rule("savage.injury.torso", "savage.injury.head")
@pytest.mark.parametrize(
    ("part", "names"),
    [
        ("torso", ["agility", "agility", "vigor", "vigor", "strength", "strength"]),
        ("head", ["ugly", "ugly", "ugly", "one_eye", "one_eye", "smarts"]),
    ],
)
def test_what_each_face_of_a_d6_means(part: str, names: list[str]) -> None:
    found = []
    for face in range(1, 7):
        fight = skirmish("a", a=who(), dice=[face])
        injure(fight.fight, fight["a"], permanent=True, part=part)
        found.append(fight["a"].injuries[0].name)
        assert getattr(fight.table.rolled[-1], "dice", ()) == (6,)
    assert found == names


@pytest.mark.rule("savage.injury.arm")
@pytest.mark.parametrize(("face", "arm"), [(1, "left_arm"), (2, "right_arm")])
def test_one_arm_or_the_other_by_a_coin(face: int, arm: str) -> None:
    fight = skirmish("a", a=who(), dice=[face])
    injure(fight.fight, fight["a"], permanent=True, part="arm")
    assert fight["a"].injuries[0].name == arm
    assert getattr(fight.table.rolled[-1], "dice", ()) == (2,)


@pytest.mark.rule("savage.core.incapacitation")
@pytest.mark.parametrize(
    ("face", "permanent", "hours"), [(3, True, 0), (4, False, 0), (7, False, 0), (8, False, 24)]
)
def test_how_long_an_injury_lasts(face: int, permanent: bool, hours: int) -> None:
    """A failure is for good, a success until healed, a raise for a day."""
    fight = skirmish("a", a=who(wild=True, vigor=12), dice=[face, 2, 1, 1])
    incapacitation(fight.fight, fight["a"])
    (injury,) = fight["a"].injuries
    assert (injury.permanent, injury.hours) == (permanent, hours)
    assert fight["a"].bleeding is permanent


@pytest.mark.rule("savage.core.incapacitation")
@pytest.mark.parametrize(("hours", "left"), [(23, [1]), (24, []), (25, [])])
def test_an_injury_of_a_day_goes_after_a_day(hours: int, left: list[int]) -> None:
    fight = alone()
    fight["a"].injuries = [Injury("ugly", hours=24), Injury("agility")]
    heal_with_time(fight.fight, fight["a"], hours)
    assert [one.hours for one in fight["a"].injuries] == [*left, 0]


@pytest.mark.rule("savage.core.incapacitation")
@pytest.mark.parametrize(("hours", "then"), [(0, 1), (24, 0)])
def test_rests_add_up_and_an_injury_for_good_outlasts_them(hours: int, then: int) -> None:
    fight = alone()
    said: dict[str, Any] = {"hours": hours} if hours else {}
    injure(fight.fight, fight["a"], permanent=not hours, part="leg", **said)
    for passed in (23, 1):
        assert len(fight["a"].injuries) == 1
        heal_with_time(fight.fight, fight["a"], passed)
    assert len(fight["a"].injuries) == then


@pytest.mark.rule("savage.injury.torso", "savage.core.incapacitation")
def test_two_blows_to_the_same_part_take_two_die_types_and_healing_gives_one_back() -> None:
    fight = skirmish("a", a=who(vigor=10), dice=[3, 3])
    for hours in (0, 24):
        injure(fight.fight, fight["a"], permanent=False, part="torso", hours=hours)
    assert fight["a"].drops == {"vigor": 2}
    heal_with_time(fight.fight, fight["a"], 24)
    assert fight["a"].drops == {"vigor": 1}


@pytest.mark.rule("savage.core.bleeding", "savage.finish")
def test_the_dead_do_not_bleed() -> None:
    fight = alone(wild=True, state={"out": "incapacitated", "bleeding": True})
    die(fight.fight, fight["a"], RULE)
    assert (fight["a"].out, fight["a"].bleeding) == ("dead", False)


@pytest.mark.rule("savage.core.healing")
@pytest.mark.parametrize(
    ("out", "healed", "after"),
    [
        ("incapacitated", 1, ""),
        ("unconscious", 1, ""),
        ("incapacitated", 0, "incapacitated"),
        ("incapacitated", -1, "incapacitated"),
        ("dead", 1, "dead"),
    ],
)
def test_any_wound_healed_ends_being_incapacitated(out: str, healed: int, after: str) -> None:
    fight = alone(wild=True, state={"out": out, "wounds": 2, "hours": 5, "bleeding": True})
    heal(fight.fight, fight["a"], healed)
    hero = fight["a"]
    assert (hero.out, hero.wounds) == (after, 2 - healed)
    assert (hero.hours, hero.bleeding) == ((5, True) if after else (0, False))


@pytest.mark.rule("savage.core.healing")
def test_nobody_has_fewer_wounds_than_none_or_more_than_it_bears() -> None:
    fight = alone(wild=True, state={"wounds": 1})
    heal(fight.fight, fight["a"], 2)
    assert fight["a"].wounds == 0
    fight["a"].wounds = 3
    heal(fight.fight, fight["a"], -1)
    assert fight["a"].wounds == 3


@pytest.mark.rule("savage.core.healing")
@pytest.mark.parametrize(("since", "treated"), [(59, True), (60, False)])
def test_the_golden_hour(since: int, treated: bool) -> None:
    """Who has what it takes to treat has no penalty."""
    hurt = who(wild=True, state={"wounds": 2})
    fight = skirmish("ab", a=who(healing=6), b=hurt, dice=[4])
    treat(fight.fight, fight["a"], fight["b"], since=since)
    assert fight["b"].wounds == (1 if treated else 2)
    assert fight.all_terms() == [{}] * treated


@pytest.mark.rule("savage.core.bleeding", "savage.turn.multi_action")
@pytest.mark.parametrize(("face", "saved"), [(5, False), (6, True)])
def test_first_aid_in_a_fight_is_an_action_like_others(face: int, saved: bool) -> None:
    dying = who(wild=True, state={"out": "incapacitated", "bleeding": True})
    fight = skirmish("ab", a=who(healing=8), b=dying, dice=[face])
    fight.turn("a", declared=2)
    assert first_aid(fight.fight, fight["a"], fight["b"]) is saved
    assert fight.terms() == {"savage.turn.multi_action": -2}
    assert fight["b"].bleeding is not saved


@pytest.mark.rule("savage.core.status_timing", "savage.state.distracted")
def test_a_second_time_renews_it_and_never_shortens_it() -> None:
    fight = alone(state={"distracted": 2})
    distract(fight.fight, fight["a"])
    assert fight["a"].distracted == 2
