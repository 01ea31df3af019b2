"""The table before the first card: bases, heights, gear in hand, numbers, bennies."""

from __future__ import annotations

import msgspec
import pytest

from tapete.games.savage.content.library import Attribute, Profile
from tapete.games.savage.figures import radius_of
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.story.setup import (
    figure_of,
    give_numbers,
    outfit,
    set_up,
    snapped,
)
from tapete.games.savage.state import BOTH, MAIN, OFF, STOWED, Figure, Name
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import NAMES, skirmish, who

ATTRIBUTES: dict[Attribute, int] = {
    "agility": 6,
    "smarts": 6,
    "spirit": 6,
    "strength": 6,
    "vigor": 6,
}


def one(size: int = 0, wild: bool = False, seat: int = 0) -> Figure:
    profile = Profile(name=NAMES, attributes=ATTRIBUTES, size=size, wild=wild)
    own = {"x": msgspec.json.encode(profile).decode()}
    return figure_of(Options(own=own), "x", "x", seat, Point(0, 0))


@pytest.mark.rule("savage.core.size_scale")
@pytest.mark.parametrize(
    ("size", "paces"), [(-4, 0.5), (0, 0.5), (3, 0.5), (4, 1), (7, 1), (8, 1.5), (12, 1.5)]
)
def test_larger_figures_stand_on_larger_bases(size: int, paces: float) -> None:
    assert radius_of(size) == one(size).radius == paces * PACE


@pytest.mark.rule("savage.core.size_scale")
@pytest.mark.parametrize(("size", "height"), [(0, 2), (3, 3), (6, 4), (-3, 1), (-4, 1)])
def test_a_man_is_2_paces_high_and_three_sizes_are_one_more(size: int, height: int) -> None:
    assert one(size).height == height * PACE


@pytest.mark.rule("savage.core.bennies")
@pytest.mark.parametrize(
    ("wild", "seat", "bennies"), [(True, 0, 3), (True, 1, 2), (False, 0, 0), (False, 1, 0)]
)
def test_wild_cards_start_with_bennies(wild: bool, seat: int, bennies: int) -> None:
    assert one(wild=wild, seat=seat).bennies == bennies


@pytest.mark.rule("savage.turn.ready", "savage.injury.arm")
@pytest.mark.parametrize(
    ("gear", "hindrances", "hands"),
    [
        (("knife", "revolver", "club"), (), [MAIN, OFF, STOWED]),
        (("rifle", "knife"), (), [BOTH, STOWED]),
        (("knife", "rifle"), (), [MAIN, STOWED]),
        (("small_shield", "knife"), (), [MAIN, OFF]),
        (("claws", "knife"), (), [STOWED, MAIN]),
        (("chain_mail", "knife"), (), [STOWED, MAIN]),
        (("knife", "revolver"), ("one_arm",), [MAIN, STOWED]),
    ],
)
def test_the_first_of_ones_gear_is_in_ones_hands(
    gear: tuple[str, ...], hindrances: tuple[str, ...], hands: list[int]
) -> None:
    fight = skirmish("a", a=who(gear=gear, hindrances=hindrances))
    assert [item.hand for item in fight["a"].items] == hands


@pytest.mark.rule("savage.ammo", "savage.reload.action")
def test_guns_are_loaded_and_there_are_three_more_loads() -> None:
    profile = Profile(name=NAMES, attributes=ATTRIBUTES, gear=("revolver", "claws"))
    assert [(item.loaded, item.spare) for item in outfit(profile)] == [(6, 18), (0, 0)]


def test_only_those_of_one_name_have_numbers() -> None:
    figures = [one() for _ in range(3)]
    figures[2].name = Name("y", "y")
    give_numbers(figures)
    assert [figure.name.number for figure in figures] == [1, 2, 0]


@pytest.mark.rule("savage.move.walk")
def test_on_squares_everybody_stands_in_the_middle_of_one() -> None:
    at = Point(3 * PACE + 1, 2 * PACE - 1)
    middle = Point(3 * PACE + PACE // 2, PACE + PACE // 2)
    assert snapped(Options(board="squares"), at) == middle
    assert snapped(Options(board="free"), at) == at


def test_own_heroes_take_the_places_of_the_scenarios_first() -> None:
    plain = set_up(Options(scenario="bridge"))
    heroes = [figure for figure in plain.figures if figure.seat == 0]
    chosen = set_up(Options(scenario="bridge", heroes=(heroes[-1].profile,)))
    mine = [figure.profile for figure in chosen.figures if figure.seat == 0]
    assert mine == [heroes[-1].profile, *[figure.profile for figure in heroes[1:]]]
    foes = [figure.profile for figure in chosen.figures if figure.seat == 1]
    assert foes == [figure.profile for figure in plain.figures if figure.seat == 1]
    assert chosen.figures[0].name != plain.figures[0].name


def test_whoever_is_brought_takes_the_places_of_a_side_that_can_be_taken() -> None:
    own = {"x": msgspec.json.encode(_stranger(wild=True)).decode()}
    usual = set_up(Options())
    changed = set_up(Options(own=own, foes=("x", "x", "x")))
    named = [figure.id for figure in changed.figures if figure.profile == own["x"]]
    assert named == [figure.id for figure in usual.figures if figure.seat == 1][:3]
    assert [f.id for f in changed.figures] == [f.id for f in usual.figures]


def test_a_wild_card_that_is_brought_acts_by_itself_and_an_extra_with_the_group() -> None:
    grouped = next(f for f in set_up(Options()).figures if f.seat == 1 and f.group != f.id)
    foes = [f.id for f in set_up(Options()).figures if f.seat == 1]
    brought = ("x",) * (foes.index(grouped.id) + 1)
    for wild in (True, False):
        own = {"x": msgspec.json.encode(_stranger(wild=wild)).decode()}
        found = {f.id: f for f in set_up(Options(own=own, foes=brought)).figures}[grouped.id]
        assert found.group == (grouped.id if wild else grouped.group)


def _stranger(wild: bool) -> Profile:
    return Profile(name=NAMES, attributes=ATTRIBUTES, wild=wild)
