"""Vehicles: riding in them, driving them, shooting from them and attacking them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.deeds import Do
from tapete.games.savage.bots.plans import _there
from tapete.games.savage.bots.quick_odds import breaks
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.bots.threats import Outlook
from tapete.games.savage.content.scenario import DRAFTS, Goal, Ground
from tapete.games.savage.figures import armour_at, parry, toughness
from tapete.games.savage.game import GAME
from tapete.games.savage.labels.answers import label
from tapete.games.savage.meta import Options, Rules
from tapete.games.savage.rules.attacks.attack import weapon_in
from tapete.games.savage.rules.attacks.hitting import bystanders
from tapete.games.savage.rules.attacks.modifiers import unstable
from tapete.games.savage.rules.harm.conditions import stun
from tapete.games.savage.rules.harm.damage import Blow, put_out, strike, take_wounds
from tapete.games.savage.rules.story.goals import people
from tapete.games.savage.rules.story.setup import set_up
from tapete.games.savage.rules.turns.initiative import groups
from tapete.games.savage.rules.turns.turns import begin_turn
from tapete.games.savage.screen import SCREEN
from tapete.games.savage.terminal import TERMINAL
from tapete.kernel import Filled
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.route import Route
from tests.games.savage.skirmish import GROUND, NAMES, Skirmish, board, skirmish, who
from tests.games.savage.test_movement import far, go
from tests.games.speaking import Speaker

GUNMAN: dict[str, Any] = {"shooting": 6, "gear": ("revolver",)}
UNSTABLE = "savage.combat.unstable"


def parked(speed: int = 0, kind: str = "truck", **given: Any) -> Skirmish:
    """A vehicle `t` with `a` and `b` beside it, and whoever else is given to the right."""
    people = {"a": who(**GUNMAN), "b": who(**GUNMAN)} | given
    rest = "".join(letter for letter in given if letter.isupper())
    vehicle = who(kind=kind, side=0, state={"speed": speed})
    rows = f"..a........\n...........\n..t.......{rest}{'.' * 30}\n...........\n..b........"
    return skirmish(rows, t=vehicle, **people)


def crew(speed: int = 0, **given: Any) -> Skirmish:
    """`a` drives a truck, and `b` is its passenger."""
    return board(parked(speed, **given), "t", "a", "b")


def drawn(fight: Skirmish) -> str:
    return TERMINAL.picture(fight.state, 0, lambda message: message.key)


# --- in and out


@pytest.mark.rule("savage.ruling.vehicle_aboard")
def test_the_first_one_in_drives_and_the_next_is_a_passenger() -> None:
    fight = parked()
    for letter in "ab":
        turn = fight.turn(letter)
        fight.do("get_in", "t")
        assert turn.used == 1
    assert [fight[letter].at for letter in "ab"] == [fight["t"].at] * 2
    assert fight["t"].rider == "a"
    fight.turn("b")
    assert fight.barred("faster") == fight.barred("slower")
    assert fight.barred("faster")[1].key == "savage.barred.passenger"


@pytest.mark.rule("savage.ruling.vehicle_aboard")
def test_only_the_driver_moves_it_and_takes_everybody_along() -> None:
    fight = crew(60)
    fight.turn("b")
    assert far(fight, "b") == 0
    fight.turn("a")
    assert far(fight, "a") == 10
    go(fight, "a", 5)
    assert [fight[letter].at for letter in "ab"] == [fight["t"].at] * 2


@pytest.mark.rule("savage.ruling.vehicle_aboard")
def test_each_aboard_acts_on_its_own_card_and_the_vehicle_on_none() -> None:
    assert groups(crew().fight) == ["a", "b"]


@pytest.mark.rule("savage.ruling.vehicle_aboard")
@pytest.mark.parametrize(
    ("kind", "speed", "inside", "why"),
    [
        ("truck", 30, (), "too_fast"),
        ("bicycle", 0, ("b",), "vehicle_full"),
        ("truck", 0, ("B",), "foes_aboard"),
    ],
)
def test_nobody_gets_into_what_moves_is_full_or_carries_foes(
    kind: str, speed: int, inside: tuple[str, ...], why: str
) -> None:
    fight = board(parked(speed, kind, B=who()), "t", *inside)
    fight["a"].at = fight["t"].at
    fight.turn("a")
    assert not fight.offers("get_in")
    assert fight.barred("get_in", "t")[1].key == f"savage.barred.{why}"


@pytest.mark.rule("savage.ruling.vehicle_aboard")
def test_a_foes_empty_vehicle_can_be_taken() -> None:
    fight = parked()
    fight["t"].seat = 1
    fight.turn("a")
    fight.do("get_in", "t")
    assert fight["t"].seat == 0


@pytest.mark.rule("savage.ruling.vehicle_aboard")
def test_one_gets_out_beside_it_and_only_when_it_stands() -> None:
    fight = crew(60)
    fight.turn("a")
    assert fight.barred("get_out")[1].key == "savage.barred.too_fast"
    assert fight.barred("run")[1].key == "savage.barred.driving"
    fight["t"].speed = 0
    fight.do("get_out")
    assert not fight["a"].mount
    assert fight["a"].at != fight["t"].at
    assert fight["a"].radius == 127
    assert fight["b"].at == fight["t"].at


@pytest.mark.rule("savage.ruling.vehicle_aboard")
@pytest.mark.parametrize(("room", "offered"), [(5, True), (3, False)])
def test_one_gets_out_where_there_is_room_for_one_on_foot(room: int, offered: bool) -> None:
    inside = ["o" + "." * room + "o"] * room
    inside[room // 2] = "o" + "t".center(room, ".") + "o"
    rows = ["o" * (room + 2), *inside, "o" * (room + 2)]
    fight = skirmish("\n".join([*rows, "a"]), t=who(kind="truck", side=0), a=who())
    board(fight, "t", "a").turn("a")
    assert fight.offers("get_out") is offered
    if not offered:
        assert fight.barred("get_out")[1].key == "savage.barred.no_room"


@pytest.mark.rule("savage.ruling.vehicle_aboard")
def test_it_stops_when_its_driver_falls_and_a_passenger_takes_the_wheel() -> None:
    fight = crew(60)
    put_out(fight.fight, fight["a"], "dead", "savage.core.wounds")
    assert (fight["t"].speed, fight["b"].mount) == (0, "t")
    fight.turn("b")
    fight.do("faster")
    assert fight["t"].rider == "b"
    assert far(fight, "b") == 5


@pytest.mark.rule("savage.ruling.vehicle_aboard")
def test_its_armour_protects_all_aboard_and_nobody_falls_inside() -> None:
    fight = crew()
    assert [armour_at(fight[letter], "torso") for letter in "ab"] == [3, 3]
    stun(fight.fight, fight["b"])
    assert (fight["b"].prone, fight["b"].mount) == (False, "t")


# --- driving


@pytest.mark.rule("savage.combat.unstable")
def test_the_driver_changes_the_speed_once_a_turn() -> None:
    fight = crew(60)
    fight.turn("a")
    fight.do("faster")
    assert (fight["t"].speed, far(fight, "a")) == (90, 15)
    assert fight.barred("slower")[1].key == "savage.barred.once_a_turn"


def test_nobody_walks_through_a_vehicle_not_even_a_friends() -> None:
    fight = parked()
    ground = fight.fight.ground(fight["a"])
    assert ground.straight(fight["a"].at, fight["b"].at) is None


# --- shooting from it


@pytest.mark.rule("savage.combat.unstable")
@pytest.mark.parametrize(("speed", "penalty"), [(60, -2), (0, 0)])
@pytest.mark.parametrize("who_shoots", ["a", "b"])
def test_driver_and_passengers_shoot_from_a_moving_vehicle_at_minus_2(
    speed: int, penalty: int, who_shoots: str
) -> None:
    fight = crew(speed, B=who())
    fight.turn(who_shoots)
    weapon = weapon_in(fight[who_shoots].items[0])
    assert unstable(fight.fight, fight[who_shoots], weapon).amount == penalty
    fight[who_shoots].profile = fight[who_shoots].profile.replace(
        '"edges":[]', '"edges":["steady_hands"]'
    )
    assert unstable(fight.fight, fight[who_shoots], weapon).amount == 0


@pytest.mark.rule("savage.combat.unstable")
@pytest.mark.rule("savage.ruling.unstable_throwing")
@pytest.mark.parametrize(("core", "penalty"), [(False, 0), (True, -2)])
def test_throwing_is_only_unsteady_by_the_option(core: bool, penalty: int) -> None:
    fight = crew(60, a=who(athletics=8, gear=("javelin",)))
    fight.state.rules = Rules(unstable_throwing=core)
    fight.turn("a")
    javelin = weapon_in(fight["a"].items[0])
    assert unstable(fight.fight, fight["a"], javelin).amount == penalty


@pytest.mark.rule("savage.combat.unstable")
@pytest.mark.parametrize(("sways", "penalty"), [(True, -2), (False, 0)])
def test_a_deck_or_a_rope_bridge_is_unstable_ground(sways: bool, penalty: int) -> None:
    planks = Ground(name=NAMES, blocks=False, opaque=False, unstable=sways)
    fight = skirmish("===\n=a=...B\n===", a=who(**GUNMAN), B=who(), ground=GROUND | {"=": planks})
    fight["a"].at = Point(127, 381)
    fight.turn("a")
    weapon = weapon_in(fight["a"].items[0])
    assert unstable(fight.fight, fight["a"], weapon).amount == penalty


@pytest.mark.rule("savage.speed")
def test_a_passenger_is_as_fast_a_target_as_its_vehicle() -> None:
    fight = skirmish(
        "a......B..\n.......T..",
        a=who(**GUNMAN),
        B=who(),
        T=who(kind="motorbike", state={"speed": 200}),
        dice=[2],
    )
    board(fight, "T", "B")
    fight.turn("a")
    fight.do("shoot", "B")
    assert fight.terms()["savage.speed"] == -2


@pytest.mark.rule("savage.bystanders")
def test_a_stray_shot_from_a_vehicle_hits_nobody_aboard() -> None:
    fight = crew(B=who())
    assert bystanders(fight.fight, fight["a"], fight["B"]) == []


# --- attacking it


def target(dice: list[int], kind: str = "truck", **given: Any) -> Skirmish:
    """`a` shoots at the truck `T`, which `B` drives and `C` rides in."""
    state = {"speed": given.pop("speed", 0)}
    fight = skirmish(
        "a.......T.......\n........\n........B.\n........C",
        a=who(shooting=8, fighting=8, **given),
        T=who(kind=kind, state=state),
        B=who(),
        C=who(),
        dice=dice,
    )
    return board(fight, "T", "B", "C")


@pytest.mark.rule("savage.ruling.vehicle_attack")
@pytest.mark.rule("savage.break_object.no_bonus")
@pytest.mark.parametrize(("faces", "wrecked"), [([8, 5], "wrecked"), ([8, 4], "")])
def test_damage_that_reaches_its_toughness_wrecks_it_and_less_does_nothing(
    faces: list[int], wrecked: str
) -> None:
    """7 + 2 for its scale is a raise, which adds no die; an 8 on a d8 is not rolled again."""
    fight = target([7, *faces], gear=("rifle",))
    fight.turn("a")
    fight.do("shoot", "T")
    assert fight["T"].out == wrecked
    assert not fight["T"].wounds
    assert not fight["T"].shaken


@pytest.mark.rule("savage.ruling.vehicle_attack")
def test_those_inside_a_wreck_lie_beside_it() -> None:
    fight = target([])
    strike(fight.fight, fight["T"], Blow((), 40), "savage.core.damage")
    assert fight["T"].out == "wrecked"
    for letter in "BC":
        assert fight[letter].prone
        assert not fight[letter].mount
        assert not fight[letter].out
    assert fight["B"].at != fight["C"].at


@pytest.mark.rule("savage.ruling.vehicle_attack")
@pytest.mark.rule("savage.break_object")
@pytest.mark.parametrize(("speed", "number"), [(0, 2), (60, 4)])
def test_its_parry_is_that_of_a_thing(speed: int, number: int) -> None:
    assert parry(target([], speed=speed)["T"]) == number


@pytest.mark.rule("savage.scale")
def test_its_size_makes_it_easy_to_hit() -> None:
    fight = target([2, 1, 1], gear=("revolver",))
    fight.turn("a")
    fight.do("shoot", "T")
    assert fight.all_terms()[0]["savage.scale"] == 2


@pytest.mark.rule("savage.power.heavy")
def test_only_heavy_weapons_harm_an_armoured_car() -> None:
    fight = target([], kind="armoured_car")
    assert strike(fight.fight, fight["T"], Blow((), 99), "savage.core.damage") == 0
    assert strike(fight.fight, fight["T"], Blow((), 99, heavy=True), "savage.core.damage")


@pytest.mark.rule("savage.ruling.vehicle_attack")
def test_no_part_of_it_is_aimed_at_and_no_trick_is_played_on_it() -> None:
    fight = target([], gear=("revolver", "dagger"))
    fight["a"].at = Point(fight["T"].at.x - 500, fight["T"].at.y)
    fight.turn("a")
    meant = {do.what for do in fight.offered() if do.to == "T"}
    assert meant == {"shoot", "fight", "butt", "aim"}


@pytest.mark.rule("savage.push.effect")
def test_nobody_is_pushed_out_of_it() -> None:
    fight = target([])
    fight["a"].at = Point(fight["T"].at.x - 500, fight["T"].at.y)
    fight.turn("a")
    assert fight.barred("push", "B")[1].key == "savage.barred.in_vehicle"


@pytest.mark.rule("savage.ruling.fear")
def test_it_takes_no_fright() -> None:
    """One roll, the driver's."""
    fight = target([3], fear=-2)
    begin_turn(fight.fight, fight["B"])
    fight.table.done()
    assert [fight[letter].shaken for letter in "BT"] == [True, False]


