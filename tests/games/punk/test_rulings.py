"""What was decided where the book is silent or doubtful: the finer points, one situation each.

Rulings with a rule of their own stand with the tests of that rule. Here is the rest, and that each
of them is shown somewhere.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.catalogue import load
from tapete.games.punk.events.fighting import Assaulted, Fought
from tapete.games.punk.events.harm import Hit as WasHit
from tapete.games.punk.events.moving import Displaced, Prone
from tapete.games.punk.events.shooting import Reacted
from tapete.games.punk.meta import Options, Rules
from tapete.games.punk.rules.harm.downing import down
from tapete.games.punk.rules.harm.fleeing import flee
from tapete.games.punk.rules.harm.impact import Hit, strike
from tapete.games.punk.rules.harm.poison import poison, resist
from tapete.games.punk.rules.moving.measuring import measured
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.covering import OPEN
from tapete.games.punk.rules.story.setup import IllegalBand, set_up
from tapete.games.punk.rules.turns.berserk import collapse
from tapete.games.punk.state import Item, Marker
from tapete.kernel.errors import Refused
from tapete.spaces.boards.scenery import block as piece
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import DEADLY, HARMLESS
from tests.games.punk.firing import duel as shootout
from tests.games.punk.marks import FOLDER, marked
from tests.games.punk.rounds import battle, play
from tests.games.punk.scenes import block as cover_block
from tests.games.punk.scenes import covers, sees
from tests.games.punk.strides import at, block, move, way
from tests.games.punk.test_assault import (
    CLAWS,
    EAST,
    MISS,
    WEST,
    bonus,
    charge,
    domain,
    field,
    roof,
)
from tests.games.punk.test_assault import drop as drop_on
from tests.games.punk.test_cover import duel, long_wall
from tests.games.punk.test_defensive import watched
from tests.games.punk.test_jumping import jump, roofs
from tests.games.punk.test_separating import AWAY, beset

# --- all of them


def test_every_ruling_is_shown_by_some_test() -> None:
    rulings = [one.id for one in load("tapete.games.punk").rulings]
    assert len(rulings) == 120
    assert [one for one in rulings if one not in marked()] == []


def test_every_switch_is_off_as_ruled_and_tried_both_ways() -> None:
    """A test that never names a switch plays without it."""
    switches = {one.option: one for one in load("tapete.games.punk").rulings if one.option}
    assert tuple(sorted(switches)) == tuple(sorted(Rules.__struct_fields__))
    assert all((one.default, one.choices) == ("off", ("off", "on")) for one in switches.values())
    assert Rules() == msgspec.convert(dict.fromkeys(switches, False), Rules)
    tried = "".join(file.read_text("utf-8") for file in FOLDER.glob("test_*.py"))
    assert [name for name in switches if f"{name}=" not in tried and f'"{name}"' not in tried] == []


# --- rolls


@pytest.mark.rule("punk.ruling.tie_against_effect")
def test_poison_spares_its_victim_on_a_tie() -> None:
    table = fielded(a=who(at=(20, 20), D=3, poison=2), dice=[4, 5])
    table.activate("a")
    assert resist(table.skirmish, table["a"])


@pytest.mark.rule("punk.ruling.reroll_scope")
def test_a_free_fight_is_an_action_of_its_own() -> None:
    """Luck at getting through the marsh, and a sermon in the fight that follows."""
    marsh = piece(2200, 1000, 200, 2000, ground="rough")
    table = field(
        {"AG": 4, "gear": ["claws", "lucky_cat"]},
        {"at": (29.5, 20), "C": 6},
        pieces=[marsh],
        c=who(at=(60, 60), special=["sermon"]),
        dice=[9, 1, 2, 9, 10, *HARMLESS],
        answers=[True, ("punk.ask.reroll", True), ("punk.ask.reroll", True), *[False] * 4],
    )
    table["a"].used.append("sermon")
    charge(table, (27, 20))
    assert sorted(table["a"].used + table["c"].used) == ["reroll", "sermon", "sermon"]


@pytest.mark.rule("punk.ruling.reroll_scope", "punk.ruling.automatic_modifiers")
def test_each_shot_of_a_burst_is_an_action_of_its_own() -> None:
    """Luck with the first, and a sermon with the second."""
    table = fielded(
        a=who(at=(45, 85), P=5, gear=["automatic_rifle", "lucky_cat"], bullets={"bullet": 2}),
        b=who(at=(80, 80), special=["sermon"]),
        B=who(at=(30, 50), facing=180),
        dice=[9, 10, 9, 10],
        answers=[("punk.ask.reroll", False)],
    )
    table["a"].special["sermon"] = 0
    table.table.answers = [("punk.ask.reroll", True), ("punk.ask.reroll", True)]
    table.activate("a")
    table.do("shoot", "B", mode="automatic")
    assert sorted(table["a"].used + table["b"].used) == ["sermon", "sermon"]


# --- measuring, facing, order


@pytest.mark.rule("punk.ruling.distance_3d")
def test_who_is_in_contact_on_a_step_is_not_apart_at_all() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20), height=2.5))
    assert measured(body_of(table["a"]), body_of(table["B"])) == (0, True)


@pytest.mark.rule("punk.ruling.facing_change")
def test_facing_is_chosen_with_every_move_action_and_turning_is_one() -> None:
    table = fielded(a=who(at=(20, 20), facing=0))
    table.activate("a")
    move(table, facing=90)
    assert (table["a"].facing, table.skirmish.active.left) == (90, 1)
    risen = fielded(a=who(at=(20, 20), prone=True), answers=[("punk.ask.facing", 200)])
    risen.activate("a")
    risen.do("stand_up")
    assert risen["a"].facing == 200
    free = beset(1, dice=[10, 1], answers=[{**AWAY, "facing": 45}])
    free.do("separate")
    assert free["a"].facing == 45


@pytest.mark.rule("punk.ruling.agility_change")
def test_who_has_acted_never_acts_again() -> None:
    table = battle(a=who(AG=5, at=(5, 85)), B=who(AG=3, at=(5, 5)))
    while not table["a"].acted:
        table.step()
    table["a"].lost["AG"] = 4
    assert play(table) == ["a", "B"]


# --- moving


@pytest.mark.rule("punk.ruling.very_rough_fall_place")
def test_who_starts_on_very_rough_ground_falls_on_the_spot() -> None:
    mud = block(0, 0, 60, 40, ground="very_rough")
    table = fielded(pieces=[mud], dice=[9], answers=["risk"], a=who(at=(20, 20)))
    table.activate("a")
    move(table, (30, 20))
    assert (at(table, "a"), table["a"].prone) == ((20, 20, 0), True)
    assert len(table.table.rolled) == 1


@pytest.mark.rule("punk.ruling.jump_fall_place")
def test_the_ground_of_the_gap_may_be_the_end_of_it() -> None:
    pit = block(20, 10, 6, 20, barred=True, ground="impassable")
    table = roofs(6, AG=4, dice=[5], pieces=[pit])
    jump(table, 6)
    assert table["a"].out == "removed"


@pytest.mark.rule("punk.ruling.fall_on_minis")
def test_who_lands_beside_an_enemy_stands_up_at_once_and_cannot_leave() -> None:
    """No room in the gap but right beside B, who is not hurt."""
    walls = [block(20, 10, 2.6, 9, height=6.2, size=3), block(20, 21, 2.6, 9, height=6.2, size=3)]
    table = roofs(6, AG=4, dice=[5, 9, 1], others={"B": who(at=(23.75, 20))}, pieces=walls)
    jump(table, 6)
    assert table.skirmish.locked(table["a"])
    assert (table["a"].prone, table["B"].out) == (False, "")
    assert table.skirmish.active.shaky == ["a"]
    assert not table.offers("separate")


@pytest.mark.rule("punk.ruling.climb_details")
@pytest.mark.parametrize("ladders", [(), (Point(2000, 2000),)])
def test_who_hangs_only_moves_on(ladders: tuple[Point, ...]) -> None:
    house = block(20, 10, 10, 20, height=9, size=3, ladders=ladders)
    table = fielded(
        pieces=[house],
        a=who(
            at=(18.75, 20),
            height=2,
            held=True,
            gear=[Item("crossbow", reload=1)],
            bullets={"bullet": 1},
        ),
        b=who(at=(17, 21.8), height=2),
        B=who(at=(10, 20), facing=EAST, out="downed", gear=["mace"]),
    )
    table.activate("a")
    assert [do.what for do in table.offered()] == ["end"]
    assert set(table.ways()) == {"move", "do"}


# --- Assaults


@pytest.mark.rule("punk.ruling.assault_declaration")
def test_who_gives_up_an_assault_loses_what_it_had_gathered() -> None:
    table = field({"A": 3}, {"at": (43, 20)}, dice=MISS)
    charge(table, (30, 20))
    table.answer(["move", {"way": [[3300, 2000]], "facing": None}])
    charge(table, (40.5, 20))
    assert bonus(table) == 1


@pytest.mark.rule("punk.ruling.assault_declaration")
def test_neither_leaving_a_combat_nor_standing_up_counts() -> None:
    table = field(
        {"special": ["slippery"]}, {"at": (34, 20)}, C=who(at=(17.5, 20), **CLAWS),
        answers=[{"way": [[2900, 2000]], "facing": EAST}], dice=MISS,
    )  # fmt: skip
    table.do("separate")
    charge(table, (31.5, 20))
    assert bonus(table) == 1
    prone = field({"prone": True}, dice=MISS, answers=[("punk.ask.facing", EAST)])
    prone.do("stand_up")
    charge(prone, (25, 20))
    assert bonus(prone) == 1


@pytest.mark.rule("punk.ruling.assault_several")
def test_who_was_hidden_is_not_touched_along_with_who_was_seen() -> None:
    """C stands beside B, behind a wall; a leap would land it in contact with both."""
    wall = piece(2420, 2050, 20, 700, size=3, height=900)
    beside: Any = {"at": (26, 22.6), "facing": WEST, **CLAWS}
    table = field({"special": ["leap", "swift"]}, {"at": (26, 20)}, C=who(**beside), pieces=[wall])
    assert [sees(table, "a", one) for one in "BC"] == [True, False]
    over = [[2400, 1740, "leap"], [2814, 2130, "leap"]]
    for to in (["B", "C"], ["B"]):
        with pytest.raises(Refused) as refused:
            domain(table).read({"to": to, "way": over, "facing": None})
        assert refused.value.rule.startswith("punk.combat.assault.")


@pytest.mark.rule("punk.ruling.assault_several")
def test_from_behind_is_judged_for_each() -> None:
    table = field(
        b={"facing": EAST}, C=who(at=(27.5, 22.6), facing=WEST, D=9, **CLAWS),
        dice=MISS, answers=["B"],
    )  # fmt: skip
    (both,) = [one for one in domain(table).candidates() if set(one.to) == {"B", "C"}][:1]
    table.answer(["assault", domain(table).write(both)])
    assert (bonus(table, "B"), bonus(table, "C")) == (2, 1)


@pytest.mark.rule("punk.ruling.assault_terrain_scope")
def test_an_earlier_failure_counts_and_takes_the_impetus_too() -> None:
    """A plain move through mud fails; then a spear has no run to speak of."""
    mud = piece(2100, 1000, 250, 2000, ground="rough")
    table = field(
        {"gear": ["spear"], "F": 4}, {"at": (33, 20)}, pieces=[mud],
        dice=[9, *MISS], answers=[True, {"way": [[2500, 2000]], "facing": None}],
    )  # fmt: skip
    table.answer(["move", {"way": [[2800, 2000]], "facing": None}])
    charge(table, (30.5, 20))
    assert bonus(table) == 0
    roll: Any = table.table.rolled[-1]
    terms = {term.rule: term.amount for term in roll.modifiers}
    assert terms["punk.impact.attacker_total"] == 4 + 1


@pytest.mark.rule("punk.ruling.assault_terrain_scope")
def test_a_failed_climb_counts_and_a_drop_still_hits_harder() -> None:
    table = roof(700, dice=[9, 1, 1, 10, 10, 1])
    table.skirmish.active.stumbled = True
    drop_on(table)
    assert table.table.heard(Fought)[0].mine == 6 - 2
    climbing = fielded(
        pieces=[block(20, 10, 10, 20, height=9, size=3)],
        a=who(at=(18.75, 20), AG=4), dice=[5], answers=[True, way((18.75, 20, "climb", 5))],
    )  # fmt: skip
    climbing.activate("a")
    move(climbing, (20, 20, "climb"))
    assert climbing.skirmish.active.stumbled


@pytest.mark.rule("punk.ruling.behind_timing")
def test_from_behind_lasts_for_the_activation_against_that_enemy() -> None:
    table = field(b={"facing": EAST}, dice=[*MISS, *MISS])
    charge(table, (25, 20))
    assert table["B"].facing == WEST, "it has turned round since"
    table.do("fight", "B")
    assert [event.mine for event in table.table.heard(Fought)] == [8, 8]


@pytest.mark.rule("punk.ruling.above_place")
def test_from_too_far_inside_nobody_below_is_seen() -> None:
    """7 cm up, and more than one base from the edge."""
    assert "assault" not in roof(700, a={"at": (16, 15)}).ways()
    assert "assault" in roof(700, a={"at": (17.6, 15)}).ways()


@pytest.mark.rule("punk.ruling.above_place")
def test_the_place_below_must_be_free() -> None:
    assert "assault" not in roof(700, c=who(at=(21.25, 15))).ways()


@pytest.mark.rule("punk.ruling.above_aftermath")
def test_who_is_put_beside_another_of_the_combat_stands_too() -> None:
    """B falls, and a is put beside C, whom d is fighting."""
    table = roof(
        400, b={"D": 1}, d=who(at=(26.3, 15), **CLAWS), C=who(at=(28.8, 15), **CLAWS),
        dice=[9, 1, 10, 1], answers=["B"],
    )  # fmt: skip
    drop_on(table)
    assert table["B"].out == "downed"
    assert table.skirmish.in_contact(table["a"], table["C"])
    assert (table["a"].prone, "a" in table.skirmish.active.shaky) == (False, True)


@pytest.mark.rule("punk.ruling.leap_assault")
def test_what_is_flown_over_is_not_touched() -> None:
    """Fire, and an enemy who cannot stop it; and the whole flight may be shot at."""
    table = field(
        {"special": ["leap"]}, {"at": (36, 20)}, E=who(at=(26, 20), D=9, **CLAWS),
        C=who(at=(28, 40), gear=["crossbow"], ready=True), dice=[10, *MISS],
        answers=[("punk.ask.react", ["C", 700])],
    )  # fmt: skip
    table.state.markers.append(Marker("fire", Place(Point(2700, 2000)), 400, power=4))
    over: Any = [[3350, 2000, "leap"]]
    table.answer(["assault", {"to": ["B"], "way": over, "facing": None}])
    assert [event.target for event in table.table.heard(Assaulted)] == ["B"]
    assert table.table.heard(Reacted)
    assert [event.target for event in table.table.heard(WasHit)] == ["B"]
    assert bonus(table) == 2


# --- fights


@pytest.mark.rule("punk.ruling.freed_details")
def test_who_is_put_somewhere_burns_there_and_is_not_shot_at() -> None:
    """b goes down and E comes to a, through fire, in front of somebody who is ready."""
    table = fielded(
        a=who(at=(20, 20), **CLAWS), D=who(at=(22.5, 20), **CLAWS),
        b=who(at=(25, 20), **CLAWS), E=who(at=(27.5, 20), **CLAWS),
        f=who(at=(20, 45), gear=["crossbow"], ready=True), dice=[*HARMLESS] * 2,
    )  # fmt: skip
    table.state.markers.append(Marker("fire", Place(Point(2000, 2000)), 300, power=4))
    table.activate("D")
    down(table.skirmish, table["b"], "punk.downed.causes")
    assert [event.why for event in table.table.heard(Displaced)][:1] == ["freed"]
    assert "E" in {event.target for event in table.table.heard(WasHit)}
    assert not table.table.heard(Reacted)
    assert table["f"].ready


@pytest.mark.rule("punk.ruling.separate_move")
def test_leaving_a_combat_is_a_move_action_for_who_watches_and_for_the_ground() -> None:
    mud = piece(0, 0, 4000, 1800, ground="rough")
    table = beset(
        1, dice=[10, 1, 10], pieces=[mud], C=who(at=(20, 40), gear=["crossbow"], ready=True),
    )  # fmt: skip
    table.table.answers = [
        ("punk.ask.break_away", AWAY),
        ("punk.ask.react", ["C", 0]),
        ("punk.ask.rough", False),
        ("punk.ask.rest", {"way": [[2000, 1600]], "facing": None}),
    ]
    table.do("separate")
    assert table.table.heard(Reacted)
    assert table["a"].at.point.y >= 1500


# --- shooting


@pytest.mark.rule("punk.ruling.defensive_requirements")
def test_what_is_fired_by_template_is_no_use_for_it() -> None:
    table = shootout(20, "flamethrower")
    table["a"].gear[0].charges = 10
    table.activate("a")
    assert not table.offers("ready")


@pytest.mark.rule("punk.ruling.defensive_trigger")
def test_arrivals_and_flights_from_fire_are_no_movement() -> None:
    table = watched(B_gear=["crossbow"])
    fire = Marker("fire", table["a"].at, 500, power=4)
    assert flee(table.skirmish, table["a"], fire, Point(4000, 3000))
    assert (table.table.asked, table["B"].ready) == ([], True)


@pytest.mark.rule("punk.ruling.defensive_trigger")
@pytest.mark.parametrize("how", ["drop", "jump", "stumble"])
def test_who_falls_without_having_gone_anywhere_has_moved(how: str) -> None:
    """Off a roof, short of the next one, or on the spot: it may be shot at before it falls."""
    pieces = [
        block(20, 10, 10, 20, height=8, size=3),
        block(36, 10, 10, 20, height=8, size=3),
        block(0, 30, 90, 10, ground="very_rough"),
    ]
    starts: dict[str, Any] = {
        "drop": {"at": (20, 20), "height": 8},
        "jump": {"at": (30, 20), "height": 8},
        "stumble": {"at": (20, 35)},
    }
    ways: dict[str, Any] = {
        "drop": (18.75, 20, "drop"), "jump": (36, 20, "jump"), "stumble": (30, 35)
    }  # fmt: skip
    risks = ["risk"] if how == "stumble" else []
    table = fielded(
        pieces=pieces, a=who(**starts[how]), dice=[*([] if how == "drop" else [10]), 1, *DEADLY],
        answers=[*risks, ("punk.ask.react", ["B", 0])],
        B=who(at=(20, 50) if how == "stumble" else (9, 20) if how == "drop" else (30, 8.7),
              height=0, facing={"drop": 90, "jump": 180, "stumble": 0}[how],
              gear=["crossbow"], ready=True),
    )  # fmt: skip
    table.activate("a")
    move(table, ways[how])
    assert table.table.heard(Reacted)
    assert (table["a"].out, prone_told(table)) == ("downed", [])


@pytest.mark.rule("punk.ruling.cover_contact_wording")
def test_leaning_out_takes_the_bonus_and_never_gives_sight() -> None:
    """Total cover of size 1 does not hide, so it is ignored; a tall wall all along hides."""
    low = duel(long_wall("1P", 21.25))
    assert covers(low, "a", "B") == OPEN
    assert covers(low, "B", "a").bonus == 7
    tall = duel(long_wall("2P", 21.25))
    assert not sees(tall, "a", "B")
    large = duel(long_wall("2P", 22.75), base=55, other=55)
    assert sees(large, "a", "B")
    assert covers(large, "a", "B") == OPEN


@pytest.mark.rule("punk.ruling.parabolic_los")
@pytest.mark.parametrize(("kind", "armour"), [("nail_bomb", 5), ("molotov", 0)])
def test_cover_helps_against_lobs_that_do_not_burn(kind: str, armour: int) -> None:
    table = shootout(10, kind, 1, *HARMLESS, a_F=6, pieces=[cover_block("1M", 40, 66, 10, 0.5)])
    table["B"].at = Place(Point(4500, 6750 - 500))
    table.activate("a")
    table.do("shoot", "B")
    roll: Any = table.table.rolled[-1]
    terms = {term.rule: term.amount for term in roll.modifiers}
    assert -terms.get("punk.armour.value", 0) == armour


@pytest.mark.rule("punk.ruling.catapum_impossible")
def test_a_weapon_that_breaks_hits_nobody_by_mistake() -> None:
    """A 9 that would have gone astray into a combat breaks the weapon instead."""
    table = shootout(20, "scrap_cannon", 9, a_P=9, c=who(at=(47.5, 57.5)))
    table.activate("a")
    table.do("shoot", "B")
    assert table["a"].gear[0].broken
    assert not table.table.heard(WasHit)


# --- special rules


@pytest.mark.rule("punk.ruling.berserker_state")
def test_a_berserker_that_has_acted_lasts_to_its_next_activation() -> None:
    table = battle(
        a=who(at=(20, 20), AG=5, **CLAWS), B=who(at=(60, 60), AG=7, special=["berserker"]),
        c=who(at=(5, 85), AG=1),
    )  # fmt: skip
    while not table["B"].acted:
        table.step()
    down(table.skirmish, table["B"], "punk.downed.causes")
    play(table)
    assert (table["B"].out, table["B"].dying) == ("", True)
    play(table)
    assert table["B"].out == "downed"


@pytest.mark.rule("punk.ruling.poison_details")
def test_who_is_poisoned_in_its_own_activation_rolls_in_the_next() -> None:
    """And once: whatever comes of it, the poison is spent."""
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 22.5), gear=["poisoned_blade"]), dice=[10, 1])
    table.activate("a")
    poison(table.skirmish, table["a"], 3)
    assert table["a"].poison == 3
    table.activate("a")
    assert resist(table.skirmish, table["a"])
    assert table["a"].poison == 0


@pytest.mark.rule("punk.ruling.impassable_casualty")
def test_a_berserker_on_its_last_legs_falls_like_anybody() -> None:
    table = fielded(A=who(at=(30, 30), special=["berserker"], dying=True), b=who(at=(60, 60)))
    table.activate("b")
    collapse(table.skirmish, table["A"])
    assert table["A"].out == "downed"


BOMBERS = """
name = "Los Pirómanos"
faction = "pandilleros"
points = 200
[[members]]
profile = "jefe"
gear = ["mace"]
[[members]]
profile = "piltrafa"
gear = ["molotov", "molotov", "smoke_bomb", "smoke_bomb"]
"""


@pytest.mark.rule("punk.ruling.bomb_limit")
@pytest.mark.parametrize("each", [False, True])
def test_three_bombs_in_all_or_of_each_kind(each: bool) -> None:
    options = Options(
        bands=("mine", "mutardos_200"), own={"mine": BOMBERS}, rules={"three_bombs_each_kind": each}
    )
    if each:
        assert set_up(options).rules == Rules(three_bombs_each_kind=True)
    else:
        with pytest.raises(IllegalBand):
            set_up(options)


@pytest.mark.rule("punk.ruling.dispute")
def test_no_question_is_ever_put_about_a_dispute() -> None:
    keys = (FOLDER.parents[2] / "src/tapete/games/punk/words/es.ftl").read_text("utf-8")
    asked = [line for line in keys.splitlines() if line.startswith("punk-ask-")]
    assert asked
    assert not [line for line in asked if "dispute" in line or "agree" in line]


def prone_told(table: Fielded) -> list[str]:
    return [event.figure for event in table.table.heard(Prone)]


@pytest.mark.rule("punk.ruling.low_fall_prone")
def test_to_let_oneself_drop_so_far_is_no_fall() -> None:
    house = block(20, 10, 10, 20, height=5, size=2)
    table = fielded(pieces=[house], a=who(at=(20, 20), height=5))
    table.activate("a")
    move(table, (18.75, 20, "drop"))
    assert (table["a"].prone, prone_told(table), table.table.rolled) == (False, [], [])


@pytest.mark.rule("punk.ruling.tie_same_side")
def test_a_stray_shot_at_ones_own_wins_the_tie() -> None:
    table = fielded(a=who(at=(20, 20)), b=who(at=(40, 40), D=4), C=who(at=(60, 60)), dice=[5, 5])
    table.activate("C")
    assert strike(table.skirmish, table["b"], Hit(4, 0, "punk.impact.roll", by="a"))
