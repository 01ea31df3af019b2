"""The fight as a screen draws it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.games.savage.content.scenario import scenarios
from tapete.games.savage.events import fight as events
from tapete.games.savage.game import GAME
from tapete.games.savage.screen import SCREEN
from tapete.games.savage.screen.scenery import board
from tapete.games.savage.state import Barrier, Effect, Glow, State
from tapete.kernel import Match, Message
from tapete.kernel.chance.seed import from_number
from tapete.kernel.event import Event
from tapete.scene import Token
from tapete.scene.screen import screen_of
from tapete.spaces.plane.point import INCH, Point
from tapete.words import LANGUAGES, Words
from tests.games.savage.skirmish import skirmish, who
from tests.server.matches import play_on


def match_of(scenario: str = "bridge", **options: Any) -> Match[State]:
    return Match(GAME, {"scenario": scenario, **options}, from_number(1))


def token(view: State, identity: str) -> Token:
    return next(one for one in SCREEN.scene(view, 0).tokens if one.id == identity)


def kinds(view: State, identity: str) -> set[str]:
    return {mark.kind for mark in token(view, identity).marks}


def messages(value: Any) -> list[Message]:
    """Every message in anything that a screen is given."""
    if isinstance(value, Message):
        return [value, *[found for _, arg in value.args for found in messages(arg)]]
    if isinstance(value, msgspec.Struct):
        return [
            found for name in value.__struct_fields__ for found in messages(getattr(value, name))
        ]
    if isinstance(value, tuple | list):
        return [found for part in value for found in messages(part)]
    return []


def test_the_game_brings_its_stage() -> None:
    assert screen_of(GAME) is SCREEN


@pytest.mark.parametrize("scenario", scenarios())
def test_everything_on_the_table_can_be_said(scenario: str) -> None:
    view = play_on(match_of(scenario), 40).state
    said: list[Any] = [
        SCREEN.scene(view, 0),
        board(view),
        *[SCREEN.card(view, f.id) for f in view.figures],
    ]
    said += [SCREEN.look(view, view.figures[0].id, other.id) for other in view.figures]
    for language in LANGUAGES:
        words = Words(language)
        for message in messages(said):
            assert "⟦" not in words.say(message), message
            assert "{$" not in words.say(message), message


def test_no_id_is_shown_for_a_name() -> None:
    view = match_of("saloon").state
    shown = msgspec.json.encode(
        [SCREEN.scene(view, 0), [SCREEN.card(view, f.id) for f in view.figures]]
    )
    assert b"bandit_chief" not in shown
    assert b"%saloon" not in shown
    assert b"El due\xc3\xb1o" in shown


def test_a_power_is_good_or_bad_by_who_cast_it() -> None:
    fight = skirmish("a b", a=who(), b=who())
    fight["a"].effects = [Effect("boost", "a", 3)]
    fight["b"].seat = 1
    fight["b"].effects = [Effect("slow", "a", 3)]
    tones = [mark.tone for one in "ab" for mark in token(fight.state, one).marks]
    assert tones == ["good", "bad"]


def test_wild_cards_lead_and_the_fallen_say_how() -> None:
    fight = skirmish("a b", a=who(wild=True), b=who())
    fight["a"].wounds = 2
    fight["b"].out = "dead"
    hero, extra = token(fight.state, "a"), token(fight.state, "b")
    assert (hero.rank, hero.wounds, hero.most, hero.out) == ("leader", 2, 3, None)
    assert (extra.rank, extra.out) == ("", Message.of("savage.scene.out", out="dead"))


def test_the_order_of_play_begins_with_who_acts_and_goes_by_the_cards() -> None:
    fight = skirmish("a b C D", a=who(), b=who(), C=who(), D=who())
    fight.turn("b")
    state = fight.state
    state.dealt = {"a": [3], "b": [50, 7], "C": [20], "D": [1]}
    state.queue = ["C", "a"]
    fight["C"].out = "dead"
    places = SCREEN.scene(state, 0).order
    assert [(place.tokens, place.now) for place in places] == [(("b",), True), (("a",), False)]
    assert places[0].label == Message.of("savage.picture.card", card="A♥")


def test_zones_of_goals_are_on_the_table() -> None:
    view = match_of("bridge").state
    zones = SCREEN.scene(view, 0).zones
    goals = [goal for side in scenarios()["bridge"].sides for goal in side.goals]
    assert len(zones) == sum(goal.kind in ("reach", "hold") for goal in goals)
    assert all(x % INCH == 0 and y % INCH == 0 for zone in zones for x, y in zone.points)


# --- scenery


def test_each_thing_of_the_map_is_drawn_as_what_it_is() -> None:
    view = match_of("saloon").state
    drawn = {_english(shape.name): shape.kind for shape in board(view).shapes}
    assert drawn["Plank wall"] == "wall"
    assert drawn["Door"] == "door"
    assert drawn["Window"] == "window"
    assert drawn["Table"] == "low"
    assert drawn["Stairs"] == "rough"
    assert drawn["Rotten trapdoor"] == "hazard"
    assert drawn["Horse trough"] == "water"


def test_a_gorge_is_a_chasm_with_a_bridge_across() -> None:
    drawn = {_english(shape.name): shape.kind for shape in board(match_of("gorge").state).shapes}
    assert drawn["The gorge"] == "chasm"
    assert drawn["Rope bridge"] == "bridge"


def _english(name: Message | None) -> str:
    assert name is not None
    return str(dict(name.args)["en"])


def test_a_door_that_was_opened_is_another_board() -> None:
    view = match_of("saloon").state
    before = SCREEN.scene(view, 0).board
    door = next(n for n, shape in enumerate(board(view).shapes) if shape.kind == "door")
    view.broken, view.opened = [door], [door]
    assert board(view).shapes[door].state == "opened"
    assert SCREEN.scene(view, 0).board == board(view).fingerprint != before
    view.opened = []
    assert board(view).shapes[door].state == "broken"


def test_barriers_stand_and_glows_shine_while_they_last() -> None:
    fight = skirmish("a . b", a=who(), b=who())
    state = fight.state
    state.barriers = [Barrier(Point(300, 0), Point(300, 254), 2)]
    state.glows = [Glow(Point(254, 127), 508, 2)]
    found = board(state)
    assert [shape.kind for shape in found.shapes] == ["barrier"]
    assert [lamp.radius for lamp in found.lamps] == [508]
    state.round = 3
    assert not board(state).shapes
    assert not board(state).lamps


def test_what_cover_a_thing_gives_is_told() -> None:
    fight = skirmish("a o b", a=who(), b=who())
    shape = board(fight.state).shapes[0]
    note = Message.of("savage.note.cover", percent=50, penalty=4)
    assert (note, "savage.cover.penalty") in shape.notes


# --- cues


@pytest.mark.parametrize(
    ("event", "kind", "figure", "target"),
    [
        (events.TurnBegan(figure="a"), "turn", "a", ""),
        (events.Attacked(figure="a", target="b", weapon="knife"), "attack", "a", "b"),
        (events.Hit(figure="a", target="b", raised=False), "hit", "a", "b"),
        (events.Missed(figure="a", target="b"), "miss", "a", "b"),
        (events.Wounded(figure="b", wounds=1), "harm", "b", ""),
        (events.Fell(figure="b", out="dead"), "down", "b", ""),
        (events.Healed(figure="b", wounds=1), "help", "b", ""),
        (events.Became(figure="b", state="shaken"), "harm", "b", ""),
        (events.Became(figure="b", state="mounted"), "note", "b", ""),
        (events.Did(figure="a", what="supported", target="b"), "help", "a", "b"),
        (events.Did(figure="a", what="touched", target="b"), "attack", "a", "b"),
    ],
)
def test_events_are_shown_on_those_concerned(
    event: Event, kind: str, figure: str, target: str
) -> None:
    fight = skirmish("a b", a=who(), b=who())
    shown = SCREEN.cue(event, fight.state)
    assert shown is not None
    assert (shown.kind, shown.figure, shown.target) == (kind, figure, target)


def test_a_walk_is_shown_along_its_way() -> None:
    fight = skirmish("a b", a=who(), b=who())
    way = ((127, 127), (300, 127))
    shown = SCREEN.cue(events.Moved(figure="a", paces=1, path=way), fight.state)
    assert shown is not None
    assert (shown.kind, shown.path) == ("move", way)


def test_a_match_is_full_of_things_to_see() -> None:
    match = play_on(match_of("crypt"), 240)
    shown = [SCREEN.cue(told.event, match.state) for told in match.told]
    assert {"move", "turn", "attack"} <= {cue.kind for cue in shown if cue is not None}
    known = {figure.id for figure in match.state.figures} | {""}
    assert {cue.figure for cue in shown if cue is not None} <= known


# --- looking


def test_a_wall_between_blocks_every_line() -> None:
    fight = skirmish(
        """
        .#.
        a#b
        .#.
        """,
        a=who(),
        b=who(),
    )
    seen = SCREEN.look(fight.state, "a", "b")
    assert [ray.hidden for ray in seen.rays] == [100] * len(seen.rays)
    assert (Message("savage.look.unseen"), "savage.cover.penalty") in seen.notes


def test_cover_light_and_range_are_told_with_their_rules() -> None:
    fight = skirmish("a....oB", ambient=50, a=who(gear=("revolver",)), B=who())
    seen = SCREEN.look(fight.state, "a", "B")
    notes = {rule: message for message, rule in seen.notes}
    assert notes["savage.cover.penalty"] == Message.of("savage.look.cover", percent=50, penalty=4)
    assert notes["savage.light"] == Message.of("savage.look.light", penalty=2)
    assert dict(notes["savage.range.penalty"].args)["penalty"] == 0
    assert seen.distance == 5 * INCH
    assert [radius for _, radius, _ in seen.circles] == sorted(r for _, r, _ in seen.circles)


def test_a_place_can_be_looked_at() -> None:
    fight = skirmish("a....#.", a=who())
    free = SCREEN.look(fight.state, "a", (3 * INCH, INCH // 2))
    hidden = SCREEN.look(fight.state, "a", (6 * INCH + INCH // 2, INCH // 2))
    assert max(ray.hidden for ray in free.rays) == 0
    assert min(ray.hidden for ray in hidden.rays) == 100


def test_nobody_sees_nothing() -> None:
    fight = skirmish("a b", a=who(), b=who())
    assert SCREEN.look(fight.state, "z", "b").rays == ()
    assert SCREEN.look(fight.state, "a", "z").rays == ()


# --- cards, settings and figures


def test_a_card_has_the_values_as_they_are_now() -> None:
    fight = skirmish("a b", a=who(wild=True, vigor=8, fighting=8), b=who())
    values = _values(fight.state)
    assert values["Parry"] == "6"
    assert values["Toughness"] == "6"
    fight["a"].wounds, fight["a"].prone = 2, True
    assert _values(fight.state)["Parry"] == "4"
    assert _values(fight.state)["Pace"].startswith("4")
    assert SCREEN.card(fight.state, "z") is None


def _values(view: State) -> dict[str, str]:
    card = SCREEN.card(view, "a")
    assert card is not None
    section = next(one for one in card.sections if one.title == Message("savage.card.values"))
    lines = [dict(message.args) for message, _ in section.lines]
    return {_english(line["name"]): str(line["value"]) for line in lines}  # type: ignore[arg-type]


def test_one_scenario_is_for_a_first_match_and_stands_first() -> None:
    found = SCREEN.settings()
    assert {setting.id for setting in found} == set(scenarios())
    assert found[0].first
    assert all(setting.minutes > 0 for setting in found)
    for setting in found:
        assert Match(GAME, setting.options, from_number(1)).state.scenario == setting.id


def test_touching_a_figure_offers_what_is_done_to_it() -> None:
    fight = skirmish("a b", a=who(), b=who())
    view = fight.state
    assert SCREEN.figures("b", view) == ("b",)
    assert SCREEN.figures(("do", {"what": "fight", "to": "b", "item": 0}), view) == ("b",)
    assert SCREEN.figures(("do", {"what": "break", "to": "", "item": 0, "piece": 3}), view) == ()
    assert SCREEN.figures(("a", "b"), view) == ("a", "b")


def test_what_is_in_the_way_has_a_name() -> None:
    view = match_of("saloon").state
    assert SCREEN.called("a", view) == token(view, "a").name
    assert _english(SCREEN.called("#", view)) == "Plank wall"
    assert SCREEN.called("nothing", view) is None