@pytest.mark.rule("savage.power.lingering")
@pytest.mark.parametrize("power", ["bolt", "blast"])
def test_no_flame_lingers_on_it(power: str) -> None:
    caster: dict[str, Any] = {"edges": ("arcane_background",), "powers": (power,), "points": 20}
    fight = target([5, *[1] * 12], arcane="spellcasting", spellcasting=6, **caster)
    fight.turn("a")
    fight.do("cast", "T", lingering=True)
    assert not fight["T"].burns


def test_it_is_nobody_who_must_be_beaten() -> None:
    fight = target([])
    take_wounds(fight.fight, fight["B"], 1)
    assert {figure.id for figure in people(fight.fight)} == {"a", "B", "C"}


@pytest.mark.parametrize("kind", ["truck", "bicycle", "armoured_car", "biplane", "cart"])
def test_it_is_as_tough_as_its_entry_says(kind: str) -> None:
    fight = target([], kind=kind)
    whole = {"truck": 15, "bicycle": 5, "armoured_car": 22, "biplane": 10, "cart": 8}
    assert toughness(fight["T"]) + armour_at(fight["T"], "torso") == whole[kind]


# --- what is shown


@pytest.mark.rule("savage.ruling.vehicle_aboard")
@pytest.mark.parametrize(
    ("language", "driver", "passenger", "machine"),
    [
        ("en", "driving: Truck", "inside: Truck", "carries a (driving), b"),
        ("es", "al volante: Camión", "dentro: Camión", "lleva a a (al volante), b"),
    ],
)
def test_all_are_told_who_rides_in_what(
    language: str, driver: str, passenger: str, machine: str
) -> None:
    """On the board, in the lists and on the cards."""
    fight = crew()
    words = Speaker(GAME, language, fight.state)
    tokens = {token.id: token for token in SCREEN.scene(fight.state, 0).tokens}
    told = {letter: [words.say(mark.label) for mark in tokens[letter].marks] for letter in "abt"}
    assert driver in told["a"]
    assert passenger in told["b"]
    assert machine in told["t"]
    assert [letter for letter in "abt" if tokens[letter].aboard] == ["a", "b"]
    card = SCREEN.card(fight.state, "t")
    assert card is not None
    assert machine in [words.say(line) for line, _ in card.sections[0].lines]
    assert machine in TERMINAL.picture(fight.state, 0, words.say)


