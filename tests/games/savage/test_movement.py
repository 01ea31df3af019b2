"""Movement: walking, running, crawling, climbing, jumping, hiding, and dangerous ground."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.actions.moving.ways import move_domain
from tapete.games.savage.content.scenario import Ground
from tapete.games.savage.events.fight import Moved
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS
from tapete.games.savage.rules.moving.falling import breath, fall, fall_damage, suffocate
from tapete.games.savage.rules.moving.leaping import jump_height, jump_length
from tapete.games.savage.rules.moving.movement import allowance, reach, walk
from tapete.games.savage.world import PACE
from tapete.kernel.errors import Refused
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import NAMES, Skirmish, skirmish, who

OPEN = "a" + "." * 14
GROUND = {
    "~": Ground(name=NAMES, blocks=False, opaque=False, difficult=True),
    "w": Ground(name=NAMES, blocks=False, opaque=False, water=True),
    "t": Ground(name=NAMES, blocks=False, opaque=False, hazard="fall"),
    "r": Ground(name=NAMES, blocks=False, opaque=False, water=True, hazard="drown"),
    "s": Ground(name=NAMES, blocks=False, opaque=False, hazard="bruise"),
    "o": Ground(name=NAMES, height=1, material="crate", climb=True),
    "#": Ground(name=NAMES, height=4, material="stone_wall"),
}


def go(fight: Skirmish, letter: str, paces: float, down: float = 0) -> None:
    """Walks so many paces to the right and down, if it may."""
    figure = fight[letter]
    now = fight.fight
    goal = [figure.at.x + round(paces * PACE), figure.at.y + round(down * PACE)]
    domain: Any = move_domain(now, figure, reach(now, figure))
    walk(now, figure, domain.read([goal]))


def far(fight: Skirmish, letter: str) -> float:
    """How many paces of ground it can still cover on open ground."""
    return round(reach(fight.fight, fight[letter]) / PACE, 2)


@pytest.mark.rule("savage.move.walk")
def test_one_walks_up_to_ones_pace_at_no_action() -> None:
    fight = skirmish(OPEN, a=who())
    fight.turn("a")
    with pytest.raises(Refused) as refused:
        go(fight, "a", 6.1)
    assert refused.value.rule == "savage.move.walk"
    go(fight, "a", 4)
    go(fight, "a", 2)
    assert fight.state.turn is not None
    assert (far(fight, "a"), fight.state.turn.used) == (0, 0)


@pytest.mark.rule("savage.move.walk")
def test_on_squares_pace_6_is_6_squares_diagonals_too() -> None:
    fight = skirmish("a.......\n" + "........\n" * 7, a=who(), board="squares")
    fight.turn("a")
    go(fight, "a", 6, 6)
    assert far(fight, "a") == 0


@pytest.mark.rule("savage.move.run")
def test_running_adds_the_die_which_does_not_ace_and_hinders_actions() -> None:
    fight = skirmish("a.............B", a=who(shooting=6, gear=("revolver",)), B=who(), dice=[6, 3])
    fight.turn("a")
    fight.do("run")
    assert far(fight, "a") == 12
    fight.do("shoot", "B")
    assert fight.terms()["savage.move.run"] == -2


@pytest.mark.rule("savage.move.run")
def test_who_has_acted_without_the_penalty_cannot_run() -> None:
    fight = skirmish(OPEN, a=who())
    fight.turn("a", rolled=True)
    assert fight.barred("run")[1].key == "savage.barred.acted_before_running"


@pytest.mark.rule("savage.move.double_cost")
def test_crawling_and_swimming_cost_double() -> None:
    fight = skirmish(OPEN, a=who(state={"prone": True}))
    fight.turn("a")
    assert far(fight, "a") == 3
    swim = skirmish("aww" + "w" * 6, a=who(), ground=GROUND)
    swim.turn("a", spent=0)
    go(swim, "a", 0.5)
    with pytest.raises(Refused):
        go(swim, "a", 3)
    go(swim, "a", 2.75)
    assert far(swim, "a") == 0


@pytest.mark.rule("savage.move.double_cost")
def test_climbing_over_costs_two_paces_for_one() -> None:
    fight = skirmish("ao...", a=who(), ground=GROUND)
    fight.turn("a")
    fight.do("climb", "east")
    assert fight["a"].at.x == (2 * PACE) + PACE // 2
    assert far(fight, "a") == 2


@pytest.mark.rule("savage.move.double_cost")
def test_at_most_three_paces_are_climbed() -> None:
    wide = skirmish("aoo.", a=who(), ground=GROUND)
    wide.turn("a")
    assert wide.offers("climb", "east")
    wider = skirmish("aooo.", a=who(), ground=GROUND)
    wider.turn("a")
    assert not wider.offers("climb", "east")
    wide.turn("a", spent=5 * PACE)
    assert wide.barred("climb")[1].key == "savage.barred.no_pace"


@pytest.mark.rule("savage.move.double_cost", "savage.move.hazard")
@pytest.mark.parametrize(("drawing", "climbs"), [("ao....", True), ("aor...", False)])
def test_a_climb_leads_over_no_dangerous_ground(drawing: str, climbs: bool) -> None:
    fight = skirmish(drawing, a=who(), ground=GROUND)
    fight.turn("a")
    assert fight.offers("climb", "east") is climbs


CRAG = {"o": Ground(name=NAMES, height=3, material="rock", climb=True)}


def crag(dice: list[int], **given: Any) -> Skirmish:
    """`a` before a crag 3 paces high."""
    fight = skirmish("ao...", a=who(athletics=6, **given), ground=CRAG, dice=dice)
    fight.turn("a")
    return fight


@pytest.mark.rule("savage.move.hazard")
@pytest.mark.parametrize(("face", "over"), [(4, True), (3, False)])
def test_what_is_higher_than_a_man_is_climbed_with_athletics_as_an_action(
    face: int, over: bool
) -> None:
    fight = crag([face])
    assert not fight.offers("climb")
    fight.do("climb_hard", "east")
    assert (fight["a"].at.x > 2 * PACE) is over
    assert far(fight, "a") == (2 if over else 6)
    assert fight.fight.turn.used == 1


@pytest.mark.rule("savage.natural.claws")
@pytest.mark.parametrize(("gear", "bonus"), [("claws", 2), ("bite", 0)])
def test_claws_help_in_that_roll(gear: str, bonus: int) -> None:
    fight = crag([5], gear=(gear,))
    fight.do("climb_hard", "east")
    assert fight.terms().get("savage.natural.claws", 0) == bonus


@pytest.mark.rule("savage.move.hazard.critical", "savage.core.falling")
def test_a_critical_failure_on_the_climb_is_a_fall_from_its_height() -> None:
    """3 paces are 2d6+2."""
    fight = crag([1, 1, 1, 1], wild=True)
    fight.do("climb_hard", "east")
    damage: Any = fight.table.rolled[-1]
    assert damage.dice == (6, 6)
    assert fight["a"].prone


@pytest.mark.rule("savage.move.hazard")
def test_a_climb_the_scenario_marks_as_dangerous_is_one_too() -> None:
    slippery = {"o": Ground(name=NAMES, height=1, climb=True, hazard="fall")}
    fight = skirmish("ao...", a=who(), ground=slippery)
    fight.turn("a")
    assert not fight.offers("climb")
    assert fight.offers("climb_hard", "east")


@pytest.mark.rule("savage.move.jump")
def test_a_jump_is_one_pace_and_two_with_a_run_up() -> None:
    hero = skirmish(OPEN, a=who())["a"]
    assert jump_length(hero, run_up=False) == PACE
    assert jump_length(hero, run_up=True) == 2 * PACE
    assert jump_height(run_up=False) == PACE // 2
    assert jump_height(run_up=True) == PACE


@pytest.mark.rule("savage.move.jump")
def test_with_a_run_up_one_jumps_a_gap_without_a_roll() -> None:
    fight = skirmish("a..t...", a=who(), ground=GROUND)
    fight.turn("a")
    assert not fight.offers("jump")
    go(fight, "a", 2)
    fight.do("jump", "east")
    assert fight["a"].at.x == 4 * PACE
    assert far(fight, "a") == 2.5


@pytest.mark.rule("savage.move.jump.athletics")
def test_athletics_adds_to_the_jump_up_to_the_base_pace() -> None:
    hero = skirmish(OPEN, a=who())["a"]
    slow = skirmish(OPEN, a=who(pace=3))["a"]
    assert jump_length(hero, run_up=True, mark=RAISE) == 4 * PACE
    assert jump_length(hero, run_up=False, mark=SUCCESS) == 2 * PACE
    assert jump_length(slow, run_up=True, mark=RAISE) == 3 * PACE
    assert jump_height(run_up=True, mark=RAISE) == 2 * PACE


@pytest.mark.rule("savage.move.jump.athletics")
@pytest.mark.parametrize(("face", "across"), [(3, 0), (5, 1.5)])
def test_a_longer_jump_is_an_action(face: int, across: float) -> None:
    fight = skirmish("at....", a=who(athletics=6), ground=GROUND, dice=[face])
    turn = fight.turn("a")
    fight.do("jump_far", "east")
    assert (fight["a"].at.x - PACE // 2) / PACE == across
    assert turn.used == 1


@pytest.mark.rule("savage.move.stealth")
def test_stealth_is_free_at_the_end_of_a_move_behind_cover() -> None:
    fight = skirmish("a.o....B", a=who(stealth=6), B=who(notice=6), ground=GROUND, dice=[5, 4])
    turn = fight.turn("a")
    assert fight.barred("hide")[1].key == "savage.barred.move_first"
    go(fight, "a", 1)
    fight.do("hide")
    assert turn.used == 0
    assert fight["a"].hidden == 5
    assert not fight.fight.sees(fight["B"], fight["a"])


@pytest.mark.rule("savage.move.stealth")
def test_who_is_noticed_is_not_hidden_and_nobody_hides_in_plain_sight() -> None:
    fight = skirmish("a.o....B", a=who(stealth=6), B=who(notice=6), ground=GROUND, dice=[5, 5])
    fight.turn("a")
    go(fight, "a", 1)
    fight.do("hide")
    assert not fight["a"].hidden
    openly = skirmish("a......B", a=who(), B=who())
    openly.turn("a", walked=1)
    assert openly.barred("hide")[1].key == "savage.barred.in_plain_sight"


@pytest.mark.rule("savage.move.difficult")
def test_in_mud_each_pace_counts_as_two() -> None:
    fight = skirmish("a~~~~~~~", a=who(), ground=GROUND)
    fight.turn("a")
    go(fight, "a", 0.5)
    with pytest.raises(Refused):
        go(fight, "a", 2.8)
    go(fight, "a", 2.75)
    assert far(fight, "a") == 0
    assert fight.table.heard(Moved)[-1].also == ("savage.move.difficult",)


@pytest.mark.rule("savage.move.difficult.crawl")
def test_crawling_through_mud_is_not_doubled_again() -> None:
    fight = skirmish("a~~~~~~~", a=who(state={"prone": True}), ground=GROUND)
    fight.turn("a")
    go(fight, "a", 3)
    assert far(fight, "a") == 0
    assert fight.table.heard(Moved)[-1].also == ("savage.move.difficult.crawl",)


@pytest.mark.rule("savage.move.hazard")
def test_crossing_danger_takes_an_action_and_athletics() -> None:
    fight = skirmish("a.t..", a=who(athletics=6), ground=GROUND, dice=[4])
    turn = fight.turn("a")
    go(fight, "a", 4)
    assert fight["a"].at.x == 4 * PACE + PACE // 2
    assert turn.used == 1


@pytest.mark.rule("savage.move.hazard")
def test_a_failure_is_no_progress_and_the_action_is_spent() -> None:
    fight = skirmish("at...", a=who(athletics=6), ground=GROUND, dice=[3])
    turn = fight.turn("a")
    go(fight, "a", 3)
    assert fight["a"].at.x == PACE
    assert turn.used == 1
    with pytest.raises(Refused) as refused:
        go(fight, "a", 3)
    assert refused.value.rule == "savage.move.hazard"


@pytest.mark.rule("savage.move.hazard.critical")
def test_a_critical_failure_above_a_drop_is_a_fall() -> None:
    """An Extra's 1 is confirmed by a 1; it falls 2 paces: 1d6+1 against Toughness 5."""
    fight = skirmish("at...", a=who(athletics=6), ground=GROUND, dice=[1, 1, 4])
    fight.turn("a")
    go(fight, "a", 3)
    assert fight["a"].prone
    assert fight["a"].shaken


