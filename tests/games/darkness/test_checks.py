"""Checks in the order of the book: dice bought, skill, objects, ally, helpers, thrown again."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.events.checks import Helped, Refused, Settled, ThrownAgain, Tried
from tapete.games.darkness.rules.checks.check import Outcome, affordable, check, needed
from tapete.games.darkness.rules.checks.helping import can_help, join
from tapete.games.darkness.rules.checks.pool import bonus, pool, shots_of
from tapete.games.darkness.rules.checks.throwing import Rethrow, Rethrows
from tapete.games.darkness.rules.dice.ladder import LEVELS, words
from tapete.games.darkness.state import Promise, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Roll
from tapete.kernel.errors import Refused as NotAllowed
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.darkness.bout import (
    DOWN,
    FAR,
    HERE,
    HIDDEN,
    NEXT,
    STREET,
    asked,
    bar,
    somebody,
    square,
    thrown,
    told,
    used_up,
)

RULE = "darkness.door.lockpick"
KEEP: dict[str, Any] = {"source": "keep", "dice": []}


def picks(night: Night, who: Survivor, **how: Any) -> Outcome:
    return check(night, who, "dexterity", "pick", rule=RULE, **{"need": 2, **how})


def dice_of(who: Survivor, attribute: Any, *uses: Any, **rules: Any) -> int:
    return pool(bar([who], **rules), who, attribute, uses).dice


# --- dice


@pytest.mark.rule("darkness.check.pool")
def test_whoever_lacks_the_skill_rolls_the_attribute_alone() -> None:
    night = bar([somebody(intelligence=4)], [1, 2, 2, 6])
    outcome = check(night, night.actor, "intelligence", "search", rule="r", need=2)
    assert outcome.passed
    assert thrown(night) == [4]


@pytest.mark.rule("darkness.check.skill_bonus", "darkness.check.pool")
def test_book_lockpicking_adds_a_die_to_dexterity_three() -> None:
    """darkness.example.lockpick_dice"""
    assert dice_of(somebody(dexterity=3, skills={"lockpicking": 3}), "dexterity", "pick") == 4
    assert dice_of(somebody(dexterity=3, skills={"lockpicking": 5}), "dexterity", "pick") == 5
    assert dice_of(somebody(dexterity=3, skills={"lockpicking": 3}), "dexterity", "climb") == 3
    assert [bonus(cost) for cost in range(7)] == [0, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("darkness.check.one_skill")
def test_book_martial_arts_and_hand_to_hand_do_not_add_up() -> None:
    """darkness.example.one_skill_only"""
    both = somebody(attack=3, skills={"martial_arts": 5, "hand_to_hand": 3})
    assert dice_of(both, "attack", "fight") == 5
    assert dice_of(somebody(attack=3, skills={"hand_to_hand": 2}), "attack", "fight") == 4


def test_a_skill_that_a_master_names_is_the_one_that_counts() -> None:
    who = somebody(skills={"stealth": 2, "climb": 5})
    night = bar([who])
    assert pool(night, who, "dexterity", (), skill="stealth").dice == 4
    assert pool(night, who, "dexterity", (), skill="drive").dice == 3


@pytest.mark.rule("darkness.disc.object.bonus")
def test_objects_add_their_dice_while_they_are_held() -> None:
    who = somebody(attack=3, holds=["bat_disc"])
    assert dice_of(who, "attack", "fight") == 4
    who.things.clear()
    assert dice_of(who, "attack", "fight") == 3


def test_all_objects_add_unless_one_weapon_is_agreed_on() -> None:
    who = somebody(attack=3, holds=["bat_disc", "knife_disc", "pistol_disc"])
    assert dice_of(who, "attack", "fight", "shoot") == 7
    assert dice_of(who, "attack", "fight", "shoot", one_weapon_per_attack=True) == 5
    assert dice_of(somebody(holds=["crowbar_disc"]), "attack", "fight") == 3
    assert dice_of(somebody(holds=["crowbar_disc"]), "attack", "force") == 5
    assert dice_of(somebody(holds=["shotgun_disc"]), "attack", "shoot") == 3


@pytest.mark.rule("darkness.combat.damage.reduces_defence")
def test_damage_leaves_fewer_dice_for_defence() -> None:
    assert dice_of(somebody(defence=4, damage=1), "defence", "defend") == 3
    assert dice_of(somebody(defence=4, hurts=5), "defence", "defend") == 0
    assert dice_of(somebody(defence=4, hurts=6, holds=["jacket_disc"]), "defence", "defend") == 0


@pytest.mark.rule("darkness.difficulty.reach_or_exceed")
def test_a_level_must_be_reached_or_exceeded() -> None:
    for faces, passes in (((3, 3, 3, 1), True), ((2, 3, 4, 6), True), ((5, 5, 1, 2), False)):
        night = bar([somebody(dexterity=4)], faces)
        assert picks(night, night.actor, need=LEVELS["3S"]).passed is passes
    night = bar([somebody()], [6, 1, 3])
    assert not picks(night, night.actor, need=1, beat=True).passed


def test_levels_are_counted_where_nothing_is_needed() -> None:
    night = bar([somebody(speed=4)], [1, 2, 3, 3])
    assert check(night, night.actor, "speed", "move", rule="r").level == 3
    assert told(night, Tried)[0].dice == 4


# --- fate


@pytest.mark.rule("darkness.fate.bad.2", "darkness.fate.good.2")
def test_fate_moves_difficulties_by_one_and_not_off_the_ladder() -> None:
    who, other = somebody(harder=1), somebody(1)
    night = bar([who, other])
    assert needed(night, who, 2) == 3
    assert needed(night, who, 8) == 8
    who.harder = 2
    assert needed(night, who, 2) == 2
    who.harder, who.easier = 0, True
    assert needed(night, who, 3) == 2
    assert needed(night, who, 1) == 1
    assert needed(night, other, 3) == 3
    assert needed(bar([who, other], woohoo_2_for_all=True), other, 3) == 2


@pytest.mark.rule("darkness.fate.bad.12")
def test_the_next_check_fails_without_a_throw() -> None:
    night = bar([somebody(fails=True)], [1, 2, 2])
    outcome = picks(night, night.actor)
    assert (outcome.passed, outcome.level, outcome.auto) == (False, 0, "fails")
    assert told(night, Settled)[0].outcome == "fails"
    assert picks(night, night.actor).passed


def test_movement_fails_too_unless_that_is_agreed_otherwise() -> None:
    night = bar([somebody(fails=True)])
    assert check(night, night.actor, "speed", "move", rule="r").auto == "fails"
    spared = bar([somebody(fails=True)], [2, 2, 1], oh_crap_12_hits_movement=False)
    assert check(spared, spared.actor, "speed", "move", rule="r").level == 2
    assert spared.actor.fails


@pytest.mark.rule("darkness.fate.good.12")
def test_the_next_check_succeeds_with_exactly_what_it_needs() -> None:
    night = bar([somebody(succeeds=True)], [1, 2, 4])
    assert check(night, night.actor, "intelligence", "perceive", rule="r").level == 0
    assert night.actor.succeeds
    outcome = picks(night, night.actor, need=5)
    assert (outcome.passed, outcome.level) == (True, 5)
    assert not night.actor.succeeds


def test_automatic_success_heals_one_and_carries_what_is_wanted() -> None:
    night = bar([somebody(succeeds=True)])
    assert check(night, night.actor, "medicine", "heal", rule="r").level == 1
    night.actor.succeeds = True
    assert check(night, night.actor, "attack", "load", rule="r", most=4).level == 4


# --- points


@pytest.mark.rule("darkness.vp.spend.extra_die", "darkness.vp.spend.timing")
def test_dice_are_bought_before_the_throw() -> None:
    night = bar(
        [somebody(dexterity=3, points=6)], [1, 2, 3, 4, 5], [("darkness.ask.extra_dice", 2), KEEP]
    )
    assert picks(night, night.actor, need=8).passed is False
    assert thrown(night) == [5]
    assert night.actor.points == 2
    assert night.actor.bought == 2
    assert asked(night)[0] == "extra_dice"


@pytest.mark.rule("darkness.vp.spend.no_overdraft")
def test_only_points_that_are_held_are_spent() -> None:
    assert affordable(somebody(points=1)) == 0
    assert affordable(somebody(points=5)) == 2
    assert affordable(somebody(points=-3)) == 0
    night = bar([somebody(points=3)], [], [2])
    with pytest.raises(NotAllowed):
        picks(night, night.actor)


def test_three_dice_a_turn_at_most() -> None:
    assert affordable(somebody(points=20)) == 3
    assert affordable(somebody(points=20, bought=2)) == 1
    assert affordable(somebody(points=20, bought=3)) == 0


def test_dice_chosen_beforehand_are_not_asked_for() -> None:
    night = bar([somebody(points=2)], [1, 1, 2, 3])
    assert picks(night, night.actor, bought=1).passed
    assert asked(night) == []
    assert night.actor.points == 0


@pytest.mark.rule("darkness.vp.spend.reroll", "darkness.vp.spend.timing")
def test_a_point_throws_one_die_again_after_the_throw() -> None:
    again = {"source": "points", "dice": [6]}
    night = bar([somebody(points=1)], [1, 3, 6, 3], [("darkness.ask.rethrow", again)])
    assert picks(night, night.actor).passed
    assert thrown(night) == [3, 1]
    assert night.actor.points == 0
    assert night.actor.rerolls == 1


@pytest.mark.rule("darkness.vp.spend.reroll")
def test_a_fourth_die_in_one_turn_is_refused() -> None:
    again = {"source": "points", "dice": [5]}
    night = bar([somebody(points=5, bought=3)], [1, 3, 5, 5, 5, 5], [again, again, again])
    assert not picks(night, night.actor).passed
    assert night.actor.points == 2
    assert used_up(night)


def test_a_point_offers_one_die_at_a_time() -> None:
    night = bar([somebody(points=3, bought=3)], [1, 3, 5], [KEEP])
    picks(night, night.actor)
    assert isinstance(night.table, ScriptedTable)
    domain = night.table.asked[-1][2]
    bought = [one.dice for one in domain.candidates() if one.source == "points"]
    assert bought
    assert all(len(dice) == 1 for dice in bought)


def test_nothing_is_asked_once_it_has_passed() -> None:
    night = bar([somebody(points=1)], [2, 2, 5])
    assert picks(night, night.actor).passed
    assert asked(night) == []


# --- allies


@pytest.mark.rule("darkness.disc.ally.bonus")
def test_an_ally_throws_some_dice_again_once() -> None:
    night = bar(
        [somebody(intelligence=4, allies=["librarian"])], [1, 2, 4, 6, 2, 2],
        [{"source": "librarian", "dice": [4, 6]}],
    )  # fmt: skip
    outcome = check(night, night.actor, "intelligence", "search", rule="r", need=4)
    assert outcome.passed
    assert thrown(night) == [4, 2]
    assert told(night, ThrownAgain)[0].kept == (1, 2)


@pytest.mark.rule("darkness.ally.one_per_roll")
def test_only_one_ally_helps_with_a_roll_the_best() -> None:
    night = bar(
        [somebody(intelligence=3, allies=["student", "librarian"])], [1, 3, 6, 2, 4],
        [{"source": "librarian", "dice": [1, 6]}],
    )  # fmt: skip
    assert not check(night, night.actor, "intelligence", "search", rule="r", need=4).passed
    assert used_up(night)


def test_an_ally_for_something_else_does_not_help() -> None:
    night = bar([somebody(allies=["locksmith"])], [1, 3, 5])
    assert not check(night, night.actor, "dexterity", "climb", rule="r", need=2).passed
    assert asked(night) == []


# --- helpers


@pytest.mark.rule("darkness.collab.range")
def test_help_comes_from_three_squares_and_not_from_four() -> None:
    near, far, out = somebody(1, NEXT), somebody(2, FAR), somebody(3, STREET)
    night = bar([somebody(), near, far, out])
    assert night.apart(HERE, FAR, 9) == 4
    assert [can_help(night, one, night.actor) for one in (near, far, out)] == [True, False, False]


@pytest.mark.rule(
    "darkness.collab.helper_moves", "darkness.collab.reroll", "darkness.comm.help_before_roll"
)
def test_a_helper_comes_to_the_square_and_stays() -> None:
    night = bar(
        [somebody(dexterity=4), somebody(1, DOWN, dexterity=2)], [1, 3, 4, 6, 4, 2],
        [("darkness.ask.helpers", ["s1"]), ("darkness.ask.assist", True),
         ("darkness.ask.rethrow", {"source": "s1", "dice": [1, 6]})],
    )  # fmt: skip
    assert picks(night, night.actor).passed
    assert night.survivor("s1").at == HERE
    assert thrown(night) == [4, 2]
    assert told(night, Helped)[0].figure == "s1"


@pytest.mark.rule("darkness.collab.reroll", "darkness.collab.simultaneous")
def test_book_a_helper_with_int_three_and_search_throws_up_to_four_dice_at_once() -> None:
    """darkness.example.help_search"""
    helper = somebody(1, NEXT, intelligence=3, skills={"search": 3})
    night = bar(
        [somebody(intelligence=5), helper], [1, 2, 4, 5, 6, 1, 1, 1, 2],
        [["s1"], True, {"source": "s1", "dice": [2, 4, 5, 6]}],
    )  # fmt: skip
    outcome = check(night, night.actor, "intelligence", "search", rule="r", need=6)
    assert outcome.passed
    assert thrown(night) == [5, 4]
    assert used_up(night)


@pytest.mark.rule("darkness.collab.multiple")
def test_book_a_player_and_an_ally_give_two_more_throws() -> None:
    """darkness.example.help_player_and_ally"""
    helper = somebody(1, NEXT, intelligence=2)
    night = bar(
        [somebody(intelligence=3, allies=["student"]), helper], [1, 3, 5, 6, 4, 4],
        [["s1"], True, {"source": "student", "dice": [5]}, {"source": "s1", "dice": [1, 3]}],
    )  # fmt: skip
    outcome = check(night, night.actor, "intelligence", "search", rule="r", need=2)
    assert outcome.passed
    assert thrown(night) == [3, 1, 2]


def test_a_helper_throws_no_more_dice_than_the_roll_has() -> None:
    helper = somebody(1, NEXT, dexterity=5)
    night = bar(
        [somebody(dexterity=2), helper],
        [1, 3, 2, 2],
        [["s1"], True, {"source": "s1", "dice": [1, 3]}],
    )
    assert picks(night, night.actor).passed


def test_whoever_is_asked_may_refuse_and_then_stays_where_it_is() -> None:
    night = bar([somebody(), somebody(1, NEXT)], [1, 3, 5], [["s1"], False])
    assert not picks(night, night.actor).passed
    assert night.survivor("s1").at == NEXT
    assert told(night, Refused)[0].figure == "s1"


@pytest.mark.rule("darkness.collab.excluded")
def test_movement_and_perception_are_not_helped() -> None:
    night = bar([somebody(), somebody(1, NEXT)], [1, 3, 5, 1, 3, 5])
    check(night, night.actor, "speed", "move", rule="r")
    check(night, night.actor, "intelligence", "perceive", rule="r")
    assert asked(night) == []


def test_somebody_bound_to_its_tile_helps_only_there() -> None:
    helper = somebody(1, NEXT, bound=True)
    night = bar([somebody(), helper])
    assert can_help(night, helper, night.actor)


@pytest.mark.rule("darkness.collab.excluded")
def test_only_rolls_that_nobody_may_help_with_say_so() -> None:
    night = bar([somebody()], [1, 3, 5, 1, 3, 5])
    check(night, night.actor, "speed", "move", rule="r")
    picks(night, night.actor)
    assert isinstance(night.table, ScriptedTable)
    said = ["darkness.collab.excluded" in getattr(roll, "also", ()) for roll in night.table.rolled]
    assert said == [True, False]


def test_a_roll_for_levels_names_no_difficulty() -> None:
    night = bar([somebody()], [1, 3, 5, 1, 3, 5])
    check(night, night.actor, "speed", "move", rule="r")
    picks(night, night.actor)
    assert [one.need for one in told(night, Tried)] == [words(0), words(2)]
    assert isinstance(night.table, ScriptedTable)
    readings: list[Any] = [roll.read for roll in night.table.rolled if isinstance(roll, Roll)]
    assert [read.need for read in readings] == [0, 2]


@pytest.mark.rule("darkness.comm.help_before_roll")
def test_whoever_has_promised_help_is_named_first() -> None:
    night = bar([somebody(), somebody(1), somebody(2)], [1, 3, 5], [[]])
    night.state.promises = [Promise("s2", "s0")]
    picks(night, night.actor)
    assert isinstance(night.table, ScriptedTable)
    domain: Any = night.table.asked[0][2]
    assert list(domain.options) == ["s2", "s1"]


@pytest.mark.rule("darkness.collab.helper_moves")
@pytest.mark.parametrize(("at", "brought"), [(HERE, False), (HIDDEN, True)])
def test_a_helper_who_comes_onto_a_disc_must_turn_it_over(at: Any, brought: bool) -> None:
    night = bar([somebody(0, at), somebody(1, square(3, 2))])
    join(night, night.survivor("s1"), night.actor)
    assert (night.survivor("s1").at, night.survivor("s1").brought) == (at, brought)


# --- which dice count, and which may be thrown again


@pytest.mark.rule("darkness.vp.spend.skill_point", "darkness.check.skill_bonus")
def test_what_was_learned_in_a_match_counts_at_once_and_adds_to_the_sheet() -> None:
    learned = [{"lockpicking": 3}, {"lockpicking": 1}, {"climb": 4}]
    held = [{}, {"lockpicking": 3}, {}]
    people = [somebody(skills=a, learned=b) for a, b in zip(held, learned, strict=True)]
    assert [dice_of(one, "dexterity", "pick") for one in people] == [4, 5, 3]


@pytest.mark.rule("darkness.disc.object.bonus")
def test_a_shotgun_that_is_not_fired_and_a_thing_of_the_story_add_nothing() -> None:
    armed = somebody(holds=["shotgun_disc", "petrol"])
    night, fired = bar([armed]), ("t00",)
    assert pool(night, armed, "attack", ("shoot",)).dice == 3
    assert pool(night, armed, "attack", ("shoot",), fired=fired).dice == 6


@pytest.mark.rule("darkness.disc.object.bonus")
def test_by_the_other_ruling_only_the_best_weapon_counts() -> None:
    armed = somebody(holds=["bat_disc", "pistol_disc"])
    assert dice_of(armed, "attack", "fight", "shoot") == 6
    assert dice_of(armed, "attack", "fight", "shoot", one_weapon_per_attack=True) == 5


@pytest.mark.rule("darkness.collab.reroll")
def test_any_dice_that_lie_there_may_be_named_up_to_the_limit() -> None:
    listed = (Rethrow("s1", (1, 3)), Rethrow("keep"))
    domain = Rethrows(listed, faces=(1, 3, 5), limits={"s1": 2})
    assert domain.read({"source": "s1", "dice": [5]}) == Rethrow("s1", (5,))
    assert domain.read({"source": "s1", "dice": [5, 1]}) == Rethrow("s1", (1, 5))


@pytest.mark.rule("darkness.collab.reroll")
@pytest.mark.parametrize(
    ("source", "dice"),
    [("s1", []), ("s1", [2]), ("s1", [5, 5]), ("s1", [1, 3, 5]), ("s2", [1])],
)
def test_dice_that_do_not_lie_there_and_more_than_allowed_are_refused(
    source: str, dice: list[int]
) -> None:
    listed = (Rethrow("s1", (1, 3)), Rethrow("keep"))
    with pytest.raises(NotAllowed):
        Rethrows(listed, faces=(1, 3, 5), limits={"s1": 2}).read({"source": source, "dice": dice})


@pytest.mark.rule("darkness.disc.object.shotgun", "darkness.disc.object.bonus")
def test_only_a_shotgun_has_shots_to_fire() -> None:
    held = somebody(holds=["shotgun_disc", "bat_disc", "petrol"]).things
    assert [shots_of(one) for one in held] == [3, 0, 0]


@pytest.mark.rule("darkness.vp.spend.reroll")
def test_a_point_throws_one_die_again_and_no_more() -> None:
    night = bar([somebody(points=1)], [1, 3, 5], [KEEP])
    picks(night, night.actor)
    assert isinstance(night.table, ScriptedTable)
    domain: Any = night.table.asked[0][2]
    assert domain.limits == {"points": 1}