@pytest.mark.rule("savage.combat.unstable")
@pytest.mark.parametrize(("what", "speed"), [("faster", "90 km/h"), ("slower", "30 km/h")])
def test_a_change_of_speed_says_to_which(what: str, speed: str) -> None:
    fight = crew(60)
    fight.turn("a")
    told = label(("do", Filled(Do(what), {})), fight.state)
    assert speed in Speaker(GAME, "en", fight.state).say(told)


def test_an_empty_vehicle_says_so_and_nobody_looks_at_what_carries_them() -> None:
    fight = parked()
    words = Speaker(GAME, "en", fight.state)
    token = next(one for one in SCREEN.scene(fight.state, 0).tokens if one.id == "t")
    assert "nobody inside" in [words.say(mark.label) for mark in token.marks]
    assert SCREEN.look(fight.state, "a", "t").notes
    assert not SCREEN.look(crew().state, "a", "t").notes


def test_the_map_shows_the_driver_and_an_empty_vehicle_by_itself() -> None:
    fight = crew()
    assert "a" in drawn(fight).splitlines()[4]
    empty = parked()
    assert "t" in drawn(empty).splitlines()[4]


def test_its_card_has_no_attributes() -> None:
    fight = crew(60)
    card = SCREEN.card(fight.state, "t")
    assert card is not None
    assert card.subtitle is not None
    assert card.subtitle.key == "savage.card.vehicle"
    assert len(card.sections) == 2


