"""Weather and beasts: what is agreed on top of the book's game."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.actions.prowling import prey_of
from tapete.games.punk.content.library import library
from tapete.games.punk.content.tables import grounds
from tapete.games.punk.events.harm import Hit as Struck
from tapete.games.punk.events.story import BeastCame, Gusted, Weathered
from tapete.games.punk.meta import Options
from tapete.games.punk.rules.story.beasts import come
from tapete.games.punk.rules.story.setup import set_up
from tapete.games.punk.rules.story.weather import blow, is_sheltered, shot_terms
from tapete.games.punk.rules.turns.turns import end_turn
from tapete.games.punk.state import Marker, Objective
from tapete.games.punk.steps import step
from tapete.games.punk.unowned import NOBODY
from tapete.kernel import OneOf
from tapete.spaces.boards.scenery import block
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import bearing
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.rounds import Idle, battle, play

HOUSE = block(20 * CM, 20 * CM, 10 * CM, 10 * CM, name="house", height=800, size=3, grade="heavy")


def under(weather: str, **how: Any) -> Fielded:
    table = fielded(**how)
    table.state.weather = weather
    return table


def taken(weather: str, far: float, **state: Any) -> int:
    """What the weather takes from a shot so far, in cm between the bases."""
    table = under(weather, a=who(at=(10, 10)), B=who(at=(10, 12.5 + far)))
    for name, value in state.items():
        setattr(table.state, name, value)
    return sum(term.amount for term in shot_terms(table.skirmish, table["a"], table["B"]))


@pytest.mark.rule("punk.core.weather_shots")
@pytest.mark.parametrize(
    ("weather", "far", "less"),
    [
        ("", 60, 0),
        ("heat", 60, 0),
        ("sandstorm", 20, 0),
        ("sandstorm", 21, -2),
        ("fog", 20, 0),
        ("fog", 21, -3),
        ("fog", 41, -6),
        ("night", 15, 0),
        ("night", 16, -3),
    ],
)
def test_bad_weather_spoils_long_shots(weather: str, far: float, less: int) -> None:
    assert taken(weather, far) == less


@pytest.mark.rule("punk.core.weather_sandstorm")
@pytest.mark.parametrize(("die", "less"), [(7, -2), (8, -4)])
def test_a_storm_may_blow_hard_for_a_turn(die: int, less: int) -> None:
    table = under("sandstorm", a=who(at=(10, 10)), dice=[die])
    blow(table.skirmish)
    assert taken("sandstorm", 30, gust=table.state.gust) == less
    assert len(table.table.heard(Gusted)) == (die == 8)


@pytest.mark.rule("punk.core.weather_sandstorm")
@pytest.mark.parametrize("weather", ["", "fog", "night"])
def test_only_storms_blow_hard(weather: str) -> None:
    table = under(weather, a=who(at=(10, 10)))
    table.state.gust = True
    blow(table.skirmish)
    assert not table.state.gust


@pytest.mark.rule("punk.core.weather_night")
def test_by_a_fire_one_is_seen_at_night() -> None:
    near = Marker("fire", Place(Point(1000, 5000)), 500)
    assert taken("night", 30, markers=[near]) == 0
    far = Marker("fire", Place(Point(8000, 8000)), 500)
    assert taken("night", 30, markers=[far]) == -3
    assert taken("fog", 30, markers=[near]) == -3


def ended(weather: str, dice: list[int], **how: Any) -> Fielded:
    """A mini ends its activation with all its Actions spent."""
    at = how.pop("at", (50, 50))
    table = under(weather, pieces=[HOUSE], a=who(at=at, **how), B=who(at=(80, 80)), dice=dice)
    table.activate("a", left=0, spent=2)
    table.state.phase = "end"
    table.step()
    table.table.done()
    return table


@pytest.mark.rule("punk.core.weather_acid_rain")
def test_the_rain_burns_who_is_out_in_it() -> None:
    assert not ended("acid_rain", [2])["a"].out
    table = ended("acid_rain", [1, 9, 1], D=2)
    assert table["a"].out == "downed"
    assert [told.what for told in table.table.heard(Weathered)] == ["burned"]


@pytest.mark.rule("punk.core.weather_acid_rain")
def test_not_who_stands_beside_something_large() -> None:
    assert not ended("acid_rain", [], at=(20 - 1.25, 25))["a"].out


@pytest.mark.rule("punk.core.weather_heat")
@pytest.mark.parametrize(("die", "extra"), [(4, 0), (5, -1)])
def test_in_the_heat_armour_tires(die: int, extra: int) -> None:
    assert ended("heat", [die], armour=3, D=4)["a"].extra == extra


@pytest.mark.rule("punk.core.weather_heat")
def test_not_who_is_lightly_dressed_or_takes_it_easy() -> None:
    assert ended("heat", [], armour=2)["a"].extra == 0
    table = under("heat", a=who(at=(50, 50), armour=5), B=who(at=(80, 80)))
    table.activate("a", left=1, spent=1)
    table.state.phase = "end"
    table.step()
    assert table["a"].extra == 0


def test_by_default_there_is_neither_weather_nor_a_beast() -> None:
    state = set_up(Options())
    assert (state.weather, state.beasts) == ("", False)


# --- beasts


def prowled(*dice: Any, turn: int = 2, **minis: Any) -> Fielded:
    table = battle(**(minis or {"a": who(at=(45, 80)), "B": who(at=(45, 10))}))
    table.state.beasts, table.state.turn = True, turn
    table.table = Idle(dice)
    return table


@pytest.mark.rule("punk.core.beasts")
def test_from_the_second_turn_a_beast_may_come_in() -> None:
    table = prowled(7, "iron_boar", 0)
    come(table.skirmish)
    boar = table.state.minis[-1]
    assert (boar.seat, boar.profile, boar.name.number) == (NOBODY, "iron_boar", 0)
    assert boar.at.point.y == boar.radius
    assert len(table.table.heard(BeastCame)) == 1
    quiet = prowled(6)
    come(quiet.skirmish)
    early = prowled(turn=1)
    come(early.skirmish)
    assert len(quiet.state.minis) == len(early.state.minis) == 2


@pytest.mark.rule("punk.core.beasts")
def test_a_pack_comes_together_away_from_everybody_and_twice_at_most() -> None:
    table = prowled(9, "fat_rat", 0)
    come(table.skirmish)
    skirmish = table.skirmish
    rats = [mini for mini in table.state.minis if mini.seat == NOBODY]
    assert len(rats) == 2
    assert skirmish.gap(*rats) <= 6 * CM
    bands = [mini for mini in table.state.minis if mini.seat != NOBODY]
    assert all(skirmish.gap(rat, mini) >= 15 * CM for rat in rats for mini in bands)
    table.state.packs = 2
    come(table.skirmish)
    assert len(table.state.minis) == 4


@pytest.mark.rule("punk.core.beasts")
def test_each_of_a_pack_has_an_id_and_a_number_and_looks_to_the_middle() -> None:
    table = prowled(9, "fat_rat", 0, 9, "fat_rat", 0)
    come(table.skirmish)
    come(table.skirmish)
    rats = [mini for mini in table.state.minis if mini.seat == NOBODY]
    assert [rat.id for rat in rats] == ["w1", "w2", "w3", "w4"]
    assert [rat.name.number for rat in rats] == [0, 2, 3, 4]
    middle = Point(4500, 4500)
    assert all(rat.facing == round(bearing(rat.at.point, middle)) % 360 for rat in rats)
    assert table.state.packs == 2


@pytest.mark.rule("punk.core.beasts")
@pytest.mark.parametrize(("gap", "clear"), [(15, True), (14.99, False)])
def test_beasts_come_in_15_cm_from_everybody(gap: float, clear: bool) -> None:
    """The first place is in the corner, and a boar's base is 40 mm."""
    near = 2 + 2 + gap + 1.25
    table = prowled(9, "iron_boar", 0, a=who(at=(near, 2)), B=who(at=(80, 80)))
    come(table.skirmish)
    boar = table.state.minis[-1]
    assert (boar.at.point == Point(boar.radius, boar.radius)) is clear