@pytest.mark.rule("savage.move.hazard.critical")
def test_a_critical_failure_while_swimming_is_the_start_of_drowning() -> None:
    fight = skirmish("ar...", a=who(athletics=6, wild=True), ground=GROUND, dice=[1, 1])
    fight.turn("a")
    go(fight, "a", 3)
    assert fight["a"].drowning == 4
    assert fight["a"].at.x > PACE


@pytest.mark.rule("savage.move.hazard.critical")
def test_elsewhere_it_is_fatigue_from_bumps_and_bruises() -> None:
    fight = skirmish("as...", a=who(athletics=6, wild=True), ground=GROUND, dice=[1, 1])
    fight.turn("a")
    go(fight, "a", 3)
    assert (fight["a"].fatigue, fight["a"].bruises) == (1, 1)


@pytest.mark.rule("savage.core.falling")
def test_falling_damage() -> None:
    assert fall_damage(3).dice == (6, 6)
    assert fall_damage(3).plus == 2
    assert len(fall_damage(50).dice) == 10
    assert fall_damage(4, soft=1).plus == 1
    fight = skirmish(OPEN, a=who(athletics=6), dice=[5, 3])
    fight.turn("a")
    fall(fight.fight, fight["a"], 4, water=True)
    assert len(fight.table.rolled) == 2
    assert not fight["a"].shaken


