"""States, turns, defending, fatigue: what they do and how long they last."""

from __future__ import annotations

import pytest

from tapete.games.savage.figures import parry
from tapete.games.savage.game import GAME
from tapete.games.savage.labels.deeds import deed
from tapete.games.savage.rules.attacks.modifiers import gang_up
from tapete.games.savage.rules.dice.traits import check
from tapete.games.savage.rules.harm.conditions import distract, expose, stun
from tapete.games.savage.rules.harm.damage import take_wounds
from tapete.games.savage.rules.harm.fatigue import rest, tire
from tapete.games.savage.rules.harm.injuries import settle_fall
from tapete.games.savage.rules.moving.movement import reach
from tapete.games.savage.rules.turns.turns import begin_turn, end_turn
from tapete.games.savage.state import MAIN, OFF, STOWED
from tapete.games.savage.world import PACE
from tapete.kernel.dressing import dressed
from tapete.words import Words
from tests.games.savage.skirmish import Skirmish, skirmish, who


def pass_turn(fight: Skirmish, letter: str, *dice: int) -> None:
    fight.table.dice += dice
    begin_turn(fight.fight, fight[letter])
    end_turn(fight.fight)


def penalty(fight: Skirmish, letter: str, trait: str = "smarts") -> dict[str, int]:
    """What weighs on a roll now."""
    fight.table.dice += [4, 1] if fight[letter].wild else [4]
    check(fight.fight, fight[letter], trait, "savage.core.trait_roll")
    return fight.terms()


@pytest.mark.rule("savage.state.distracted")
@pytest.mark.rule("savage.core.status_timing")
def test_distracted_lasts_to_the_end_of_the_next_turn() -> None:
    fight = skirmish("a..B", a=who(), B=who())
    fight.turn("B")
    distract(fight.fight, fight["a"])
    assert penalty(fight, "a", "vigor") == {"savage.state.distracted": -2}
    begin_turn(fight.fight, fight["a"])
    assert fight["a"].distracted
    end_turn(fight.fight)
    assert not fight["a"].distracted


@pytest.mark.rule("savage.state.distracted")
@pytest.mark.rule("savage.core.status_timing")
def test_gained_in_ones_own_turn_it_lasts_through_the_following_one() -> None:
    fight = skirmish("a..B", a=who(), B=who())
    fight.turn("a")
    distract(fight.fight, fight["a"])
    distract(fight.fight, fight["a"])
    end_turn(fight.fight)
    assert fight["a"].distracted == 1
    pass_turn(fight, "a")
    assert not fight["a"].distracted


@pytest.mark.rule("savage.state.vulnerable")
def test_actions_against_the_vulnerable_have_2_more_and_damage_does_not() -> None:
    fight = skirmish(
        "aB", a=who(fighting=6, gear=("short_sword",)), B=who(fighting=6, gear=("knife",)),
        dice=[5, 1, 1],
    )  # fmt: skip
    fight.turn("a")
    expose(fight.fight, fight["B"])
    fight.do("fight", "B")
    attack, damage = fight.all_terms()
    assert attack["savage.state.vulnerable"] == 2
    assert damage == {}


@pytest.mark.rule("savage.state.vulnerable")
def test_it_does_not_add_to_the_drop() -> None:
    fight = skirmish(
        "aB", a=who(fighting=6, gear=("short_sword",)),
        B=who(fighting=6, gear=("knife",), state={"vulnerable": 1, "unaware": True}), dice=[1] * 4,
    )  # fmt: skip
    fight.turn("a")
    fight.do("fight", "B")
    attack = fight.all_terms()[0]
    assert attack["savage.drop.bonus"] == 4
    assert "savage.state.vulnerable" not in attack


@pytest.mark.rule("savage.state.stunned")
def test_the_stunned_lie_there_distracted_until_they_recover() -> None:
    fight = skirmish("a..B", a=who(wild=True), B=who())
    stun(fight.fight, fight["a"])
    for faces in ([5, 2], [3, 3]):
        fight.table.dice += faces
        begin_turn(fight.fight, fight["a"])
        assert fight.terms() == {"savage.state.distracted": -2}
        assert fight.state.phase == "end"
        assert reach(fight.fight, fight["a"]) == 0
        end_turn(fight.fight)
    assert fight["a"].stunned
    assert fight["a"].prone
    assert penalty(fight, "a") == {"savage.state.distracted": -2}


@pytest.mark.rule("savage.state.stunned.gang")
def test_the_stunned_do_not_gang_up() -> None:
    fight = skirmish(
        "aBb\n.c.", a=who(), b=who(), c=who(state={"stunned": True}), B=who(fighting=6)
    )
    assert gang_up(fight.fight, fight["a"], fight["B"]).amount == 1