@pytest.mark.rule("punk.core.beasts")
def test_the_places_they_come_in_at_are_5_cm_apart() -> None:
    table = prowled(9, "iron_boar", 1)
    come(table.skirmish)
    boar = table.state.minis[-1]
    assert boar.at.point == Point(boar.radius + 500, boar.radius)


@pytest.mark.rule("punk.core.beasts")
def test_it_is_everybodys_enemy_and_goes_for_the_nearest() -> None:
    table = prowled(9, "iron_boar", 0)
    come(table.skirmish)
    skirmish, boar = table.skirmish, table.state.minis[-1]
    assert {enemy.id for enemy in skirmish.enemies(boar)} == {"a", "B"}
    assert boar in skirmish.enemies(table["a"])
    assert boar in skirmish.enemies(table["B"])
    assert prey_of(skirmish, boar) is table["B"]


@pytest.mark.rule("punk.core.beasts")
def test_it_acts_first_in_its_round_and_comes_nearer() -> None:
    table = prowled(9, "iron_boar", 0, turn=1, a=who(AG=5, at=(45, 80)), B=who(AG=1, at=(80, 80)))
    step(table.skirmish)
    boar = table.state.minis[-1]
    before = table.skirmish.gap(boar, table["a"])
    assert play(table)[0] == boar.id
    assert table.skirmish.gap(boar, table["a"]) < before


@pytest.mark.rule("punk.core.beasts")
def test_it_assaults_whom_it_can_reach() -> None:
    table = prowled(a=who(AG=5, at=(45, 20), D=2, C=1), B=who(AG=1, at=(80, 80)))
    table.table = Idle([9, "iron_boar", 5, 9, 1, 9, 1])
    come(table.skirmish)
    boar = table.state.minis[-1]
    boar.at, boar.facing = Place(Point(4500, 800)), 180
    table.activate(boar.id)
    step(table.skirmish)
    assert table["a"].out == "downed"


