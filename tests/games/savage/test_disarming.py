"""Called shots, disarming, dropped weapons and improvised ones."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.actions.attacks import called_parts
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.figures import parry
from tapete.games.savage.state import GONE, GROUND, MAIN, OFF
from tapete.games.savage.steps import menu
from tests.games.savage.skirmish import skirmish, who

SWORDSMAN = who(fighting=10, strength=6, gear=("short_sword",))


@pytest.mark.rule("savage.combat.disarm.weapon", "savage.ruling.disarm_object")
@pytest.mark.parametrize(("strength", "keeps"), [(7, True), (6, False)])
def test_a_struck_weapon_is_dropped_unless_strength_reaches_the_damage(
    strength: int, keeps: bool
) -> None:
    """Parry 5: 7 - 2 hits the sword; 6 and 1 are 7, and the 6 is not rolled again."""
    fight = skirmish(
        "aB",
        a=SWORDSMAN,
        B=who(fighting=6, strength=8, gear=("sabre",)),
        dice=[7, 6, 1, strength],
    )
    fight.turn("a")
    fight.do("fight", "B", called="weapon")
    assert (fight["B"].items[0].hand == MAIN) is keeps
    assert fight.all_terms()[0]["savage.combat.disarm.weapon"] == -2
    assert not fight["B"].shaken
    fight.table.done()


@pytest.mark.rule("savage.ruling.disarm_object")
def test_a_small_weapon_is_hard_to_hit_and_shots_at_it_need_a_4() -> None:
    fight = skirmish(
        "a......B",
        a=who(shooting=10, gear=("revolver",)),
        B=who(fighting=12, gear=("revolver",)),
        dice=[8, 2, 3, 5],
    )
    fight.turn("a")
    fight.do("shoot", "B", called="weapon")
    assert fight.all_terms()[0]["savage.combat.disarm.weapon"] == -4
    assert fight["B"].items[0].hand == GROUND


@pytest.mark.rule("savage.ruling.disarm_object")
def test_a_weapon_breaks_at_its_hardness() -> None:
    """A knife of Hardness 10, struck for 6 + 4."""
    fight = skirmish("aB", a=SWORDSMAN, B=who(fighting=4, gear=("knife",)), dice=[9, 6, 4])
    fight.turn("a")
    fight.do("fight", "B", called="weapon")
    assert fight["B"].items[0].hand == GONE
    assert not fight["B"].items[0].at
    fight.table.done()


def test_bare_hands_are_no_weapon_to_aim_at() -> None:
    fight = skirmish("aB", a=SWORDSMAN, B=who())
    assert "weapon" not in called_parts(fight["B"])


# --- shields


def bearer(shield: str, **given: Any) -> dict[str, Any]:
    """Somebody with an unusually strong arm, a club and a shield."""
    return who(**{"fighting": 6, "strength": 8, "gear": ("club", shield), **given})


@pytest.mark.rule("savage.combat.disarm.weapon", "savage.ruling.disarm_shield")
@pytest.mark.parametrize(
    ("shield", "penalty"),
    [("small_shield", -4), ("medium_shield", -2), ("large_shield", -2), ("riot_shield", -2)],
)
@pytest.mark.parametrize(("strength", "keeps"), [(7, True), (6, False)])
def test_a_struck_shield_is_dropped_unless_strength_reaches_the_damage(
    shield: str, penalty: int, strength: int, keeps: bool
) -> None:
    """10 and 9 more always hit; 6 and 1 are 7, and the 6 is not rolled again."""
    fight = skirmish("aB", a=SWORDSMAN, B=bearer(shield), dice=[10, 9, 6, 1, strength])
    fight.turn("a")
    before = parry(fight["B"])
    fight.do("fight", "B", called="shield")
    _, item = fight["B"].items
    assert (item.hand in (MAIN, OFF)) is keeps
    assert (parry(fight["B"]) == before) is keeps
    assert fight["B"].items[0].hand in (MAIN, OFF)
    assert fight.all_terms()[0]["savage.combat.disarm.weapon"] == penalty
    assert not fight["B"].shaken
    fight.table.done()


@pytest.mark.rule("savage.ruling.disarm_shield")
@pytest.mark.parametrize(("shield", "breaks"), [("medium_shield", True), ("riot_shield", False)])
def test_a_shield_breaks_at_its_hardness(shield: str, breaks: bool) -> None:
    """5 + 5: enough for a Hardness of 10, not for one of 12."""
    dice = [10, 9, 5, 5, *([] if breaks else [7])]
    fight = skirmish("aB", a=SWORDSMAN, B=bearer(shield), dice=dice)
    fight.turn("a")
    fight.do("fight", "B", called="shield")
    assert (fight["B"].items[1].hand == GONE) is breaks


@pytest.mark.rule("savage.ruling.disarm_shield")
def test_a_shield_is_no_cover_for_itself() -> None:
    archer, foe = who(shooting=10, gear=("bow",)), bearer("large_shield")
    for called, cover in (("", -4), ("weapon", -4), ("shield", 0)):
        fight = skirmish("a......B", a=archer, B=foe, dice=[2])
        fight.turn("a")
        fight.do("shoot", "B", called=called)
        assert fight.terms().get("savage.cover.penalty", 0) == cover
    fight.table.done()


@pytest.mark.rule("savage.ruling.disarm_shield", "savage.cover.obstacle")
def test_a_shield_is_no_obstacle_before_itself() -> None:
    """B lies down, half covered: 7 - 2 - 4 misses, and nothing solid is in the way."""
    foe = bearer("large_shield", state={"prone": True})
    fight = skirmish("a......B", a=who(shooting=10, gear=("bow",)), B=foe, dice=[7])
    fight.turn("a")
    fight.do("shoot", "B", called="shield")
    assert fight.terms()["savage.cover.penalty"] == -4
    fight.table.done()


@pytest.mark.rule("savage.combat.aim")
def test_aim_ignores_the_penalty_for_the_shield() -> None:
    fight = skirmish("a......B", a=who(shooting=10, gear=("bow",)), B=bearer("small_shield"),
        dice=[1])  # fmt: skip
    fight.turn("a")
    fight.do("aim", "B")
    fight.turn("a")
    fight.do("shoot", "B", called="shield")
    assert fight.terms() == {"savage.combat.disarm.weapon": -4, "savage.combat.aim": 4}


def test_only_who_bears_a_shield_can_lose_it() -> None:
    fight = skirmish("aB", a=SWORDSMAN, B=bearer("small_shield"))
    assert "shield" in called_parts(fight["B"])
    assert "shield" not in called_parts(fight["a"])


def test_what_was_dropped_can_be_taken_up_again() -> None:
    fight = skirmish("aB", a=SWORDSMAN, B=bearer("medium_shield"), dice=[10, 9, 6, 1, 2])
    fight.turn("a")
    fight.do("fight", "B", called="shield")
    fight.turn("B")
    fight.do("pick_up", "B")
    assert fight["B"].items[1].hand == OFF


def test_a_bot_strikes_at_the_shield_that_keeps_it_from_striking_home() -> None:
    weighed = skirmish("aB", a=SWORDSMAN, B=bearer("large_shield"))
    weighed.turn("a")
    plans = SavageTactics().worth_weighing(menu(weighed.fight, weighed["a"]), weighed.state, 0)
    called = [answer.details.get("called") for way, answer in plans if way == "do"]
    assert "shield" in called


# --- limbs


@pytest.mark.rule("savage.combat.disarm.limb", "savage.called.hand")
def test_a_hit_hand_drops_what_it_holds() -> None:
    """Fighting 9 - 4 hits Parry 5; 3 + 2 Shakes; Strength 7 - 4 = 3 is too little."""
    fight = skirmish(
        "aB", a=SWORDSMAN, B=who(fighting=6, strength=8, gear=("sabre",)), dice=[9, 3, 2, 7]
    )
    fight.turn("a")
    fight.do("fight", "B", called="hand")
    assert fight["B"].shaken
    assert fight["B"].items[0].hand == GROUND
    first, _, grip = fight.all_terms()
    assert first["savage.called.hand"] == -4
    assert grip["savage.combat.disarm.limb"] == -4


@pytest.mark.rule("savage.combat.disarm.limb", "savage.called.limb")
def test_a_hit_arm_holds_on_at_minus_2() -> None:
    fight = skirmish(
        "aB", a=SWORDSMAN, B=who(fighting=6, strength=8, gear=("sabre",)), dice=[7, 3, 2, 6]
    )
    fight.turn("a")
    fight.do("fight", "B", called="limb")
    assert fight["B"].items[0].hand == MAIN
    assert fight.all_terms()[0]["savage.called.limb"] == -2
    assert fight.terms()["savage.combat.disarm.limb"] == -2


@pytest.mark.rule("savage.combat.disarm.limb")
def test_a_hit_that_does_no_harm_disarms_nobody() -> None:
    fight = skirmish("aB", a=SWORDSMAN, B=who(fighting=6, gear=("sabre",)), dice=[9, 1, 1])
    fight.turn("a")
    fight.do("fight", "B", called="hand")
    assert fight["B"].items[0].hand == MAIN


@pytest.mark.rule("savage.called.limb")
def test_a_called_shot_at_a_leg_is_at_minus_2_and_disarms_nobody() -> None:
    fight = skirmish("aB", a=SWORDSMAN, B=who(fighting=6, gear=("sabre",)), dice=[7, 3, 2])
    fight.turn("a")
    fight.do("fight", "B", called="leg")
    assert fight.all_terms()[0]["savage.called.limb"] == -2
    assert fight["B"].shaken
    fight.table.done()


@pytest.mark.rule("savage.called.head")
@pytest.mark.parametrize(("helmet", "wounds"), [("open_helmet", 0), ("chain_mail", 1)])
def test_a_blow_to_the_head_does_4_more_against_the_helmet_only(helmet: str, wounds: int) -> None:
    """Fighting 9 - 4 hits Parry 4; damage 5 + 2 + 4 = 11 against Toughness 5 and the helmet's 3."""
    foe = who(fighting=4, strength=10, gear=("club", helmet), wild=True)
    fight = skirmish("aB", a=SWORDSMAN, B=foe, dice=[8, 5, 2])
    fight.turn("a")
    fight.do("fight", "B", called="head")
    assert fight.all_terms()[0]["savage.called.head"] == -4
    assert fight["B"].shaken
    assert fight["B"].wounds == wounds


