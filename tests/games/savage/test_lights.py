"""Light on the board: torches that are carried or dropped, and powers of light and darkness."""

from __future__ import annotations

from typing import Any

import pytest
import shapely

from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.bots.plans import plans
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.bots.threats import Outlook
from tapete.games.savage.labels.conditions import CONDITIONS
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.story.setup import set_up
from tapete.games.savage.screen import SCREEN
from tapete.games.savage.state import GROUND, STOWED, Glow
from tapete.games.savage.world import PACE, Fight, burning
from tapete.kernel import Either, Form
from tapete.odds.silent import SILENT
from tapete.scene import Board, Lamp
from tapete.spaces.plane.point import Point, within
from tapete.spaces.plane.polygon import holds
from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.games.savage.test_movement import go

SOURCES = "savage.ruling.light_sources"
NIGHT = 0


def night(
    drawing: str, ambient: int = NIGHT, dice: list[int] | None = None, **given: Any
) -> Skirmish:
    """A fight in the dark; `a` has a torch in hand unless told otherwise."""
    people = {"a": who(gear=("torch",))} | given
    return skirmish(drawing, ambient=ambient, dice=dice or [], **people)


def light(fight: Skirmish, x: float, y: float = 0.5) -> int:
    return fight.fight.light(Point(round(x * PACE), round(y * PACE)))


@pytest.mark.rule("savage.light")
@pytest.mark.rule("savage.ruling.light_sources")
@pytest.mark.parametrize(("away", "penalty"), [(0, 0), (3.9, 0), (4.1, -2), (7.9, -2), (8.1, -6)])
def test_a_torch_lights_half_its_reach_well_and_the_rest_dimly(away: float, penalty: int) -> None:
    assert light(night("a" + "." * 20), 0.5 + away) == penalty


@pytest.mark.rule("savage.light")
@pytest.mark.parametrize(("ambient", "penalty"), [(100, 0), (50, -2), (25, -4), (0, -6)])
def test_beyond_its_reach_the_light_of_the_place_counts(ambient: int, penalty: int) -> None:
    assert light(night("a" + "." * 20, ambient), 15) == penalty


@pytest.mark.rule("savage.ruling.light_sources")
def test_the_light_goes_with_its_bearer() -> None:
    fight = night("a" + "." * 20)
    fight.turn("a")
    go(fight, "a", 6)
    assert (light(fight, 0.5), light(fight, 6.5), light(fight, 10)) == (-2, 0, 0)


@pytest.mark.rule("savage.ruling.light_sources")
def test_a_dropped_torch_burns_on_and_one_that_is_put_away_is_out() -> None:
    fight = night("a" + "." * 20)
    fight.turn("a")
    fight.do("let_fall", item=0)
    go(fight, "a", 6)
    assert fight["a"].items[0].hand == GROUND
    assert (light(fight, 0.5), light(fight, 6.5)) == (0, -2)
    other = night("a" + "." * 20)
    other.turn("a")
    assert not other.offers("stow")
    other.do("douse", item=0)
    assert other["a"].items[0].hand == STOWED
    assert light(other, 0.5) == -6
    other.do("ready", item=0)
    assert light(other, 0.5) == 0


@pytest.mark.rule("savage.ruling.light_sources")
def test_a_torch_that_is_thrown_lights_its_target() -> None:
    fight = night("a" + "." * 11 + "B" + "." * 20, B=who(), dice=[1])
    before = light(fight, 12.5)
    fight.turn("a")
    fight.do("shoot", "B")
    assert (before, light(fight, 12.5), light(fight, 0.5)) == (-6, 0, -6)


@pytest.mark.rule("savage.ruling.light_sources")
def test_a_wall_throws_a_shadow() -> None:
    fight = night("a.#..\n..#..\n..#..")
    assert (light(fight, 1.5), light(fight, 3.5)) == (0, -6)


@pytest.mark.rule("savage.light")
@pytest.mark.rule("savage.ruling.illumination_scope")
@pytest.mark.parametrize(("gear", "penalty"), [(("torch",), 0), ((), -6)])
def test_whoever_carries_a_light_is_easy_to_hit_in_the_dark(
    gear: tuple[str, ...], penalty: int
) -> None:
    """The light where the target stands counts, whoever made it."""
    archer = who(shooting=8, gear=("bow",), side=1)
    fight = night("a........B", a=who(gear=gear), B=archer, dice=[2])
    fight.turn("B")
    fight.do("shoot", "a")
    assert fight.terms().get("savage.light", 0) == penalty


@pytest.mark.rule("savage.improvised.attack")
def test_a_torch_is_an_improvised_weapon() -> None:
    fight = night("aB", B=who(fighting=6), dice=[1], a=who(fighting=8, gear=("torch",)))
    fight.turn("a")
    fight.do("fight", "B")
    assert fight.terms()["savage.improvised.attack"] == -2


# --- powers


def caster(power: str) -> dict[str, Any]:
    return who(
        wild=True, spellcasting=12, arcane="spellcasting", edges=("arcane_background",),
        powers=(power,), points=20,
    )  # fmt: skip