@pytest.mark.rule("punk.core.beasts")
def test_it_is_worth_nothing_and_keeps_nobody_in_the_game() -> None:
    table = prowled(9, "iron_boar", 0, turn=2, a=who(at=(45, 80)), B=who(at=(45, 10)))
    come(table.skirmish)
    table.state.minis[-1].out = "downed"
    table["B"].out = "downed"
    table.state.phase = "next"
    step(table.skirmish)
    assert table.state.scores == [1 + 2, 0], "B was the only one, and so stood in as the leader"


@pytest.mark.rule("punk.ruling.dispute")
def test_what_nobody_can_be_asked_a_die_decides() -> None:
    table = prowled(1)
    asked = table.skirmish.table.ask(NOBODY, "punk.ask.next", OneOf(("a", "b")), "punk.core.beasts")
    assert asked == "b"


def test_every_beast_can_be_met() -> None:
    for kind, beast in library().beasts.items():
        table = prowled(9, kind, 3)
        come(table.skirmish)
        assert sum(mini.profile == kind for mini in table.state.minis) == beast.pack


# --- perils


def near_peril(kind: str, *dice: int, **how: Any) -> Fielded:
    table = battle(a=who(at=(20, 22.5), **how), b=who(at=(20, 26)), B=who(at=(80, 80)))
    table.table = Idle(dice)
    table.state.turn = 1
    table.state.objectives = [Objective(f"{kind}-1", kind, Place(Point(2000, 2000)), 125)]
    table.activate("a")
    return table


@pytest.mark.rule("punk.core.fuel_drums")
def test_a_drum_that_was_lit_blows_up_when_the_turn_ends() -> None:
    table = near_peril("drum", 9, 1, 1, 9)
    table.do("interact", to="drum-1")
    assert table.skirmish.active.left == 1
    assert not table.offers("interact")
    table.state.active = None
    end_turn(table.skirmish)
    assert [mini.out for mini in table.state.minis] == ["downed", "", ""]
    assert [(marker.kind, marker.power) for marker in table.state.markers] == [("fire", 2)]
    end_turn(table.skirmish)
    assert len(table.state.markers) == 1


@pytest.mark.rule("punk.core.fuel_drums", "punk.core.chests")
@pytest.mark.parametrize(
    ("kind", "dice", "hit"), [("drum", [1, 9], (4, 2)), ("chest", [1, 1, 9], (3, 0))]
)
def test_how_hard_perils_hit(kind: str, dice: list[int], hit: tuple[int, int]) -> None:
    table = near_peril(kind, *dice)
    table.do("interact", to=f"{kind}-1")
    table.state.active = None
    table["b"].out = "downed"
    end_turn(table.skirmish)
    assert [(told.strength, told.penetration) for told in table.table.heard(Struck)] == [hit]


@pytest.mark.rule("punk.core.weather_acid_rain")
def test_how_hard_the_rain_hits() -> None:
    (told,) = ended("acid_rain", [1, 1, 9]).table.heard(Struck)
    assert (told.strength, told.penetration) == (3, 0)


@pytest.mark.rule("punk.core.weather_acid_rain")
@pytest.mark.parametrize(("size", "dry"), [(1, False), (2, True), (3, True)])
def test_only_what_is_large_enough_keeps_the_rain_off(size: int, dry: bool) -> None:
    beside = block(20 * CM, 20 * CM, 5 * CM, 5 * CM, name="x", height=300, size=size)
    table = under("acid_rain", pieces=[beside], a=who(at=(18.75, 22)))
    assert is_sheltered(table.skirmish, table["a"]) is dry


@pytest.mark.rule("punk.core.weather_night")
@pytest.mark.parametrize(("gap", "less"), [(10, 0), (10.01, -3)])
def test_a_fire_lights_whoever_is_within_10_cm_of_it(gap: float, less: int) -> None:
    beyond = 12.5 + 30 + 1.25 + gap + 5
    fire = Marker("fire", Place(Point(1000, round(beyond * CM))), 500)
    assert taken("night", 30, markers=[fire]) == less


@pytest.mark.rule("punk.core.chests")
@pytest.mark.parametrize(("die", "bullets", "out"), [(2, {}, "downed"), (3, {}, ""), (7, 1, "")])
def test_a_chest_holds_a_trap_nothing_or_a_bullet(die: int, bullets: Any, out: str) -> None:
    table = near_peril("chest", die, *([9, 1] if die == 2 else []))
    table.do("interact", to="chest-1")
    assert table["a"].bullets == ({"bullet": 1} if bullets else {})
    assert table["a"].out == out
    assert table.state.objectives[0].done


@pytest.mark.rule("punk.core.fuel_drums", "punk.core.chests")
def test_drums_and_chests_lie_about_only_if_that_was_agreed() -> None:
    assert not set_up(Options()).objectives
    for name in grounds():
        found = set_up(Options(ground=name, perils=True)).objectives
        assert {one.kind for one in found} == {"drum", "chest"}
        assert {one.radius for one in found} == {125}
        assert [one.id for one in found] == [f"{one.kind}-{n + 1}" for n, one in enumerate(found)]


def test_the_dimwitted_leave_them_alone() -> None:
    assert not near_peril("drum", special=["dimwit"]).offers("interact")
