"""A turn: movement and one action in any order, or a turn of healing."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.events.goods import Healed, TurnedOver
from tapete.games.darkness.events.story import Allowed, Moved
from tapete.games.darkness.state import Laid
from tapete.kernel import Roll
from tapete.kernel.errors import Refused
from tapete.kernel.plain import plain_of
from tapete.spaces.tiles.city import START, slot
from tests.games.darkness.nights import (
    ASKED,
    BACK_IN,
    BACK_OUT,
    FRONT,
    FRONT_IN,
    FRONT_OUT,
    IN,
    STREET,
    Scene,
    do,
    go,
    person,
    scene,
    sq,
)

NOTHING = [1, 2, 4]
"""Three dice of level 0."""
PLAIN = 3
"""A face of the fate die with which nothing happens."""


# --- the roll


@pytest.mark.rule("darkness.move.allowance")
def test_book_health_four_and_a_pair_are_six_points_of_movement() -> None:
    """darkness.example.movement_six"""
    night = scene(person(defence=4)).play(do("roll"), dice=[2, 2, 5, PLAIN])
    assert night.told(Allowed)[0].points == 6
    assert night.turn.left == 12


@pytest.mark.rule("darkness.move.allowance")
def test_health_three_and_a_straight_are_six_and_nothing_is_three() -> None:
    assert scene(person()).play(do("roll"), dice=[2, 3, 4, PLAIN]).told(Allowed)[0].points == 6
    assert scene(person()).play(do("roll"), dice=[*NOTHING, PLAIN]).told(Allowed)[0].points == 3


@pytest.mark.rule("darkness.move.allowance", "darkness.disc.damage")
def test_damage_shortens_the_way() -> None:
    night = scene(person(damage=2)).play(do("roll"), dice=[*NOTHING, PLAIN])
    assert night.told(Allowed)[0].points == 1
    assert night[0].health == 1


@pytest.mark.rule("darkness.fate.die")
def test_the_fate_die_is_thrown_besides_the_speed_dice() -> None:
    night = scene(person(speed=3)).play(do("roll"), dice=[6, 6, 6, PLAIN])
    speed, fate = [one for one in night.table.rolled if isinstance(one, Roll)]
    assert (len(speed.dice), len(fate.dice)) == (3, 1)
    assert night.told(Allowed)[0].levels == 4


@pytest.mark.rule("darkness.move.roll_mandatory")
def test_a_turn_cannot_end_before_the_movement_roll() -> None:
    night = scene(person(holds=["bat_disc"]))
    night.play(do("drop", item=0))
    assert "end" not in night.offered()
    assert "roll" in night.offered()
    night.play(do("roll"), dice=[*NOTHING, PLAIN])
    assert night.offered() == ["end"]


@pytest.mark.rule("darkness.move.roll_mandatory")
def test_there_is_one_movement_roll_a_turn() -> None:
    night = scene(person()).play(do("roll"), dice=[*NOTHING, PLAIN])
    assert night.barred("roll") == ("darkness.move.roll_mandatory", "rolled")


# --- walking


@pytest.mark.rule("darkness.move.street_double")
def test_a_point_is_worth_two_squares_of_street() -> None:
    night = scene(person(at=STREET), rolled=True, left=2 * 2)
    reach = night.reach()
    assert reach[sq(4, 0)] == 4
    assert sq(5, 0) not in reach


@pytest.mark.rule("darkness.map.square_is_space")
def test_each_square_counts_as_one() -> None:
    night = scene(person(at=sq(2, 1)), person(1, at=sq(3, 3)))
    assert night.night().apart(sq(2, 1), sq(3, 3)) == 3


@pytest.mark.rule("darkness.move.street_double")
def test_a_half_point_left_pays_no_step_indoors() -> None:
    night = scene(person(at=IN), rolled=True, left=1)
    assert night.reach() == {IN: 0}


@pytest.mark.rule("darkness.map.walls_fences")
def test_walls_are_in_the_way_and_fences_are_not() -> None:
    night = scene(person(at=sq(1, 4)), rolled=True, left=1)
    assert sq(1, 5) in night.reach()
    assert sq(1, 3) not in night.reach()


@pytest.mark.rule("darkness.map.walls_fences")
def test_a_step_through_a_wall_is_refused_by_its_rule() -> None:
    night = scene(person(at=sq(1, 4)), rolled=True, left=2)
    with pytest.raises(Refused) as refused:
        night.play(go(sq(1, 3)))
    assert refused.value.rule == "darkness.move.allowance"


@pytest.mark.rule("darkness.move.no_diagonal")
def test_a_diagonal_is_two_steps() -> None:
    night = scene(person(at=sq(2, 2)), rolled=True, left=12)
    assert night.reach()[sq(3, 3)] == 4
    night.play(go(sq(3, 3)))
    assert len(night.told(Moved)[0].path) == 3


@pytest.mark.rule("darkness.move.shared_space")
def test_any_number_may_stand_on_a_square() -> None:
    night = scene(person(at=sq(2, 1)), person(1), person(2), rolled=True, left=2)
    night.play(go(IN))
    assert [one.at for one in night.state.survivors] == [IN] * 3


@pytest.mark.rule("darkness.door.unlocked_inside")
def test_a_locked_door_is_left_without_a_roll() -> None:
    night = scene(person(at=BACK_IN), rolled=True, left=1)
    night.play(go(BACK_OUT))
    assert night[0].at == BACK_OUT


@pytest.mark.rule("darkness.disc.no_door", "darkness.move.stop_on_entry")
def test_a_knocked_down_door_is_walked_through_and_ends_the_movement() -> None:
    night = scene(person(at=FRONT_OUT), rolled=True, left=10)
    assert FRONT_IN not in night.reach()
    night.state.no_doors = [FRONT]
    night.play(go(FRONT_IN))
    assert night[0].at == FRONT_IN
    assert night.turn.left == 0


@pytest.mark.rule("darkness.move.stop_on_entry")
def test_nobody_walks_on_inside() -> None:
    night = scene(person(at=FRONT_OUT), rolled=True, left=10)
    night.state.no_doors = [FRONT]
    with pytest.raises(Refused) as refused:
        night.play(go(FRONT_IN, IN))
    assert refused.value.rule == "darkness.move.stop_on_entry"


@pytest.mark.rule("darkness.move.ends_on_action", "darkness.turn.steps_any_order")
def test_an_action_ends_a_movement_that_has_begun() -> None:
    night = scene(person(holds=["bat_disc"]), rolled=True, left=12)
    night.play(go(sq(3, 2))).play(do("drop", item=0))
    assert night.turn.left == 0
    assert "move" not in night.offered()


@pytest.mark.rule("darkness.turn.steps_any_order")
def test_an_action_before_the_roll_leaves_the_whole_movement() -> None:
    night = scene(person(holds=["bat_disc"])).play(do("drop", item=0))
    night.play(do("roll"), dice=[*NOTHING, PLAIN]).play(go(sq(3, 2)))
    assert night[0].at == sq(3, 2)
    assert night.turn.left == 4


@pytest.mark.rule("darkness.turn.steps_any_order")
def test_a_second_action_is_refused() -> None:
    night = scene(person(holds=["bat_disc", "knife_disc"])).play(do("drop", item=0))
    assert night.barred("drop") == ("darkness.turn.steps_any_order", "acted")


@pytest.mark.rule("darkness.turn.action_list")
def test_alone_indoors_with_an_object_one_can_look_round_or_drop_it() -> None:
    night = scene(person(holds=["bat_disc"]), hidden=[ASKED[0]])
    assert night.offered() == ["roll", "perceive", "drop"]


# --- tiles


CHURCH = ("church",)
BEYOND = (STREET[0] - 1, STREET[1])
"""The square west of the tile."""


def explored(night: Scene, tile: str = "church", *answers: Any) -> Scene:
    """Somebody steps off the tile, draws this one and lays it in the first way that fits."""
    city = night.night().city
    ways = [city.laying(tile, slot(BEYOND), turn)[0] for turn in city.turns(tile, BEYOND)]
    chosen = [] if len(ways) == 1 else [plain_of(ways[0])]
    return night.play(go(BEYOND), *chosen, *answers, dice=[tile])


@pytest.mark.rule("darkness.map.new_tile", "darkness.map.seed_discs")
def test_a_step_off_the_city_lays_a_tile_with_its_discs() -> None:
    night = scene(person(at=STREET), rolled=True, left=4, stack=CHURCH)
    explored(night)
    assert [one.tile for one in night.state.laid] == ["bar", "church"]
    assert night[0].at == BEYOND
    assert night.turn.left == 3
    assert night.state.stack == []
    assert len(night.hidden()) == len(night.night().city.encounters(1)) > 0


@pytest.mark.rule("darkness.map.encounter_squares", "darkness.map.scenario_squares")
def test_discs_lie_on_their_squares_and_nowhere_else() -> None:
    night = scene(person(at=STREET), rolled=True, left=4, stack=CHURCH)
    explored(night)
    city = night.night().city
    assert sorted(night.hidden()) == sorted(city.encounters(1))
    assert not set(night.hidden()) & set(city.marks(1))


@pytest.mark.rule("darkness.map.no_tiles_left")
def test_without_tiles_the_edge_is_the_end() -> None:
    night = scene(person(at=STREET), rolled=True, left=4)
    assert BEYOND not in night.reach()
    with pytest.raises(Refused) as refused:
        night.play(go(BEYOND))
    assert refused.value.rule == "darkness.map.no_tiles_left"
    assert night.turn.left == 4


@pytest.mark.rule("darkness.map.high_school_pair")
def test_the_halves_of_the_high_school_come_together() -> None:
    halves = ("high_school_east", "high_school_west")
    night = scene(person(at=STREET), rolled=True, left=4, stack=(*halves, "church"))
    explored(night, halves[0])
    assert [one.tile for one in night.state.laid] == ["bar", *halves]
    assert night.state.stack == ["church"]


@pytest.mark.rule("darkness.map.new_tile")
def test_a_tile_that_does_not_fit_goes_back_and_another_is_drawn() -> None:
    slots = [(-2, 0), (-1, -1), (-1, 1)]
    others = ("bank", "museum", "warehouse")
    around = [
        Laid(tile, START[0] + x, START[1] + y, 0)
        for tile, (x, y) in zip(others, slots, strict=True)
    ]
    halves = ("high_school_east", "high_school_west")
    tiles = [Laid("bar", *START, 0), *around]
    night = scene(person(at=STREET), rolled=True, left=4, tiles=tiles, stack=(*halves, "church"))
    city = night.night().city
    assert not city.turns(halves[0], BEYOND)
    ways = [city.laying("church", slot(BEYOND), turn)[0] for turn in city.turns("church", BEYOND)]
    chosen = [] if len(ways) == 1 else [plain_of(ways[0])]
    night.play(go(BEYOND), *chosen, dice=[*halves, "church"])
    assert night.state.laid[-1].tile == "church"
    assert night.state.stack == list(halves)


@pytest.mark.rule("darkness.map.seed_discs")
def test_a_short_pool_takes_back_what_was_discarded() -> None:
    night = scene(person(at=STREET), rolled=True, left=4, stack=CHURCH, pool=["nurse"])
    night.state.discard = ["bat_disc", "knife_disc", "priest", "old_alarm"]
    explored(night)
    assert night.state.discard == []
    assert len(night.state.pool) == 5


@pytest.mark.rule("darkness.map.seed_discs")
def test_where_discs_run_out_the_player_says_which_squares_stay_empty() -> None:
    night = scene(person(at=STREET), rolled=True, left=4, stack=CHURCH, pool=["nurse"])
    city = night.night().city
    turn = city.turns("church", BEYOND)[0]
    later = city.grown(*city.laying("church", slot(BEYOND), turn))
    chosen = later.encounters(1)[-1]
    explored(night, "church", [list(chosen)])
    assert night.hidden() == [chosen]


# --- face-down and face-up discs


@pytest.mark.rule("darkness.flip.stop")
def test_a_face_down_disc_ends_the_movement_and_is_turned_over() -> None:
    night = scene(person(at=sq(2, 1)), rolled=True, left=12, hidden=[ASKED[0]])
    night.play(go(ASKED[0]), dice=["old_alarm", 6, 1, 2])
    assert night.told(TurnedOver)[0].disc == "old_alarm"
    assert night.turn.acted
    assert night.turn.left == 0


@pytest.mark.rule("darkness.flip.stop")
def test_nobody_walks_over_a_face_down_disc() -> None:
    night = scene(person(at=sq(2, 1)), rolled=True, left=12, hidden=[ASKED[0]])
    assert night.reach()[ASKED[0]] == 2
    assert night.reach()[sq(4, 1)] == 8


@pytest.mark.rule("darkness.flip.no_action")
def test_without_an_action_the_disc_waits_for_the_next_turn() -> None:
    night = scene(person(at=sq(2, 1)), rolled=True, acted=True, left=12, hidden=[ASKED[0]])
    night.play(go(ASKED[0])).play(do("end")).play()
    assert night[0].brought
    assert night.offered() == ["flip"]
    assert night.barred("roll") == ("darkness.flip.no_action", "must_flip")
    night.play(do("flip"), dice=["old_alarm", 6, 1, 2])
    assert night.turn.acted
    assert not night[0].brought


@pytest.mark.rule("darkness.flip.faceup_free")
def test_a_face_up_object_stops_nobody() -> None:
    night = scene(person(at=sq(2, 1), holds=["bat_disc"]))
    night.play(do("drop", item=0)).play(do("roll"), dice=[*NOTHING, PLAIN])
    night[0].at = sq(2, 2)
    assert night.reach()[sq(3, 1)] == 4
    night.play(go(sq(2, 1), sq(3, 1)))
    assert "darkness.flip.faceup_free" in night.told(Moved)[0].also


# --- a turn of healing


@pytest.mark.rule("darkness.turn.heal_instead", "darkness.turn.heal_amount")
def test_a_turn_of_healing_has_no_movement_roll() -> None:
    night = scene(person(defence=5, damage=3), person(1, at=STREET)).play(
        do("rest"), dice=[2, 2, 5]
    )
    assert night[0].damage == 1
    assert night.turn.over
    assert len(night.table.rolled) == 1


@pytest.mark.rule("darkness.turn.heal_amount", "darkness.vp.sources")
def test_healing_oneself_stops_at_full_health_and_earns_nothing() -> None:
    night = scene(person(defence=5, damage=1)).play(do("rest"), dice=[2, 3, 4])
    assert night.told(Healed)[0].amount == 1
    assert night[0].health == 5
    assert night[0].points == 0


@pytest.mark.rule("darkness.turn.heal_amount")
def test_a_roll_of_nothing_heals_nothing() -> None:
    assert scene(person(damage=2)).play(do("rest"), dice=NOTHING)[0].damage == 2


@pytest.mark.rule("darkness.turn.heal_instead")
def test_a_turn_that_has_begun_cannot_be_spent_on_healing() -> None:
    night = scene(person(damage=1)).play(do("roll"), dice=[*NOTHING, PLAIN])
    assert night.barred("rest") == ("darkness.turn.heal_instead", "turn_begun")


# --- from turn to turn


@pytest.mark.rule("darkness.setup.first_player")
def test_turns_go_round_from_the_first_player() -> None:
    night = scene(person(), person(1), person(2), rolled=True)
    night.state.order = ["s0", "s1", "s2"]
    seen = []
    for _ in range(4):
        seen.append(night.turn.who)
        night.turn.rolled = True
        night.play(do("end")).play()
    assert seen == ["s0", "s1", "s2", "s0"]
    assert night.state.round == 2


@pytest.mark.rule("darkness.char.death.at_zero")
def test_the_dead_have_no_turns() -> None:
    night = scene(person(), person(1, at=None, dead=True), person(2), rolled=True)
    night.play(do("end")).play()
    assert night.turn.who == "s2"


@pytest.mark.rule("darkness.vp.spend.reroll", "darkness.vp.spend.extra_die")
def test_what_can_be_bought_in_a_turn_begins_anew_with_each_turn() -> None:
    night = scene(person(rerolls=3, bought=3), person(1, rerolls=2), rolled=True)
    night.play(do("end")).play()
    assert [one.rerolls for one in night.state.survivors] == [0, 0]
    assert night[0].bought == 0