# --- on the ground


@pytest.mark.rule("savage.ruling.ready_free")
def test_picking_up_what_lies_near_is_an_action_and_letting_fall_is_not() -> None:
    fight = skirmish("aB", a=who(gear=("sabre",)), B=who())
    turn = fight.turn("a")
    fight.do("let_fall")
    assert (fight["a"].items[0].hand, turn.used) == (GROUND, 0)
    fight.do("pick_up", "a")
    assert (fight["a"].items[0].hand, turn.used) == (MAIN, 1)


def test_anybody_can_pick_up_what_another_has_dropped() -> None:
    fight = skirmish("aB", a=who(gear=("sabre",)), B=who())
    fight.turn("a")
    fight.do("let_fall")
    fight.turn("B")
    fight.do("pick_up", "a")
    assert [item.kind for item in fight["B"].items] == ["sabre"]
    assert fight["a"].items[0].hand == GONE
    fight.turn("a")
    assert not fight.offers("pick_up")


def test_full_hands_pick_nothing_up() -> None:
    fight = skirmish("aB", a=who(gear=("sabre",)), B=who(gear=("maul",)))
    fight.turn("a")
    fight.do("let_fall")
    fight.turn("B")
    assert fight.barred("pick_up", "a")[1].key == "savage.barred.hands_full"