@pytest.mark.rule("savage.state.stunned.drop", "savage.drop.knockout")
def test_there_is_the_drop_on_the_stunned() -> None:
    fight = skirmish(
        "aB",
        a=who(fighting=6, gear=("short_sword",)),
        B=who(fighting=6, gear=("knife",), state={"stunned": True, "prone": True}),
        dice=[1, 1, 1, 3],
    )
    fight.turn("a")
    fight.do("fight", "B")
    attack, damage, knockout = fight.all_terms()
    rule = "savage.state.stunned.drop"
    assert attack[rule] == damage[rule] == 4
    assert knockout == {"savage.state.distracted": -2}
    assert (fight["B"].out, fight["B"].hours) == ("unconscious", 1)


@pytest.mark.rule("savage.core.stun_recovery")
@pytest.mark.parametrize(("face", "clock"), [(6, 2), (10, 1)])
def test_recovering_from_a_stun_leaves_one_vulnerable(face: int, clock: int) -> None:
    fight = skirmish("a..B", a=who(vigor=12, state={"stunned": True}), B=who(), dice=[face])
    begin_turn(fight.fight, fight["a"])
    assert not fight["a"].stunned
    assert fight["a"].vulnerable == clock
    assert fight.state.phase == "act"


@pytest.mark.rule("savage.core.stun_recovery")
def test_combat_reflexes_help_to_recover() -> None:
    hero = who(vigor=6, edges=("combat_reflexes",), state={"stunned": True})
    fight = skirmish("a..B", a=hero, B=who(), dice=[4])
    begin_turn(fight.fight, fight["a"])
    assert not fight["a"].stunned


@pytest.mark.rule("savage.core.shaken")
@pytest.mark.parametrize(("face", "shaken"), [(4, False), (3, True)])
def test_spirit_ends_being_shaken(face: int, shaken: bool) -> None:
    hero = who(fighting=6, state={"shaken": True})
    fight = skirmish("aB", a=hero, B=who(), dice=[face])
    begin_turn(fight.fight, fight["a"])
    assert fight["a"].shaken is shaken
    assert fight.offers("fight", "B") is not shaken
    assert fight.offers("run")
    assert reach(fight.fight, fight["a"]) == 6 * PACE


@pytest.mark.rule("savage.core.shaken")
def test_the_shaken_are_refused_actions() -> None:
    fight = skirmish("aB", a=who(fighting=6, state={"shaken": True}), B=who())
    fight.turn("a")
    rule, reason = fight.barred("fight")
    assert (rule, reason.key) == ("savage.core.shaken", "savage.barred.shaken")


@pytest.mark.rule("savage.state.prone.melee")
def test_the_prone_parry_and_fight_worse() -> None:
    fighter = who(fighting=8, gear=("short_sword",), state={"prone": True})
    fight = skirmish("aB", a=fighter, B=who(fighting=6, gear=("knife",)), dice=[1])
    assert parry(fight["a"]) == 4
    fight.turn("a")
    fight.do("fight", "B")
    assert fight.terms()["savage.state.prone.melee"] == -2


@pytest.mark.rule("savage.combat.defend")
def test_defending_adds_4_to_parry_until_the_next_turn() -> None:
    fight = skirmish("aB", a=who(fighting=6, gear=("knife",)), B=who())
    fight.turn("a")
    fight.do("defend")
    assert parry(fight["a"]) == 9
    assert reach(fight.fight, fight["a"]) == 6 * PACE
    assert fight.barred("run")[0] == "savage.combat.defend"
    assert fight.barred("fight")[1].key == "savage.barred.turn_spent"
    end_turn(fight.fight)
    assert parry(fight["a"]) == 9
    begin_turn(fight.fight, fight["a"])
    assert parry(fight["a"]) == 5


@pytest.mark.rule("savage.turn.multi_action")
@pytest.mark.parametrize(("declared", "each"), [(2, -2), (3, -4)])
def test_every_action_of_several_is_harder(declared: int, each: int) -> None:
    fight = skirmish(
        "aB", a=who(fighting=6, gear=("knife",)), B=who(fighting=6, gear=("knife",)),
        dice=[1] * declared,
    )  # fmt: skip
    fight.turn("a")
    fight.do(f"declare_{declared}")
    for _ in range(declared):
        fight.do("fight", "B")
        assert fight.terms()["savage.turn.multi_action"] == each
    assert fight.barred("fight")[0] == "savage.turn.multi_action"
    assert not fight.offers("declare_3")


@pytest.mark.rule("savage.turn.ready")
def test_two_items_are_free_and_a_third_is_an_action() -> None:
    fight = skirmish("a", a=who(gear=("knife", "revolver", "dagger", "club")))
    for item in fight["a"].items:
        item.hand = 0
    turn = fight.turn("a")
    fight.do("ready", item=0)
    fight.do("ready", item=1)
    assert turn.used == 0
    assert not fight.offers("ready")
    fight["a"].items[0].hand = 0
    fight.do("ready_slow", item=2)
    assert turn.used == 1


@pytest.mark.rule("savage.turn.ready")
def test_things_that_are_the_same_are_offered_once() -> None:
    fight = skirmish("a", a=who(gear=("revolver", "revolver", "knife")))
    for item in fight["a"].items:
        item.hand = STOWED
    fight.turn("a")
    assert [do.item for do in fight.offered() if do.what == "ready"] == [0, 2]
    fight["a"].items[1].loaded = 2
    assert [do.item for do in fight.offered() if do.what == "ready"] == [0, 1, 2]


