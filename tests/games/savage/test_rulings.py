"""The decisions taken where the sheet is silent or doubtful, each in a situation that shows it."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tapete.catalogue import load
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.content.scenario import Ground
from tapete.games.savage.figures import attribute, has, parry
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import CORE, Options, Rules
from tapete.games.savage.rules.attacks.areas import may_evade
from tapete.games.savage.rules.attacks.attack import Attack, weapon_in
from tapete.games.savage.rules.attacks.blows import blow_of
from tapete.games.savage.rules.dice.traits import (
    CRITICAL,
    FAILED,
    RAISE,
    SUCCESS,
    Opposed,
    check,
    is_distracted,
    oppose,
)
from tapete.games.savage.rules.harm.conditions import (
    bind,
    distract,
    entangle,
    expose,
    free,
    is_vulnerable,
    stun,
)
from tapete.games.savage.rules.harm.damage import Blow, damage_degree, harm
from tapete.games.savage.rules.harm.fatigue import rest
from tapete.games.savage.rules.harm.injuries import TABLE, injure
from tapete.games.savage.rules.manoeuvres.grappling import crush, ease
from tapete.games.savage.rules.manoeuvres.pushing import run_up
from tapete.games.savage.rules.moving.leaping import jump_height, jump_length
from tapete.games.savage.rules.turns.initiative import interrupts
from tapete.games.savage.rules.turns.turns import begin_turn, end_round, end_turn, next_figure
from tapete.games.savage.world import PACE
from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import BadOptions, Refused
from tests.games.savage.skirmish import NAMES, Skirmish, skirmish, who
from tests.games.savage.test_initiative import ambush, cards, round_of, trio
from tests.games.savage.test_mounts import riders
from tests.games.savage.test_movement import GROUND, OPEN, far, go

SWORD = who(fighting=8, gear=("short_sword",))
KNIFE = who(fighting=6, gear=("knife",))


def text_of(ruling: str, language: str) -> str:
    entry = load("tapete.games.savage").get(f"savage.ruling.{ruling}")
    assert entry is not None
    return entry.text(language)


# --- words


@pytest.mark.rule("savage.ruling.ranged_in_melee_word")
def test_garbled_words_are_read_as_what_they_were() -> None:
    read = {"enarzado": "enzarzado", "Tregar": "Trepar", "gradadas": "granadas"}
    read["aturrido"] = "Aturdido"
    told = text_of("ranged_in_melee_word", "es")
    assert all(word in told and meant in told for word, meant in read.items())
    texts = " ".join(rule.es for rule in load("tapete.games.savage").rules)
    assert not any(word.lower() in texts.lower() for word in read)
    assert "enzarzado" in texts
    entry = load("tapete.games.savage").get("savage.melee_ranged.size")
    assert entry is not None
    assert "in melee" in entry.en


@pytest.mark.rule("savage.ruling.term_map")
@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Aturdido", "Shaken"),
        ("Conmocionado", "Stunned"),
        ("Aferrado", "Entangled"),
        ("Inmovilizado", "Bound"),
        ("Superioridad", "the Drop"),
        ("presa", "grapple"),
        ("truco", "test"),
    ],
)
def test_each_spanish_term_is_one_state(spanish: str, english: str) -> None:
    assert f"{spanish} es {english}" in text_of("term_map", "es")
    assert f"{spanish} is {english}" in text_of("term_map", "en")
    catalogue = load("tapete.games.savage")
    stem, word = spanish.lower()[:-1], english.removeprefix("the ").lower()
    using = [entry for entry in (*catalogue.rules, *catalogue.core) if stem in entry.es.lower()]
    assert using
    named = [entry for entry in using if re.search(rf"\b{word}", entry.en.lower())]
    assert len(named) * 2 > len(using)


TITLES = {
    "savage.core.shaken": ("Aturdido", "Shaken"),
    "savage.state.stunned": ("Conmoción", "Stunned"),
    "savage.state.entangled": ("Aferrado", "Entangled"),
    "savage.state.bound": ("Inmovilizado", "Bound"),
    "savage.drop.bonus": ("Superioridad", "The Drop"),
    "savage.grapple.roll": ("Presas", "Grapple"),
    "savage.test.roll": ("Trucos", "Tests"),
}


@pytest.mark.rule("savage.ruling.term_map")
@pytest.mark.parametrize("rule", TITLES)
def test_the_headings_of_the_states_in_both_languages(rule: str) -> None:
    entry = load("tapete.games.savage").get(rule)
    assert entry is not None
    assert (entry.heading("es"), entry.heading("en")) == TITLES[rule]


# --- which text holds


@pytest.mark.rule("savage.ruling.sheet_first")
def test_the_sheet_holds_and_the_preset_core_turns_its_switches_on_together() -> None:
    sheet = msgspec.structs.asdict(Options().house_rules())
    core = msgspec.structs.asdict(Options(preset="core").house_rules())
    switched = {name: value for name, value in core.items() if value != sheet[name]}
    assert switched == {
        "gang_up_allies": True,
        "extreme_range_core": True,
        "suppress_triple_ammo": True,
        "grapple_scale": True,
        "push_core": True,
        "unstable_throwing": True,
        "hold_indefinite": True,
        "rider_falls": True,
        "area_cover": "material",
    }
    assert switched == CORE
    assert not any(sheet[name] is True for name in CORE)


@pytest.mark.rule("savage.ruling.sheet_first")
def test_other_switches_are_left_as_they_were_chosen() -> None:
    chosen: dict[str, bool | str] = {
        "injury_by_aim": True,
        "horns_need_run": False,
        "grapple_scale": True,
    }
    assert Options(rules=chosen).house_rules() == Rules(
        injury_by_aim=True, horns_need_run=False, grapple_scale=True
    )
    core = Options(preset="core", rules=chosen).house_rules()
    assert (core.injury_by_aim, core.horns_need_run, core.grapple_scale) == (True, False, True)
    assert not core.surprise_gives_drop
    assert not core.mounted_still_steady


@pytest.mark.rule("savage.ruling.sheet_first")
def test_what_is_switched_by_hand_holds_over_the_preset_both_ways() -> None:
    chosen = {"push_core": False, "area_cover": "percent", "mounted_still_steady": True}
    match = Match(GAME, {"preset": "core", "rules": chosen}, from_number(1))
    rules: Rules = match.state.rules
    assert (rules.push_core, rules.area_cover) == (False, "percent")
    assert (rules.mounted_still_steady, rules.hold_indefinite) == (True, True)


@pytest.mark.parametrize("wrong", [{"no_such": True}, {"push_core": "perhaps"}])
def test_a_house_rule_that_is_not_one_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        Match(GAME, {"rules": wrong}, from_number(1))


EITHER_PRESET = pytest.mark.parametrize(
    "rules", [Options().house_rules(), Options(preset="core").house_rules()], ids=["sheet", "core"]
)


@pytest.mark.rule("savage.ruling.sheet_edition")
@EITHER_PRESET
def test_the_entangled_are_distracted_and_not_vulnerable(rules: Rules) -> None:
    fight = skirmish("aB", a=who(), B=who(), rules=rules)
    entangle(fight.fight, fight["a"], "B", "savage.grapple.roll")
    assert is_distracted(fight["a"])
    assert not is_vulnerable(fight.fight, fight["a"])


@pytest.mark.rule("savage.ruling.sheet_edition")
@EITHER_PRESET
def test_the_stunned_are_distracted_until_they_recover_and_open_to_the_drop(rules: Rules) -> None:
    fight = skirmish("aB", a=SWORD, B=KNIFE, rules=rules, dice=[3, 1, 1, 1, 1])
    fight.turn("a")
    stun(fight.fight, fight["B"])
    begin_turn(fight.fight, fight["B"])
    end_turn(fight.fight)
    assert fight["B"].stunned
    assert is_distracted(fight["B"])
    assert not is_vulnerable(fight.fight, fight["B"])
    fight.turn("a")
    fight.do("fight", "B")
    _, attack, damage, _ = fight.all_terms()
    assert attack["savage.state.stunned.drop"] == damage["savage.state.stunned.drop"] == 4


@pytest.mark.rule("savage.ruling.sheet_edition")
@EITHER_PRESET
def test_hurting_whom_one_holds_takes_opposed_strength(rules: Rules) -> None:
    """5 against 7 - 2: no damage is even rolled."""
    held = who(strength=8, state={"entangled": True, "held_by": "a"})
    fight = skirmish("aB", a=who(strength=8), B=held, rules=rules, dice=[5, 7])
    fight.turn("a")
    assert crush(fight.fight, fight["a"], fight["B"]) == 0
    assert [roll.rule for roll in fight.table.rolled] == ["savage.grapple.damage"] * 2


@pytest.mark.rule("savage.ruling.sheet_edition")
@EITHER_PRESET
@pytest.mark.parametrize(("walked", "bonus"), [(2 * PACE, 0), (2 * PACE + 1, 2)])
def test_a_push_is_helped_by_more_than_2_paces(rules: Rules, walked: int, bonus: int) -> None:
    fight = skirmish("aB", a=who(), B=who(), rules=rules)
    fight.turn("a", walked=walked)
    assert run_up(fight.fight).amount == bonus


# --- bennies


def rich(dice: Any, answers: Any, bennies: int = 2, **given: Any) -> Skirmish:
    hero = who(wild=True, **given, state={"bennies": bennies})
    return skirmish("a....B", a=hero, B=who(wild=True), dice=dice, answers=answers)


@pytest.mark.rule("savage.ruling.benny_quantities")
@pytest.mark.parametrize(("face", "left"), [(3, 3), (4, 2), (7, 2), (8, 1), (11, 1)])
def test_soak_takes_a_wound_for_the_success_and_each_raise(face: int, left: int) -> None:
    fight = rich([face, 2], [True], bennies=1, vigor=12)
    harm(fight.fight, fight["a"], 4)
    assert fight["a"].wounds == left


@pytest.mark.rule("savage.ruling.benny_quantities")
@pytest.mark.parametrize(("points", "after"), [(0, 5), (7, 10)])
def test_a_benny_is_5_power_points_up_to_the_maximum(points: int, after: int) -> None:
    fight = rich([], [], points=10, powers=("bolt",), arcane="spellcasting", spellcasting=6)
    fight["a"].points = points
    turn = fight.turn("a")
    fight.do("recharge")
    assert (fight["a"].points, fight["a"].bennies, turn.used) == (after, 1, 0)
    fight["a"].points = 10
    assert fight.barred("recharge")[1].key == "savage.barred.points_full"


@pytest.mark.rule("savage.ruling.benny_quantities")
def test_a_benny_ends_being_shaken_at_once_without_a_roll() -> None:
    fight = rich([], [])
    fight["a"].shaken = True
    fight.turn("a")
    fight.do("recover", "a")
    assert not fight["a"].shaken
    assert fight.table.rolled == []


@pytest.mark.rule("savage.ruling.benny_quantities")
def test_damage_and_trait_rerolls_keep_the_best_total() -> None:
    fight = rich([5, 1, 2, 1], [True, False], vigor=8)
    assert check(fight.fight, fight["a"], "vigor", "savage.core.trait_roll") == SUCCESS
    fight.table.dice, fight.table.answers = [5, 2], [True]
    blow = Blow((6,), 4)
    degree = damage_degree(fight.fight, fight["B"], blow, "savage.core.damage_roll", fight["a"])
    assert degree == 2
    assert fight["a"].bennies == 0


@pytest.mark.rule("savage.ruling.benny_quantities")
def test_a_critical_failure_is_never_rolled_again() -> None:
    fight = rich([1, 1], [])
    assert check(fight.fight, fight["a"], "vigor", "savage.core.trait_roll") == CRITICAL
    assert fight.table.asked == []


@pytest.mark.rule("savage.ruling.benny_quantities")
def test_cards_are_bought_after_the_whole_deal_and_the_best_counts() -> None:
    fight = rich([], [("savage.ask.benny_card", "a")] * 2)
    assert round_of(fight, "5♣", "9♣", "7♥", "3♣") == ["B", "a"]
    assert fight.state.dealt == {"a": cards("5♣", "7♥", "3♣"), "B": cards("9♣")}
    assert fight.state.turn is None
    fight.turn("a")
    assert not any("card" in do.what for do in fight.offered())


@pytest.mark.rule("savage.ruling.benny_quantities")
def test_the_story_is_what_the_scenario_offers_and_no_more() -> None:
    fight = rich([], [])
    fight.turn("a")
    assert not any(do.what.startswith("story") for do in fight.offered())
    fight.state.scenario = "saloon"
    effects = {story.effect for story in fight.fight.scenario.stories}
    offered = {do.what for do in fight.offered() if do.what.startswith("story")}
    assert offered
    assert offered <= {f"story_{effect}" for effect in effects}


# --- turns


@pytest.mark.rule("savage.ruling.defend_duration")
def test_defending_lasts_past_the_foes_turn_and_ends_as_ones_own_starts() -> None:
    fight = skirmish("aB", a=KNIFE, B=who())
    fight.turn("a")
    fight.do("defend")
    end_turn(fight.fight)
    begin_turn(fight.fight, fight["B"])
    assert parry(fight["a"]) == 9
    end_turn(fight.fight)
    end_round(fight.fight)
    assert parry(fight["a"]) == 9
    begin_turn(fight.fight, fight["a"])
    assert parry(fight["a"]) == 5


@pytest.mark.rule("savage.ruling.run_and_defend")
def test_who_defends_walks_its_pace_before_or_after_but_never_runs() -> None:
    fight = skirmish(OPEN, a=who(fighting=6))
    fight.turn("a")
    go(fight, "a", 2)
    fight.do("defend")
    assert far(fight, "a") == 4
    go(fight, "a", 4)
    assert fight["a"].defending
    assert fight.barred("run")[0] == "savage.combat.defend"
    fight.turn("a", run=4)
    assert fight.barred("defend")[1].key == "savage.barred.running"


@pytest.mark.rule("savage.ruling.run_declare")
def test_running_is_chosen_before_the_first_roll_and_rolled_once() -> None:
    fight = skirmish("aB" + "." * 14, a=SWORD, B=KNIFE, dice=[1, 4])
    fight.turn("a")
    fight.do("fight", "B")
    assert "savage.move.run" not in fight.terms()
    assert fight.barred("run")[1].key == "savage.barred.acted_before_running"
    fight.turn("a")
    fight.do("run")
    assert fight.barred("run")[1].key == "savage.barred.running_already"
    assert fight.table.dice == []


@pytest.mark.rule("savage.ruling.run_declare")
def test_a_mount_that_has_struck_without_the_penalty_does_not_run() -> None:
    fight = riders("B", B=who(fighting=6), dice=[1])
    fight.turn("a")
    go(fight, "a", 7)
    assert fight.offers("run")
    fight.do("mount_fight", "B")
    assert fight.barred("run")[1].key == "savage.barred.acted_before_running"


@pytest.mark.rule("savage.ruling.multi_action_declare")
def test_several_actions_are_declared_first_and_the_penalty_stays() -> None:
    fight = skirmish("aB", a=SWORD, B=KNIFE, dice=[1])
    fight.turn("a")
    fight.do("declare_3")
    assert not fight.offers("declare_2")
    fight.do("fight", "B")
    assert fight.terms()["savage.turn.multi_action"] == -4
    assert fight.offers("end")
    single = skirmish("aB", a=SWORD, B=KNIFE, dice=[1])
    single.turn("a")
    single.do("fight", "B")
    assert "savage.turn.multi_action" not in single.terms()
    assert not single.offers("declare_2")
    assert not single.offers("fight")


@pytest.mark.rule("savage.ruling.multi_action_declare")
def test_free_actions_and_reactions_are_not_penalised_by_haste() -> None:
    fight = skirmish(
        "a.o....B", a=who(stealth=6), B=who(notice=4), ground=GROUND, dice=[5, 3, 5, 4, 2]
    )
    fight.turn("a", declared=3, run=3)
    go(fight, "a", 1)
    fight.do("hide")
    assert fight.all_terms() == [{}, {}]
    check(fight.fight, fight["a"], "vigor", "savage.benny.soak")
    contest = Opposed(
        fight["B"], "strength", fight["a"], "strength", "savage.push.roll", action=True
    )
    oppose(fight.fight, contest)
    assert fight.all_terms()[2:] == [{}, {}, {}]


@pytest.mark.rule("savage.ruling.multi_action_declare")
def test_the_recovery_roll_comes_before_any_haste() -> None:
    fight = skirmish("a..B", a=who(state={"shaken": True}), B=who(), dice=[4])
    begin_turn(fight.fight, fight["a"])
    assert fight.terms() == {}
    assert fight.offers("declare_3")


@pytest.mark.rule("savage.ruling.hold_new_round")
def test_a_hold_goes_on_for_one_more_round_without_a_card_and_then_lapses() -> None:
    fight = trio()
    round_of(fight, "A♠", "8♣", "5♣")
    next_figure(fight.fight)
    fight.do("hold")
    end_turn(fight.fight)
    end_round(fight.fight)
    assert round_of(fight, "8♦", "5♦") == ["B", "C"]
    fight.table.answers = [True]
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "a"
    fight["a"].hold = 2
    end_round(fight.fight)
    assert fight["a"].hold == 0
    assert round_of(fight, "K♦", "8♥", "5♥")[0] == "a"


@pytest.mark.rule("savage.ruling.hold_new_round")
def test_with_hold_indefinite_it_goes_on() -> None:
    fight = trio(rules=Rules(hold_indefinite=True))
    fight["a"].hold = 2
    end_round(fight.fight)
    assert round_of(fight, "8♣", "5♣") == ["B", "C"]
    assert fight["a"].hold


@pytest.mark.rule("savage.ruling.hold_new_round")
def test_who_comes_in_from_hold_does_not_hold_the_same_card_again() -> None:
    fight = trio(answers=[True])
    fight["a"].hold = 2
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "a"
    assert not fight.offers("hold")
    fight.turn("a")
    assert fight.offers("hold")


@pytest.mark.rule("savage.ruling.hold_new_round")
def test_nor_does_who_was_too_slow_to_interrupt() -> None:
    fight = trio()
    fight.state.after = ["a"]
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "a"
    assert not fight.offers("hold")


@pytest.mark.rule("savage.ruling.hold_new_round")
def test_neither_the_shaken_nor_the_stunned_go_on_hold() -> None:
    fight = trio(dice=[3, 3, 2, 2])
    fight["a"].shaken = True
    begin_turn(fight.fight, fight["a"])
    assert fight["a"].shaken
    assert not fight.offers("hold")
    fight["a"].stunned = True
    begin_turn(fight.fight, fight["a"])
    assert fight.state.phase == "end"


@pytest.mark.rule("savage.ruling.surprise_notice")
def test_ambushers_are_on_hold_whatever_they_draw_but_a_joker_pays() -> None:
    fight = ambush(skirmish("a...B...C", a=who(notice=6), B=who(wild=True), C=who()))
    fight.table.answers = [False, False]
    assert round_of(fight, 5, "2♣", "★", "A♠") == ["a"]
    assert fight["B"].hold == fight["C"].hold == 1
    assert fight["B"].bennies == 1
    assert fight.fight.has_joker(fight["B"])


@pytest.mark.rule("savage.ruling.surprise_notice")
def test_the_surprised_parry_resist_and_soak_but_neither_act_nor_evade() -> None:
    victim = who(wild=True, notice=6, fighting=6, gear=("knife",), state={"bennies": 1})
    fight = ambush(skirmish("aB", a=victim, B=who(fighting=6, gear=("short_sword",))))
    fight.table.answers = [False]
    assert round_of(fight, 3, 2, "A♠") == []
    assert parry(fight["a"]) == 5
    assert not may_evade(fight["a"])
    fight.table.answers = [True]
    fight.table.dice = [5, 2]
    assert harm(fight.fight, fight["a"], 2) == 0
    fight.turn("B")
    fight.table.dice = [4]
    fight.do("fight", "a")
    assert not fight["a"].shaken


@pytest.mark.rule("savage.ruling.surprise_notice")
def test_a_blow_does_not_wake_the_surprised_before_the_second_round() -> None:
    """Its comrades of the same card noticed and act; it was struck, and still does not."""
    crew = who(notice=6, vigor=12)
    archer = who(shooting=6, gear=("bow",))
    fight = ambush(skirmish("a...b.....B", a=crew, b=crew, B=archer))
    fight["a"].group = fight["b"].group = "0.crew"
    assert round_of(fight, 3, 5, "2♣", "A♣") == ["0.crew"]
    fight.table.answers, fight.table.dice = [True], [4, 1, 1]
    next_figure(fight.fight)
    fight.do("shoot", "a")
    assert not may_evade(fight["a"])
    end_turn(fight.fight)
    next_figure(fight.fight)
    assert (fight.fight.turn.actor, fight.state.acting) == ("b", [])
    end_turn(fight.fight)
    end_round(fight.fight)
    fight["B"].hold = 0
    round_of(fight, "K♣", "3♣")
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "a"
    assert may_evade(fight["a"])


# --- opposed rolls


@pytest.mark.rule("savage.ruling.opposed_minimum")
@pytest.mark.parametrize(
    ("mine", "theirs", "mark"),
    [
        (3, None, FAILED),
        (4, 4, FAILED),
        (5, 6, FAILED),
        (4, 3, SUCCESS),
        (7, 4, SUCCESS),
        (9, 5, RAISE),
        (5, 1, RAISE),
        (6, 3, SUCCESS),
    ],
)
def test_the_acting_side_needs_4_and_more_than_the_other(
    mine: int, theirs: int | None, mark: int
) -> None:
    faces = [mine] if theirs is None else [mine, theirs]
    fight = skirmish("aB", a=who(strength=10), B=who(strength=8), dice=faces)
    fight.turn("a")
    contest = Opposed(fight["a"], "strength", fight["B"], "strength", "savage.push.roll")
    assert oppose(fight.fight, contest) == mark
    fight.table.done()


@pytest.mark.rule("savage.ruling.opposed_minimum")
@pytest.mark.parametrize(("mine", "theirs", "first"), [(3, 2, True), (2, 2, False), (2, 3, False)])
def test_interrupting_only_compares_totals(mine: int, theirs: int, first: bool) -> None:
    fight = skirmish("a....B", a=who(athletics=6), B=who(athletics=6), dice=[mine, theirs])
    fight.turn("B")
    assert interrupts(fight.fight, fight["a"], fight["B"]) is first


# --- states


@pytest.mark.rule("savage.ruling.distracted_vulnerable_extend")
def test_what_comes_with_being_held_lasts_and_goes_with_it() -> None:
    fight = skirmish("aB", a=who(), B=who())
    hero = fight["a"]
    bind(fight.fight, hero, "B", "savage.grapple.raise")
    for _ in range(3):
        begin_turn(fight.fight, hero)
        end_turn(fight.fight)
        assert is_distracted(hero)
        assert is_vulnerable(fight.fight, hero)
    ease(fight.fight, hero, SUCCESS)
    assert is_distracted(hero)
    assert not is_vulnerable(fight.fight, hero)
    free(fight.fight, hero, "savage.state.break_free.result")
    assert not is_distracted(hero)


@pytest.mark.rule("savage.ruling.distracted_vulnerable_extend")
def test_recovering_from_a_stun_ends_distracted_and_leaves_its_own_vulnerable() -> None:
    fight = skirmish("a.B", a=who(vigor=8), B=who(), dice=[5, 7])
    stun(fight.fight, fight["a"])
    begin_turn(fight.fight, fight["a"])
    end_turn(fight.fight)
    assert is_distracted(fight["a"])
    assert not is_vulnerable(fight.fight, fight["a"])
    begin_turn(fight.fight, fight["a"])
    assert not is_distracted(fight["a"])
    assert is_vulnerable(fight.fight, fight["a"])


@pytest.mark.rule("savage.ruling.stun_recovery_roll")
@pytest.mark.parametrize(("face", "stunned"), [(5, True), (6, False)])
def test_the_stunned_recover_at_minus_2(face: int, stunned: bool) -> None:
    fight = skirmish("a.B", a=who(vigor=8, state={"stunned": True}), B=who(), dice=[face])
    begin_turn(fight.fight, fight["a"])
    assert fight.terms() == {"savage.state.distracted": -2}
    assert fight["a"].stunned is stunned


@pytest.mark.rule("savage.ruling.stun_recovery_roll")
def test_the_distracted_soak_and_steady_themselves_at_minus_2() -> None:
    fight = rich([5, 5], [("savage.ask.benny_soak", True)], bennies=1)
    fight.turn("B")
    distract(fight.fight, fight["a"])
    harm(fight.fight, fight["a"], 2)
    assert fight.terms() == {"savage.state.distracted": -2}
    assert fight["a"].wounds == 1
    fight.table.dice = [5, 5]
    begin_turn(fight.fight, fight["a"])
    assert fight.terms()["savage.state.distracted"] == -2
    assert fight["a"].shaken


# --- movement


@pytest.mark.rule("savage.ruling.crawl_prone")
def test_the_prone_crawl_at_double_cost_and_dropping_is_free() -> None:
    fight = skirmish(OPEN, a=who())
    turn = fight.turn("a")
    assert far(fight, "a") == 6
    fight.do("drop")
    assert (turn.used, turn.spent, far(fight, "a")) == (0, 0, 3)
    go(fight, "a", 1)
    assert (turn.spent, fight["a"].prone) == (2 * PACE, True)
    assert not fight.offers("run")
    assert not any("crawl" in do.what for do in fight.offered())


MORASS = {
    **GROUND,
    "m": Ground(name=NAMES, blocks=False, opaque=False, water=True, difficult=True),
    "O": Ground(name=NAMES, height=1, material="crate", climb=True, difficult=True),
}


@pytest.mark.rule("savage.ruling.double_cost_stack")
@pytest.mark.parametrize("board", ["free", "squares"])
@pytest.mark.parametrize(("sign", "prone"), [("m", False), ("~", False), ("m", True), ("~", True)])
def test_nothing_costs_more_than_double(board: str, sign: str, prone: bool) -> None:
    """Swimming in a bog, walking in mud, crawling in either: 3 paces of Pace 6."""
    hero = who(state={"prone": prone})
    fight = skirmish("a" + sign * 8, a=hero, ground=MORASS, board=board)
    fight.turn("a")
    start = 0.5 if board == "free" and not prone else 0
    if start:
        go(fight, "a", start)
    most = 2.75 if start else 3
    with pytest.raises(Refused):
        go(fight, "a", most + (0.05 if start else 1))
    go(fight, "a", most)
    assert far(fight, "a") == 0


@pytest.mark.rule("savage.ruling.double_cost_stack")
@pytest.mark.parametrize("sign", ["o", "O"])
def test_climbing_over_rough_things_is_not_doubled_again(sign: str) -> None:
    fight = skirmish(f"a{sign}...", a=who(), ground=MORASS)
    turn = fight.turn("a")
    fight.do("climb", "east")
    assert turn.spent == 4 * PACE


@pytest.mark.rule("savage.ruling.jump_cap")
def test_base_pace_caps_the_whole_jump_athletics_included() -> None:
    slow = skirmish(OPEN, a=who(pace=3))["a"]
    assert jump_length(slow, run_up=True) == 2 * PACE
    assert jump_length(slow, run_up=True, mark=SUCCESS) == 3 * PACE
    assert jump_length(slow, run_up=True, mark=RAISE) == 3 * PACE
    hurt = skirmish(OPEN, a=who(wild=True, pace=4, state={"wounds": 3}))["a"]
    assert jump_length(hurt, run_up=True, mark=RAISE) == 4 * PACE


@pytest.mark.rule("savage.ruling.jump_cap")
@pytest.mark.parametrize(("mark", "halves"), [(FAILED, 1), (SUCCESS, 2), (RAISE, 3)])
def test_upwards_athletics_adds_half(mark: int, halves: int) -> None:
    assert jump_height(run_up=False, mark=mark) == halves * PACE // 2
    assert jump_height(run_up=True, mark=mark) == (halves + 1) * PACE // 2


@pytest.mark.rule("savage.ruling.jump_cap")
def test_a_jump_uses_up_pace() -> None:
    fight = skirmish("a..t...", a=who(), ground=GROUND)
    turn = fight.turn("a")
    go(fight, "a", 2)
    at = fight["a"].at.x
    fight.do("jump", "east")
    assert turn.spent == 2 * PACE + fight["a"].at.x - at
    fight.turn("a", spent=turn.spent + 2 * PACE, straight=2 * PACE)
    assert not fight.offers("jump")


@pytest.mark.rule("savage.ruling.hazard_failure")
@pytest.mark.parametrize("sign", ["t", "r", "s"])
def test_a_failed_hazard_roll_is_no_progress_and_no_harm(sign: str) -> None:
    fight = skirmish(f"a{sign}....", a=who(athletics=6), ground=GROUND, dice=[3])
    turn = fight.turn("a")
    go(fight, "a", 3)
    hero = fight["a"]
    assert hero.at.x <= PACE
    assert turn.used == 1
    assert (hero.prone, hero.drowning, hero.fatigue) == (False, -1, 0)


@pytest.mark.rule("savage.ruling.hazard_failure")
@pytest.mark.parametrize(
    ("sign", "faces", "came"),
    [
        ("t", [1, 1, 1], (True, False, 0)),
        ("r", [1, 1], (False, True, 0)),
        ("s", [1, 1], (False, False, 1)),
    ],
)
def test_a_critical_failure_is_what_the_scenario_marks(
    sign: str, faces: list[int], came: tuple[bool, bool, int]
) -> None:
    """A fall of 2 paces: 1d6 + 1 = 2 against Toughness 5 does nothing more."""
    hero = who(athletics=6, wild=True)
    fight = skirmish(f"a{sign}....", a=hero, ground=GROUND, dice=faces)
    fight.turn("a")
    go(fight, "a", 3)
    figure = fight["a"]
    assert (figure.prone, figure.drowning >= 0, figure.fatigue) == came
    fight.table.done()


@pytest.mark.rule("savage.ruling.hazard_failure")
def test_bumps_and_bruises_take_a_day_a_level() -> None:
    fight = skirmish("a", a=who(state={"fatigue": 2, "bruises": 2}))
    for hours, left in ((23, 2), (24, 1), (24, 0)):
        rest(fight.fight, fight["a"], hours)
        assert fight["a"].fatigue == left


# --- riders


def charge(fight: Skirmish, letter: str = "a") -> int:
    """What a charge adds to a blow struck now."""
    item = fight[letter].items[0]
    attack = Attack(fight[letter], fight["B"], item, weapon_in(item))
    terms = blow_of(fight.fight, attack).modifiers
    return sum(term.amount for term in terms if term.rule == "savage.mounted.charge")


@pytest.mark.rule("savage.ruling.mounted_charge_who")
@pytest.mark.parametrize("run", [-1, 3])
def test_the_mounts_straight_paces_help_the_riders_blow_alone(run: int) -> None:
    fight = riders("B", B=who())
    fight.turn("a", run=run)
    go(fight, "a", 6)
    assert (charge(fight), charge(fight, "h")) == (4, 0)
    fight.turn("a")
    assert charge(fight) == 0


@pytest.mark.rule("savage.ruling.mounted_charge_who")
def test_a_bend_at_the_end_is_no_charge() -> None:
    fight = riders("B", B=who(), answers=[False])
    fight.turn("a")
    go(fight, "a", 6)
    go(fight, "a", 0, 1)
    assert charge(fight) == 0


@pytest.mark.rule("savage.ruling.mounted_charge_who")
def test_what_one_walked_to_the_saddle_is_no_part_of_it() -> None:
    fight = riders("......B", B=who())
    fight["a"].mount = fight["h"].rider = ""
    here = fight["a"].at
    fight["h"].at = msgspec.structs.replace(here, x=here.x + 7 * PACE)
    fight.turn("a", declared=2)
    go(fight, "a", 6)
    fight.do("mount", "h")
    assert charge(fight) == 0
    fight.turn("a")
    go(fight, "a", 6)
    assert charge(fight) == 4


@pytest.mark.rule("savage.ruling.mounted_shooting")
def test_what_one_walked_to_the_saddle_does_not_unsettle_the_shot() -> None:
    rules = Rules(mounted_still_steady=True)
    fight = riders("......B", a=who(shooting=6, gear=("bow",)), B=who(), rules=rules, dice=[2, 2])
    fight["a"].mount = fight["h"].rider = ""
    here = fight["a"].at
    fight["h"].at = msgspec.structs.replace(here, x=here.x + 4 * PACE)
    fight.turn("a", declared=2)
    go(fight, "a", 3)
    fight.do("mount", "h")
    fight.do("shoot", "B")
    assert "savage.mounted.shooting" not in fight.all_terms()[0]


@pytest.mark.rule("savage.ruling.mounted_shooting")
@pytest.mark.parametrize(
    ("steady", "paces", "penalty"), [(False, 0, -2), (False, 3, -2), (True, 0, 0), (True, 3, -2)]
)
def test_a_mounted_shot_is_at_minus_2_once_also_standing(
    steady: bool, paces: int, penalty: int
) -> None:
    archer = who(shooting=6, gear=("bow",), wild=False)
    fight = riders("B", a=archer, B=who(), rules=Rules(mounted_still_steady=steady), dice=[2])
    fight.turn("a")
    if paces:
        go(fight, "a", paces)
    fight.do("shoot", "B")
    terms = fight.all_terms()[0]
    found = [
        rule for rule in terms if rule in ("savage.mounted.shooting", "savage.combat.unstable")
    ]
    assert sum(terms[rule] for rule in found) == penalty
    assert len(found) == bool(penalty)


# --- wild attacks


@pytest.mark.rule("savage.ruling.wild_attack_combine")
def test_a_wild_attack_holds_for_all_fighting_of_the_turn() -> None:
    foe = who(fighting=6, vigor=12, gear=("knife",))
    fight = skirmish("aB", a=SWORD, B=foe, dice=[5, 1, 1, 5, 1, 1])
    fight.turn("a", declared=2)
    fight.do("fight", "B", wild=True)
    fight.do("fight", "B")
    rule = "savage.combat.wild_attack"
    assert [terms.get(rule) for terms in fight.all_terms()] == [2, 2, 2, 2]
    assert [event.rule for event in fight.table.told].count(rule) == 1
    end_turn(fight.fight)
    assert fight["a"].vulnerable == 1
    begin_turn(fight.fight, fight["a"])
    end_turn(fight.fight)
    assert not fight["a"].vulnerable


@pytest.mark.rule("savage.ruling.wild_attack_combine")
def test_it_is_declared_before_the_first_fighting_roll() -> None:
    sweeper = who(fighting=8, gear=("short_sword",), edges=("sweep",))
    fight = skirmish("BaC", a=sweeper, B=KNIFE, C=KNIFE, dice=[1])
    fight.turn("a", declared=2)
    assert "wild" in details(fight, "fight") & details(fight, "sweep")
    fight.do("fight", "B")
    assert "wild" not in details(fight, "fight")
    assert "wild" not in details(fight, "sweep")
    assert not fight.fight.turn.wild


def details(fight: Skirmish, what: str) -> set[str]:
    """What can be chosen about a deed that is offered."""
    now = fight.fight
    found = [c for c in MENU.choices(now, now.figure(now.turn.actor)) if c.option.what == what]
    return set(found[0].details)


@pytest.mark.rule("savage.ruling.wild_attack_combine")
def test_who_was_vulnerable_already_is_so_to_the_end_of_its_next_turn() -> None:
    fight = skirmish("aB", a=SWORD, B=KNIFE, dice=[1])
    fight.turn("B")
    expose(fight.fight, fight["a"])
    assert fight["a"].vulnerable == 1
    fight.turn("a")
    fight.do("fight", "B", wild=True)
    end_turn(fight.fight)
    assert fight["a"].vulnerable == 1


# --- injuries


@pytest.mark.rule("savage.ruling.injury_table_order")
def test_the_rows_of_the_injury_table_in_order() -> None:
    rows = {total: TABLE.read((min(6, total - 1), total - min(6, total - 1)))
            for total in range(2, 13)}  # fmt: skip
    torso = dict.fromkeys(range(5, 10), "torso")
    assert rows == {
        2: "unmentionables", 3: "arm", 4: "arm", **torso, 10: "leg", 11: "leg", 12: "head",
    }  # fmt: skip


def maimed(*dice: int, times: int = 1, **given: Any) -> Skirmish:
    """A hero injured again and again, each time with these faces."""
    fight = skirmish("a", a=who(wild=True, **given), dice=dice * times)
    for _ in range(times):
        injure(fight.fight, fight["a"], permanent=True)
    return fight


@pytest.mark.rule("savage.ruling.injury_stack")
@pytest.mark.parametrize(("faces", "name"), [((4, 4, 1), "agility"), ((6, 6, 6), "smarts")])
def test_torso_and_head_dice_go_down_again_never_below_d4(
    faces: tuple[int, ...], name: str
) -> None:
    for times, die in ((1, 8), (2, 6), (3, 4), (4, 4)):
        assert attribute(maimed(*faces, times=times, **{name: 10})["a"], name) == die


@pytest.mark.rule("savage.ruling.injury_stack")
@pytest.mark.parametrize(("face", "arm"), [(1, "left_arm"), (2, "right_arm")])
def test_a_useless_arm_hurt_again_changes_nothing(face: int, arm: str) -> None:
    hero = maimed(1, 2, face, times=2)["a"]
    assert [injury.name for injury in hero.injuries] == [arm, arm]
    assert hero.hindrances == ["one_arm"]


@pytest.mark.rule("savage.ruling.injury_stack")
@pytest.mark.parametrize(
    ("faces", "hindrances"),
    [((5, 5), ["slow_major"]), ((6, 6, 1), ["ugly"]), ((6, 6, 4), ["one_eye", "blind"])],
)
def test_a_third_leg_a_second_scar_and_an_eye_of_the_blind_add_nothing(
    faces: tuple[int, ...], hindrances: list[str]
) -> None:
    assert maimed(*faces, times=3)["a"].hindrances == hindrances
    assert maimed(*faces, times=4)["a"].hindrances == hindrances


@pytest.mark.rule("savage.ruling.injury_stack")
def test_who_was_blind_from_the_start_loses_no_eye() -> None:
    hero = maimed(6, 6, 5, hindrances=("blind",))["a"]
    assert hero.hindrances == []
    assert has(hero, "blind")


# --- the first attack of an ambush


@pytest.mark.rule("savage.ruling.drop_scope")
def test_a_miss_was_the_first_attack_too() -> None:
    foe = who(fighting=6, gear=("knife",), state={"surprised": True})
    attacker = who(fighting=4, gear=("short_sword",))
    fight = skirmish("aB", a=attacker, B=foe, dice=[1, 1], rules=Rules(surprise_gives_drop=True))
    fight.turn("a", declared=3)
    fight["B"].defending = True
    fight.do("fight", "B")
    fight.do("fight", "B")
    assert [terms.get("savage.drop.bonus") for terms in fight.all_terms()] == [4, None]
