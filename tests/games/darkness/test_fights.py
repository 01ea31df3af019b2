"""Fights: initiative, rounds, retreat, those who come to help, and who takes the blow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tapete.games.darkness.events.checks import (
    Approached,
    Defeated,
    Fired,
    Fled,
    HeldFast,
    Round,
    Sacrificed,
    Shielded,
    Swift,
)
from tapete.games.darkness.rules.fights.blows import attack, defend, initiative, suffer
from tapete.games.darkness.rules.fights.fight import (
    Opponent,
    fight,
    fight_security,
    opponent,
    retreat,
    speed_of,
)
from tapete.games.darkness.rules.fights.joining import called, present
from tapete.games.darkness.state import Foe, Survivor
from tapete.games.darkness.world import Night
from tests.games.darkness.bout import (
    DOWN,
    FAR,
    HERE,
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

STALKER = Foe("f1", "stalker", HERE, 0)
"""I 3S, A 1P, D 3S, S 5."""
PROWLER = Foe("f1", "prowler", HERE, 0)
"""I 1P, A 1P, D 1P, S 5."""
PAIR, STRAIGHT, NOTHING, SIX = (2, 2, 5), (2, 3, 4), (1, 3, 5), (1, 3, 6)


def meets(
    foe: Foe, *faces: Sequence[int], who: Survivor | None = None, answers: Sequence[Any] = ()
) -> Night:
    """Somebody of Dex, Attack and Defence 3 fights an adversary with these dice."""
    dice = [face for roll in faces for face in roll]
    night = bar([who or somebody()], dice, answers, foes=[Foe("f1", foe.kind, HERE, 0)])
    night.active.rolled = True
    fight(night, night.actor, night.state.foes[0])
    return night


# --- rolls


@pytest.mark.rule("darkness.combat.initiative")
def test_initiative_is_won_by_reaching_its_level() -> None:
    for faces, won in ((PAIR, True), (SIX, False)):
        night = bar([somebody()], faces)
        assert initiative(night, night.actor, "prowler", 2) is won
        assert told(night, Swift)[0].first is won


@pytest.mark.rule("darkness.combat.attack")
def test_an_attack_that_reaches_the_defence_hits() -> None:
    night = bar([somebody()], [*STRAIGHT, *PAIR])
    assert attack(night, night.actor, "stalker", 3).passed
    assert not attack(night, night.actor, "stalker", 3).passed


@pytest.mark.rule("darkness.combat.defence")
def test_a_defence_that_falls_short_lets_the_blow_through() -> None:
    night = bar([somebody()], [*PAIR, *SIX])
    assert defend(night, night.actor, "prowler", 2)
    assert not defend(night, night.actor, "prowler", 2)


def test_hand_weapons_and_skills_of_hand_weapons_count_in_an_attack() -> None:
    fighter = somebody(attack=2, skills={"martial_arts": 5}, holds=["bat_disc"])
    night = bar([fighter], [1, 2, 3, 5, 6])
    attack(night, fighter, "prowler", 8)
    assert thrown(night) == [5]
    shooter = somebody(attack=2, skills={"ranged_weapons": 3}, holds=["pistol_disc"])
    armed = bar([shooter], [1, 2, 3, 5, 6])
    attack(armed, shooter, "prowler", 8)
    assert thrown(armed) == [5]
    unarmed = bar([somebody(attack=2, skills={"ranged_weapons": 3})], [1, 2])
    attack(unarmed, unarmed.actor, "prowler", 8)
    assert thrown(unarmed) == [2]
    strong = bar([somebody(attack=2, skills={"strength": 6})], [1, 2])
    attack(strong, strong.actor, "prowler", 8)
    assert thrown(strong) == [2]


# --- the shotgun


@pytest.mark.rule("darkness.disc.object.shotgun", "darkness.vp.consumed_object")
def test_book_a_shotgun_is_gone_after_its_third_shot_and_its_points_stay() -> None:
    who = somebody(attack=1, holds=["shotgun_disc"])
    who.points, who.things[0].credit, who.bought, who.rerolls = 5, 5, 3, 3
    shot = ("darkness.ask.fire", "t00")
    night = bar([who], [1, 2, 4, 6] * 3 + [1], [shot, shot, shot])
    for _ in range(4):
        attack(night, who, "prowler", 8)
    assert thrown(night) == [4, 4, 4, 1]
    assert [told.left for told in told(night, Fired)] == [2, 1, 0]
    assert who.things == []
    assert who.points == 5
    assert night.state.removed == ["shotgun_disc"]


def test_a_shot_may_be_saved() -> None:
    who = somebody(attack=1, holds=["shotgun_disc"])
    night = bar([who], [1], [("darkness.ask.fire", "")])
    attack(night, who, "prowler", 8)
    assert thrown(night) == [1]
    assert who.things[0].uses == 3


# --- rounds


@pytest.mark.rule("darkness.combat.won_options", "darkness.combat.retreat.when")
def test_with_initiative_one_may_retreat_or_attack_first() -> None:
    night = meets(PROWLER, PAIR, PAIR, answers=[("darkness.ask.retreat", False)])
    assert asked(night) == ["retreat"]
    assert told(night, Defeated)[0].foe == "prowler"
    assert night.actor.damage == 0


@pytest.mark.rule("darkness.combat.lost_order", "darkness.combat.retreat.when")
def test_without_initiative_the_defence_comes_first_and_its_damage_stays() -> None:
    night = meets(PROWLER, SIX, SIX, PAIR)
    assert asked(night) == []
    assert night.actor.damage == 1
    assert told(night, Defeated)


@pytest.mark.rule("darkness.combat.rounds", "darkness.combat.unresolved")
def test_after_three_rounds_an_adversary_stays_under_the_pawn() -> None:
    night = meets(STALKER, NOTHING, *(PAIR, NOTHING) * 3)
    assert len(told(night, Round)) == 3
    assert night.active.held
    assert night.state.foes
    assert told(night, HeldFast)[0].figure == "s0"
    assert used_up(night)


@pytest.mark.rule("darkness.combat.round_content")
def test_a_round_is_one_attack_and_one_defence() -> None:
    night = meets(STALKER, STRAIGHT, *(NOTHING, PAIR) * 3, answers=[False])
    assert thrown(night) == [3] * 7
    assert night.actor.damage == 0


@pytest.mark.rule("darkness.combat.victory.disc", "darkness.combat.victory.points")
def test_a_defeated_adversary_is_a_trophy_worth_its_defence_and_attack() -> None:
    night = meets(STALKER, STRAIGHT, STRAIGHT, answers=[False])
    assert night.actor.trophies == ["stalker"]
    assert night.actor.points == 5
    assert night.state.foes == []


def test_whoever_dies_fights_no_more_and_the_adversary_is_shuffled_back() -> None:
    night = meets(PROWLER, NOTHING, (1,), who=somebody(defence=1), answers=[LAY])
    assert night.survivor("s0").dead
    assert night.state.foes == []
    assert [one.disc for one in night.state.lots[0].held] == ["prowler"]


# --- retreat


@pytest.mark.rule("darkness.combat.retreat.roll")
@pytest.mark.parametrize(("faces", "away"), [((2, 2, 5, 3), True), ((1, 3, 4, 6), False)])
def test_a_retreat_must_exceed_the_speed(faces: Sequence[int], away: bool) -> None:
    """Health 4 and two levels are 6 against 5; health 4 and one level are 5."""
    who = somebody(speed=4, defence=4)
    night = bar([who, somebody(1, NEXT)], faces, [LAY] if away else [], foes=[STALKER])
    night.active.rolled = True
    assert retreat(night, who, night.state.foes[0]) is away
    assert told(night, Fled)[0].total == (6 if away else 5)
    assert night.active.fled


LAY = ("darkness.ask.lay_discs", [list(square(4, 2)), list(square(3, 1))])


@pytest.mark.rule("darkness.combat.retreat.success")
def test_an_adversary_left_behind_is_shuffled_among_the_discs_of_its_building() -> None:
    who = somebody(speed=4, defence=6)
    night = bar([who], [2, 2, 5, 3], [LAY], foes=[STALKER])
    night.active.rolled = True
    assert retreat(night, who, night.state.foes[0])
    assert night.state.foes == []
    assert [one.disc for one in night.state.lots[0].held] == ["stalker"]
    assert len(night.state.lots[0].spots) == 2


@pytest.mark.rule("darkness.combat.retreat.fail")
def test_a_failed_retreat_is_followed_by_the_fight_with_initiative_kept() -> None:
    who = somebody(speed=1, defence=3)
    night = meets(STALKER, STRAIGHT, (1,), STRAIGHT, who=who, answers=[True])
    assert told(night, Fled)[0].away is False
    assert told(night, Defeated)
    assert night.actor.damage == 0


def test_there_is_one_try_a_turn() -> None:
    night = bar([somebody()], [*STRAIGHT, *STRAIGHT], foes=[STALKER])
    night.active.fled = True
    fight(night, night.actor, night.state.foes[0])
    assert asked(night) == []


@pytest.mark.rule("darkness.combat.last_to_flee")
def test_only_the_last_to_leave_must_beat_the_speed() -> None:
    one, other = somebody(speed=1), somebody(1, speed=1)
    night = bar([one, other], [1, 1], foes=[Foe("f1", "shadow", HERE, 0)])
    night.active.rolled = True
    foe = night.state.foes[0]
    assert speed_of(foe) == 6
    assert retreat(night, one, foe)
    assert night.state.foes == [foe]
    one.at = NEXT
    assert not retreat(night, other, foe)


# --- those who help


@pytest.mark.rule("darkness.combat.helpers.approach", "darkness.combat.helpers.stay")
def test_book_a_helper_five_squares_away_assists_in_the_third_round() -> None:
    """darkness.example.combat_helper_five_squares"""
    who, helper = somebody(0, square(1, 1)), somebody(1, FAR, attack=2)
    night = bar(
        [who, helper], [*NOTHING, *PAIR, *NOTHING, *PAIR, *NOTHING, *PAIR, *NOTHING, 2, 4],
        [["s1"], True, {"source": "s1", "dice": [1, 5]}],
        foes=[Foe("f1", "stalker", square(1, 1), 0)],
    )  # fmt: skip
    assert night.apart(FAR, square(1, 1), 9) == 5
    fight(night, who, night.state.foes[0])
    assert [len(one.path) - 1 for one in told(night, Approached)] == [3, 2]
    assert helper.at == who.at
    assert told(night, Defeated)
    assert used_up(night)


def test_a_helper_three_squares_away_assists_from_the_second_round() -> None:
    who, helper = somebody(), somebody(1, square(3, 3), attack=2)
    night = bar(
        [who, helper], [*NOTHING, *PAIR, *NOTHING, *PAIR, *NOTHING, 2, 4],
        [["s1"], True, {"source": "s1", "dice": [1, 5]}], foes=[STALKER],
    )  # fmt: skip
    assert night.apart(square(3, 3), HERE, 9) == 3
    fight(night, who, night.state.foes[0])
    assert len(told(night, Round)) == 2
    assert told(night, Defeated)[0].figure == "s0"
    assert who.trophies == ["stalker"]
    assert helper.at == HERE


def test_only_those_of_the_same_building_are_called() -> None:
    out, beside = somebody(1, STREET), somebody(2, HERE)
    night = bar([somebody(), out, beside], [], [["s2"], True])
    coming = called(night, night.actor, 1)
    assert coming == ["s2"]
    assert present(night, night.actor, coming) == ["s2"]
    nobody = bar([somebody(), somebody(1, DOWN)])
    assert called(nobody, nobody.actor, 1) == []


# --- blows


@pytest.mark.rule("darkness.disc.ally.sacrifice")
def test_an_ally_may_be_sacrificed_for_one_damage() -> None:
    night = bar([somebody(allies=["nurse"])], [], [{"how": "ally", "who": "nurse"}])
    suffer(night, night.actor)
    assert night.actor.damage == 0
    assert night.actor.allies == []
    assert night.state.removed == ["nurse"]
    assert told(night, Sacrificed)[0].ally == "nurse"


@pytest.mark.rule("darkness.combat.helpers.damage")
def test_somebody_who_assists_may_take_the_blow() -> None:
    answers = [{"how": "helper", "who": "s1"}, ("darkness.ask.take_blow", True)]
    night = bar([somebody(), somebody(1)], [], answers)
    suffer(night, night.actor, ["s1"])
    assert [one.damage for one in night.state.survivors] == [0, 1]
    assert told(night, Shielded)[0].figure == "s1"


def test_a_helper_may_refuse_the_blow_or_sacrifice_an_ally_of_its_own() -> None:
    blow = {"how": "helper", "who": "s1"}
    night = bar([somebody(), somebody(1)], [], [blow, False])
    suffer(night, night.actor, ["s1"])
    assert [one.damage for one in night.state.survivors] == [1, 0]
    spared = bar(
        [somebody(), somebody(1, allies=["nurse"])],
        [],
        [blow, True, {"how": "ally", "who": "nurse"}],
    )
    suffer(spared, spared.actor, ["s1"])
    assert [one.damage for one in spared.state.survivors] == [0, 0]


def test_without_a_choice_nobody_is_asked() -> None:
    night = bar([somebody()])
    suffer(night, night.actor)
    assert night.actor.damage == 1
    assert asked(night) == []


# --- security


@pytest.mark.rule("darkness.security.one_round")
def test_security_is_fought_for_one_round_without_retreat() -> None:
    assert opponent("watchdog") == Opponent("watchdog", 2, 2, 2)
    night = bar([somebody()], [*PAIR, *NOTHING, *PAIR])
    assert not fight_security(night, night.actor, "watchdog")
    assert asked(night) == []
    assert len(told(night, Round)) == 1
    won = bar([somebody()], [*NOTHING, *NOTHING, *PAIR])
    assert fight_security(won, won.actor, "watchdog")
    assert won.actor.damage == 1