def test_what_is_in_the_other_hand_is_told_apart() -> None:
    fight = skirmish("a", a=who(gear=("revolver", "revolver")))
    for item, hand in zip(fight["a"].items, (MAIN, OFF), strict=True):
        item.hand = hand
    fight.turn("a")
    words = Words("en")
    words.learn(GAME.name, GAME.package)
    dropped = [do for do in fight.offered() if do.what == "let_fall"]
    said = [words.say(dressed(GAME, deed(do, {}, fight.state), fight.state)) for do in dropped]
    assert said == ["Drop: revolver", "Drop: revolver (other hand)"]


@pytest.mark.rule("savage.turn.ready")
def test_what_is_buried_in_a_pack_is_an_action() -> None:
    fight = skirmish("a", a=who(gear=("knife",)))
    fight["a"].items[0].hand, fight["a"].items[0].deep = 0, True
    fight.turn("a")
    assert not fight.offers("ready")
    assert fight.offers("ready_slow")


@pytest.mark.rule("savage.fatigue.penalty")
@pytest.mark.rule("savage.core.fatigue_levels")
@pytest.mark.parametrize(("fatigue", "wounds", "all_in_all"), [(2, 1, -3), (1, 0, -1)])
def test_fatigue_and_wounds_add_up(fatigue: int, wounds: int, all_in_all: int) -> None:
    fight = skirmish("a", a=who(wild=True, state={"fatigue": fatigue, "wounds": wounds}))
    assert sum(penalty(fight, "a").values()) == all_in_all


@pytest.mark.rule("savage.fatigue.recovery")
def test_a_level_goes_each_hour_and_a_bruise_each_day() -> None:
    fight = skirmish("a", a=who(state={"fatigue": 2}))
    hero = fight["a"]
    rest(fight.fight, hero, 1)
    assert hero.fatigue == 1
    rest(fight.fight, hero, 1)
    assert hero.fatigue == 0
    other = skirmish("a", a=who(state={"fatigue": 2, "bruises": 1}))
    bruised = other["a"]
    rest(other.fight, bruised, 5)
    assert (bruised.fatigue, bruised.bruises) == (1, 1)
    rest(other.fight, bruised, 24)
    assert (bruised.fatigue, bruised.bruises) == (0, 0)


@pytest.mark.rule("savage.fatigue.recovery")
def test_the_hours_of_several_rests_make_up_the_day_that_bruises_take() -> None:
    fight = skirmish("a", a=who(state={"fatigue": 2, "bruises": 2}))
    left = []
    for hours in (8, 8, 8, 23, 1):
        rest(fight.fight, fight["a"], hours)
        left.append(fight["a"].fatigue)
    assert left == [2, 2, 1, 1, 0]


@pytest.mark.rule("savage.combat.nonlethal", "savage.ruling.nonlethal_incapacitated")
def test_who_was_struck_nonlethally_comes_to_when_its_hours_are_over() -> None:
    fight = skirmish("a", a=who(wild=True, state={"wounds": 3}), dice=[4])
    take_wounds(fight.fight, fight["a"], 1, nonlethal=True)
    settle_fall(fight.fight, fight.state.falls.pop())
    assert (fight["a"].out, fight["a"].hours) == ("unconscious", 4)
    rest(fight.fight, fight["a"], 3)
    assert fight["a"].out == "unconscious"
    rest(fight.fight, fight["a"], 1)
    assert (fight["a"].out, fight["a"].wounds, fight["a"].injuries) == ("", 3, [])


@pytest.mark.rule("savage.fatigue.incapacitated")
def test_beyond_exhausted_one_sleeps_for_2d6_hours() -> None:
    fight = skirmish("a", a=who(wild=True, state={"fatigue": 2}), dice=[3, 4])
    tire(fight.fight, fight["a"], "savage.power.fatigue")
    assert (fight["a"].out, fight["a"].hours) == ("unconscious", 7)
    assert not fight["a"].bleeding
    rest(fight.fight, fight["a"], 7)
    assert not fight["a"].out


@pytest.mark.rule("savage.core.bleeding")
def test_first_aid_is_an_action_and_stops_the_bleeding() -> None:
    dying = who(wild=True, state={"out": "incapacitated", "bleeding": True})
    fight = skirmish("ab..c", a=who(healing=6), b=dying, c=who(), dice=[4])
    turn = fight.turn("a")
    fight.do("first_aid", "b")
    assert turn.used == 1
    assert (fight["b"].bleeding, fight["b"].out) == (False, "incapacitated")
    fight["b"].bleeding = True
    fight.turn("c")
    assert fight.barred("first_aid")[1].key == "savage.barred.not_adjacent"


@pytest.mark.rule("savage.core.turn")
def test_untying_a_friend_is_an_action() -> None:
    fight = skirmish("ab", a=who(), b=who(state={"tied": True}))
    turn = fight.turn("a")
    fight.do("untie", "b")
    assert not fight["b"].tied
    assert turn.used == 1