def test_a_thrown_weapon_lies_where_its_target_stood() -> None:
    fight = skirmish("a..B", a=who(athletics=8, gear=("knife",)), B=who(), dice=[1])
    fight.turn("a")
    fight.do("shoot", "B")
    assert fight["a"].items[0].at == fight["B"].at
    fight.turn("B")
    assert fight.offers("pick_up", "a")


# --- improvised weapons


@pytest.mark.rule("savage.improvised.attack")
def test_a_chair_is_swung_at_minus_2() -> None:
    """Parry 5: 6 - 2 misses."""
    fight = skirmish(
        "aB", a=who(fighting=8, gear=("improvised_medium",)), B=who(fighting=6, gear=("club",)),
        dice=[6],
    )  # fmt: skip
    fight.turn("a")
    fight.do("fight", "B")
    assert fight.terms()["savage.improvised.attack"] == -2
    fight.table.done()


@pytest.mark.rule("savage.improvised.table")
def test_a_medium_one_thrown_at_3_paces_is_at_medium_range() -> None:
    fight = skirmish("a...B", a=who(athletics=8, gear=("improvised_medium",)), B=who(), dice=[1])
    fight.turn("a")
    fight.do("shoot", "B")
    assert fight.terms() == {"savage.range.penalty": -2, "savage.improvised.attack": -2}


@pytest.mark.rule("savage.improvised.table")
@pytest.mark.parametrize(
    ("strength", "weights"),
    [(4, ["light"]), (6, ["light", "medium"]), (8, ["light", "medium", "heavy"])],
)
def test_what_one_can_grab_depends_on_ones_strength(strength: int, weights: list[str]) -> None:
    from tapete.games.savage.actions.items import rigged

    fight = skirmish("aoB", a=who(strength=strength), B=who())
    turn = fight.turn("a")
    assert rigged(fight["a"]) == weights
    fight.do("grab", weight=weights[-1])
    assert fight["a"].items[-1].kind == f"improvised_{weights[-1]}"
    assert turn.used == 1


def test_in_the_open_there_is_nothing_to_grab() -> None:
    fight = skirmish("aB...", a=who(), B=who())
    fight.turn("a")
    assert fight.barred("grab")[1].key == "savage.barred.nothing_to_grab"