def test_a_scenario_seats_drivers_and_passengers() -> None:
    state = set_up(Options(scenario="convoy"))
    seated = {figure.id for figure in state.figures if figure.vehicle}
    truck = next(figure for figure in state.figures if figure.berths)
    assert seated == {"A", "D"}
    assert (truck.rider, truck.speed) == ("A", 100)


# --- bots


def weighed(fight: Skirmish) -> float:
    return SavageTactics().score(fight.state, 0)


def with_goal(fight: Skirmish, goal: Goal) -> Skirmish:
    """The same fight for a goal of the heroes."""
    scenario = DRAFTS[fight.state.scenario]
    side = replace(scenario.sides[0], goals=(goal,))
    name = f"{fight.state.scenario}-goal"
    DRAFTS[name] = replace(scenario, sides=(side, scenario.sides[1]))
    fight.state.scenario = name
    return fight


def test_a_bot_with_far_to_go_gets_in_and_drives_off() -> None:
    far_off = Goal("reach", count=1, zone=(35, 0, 5, 5), points=3, decisive=True)
    fight = with_goal(parked(B=who()), far_off)
    on_foot = weighed(fight)
    inside = weighed(board(fight, "t", "a"))
    fight["t"].speed = 90
    assert on_foot < inside < weighed(fight)


def test_a_bot_reckons_that_a_vehicle_breaks_at_once_or_not_at_all() -> None:
    assert breaks((8, 8), 13) == pytest.approx(10 / 64)
    fight = target([], gear=("rifle",))
    promise = Outlook(fight.fight, 0).promise(fight["a"])
    assert 0 < promise("T") < promise("B")


def test_a_driver_takes_its_passengers_along_in_a_bots_plans() -> None:
    fight = crew(60)
    fight.turn("a")
    there = _there(fight.state, fight["a"], Route((fight["a"].at, Point(3000, 700))))
    assert {figure.at for figure in there.figures if figure.id in "abt"} == {Point(3000, 700)}