@pytest.mark.rule("savage.core.falling")
def test_out_of_breath_one_tires_each_round() -> None:
    fight = skirmish(OPEN, a=who(vigor=6, state={"drowning": 1}))
    hero = fight["a"]
    assert (breath(hero), breath(hero, prepared=True)) == (4, 8)
    suffocate(fight.fight, hero)
    assert (hero.drowning, hero.fatigue) == (0, 0)
    suffocate(fight.fight, hero)
    assert hero.fatigue == 1


@pytest.mark.rule("savage.combat.withdraw")
def test_walking_past_a_foe_is_coming_and_going() -> None:
    fight = skirmish(
        "a........\n....B....\n", a=who(), B=who(fighting=6, gear=("knife",)), answers=[False]
    )
    fight.turn("a")
    go(fight, "a", 5)
    assert [key for _, key, _ in fight.table.asked] == []
    far_side = skirmish("a..........\n...B.......\n", a=who(), B=who(fighting=6), answers=[False])
    far_side.turn("a")
    go(far_side, "a", 6)
    assert [key for _, key, _ in far_side.table.asked] == ["savage.ask.free_attack"]


@pytest.mark.rule("savage.state.prone.stand")
def test_getting_up_costs_two_paces() -> None:
    fight = skirmish(OPEN, a=who(state={"prone": True}))
    fight.turn("a")
    fight.do("stand")
    assert far(fight, "a") == 4


@pytest.mark.rule("savage.core.wounds")
def test_wounds_slow_one_down() -> None:
    fight = skirmish(OPEN, a=who(wild=True, state={"wounds": 2}))
    fight.turn("a")
    assert allowance(fight.fight, fight["a"]) == 4 * PACE


def test_who_may_not_cross_danger_is_led_round_it() -> None:
    fight = skirmish(
        """
        .........
        .........
        .a..t..B.
        .........
        .........
        """,
        ground=GROUND,
        a=who(),
        B=who(),
    )
    fight.turn("a", used=1)
    domain: Any = move_domain(fight.fight, fight["a"], 6 * PACE)
    goal = Point(5 * PACE + PACE // 2, 2 * PACE + PACE // 2)
    with pytest.raises(Refused):
        domain.read([[goal.x, goal.y]])
    assert domain.read(domain.head([goal])).end == goal
    over = Point(4 * PACE + PACE // 2, goal.y)
    assert all((x, y) != (over.x, over.y) for x, y, _ in domain.within_reach().places)
