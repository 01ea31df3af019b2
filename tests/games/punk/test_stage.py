"""The skirmish as a screen draws it."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_type_hints

import msgspec
import pytest

from tapete.catalogue import load
from tapete.deeds import Using
from tapete.games.punk import events
from tapete.games.punk.content.library import library
from tapete.games.punk.content.scenario import scenarios
from tapete.games.punk.events.moving import Moved
from tapete.games.punk.events.shooting import Covered, Laid, Shot
from tapete.games.punk.events.turns import Deployed
from tapete.games.punk.game import GAME
from tapete.games.punk.screen import SCREEN
from tapete.games.punk.screen.areas import areas
from tapete.games.punk.screen.card import rule_of
from tapete.games.punk.screen.scene import order
from tapete.games.punk.screen.scenery import board
from tapete.games.punk.screen.token import tokens
from tapete.games.punk.state import Marker, State
from tapete.kernel.chance.seed import from_number
from tapete.kernel.event import Event
from tapete.kernel.matches.match import Match, checked_options
from tapete.kernel.message import Message
from tapete.scene import Card, Token
from tapete.scene.screen import screen_of
from tapete.spaces.boards.scenery import block
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.plane.templates import Circle, Segment, Teardrop
from tapete.words import Words
from tests.games.punk.fielded import Fielded, fielded, who

CATALOGUE = load(GAME.package)
WALL = block(18 * CM, 25 * CM, 4 * CM, 2 * CM, height=300, size=1, grade="medium", name="sandbags")


def token(table: Fielded, identity: str) -> Token:
    return next(one for one in tokens(table.state) if one.id == identity)


def card(view: State, identity: str) -> Card:
    found = SCREEN.card(view, identity)
    assert found is not None
    return found


def keys(card: Card, section: str) -> list[str]:
    lines = [one.lines for one in card.sections if one.title.key == f"punk.card.{section}"]
    return [message.key for some in lines for message, _ in some]


def test_the_game_brings_its_stage() -> None:
    assert screen_of(GAME) is SCREEN


# --- who stands where


def test_a_mini_is_drawn_with_its_facing_what_it_sees_and_how_high_it_is() -> None:
    table = fielded(a=who(at=(20, 20), facing=45), B=who(at=(60, 60), height=8))
    shown = token(table, "a")
    assert (shown.at, shown.facing, shown.arc, shown.height) == ((2000, 2000), 45, 180, 0)
    assert token(table, "B").height == 800


def test_who_is_down_lies_there_and_who_is_gone_is_nowhere_to_be_seen() -> None:
    table = fielded(a=who(at=(20, 20)), b=who(at=(30, 20)), C=who(at=(60, 60)))
    table["a"].out, table["b"].out = "downed", "removed"
    assert token(table, "a").at == (2000, 2000)
    assert token(table, "a").facing is None
    assert token(table, "b").at[0] < 0
    assert token(table, "b").out == Message.of("punk.scene.out", out="removed")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ({"special": ["beast"]}, "beast"),
        ({"special": ["mounted"]}, "biker"),
        ({"base": 40}, "brute"),
        ({"gear": ["crossbow"]}, "archer"),
        ({"gear": ["rifle"]}, "gunner"),
        ({"profile": "mutante"}, "mutant"),
        ({}, "punk"),
    ],
)
def test_a_silhouette_says_what_somebody_is(given: dict[str, Any], shown: str) -> None:
    assert token(fielded(a=who(at=(20, 20), **given)), "a").silhouette == shown


def test_states_are_marks_with_the_rule_to_read() -> None:
    table = fielded(a=who(at=(20, 20), prone=True, poison=3), B=who(at=(20, 22.5), ready=True))
    kinds = {mark.kind: mark for mark in token(table, "a").marks}
    assert {"prone", "poison", "locked"} <= kinds.keys()
    assert (kinds["poison"].amount, kinds["poison"].tone) == (3, "bad")
    assert "ready" in {mark.kind for mark in token(table, "B").marks}


def test_the_order_of_the_round_is_by_agility_with_who_acts_first() -> None:
    table = fielded(
        a=who(at=(10, 10), AG=3),
        b=who(at=(20, 10), AG=5, acted=True),
        C=who(at=(30, 10), AG=4),
        D=who(at=(40, 10), AG=4),
    )
    table.activate("C")
    places = list(order(table.state))
    assert [(place.tokens, place.now) for place in places] == [
        (("C",), True),
        (("D",), False),
        (("a",), False),
    ]


# --- what lies on the table


def test_scenery_has_its_grade_its_short_name_and_what_it_does() -> None:
    found = board(fielded(pieces=[WALL], a=who(at=(5, 5))).state)
    (shape,) = found.shapes
    assert (shape.kind, shape.grade, shape.code, shape.height) == ("low", "medium", "1M", 300)
    assert (
        Message.of("punk.note.grade", grade="medium", armour=5),
        "punk.cover.grade",
    ) in shape.notes


def test_a_board_is_measured_in_centimetres() -> None:
    found = board(fielded(a=who(at=(5, 5))).state)
    assert (found.unit, found.width) == (CM, 90 * CM)


def test_fire_lies_on_the_table_as_far_as_it_reaches() -> None:
    table = fielded(a=who(at=(5, 5)))
    table.state.markers.append(Marker("fire", Place(Point(3000, 3000)), 500, power=4))
    (area,) = areas(table.state)
    assert (area.kind, area.at, area.radius) == ("fire", (3000, 3000), 500)
    assert area.rule in CATALOGUE


@pytest.mark.parametrize("name", scenarios())
def test_a_scenario_shows_where_sides_deploy_and_what_they_want(name: str) -> None:
    match: Match[Any] = Match(GAME, {"scenario": name}, from_number(1))
    scene = SCREEN.scene(match.view(None), None)
    assert len(scene.zones) == 2
    assert len(scene.areas) == len(scenarios()[name].objectives)
    assert all(side.goals for side in scene.sides)


# --- what is seen


def test_cover_is_shown_by_a_line_through_what_gives_it() -> None:
    table = fielded(
        pieces=[WALL],
        a=who(at=(20, 15), facing=180, gear=["crossbow"]),
        B=who(at=(20, 35), facing=0),
    )
    seen = SCREEN.look(table.state, "a", "B")
    assert [ray.crosses for ray in seen.rays if ray.hidden == 50] == [
        SCREEN.called("sandbags", table.state)
    ]
    assert seen.distance == 20 * CM - 250
    said = [message.key for message, _ in seen.notes]
    assert "punk.look.element" in said or "punk.look.total" in said
    assert all(rule in CATALOGUE for _, rule in seen.notes)


def test_ranges_are_circles_around_the_base_of_who_shoots() -> None:
    table = fielded(a=who(at=(20, 20), gear=["crossbow"]), B=who(at=(60, 60)))
    seen = SCREEN.look(table.state, "a", "a")
    reach = library().ranged["crossbow"].bands
    assert [radius for _, radius, _ in seen.circles] == [125 + far * CM for far in reach]


def test_nobody_sees_behind_its_back() -> None:
    table = fielded(a=who(at=(20, 20), facing=0), B=who(at=(20, 40)))
    assert "punk.look.behind" in [m.key for m, _ in SCREEN.look(table.state, "a", "B").notes]


def test_who_no_longer_plays_sees_nothing() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 40)))
    table["a"].out = "downed"
    assert SCREEN.look(table.state, "a", "B").rays == ()


# --- cards


def test_a_card_has_attributes_as_they_are_now_and_what_they_were() -> None:
    table = fielded(a=who(at=(20, 20), D=4, lost={"D": 1}))
    lines = [
        dict(message.args)
        for section in card(table.state, "a").sections
        for message, _ in section.lines
        if message.key == "punk.card.attribute"
    ]
    assert len(lines) == 7
    (hurt,) = [line for line in lines if line["changed"]]
    assert (hurt["letter"], hurt["now"], hurt["born"]) == ("D", "3", "4")


@pytest.mark.rule("punk.bullets.secret")
def test_bullets_are_on_a_card_only_for_their_own_side() -> None:
    options = {"bands": ["pandilleros_200_tiro", "chatarreros_300_tiro"]}
    match: Match[Any] = Match(GAME, options, from_number(1))
    armed = next(mini for mini in match.state.minis if mini.seat == 0 and mini.bullets)
    assert keys(card(match.view(0), armed.id), "bullets")
    assert not keys(card(match.view(1), armed.id), "bullets")
    assert not keys(card(match.view(None), armed.id), "bullets")


@pytest.mark.parametrize("table", ["special", "powers"])
def test_every_special_rule_on_a_card_leads_to_its_rule(table: str) -> None:
    found = {name: rule_of(name) for name in getattr(library(), table)}
    assert {name: rule for name, rule in found.items() if rule not in CATALOGUE} == {}


# --- answers and events


def test_an_answer_names_whom_it_is_done_to() -> None:
    table = fielded(a=who(at=(20, 20), facing=180, gear=["crossbow"]), B=who(at=(20, 40)))
    table.activate("a")
    do = {"what": "shoot", "to": "B", "item": 0}
    assert SCREEN.figures(("do", do), table.state) == ("B",)
    assert SCREEN.figures("B", table.state) == ("B",)
    assert SCREEN.figures("nobody", table.state) == ()


def test_a_way_of_answering_is_named() -> None:
    table = fielded(a=who(at=(20, 20), gear=["molotov"]), B=who(at=(20, 40)))
    table.activate("a")
    assert SCREEN.way("assault", table.state) == Message.of("punk.way", way="assault")
    assert SCREEN.way("a", table.state) == Message.of("punk.option.figure", figure="a")
    put = SCREEN.way(Using("lob", 0), table.state)
    assert put is not None
    assert dict(put.args)["item"] == "molotov"


def test_who_moves_is_shown_on_its_way_and_who_shoots_at_whom() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 40)))
    moved = Moved(figure="a", far=500, path=((2000, 2000), (2500, 2000)))
    assert getattr(SCREEN.cue(moved, table.state), "path", None) == moved.path
    shot = SCREEN.cue(Shot(figure="a", target="B", weapon="crossbow"), table.state)
    assert shot is not None
    assert (shot.kind, shot.figure, shot.target) == ("attack", "a", "B")


def test_templates_and_markers_are_shown_as_areas() -> None:
    table = fielded(a=who(at=(20, 20)))
    laid = Laid(marker="fire", at=Place(Point(3000, 3000)), radius=500)
    covered = Covered(figure="a", weapon="molotov", template=Circle(Point(3000, 3000), 500))
    for event in (laid, covered):
        cue = SCREEN.cue(event, table.state)
        assert cue is not None
        assert len(cue.area) > 8
    put = SCREEN.cue(Deployed(figure="a", x=100, y=200), table.state)
    assert put is not None
    assert put.path == ((100, 200),)


VALUES: dict[Any, Any] = {
    str: "a",
    int: 1,
    bool: False,
    Place: Place(Point(3000, 3000)),
    Circle | Teardrop | Segment: Circle(Point(3000, 3000), 500),
}


def about_somebody() -> list[type[Event]]:
    places = [f"{events.__name__}.{one.name}" for one in iter_modules(events.__path__)]
    found = [kind for place in places for kind in vars(import_module(place)).values()]
    kinds = [one for one in found if isinstance(one, type) and issubclass(one, Event)]
    return [one for one in kinds if "figure" in one.__struct_fields__]


@pytest.mark.parametrize("kind", about_somebody(), ids=lambda kind: kind.__name__)
def test_an_event_about_somebody_is_shown_over_them(kind: type[Event]) -> None:
    hints = get_type_hints(kind)
    needed = [one.name for one in msgspec.structs.fields(kind) if one.required]
    given = {name: VALUES.get(hints[name], ()) for name in needed}
    cue = SCREEN.cue(kind(**{**given, "figure": "a"}), fielded(a=who(at=(20, 20))).state)
    assert cue is not None
    assert cue.figure == "a"


# --- what can be chosen


def test_every_quick_setting_can_be_played_and_one_is_for_a_first_match() -> None:
    found = SCREEN.settings()
    assert len(found) == 1 + len(scenarios())
    assert found[0].first
    for setting in found:
        GAME.setup(checked_options(GAME, setting.options))


@pytest.mark.parametrize("option", ["bands", "ground", "weather", "size"])
def test_whatever_an_option_offers_can_be_agreed(option: str) -> None:
    for value, _ in SCREEN.choices(option):
        given: Any = [value, value] if option == "bands" else value
        GAME.setup(checked_options(GAME, {option: given}))


# --- what is to be known of a way


def test_a_way_says_what_it_climbs_and_by_what() -> None:
    house = block(30 * CM, 30 * CM, 15 * CM, 12 * CM, height=800, size=3, grade="heavy", name="h")
    table = fielded(pieces=[house], a=who(at=(28.75, 36)))
    table.activate("a")
    up = table.ways()["move"].read({"way": [[3000, 3600, "climb"]], "facing": None})
    assert SCREEN.remarks(("move", up), table.state) == (
        Message.of("punk.remark.climb", how="climb", far=8.0),
    )


def test_a_plain_way_needs_no_remark() -> None:
    table = fielded(a=who(at=(20, 20)))
    table.activate("a")
    there = table.ways()["move"].read({"way": [[2600, 2000]], "facing": None})
    assert SCREEN.remarks(("move", there), table.state) == ()


@pytest.mark.parametrize(("seat", "secret"), [(0, True), (1, False), (None, False)])
def test_who_has_bullets_sees_what_is_to_be_covered_from_others(
    seat: int | None, secret: bool
) -> None:
    match = Match(GAME, {"bands": ["pandilleros_200_tiro", "mutardos_200"]}, from_number(1))
    assert SCREEN.scene(match.view(seat), seat).secret is secret
    match.state.ended = "punk.result.turns"
    assert not SCREEN.scene(GAME.view(match.state, seat), seat).secret


def test_the_weather_is_told_beside_the_turn() -> None:
    clear: Match[Any] = Match(GAME, {}, from_number(1))
    fog: Match[Any] = Match(GAME, {"weather": "fog"}, from_number(1))
    words = Words("en")
    assert words.say(SCREEN.scene(clear.view(0), 0).head) == "Deployment"
    assert words.say(SCREEN.scene(fog.view(0), 0).head) == "Deployment · Fog"
