"""Encounter discs: laid, looked at, turned over, met and shuffled."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tapete.games.darkness.content.entries import (
    AdversaryDisc,
    AllyDisc,
    ObjectDisc,
    SecurityDisc,
)
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import LookedAt, Passed, Saw, TurnedOver
from tapete.games.darkness.rules.discs import lots
from tapete.games.darkness.state import Held, Laid, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Draw
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.tiles.city import START
from tests.games.darkness.nights import (
    ASKED,
    BACK_OUT,
    FRONT_OUT,
    Scene,
    do,
    lot_of,
    person,
    scene,
    sq,
)

NOTHING, SIX, PAIR, STRAIGHT, THREE = [1, 2, 4], [6, 1, 2], [2, 2, 5], [2, 3, 4], [4, 4, 4]
HERE, OTHER, THIRD = ASKED


def on(
    disc: str, *others: Survivor, dice: list[int], answers: tuple[Any, ...] = (), **who: Any
) -> Scene:
    """Somebody turns over the disc it stands on, with two more in the building."""
    night = scene(person(at=HERE, **who), *others, hidden=[HERE, OTHER, THIRD])
    return night.play(do("flip"), *answers, dice=[disc, *dice])


# --- kinds


@pytest.mark.rule("darkness.disc.kinds")
def test_every_disc_is_of_one_of_four_kinds() -> None:
    kinds = Counter(type(library().disc(disc)) for disc in library().pool)
    assert kinds == {ObjectDisc: 18, AllyDisc: 10, SecurityDisc: 10, AdversaryDisc: 12}
    assert len(set(library().pool)) == 50


@pytest.mark.rule("darkness.disc.security.kinds")
def test_security_is_a_guard_a_dog_an_alarm_or_an_owner() -> None:
    assert {one.guard for one in library().security.values()} == {"guard", "dog", "alarm", "owner"}


@pytest.mark.rule("darkness.disc.adversary.attributes")
def test_an_adversary_has_four_attributes() -> None:
    brute = library().adversaries["brute"]
    assert all((brute.initiative, brute.attack, brute.defence, brute.speed))


# --- objects


@pytest.mark.rule("darkness.object.search", "darkness.object.success", "darkness.vp.sources")
def test_an_object_that_is_found_earns_the_level_of_the_roll() -> None:
    night = on("knife_disc", dice=THREE)
    assert [one.kind for one in night[0].things] == ["knife_disc"]
    assert night[0].points == night[0].things[0].credit == 4
    assert night.hidden() == [OTHER, THIRD]


@pytest.mark.rule("darkness.object.search")
def test_the_level_on_the_disc_is_enough() -> None:
    assert on("knife_disc", dice=PAIR)[0].things
    assert not on("knife_disc", dice=SIX)[0].things


@pytest.mark.rule("darkness.object.fail")
def test_an_object_not_found_is_shuffled_with_the_others() -> None:
    night = on("knife_disc", dice=SIX)
    lot = lot_of(night.night(), HERE)
    assert sorted(night.hidden()) == sorted([HERE, OTHER, THIRD])
    assert lot.held == [Held("knife_disc")]
    assert all(not spot.disc for spot in lot.spots)
    assert night[0].failures == 0


@pytest.mark.rule("darkness.object.fail")
def test_where_there_is_room_the_player_says_where_the_discs_go() -> None:
    night = scene(person(at=HERE), hidden=[HERE])
    night.play(do("flip"), [list(THIRD)], dice=["knife_disc", *SIX])
    assert night.hidden() == [THIRD]
    assert night.asked() == ["act", "lay_discs"]


# --- allies


@pytest.mark.rule("darkness.ally.persuade", "darkness.ally.success")
def test_an_ally_that_is_persuaded_earns_the_level_of_the_roll() -> None:
    night = on("nurse", dice=STRAIGHT)
    assert night[0].allies == ["nurse"]
    assert night[0].points == 3


@pytest.mark.rule("darkness.ally.fail", "darkness.disc.failure.sources")
def test_an_ally_not_persuaded_is_a_failure_disc() -> None:
    night = on("nurse", dice=NOTHING)
    assert night[0].failures == 1
    assert night[0].allies == []
    assert lot_of(night.night(), HERE).held == [Held("nurse")]


@pytest.mark.rule("darkness.ally.persuade")
def test_a_skill_of_talking_adds_dice() -> None:
    flirt = next(name for name, one in library().skills.items() if "persuade" in one.uses)
    cost = library().skills[flirt].cost
    dice = [2, 2, 5, 1, 6][: 3 + (1 if cost < 4 else 2)]
    assert on("nurse", dice=dice, skills={flirt: cost})[0].allies == ["nurse"]


@pytest.mark.rule("darkness.ally.no_limit")
def test_there_may_be_any_number_of_allies() -> None:
    many = [ally for ally in library().allies if ally != "priest"]
    night = scene(person(at=HERE, allies=list(many)), hidden=[HERE], pool=["priest"])
    night.play(do("flip"), dice=["priest", 5, 5, 5])
    assert len(night[0].allies) == len(many) + 1


# --- security


@pytest.mark.rule("darkness.security.check", "darkness.security.alarm")
def test_an_alarm_is_disarmed_and_cannot_be_fought() -> None:
    night = on("shop_alarm", dice=PAIR)
    assert night.asked() == ["act"]
    assert night.told(Passed)


@pytest.mark.rule("darkness.security.success")
def test_security_passed_is_worth_its_own_level() -> None:
    night = on("shop_alarm", dice=THREE)
    assert night[0].points == 2
    assert night[0].trophies == ["shop_alarm"]


@pytest.mark.rule("darkness.security.guard", "darkness.security.owner")
def test_a_guard_and_an_owner_can_be_talked_to_or_fought() -> None:
    for disc in ("rookie_guard", "landlord"):
        night = on(disc, dice=THREE, answers=("talk",))
        assert night.asked() == ["act", "security"]
        domain = night.table.asked[1][2]
        assert list(domain.candidates()) == ["talk", "fight"]
        assert night[0].trophies == [disc]


@pytest.mark.rule("darkness.security.dog")
def test_a_dog_minds_nothing_but_a_way_with_animals() -> None:
    talker = next(name for name, one in library().skills.items() if "persuade" in one.uses)
    night = on("watchdog", dice=THREE, answers=("talk",), skills={talker: 5})
    assert night[0].trophies == ["watchdog"]
    tamer = next(name for name, one in library().skills.items() if "calm" in one.uses)
    night = on("watchdog", dice=[4, 4, 4, 1, 1], answers=("talk",), skills={tamer: 5})
    assert night[0].trophies == ["watchdog"]


@pytest.mark.rule("darkness.security.fail.eject", "darkness.security.fail.failure_disc")
def test_everybody_inside_is_thrown_out_and_only_the_one_in_turn_suspected() -> None:
    inside, outside = person(1, at=sq(2, 3)), person(2, at=sq(0, 5))
    night = on("shop_alarm", inside, outside, dice=NOTHING, answers=([],))
    assert night[0].at == BACK_OUT
    assert night[1].at == FRONT_OUT
    assert night[2].at == sq(0, 5)
    assert [one.failures for one in night.state.survivors] == [1, 0, 0]


@pytest.mark.rule("darkness.security.fail.reshuffle")
def test_failed_security_is_hidden_again() -> None:
    night = on("shop_alarm", dice=NOTHING)
    assert len(night.hidden()) == 3
    assert lot_of(night.night(), HERE).held == [Held("shop_alarm")]


@pytest.mark.rule("darkness.security.fail.eject")
def test_of_two_doors_as_near_the_active_player_chooses() -> None:
    night = scene(person(at=sq(2, 2)), tiles=[Laid("bank", *START, 0)], hidden=[sq(2, 2)])
    answers = (do("flip"), list(sq(0, 2)), [list(sq(1, 3))])
    night.play(*answers, dice=["shop_alarm", *NOTHING])
    assert night[0].at == sq(0, 2)
    assert night.asked() == ["act", "eject", "lay_discs"]


@pytest.mark.rule("darkness.security.kill")
def test_a_guard_that_is_killed_is_no_points_and_a_failure_disc() -> None:
    night = on("rookie_guard", dice=[6, 6, 6, 5, 5, 5], answers=("fight",))
    assert night[0].at == HERE
    assert (night[0].failures, night[0].points, night[0].trophies) == (1, 0, [])
    assert night.state.removed == ["rookie_guard"]


@pytest.mark.rule("darkness.security.combat_loss", "darkness.security.one_round")
def test_a_guard_not_beaten_in_one_round_throws_the_fighter_out_alone() -> None:
    night = on(
        "rookie_guard", person(1, at=HERE), dice=[6, 6, 6, *NOTHING, 6, 6, 6],
        answers=("fight", [], ),
    )  # fmt: skip
    assert night[0].at == BACK_OUT
    assert night[0].failures == 1
    assert night[1].at == HERE
    assert night[1].failures == 0
    assert lot_of(night.night(), HERE).held == [Held("rookie_guard")]


# --- adversaries


@pytest.mark.rule("darkness.adversary.reveal")
def test_an_adversary_is_fought_in_the_same_action() -> None:
    night = on("looter", dice=[*NOTHING, 5, 5, 5, 5, 5, 5])
    assert night.told(TurnedOver)
    assert night[0].trophies == ["looter"]


@pytest.mark.rule("darkness.combat.unresolved")
def test_whoever_begins_a_turn_on_an_adversary_must_fight_or_flee() -> None:
    night = scene(person(damage=1), foe="brute", faced=True)
    assert night.offered() == ["fight", "retreat"]
    assert night.barred("rest") == ("darkness.combat.unresolved", "faces_foe")


# --- looking


@pytest.mark.rule("darkness.perception.amount")
def test_book_a_pair_shows_two_discs() -> None:
    """darkness.example.perception_two"""
    night = scene(person(at=sq(2, 1)), hidden=[HERE, OTHER, THIRD])
    night.play(do("perceive"), [list(HERE), list(THIRD)], dice=[*PAIR, "nurse", "brute"])
    assert [(one.disc, one.at) for one in night.told(Saw)] == [("nurse", HERE), ("brute", THIRD)]
    assert night.told(LookedAt)[0].count == 2
    assert night.hidden() == [HERE, OTHER, THIRD]


@pytest.mark.rule("darkness.perception.amount")
def test_no_more_discs_are_seen_than_there_are() -> None:
    night = scene(person(at=sq(2, 1)), hidden=[HERE])
    night.play(do("perceive"), dice=[*THREE, "nurse"])
    assert len(night.told(Saw)) == 1


@pytest.mark.rule("darkness.perception.once_per_building")
def test_a_building_is_looked_round_in_once() -> None:
    night = scene(person(at=sq(2, 1), perceived=["bar"]), hidden=[HERE])
    assert night.barred("perceive") == ("darkness.perception.once_per_building", "perceived")
    night = scene(person(at=sq(2, 1), perceived=["bank"]), hidden=[HERE])
    assert "perceive" in night.offered()


@pytest.mark.rule("darkness.perception.once_per_building")
def test_there_is_nothing_to_look_round_in_the_street() -> None:
    night = scene(person(at=sq(0, 0)), hidden=[HERE])
    assert night.barred("perceive") == ("darkness.perception.once_per_building", "outside")


# --- chance


def test_each_spot_holds_each_disc_as_likely_as_any_other() -> None:
    """A lot of three spots with one disc shuffled in: it is on each of them one time in three."""
    night = scene(person(at=HERE), hidden=[HERE, OTHER, THIRD], pool=["nurse", "priest", "brute"])
    world = night.night(["knife_disc"])
    lot = lot_of(world, HERE)
    lot.held = [Held("knife_disc")]
    lots.turn_over(world, night[0], lot, lot.spots[0])
    draw = night.table.rolled[0]
    assert isinstance(draw, Draw)
    chances = Counter(draw.items)
    assert chances["knife_disc"] * 3 == len(draw.items)
    assert len({chances[disc] for disc in night.state.pool}) == 1


def test_a_disc_that_was_looked_at_is_the_one_turned_over() -> None:
    night = scene(person(at=HERE), known={HERE: ("shop_alarm", (1,))})
    night.play(do("flip"), dice=["shop_alarm", *PAIR])
    assert night.told(TurnedOver)[0].disc == "shop_alarm"


def test_what_was_looked_at_is_known_to_be_in_the_lot_after_a_shuffle() -> None:
    night = scene(person(at=HERE), hidden=[HERE, THIRD], known={OTHER: ("brute", (1,))})
    night.play(do("flip"), dice=["knife_disc", *SIX])
    assert lot_of(night.night(), HERE).held == [Held("brute", (1,)), Held("knife_disc")]


@pytest.mark.rule("darkness.flip.no_action")
def test_a_shuffle_obliges_nobody_to_turn_a_disc_over() -> None:
    night = scene(person(at=HERE), person(1, at=OTHER, brought=True), hidden=[HERE, OTHER, THIRD])
    night.play(do("flip"), [], dice=["knife_disc", *SIX])
    assert not night[1].brought


def test_discs_that_are_only_looked_at_are_weighed_by_their_kind() -> None:
    heeded: list[set[object]] = []

    class Heeding(ScriptedTable):
        def heed(self, chance: Any, kind: Any) -> Any:
            heeded.append({kind(one) for one in chance.items})
            return super().heed(chance, kind)

    state = scene(person(), hidden=ASKED[:1]).state
    night = Night(state, Heeding(["rope_disc"]))
    lots.look(night, state.survivors[0], [(state.lots[0], state.lots[0].spots[0])], "")
    assert [len(kinds) for kinds in heeded] == [4]