@pytest.mark.rule("savage.ruling.light_sources")
@pytest.mark.parametrize(
    ("power", "ambient", "inside", "outside"), [("light", 0, 0, -6), ("darkness", 100, -6, 0)]
)
def test_a_power_put_on_somebody_goes_where_they_go(
    power: str, ambient: int, inside: int, outside: int
) -> None:
    fight = night("a....b" + "." * 20, ambient, [11, 1], a=caster(power), b=who())
    fight.turn("a")
    fight.do("cast", "b")
    assert (light(fight, 5.5), light(fight, 12)) == (inside, outside)
    fight["b"].at = Point(12 * PACE, PACE // 2)
    assert (light(fight, 5.5), light(fight, 12)) == (outside, inside)
    fight.state.round += 11
    assert light(fight, 12) == outside


@pytest.mark.rule("savage.ruling.light_sources")
def test_darkness_overrules_torches_and_the_latest_power_counts() -> None:
    fight = night("a" + "." * 20)
    here = Point(PACE // 2, PACE // 2)
    fight.state.glows = [Glow(here, 3 * PACE, 9, level=0)]
    assert light(fight, 0.5) == -6
    fight.state.glows.append(Glow(here, 3 * PACE, 9))
    assert light(fight, 0.5) == 0


# --- what is shown, and what bots make of it


def test_the_board_shows_where_torches_burn_and_where_it_is_dark() -> None:
    fight = night("a" + "." * 20)
    fight.state.glows = [Glow(Point(9 * PACE, 0), 3 * PACE, 9, level=0)]
    shown = SCREEN.board(fight.state)
    assert shown is not None
    assert [(lamp.at[0] // PACE, lamp.radius // PACE, lamp.level) for lamp in shown.lamps] == [
        (0, 8, 50),
        (0, 4, 100),
        (9, 3, 0),
    ]


@pytest.mark.rule("savage.light")
@pytest.mark.parametrize("moon", [0, 25])
def test_the_light_that_is_drawn_is_the_light_that_counts(moon: int) -> None:
    """At every place of a dark map with torches, crags and powers."""
    state = set_up(Options(scenario="gorge"))
    state.ambient = moon
    state.glows = [Glow(Point(24 * PACE, 9 * PACE), 3 * PACE, 9, level=0)]
    state.glows += [Glow(Point(26 * PACE, 9 * PACE), 3 * PACE, 9)]
    fight, shown = Fight(state, SILENT, state.rules), SCREEN.board(state)
    assert shown is not None
    steps = range(PACE // 3, 21 * PACE, PACE)
    places = [Point(x, y) for x in range(PACE // 3, 36 * PACE, PACE) for y in steps]
    sure = [at for at in places if not _at_an_edge(shown, at)]
    assert len(sure) > 0.9 * len(places)
    assert [at for at in sure if -fight.light(at) != _drawn(shown, at)] == []


def _drawn(shown: Board, at: Point) -> int:
    """The penalty that the board names at a place: that of the last lamp that reaches it."""
    found = [lamp.label for lamp in shown.lamps if _reaches(lamp, at)]
    name = found[-1] if found else shown.ambient_label
    assert name is not None
    return int(dict(name.args)["penalty"])  # type: ignore[arg-type]


def _reaches(lamp: Lamp, at: Point) -> bool:
    return within(Point(*lamp.at), at, lamp.radius) and (
        not lamp.outline or holds(lamp.outline, at.x, at.y)
    )


def _at_an_edge(shown: Board, at: Point) -> bool:
    """True if a place is so near to the edge of a shadow that it may count as either."""
    rings = [shapely.Polygon(lamp.outline).boundary for lamp in shown.lamps if lamp.outline]
    return any(ring.distance(shapely.Point(at.x, at.y)) < PACE / 40 for ring in rings)


def test_the_light_where_a_figure_stands_is_read_off_its_token() -> None:
    fight = night("a" + "." * 19 + "B", B=who())
    marks = {
        letter: [mark.amount for mark in CONDITIONS.marks(fight[letter], fight.state)]
        for letter in "aB"
    }
    assert marks == {"a": [], "B": [6]}


def test_a_bot_would_rather_have_light_on_its_foe_than_on_itself() -> None:
    gunman = who(shooting=8, gear=("revolver", "torch"))
    dark = night("a.........B", a=who(shooting=8, gear=("revolver",)), B=gunman)
    light_on_foe = SavageTactics().score(dark.state, 0)
    dark["B"].items[1].hand = STOWED
    assert light_on_foe > SavageTactics().score(dark.state, 0)


def test_a_scenario_hands_out_torches() -> None:
    state = set_up(Options(scenario="gorge"))
    assert len(list(burning(state))) >= 3


def plans_of(fight: Skirmish, letter: str) -> list[tuple[str, str]]:
    """The deeds that a bot would weigh in a figure's turn, and on whom."""
    fight.turn(letter)
    match, actor = fight.fight, fight[letter]
    domain = Either({"do": Form(lambda: MENU.choices(match, actor))})
    rank = Outlook(match, actor.seat).promise(actor)
    found = plans(domain, match, actor, SavageTactics().score, rank)
    return [(filled.option.what, filled.option.to) for _, filled in found]


def test_a_bot_weighs_putting_out_its_torch_and_darkness_on_friend_and_foe() -> None:
    adept = caster("darkness") | {"gear": ("torch",)}
    fight = night("a....B" + "." * 20, 25, a=adept, B=who(shooting=6, gear=("bow",)))
    found = plans_of(fight, "a")
    assert ("douse", "") in found
    assert {to for what, to in found if what == "cast"} == {"a", "B"}
