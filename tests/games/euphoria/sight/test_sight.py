"""Lines of sight, cover and human shields."""

from __future__ import annotations

import pytest

from tapete.games.euphoria.rules.sight.sight import cover, sees, shield
from tests.games.euphoria.shows import Shown, piece, shown, who

WALL = piece("wall", 8, 0, 0.5, 10, height=3)


def grade(show: Shown) -> str:
    return cover(show.show, show["a"], show["B"]).grade


@pytest.mark.rule("euphoria.def.los")
def test_a_target_whose_edge_shows_past_a_wall_is_seen() -> None:
    behind = shown(pieces=[WALL], a=who((4, 8)), B=who((12, 8)))
    past = shown(pieces=[WALL], a=who((4, 8)), B=who((12, 12)))
    assert not sees(behind.show, behind["a"], behind["B"])
    assert sees(past.show, past["a"], past["B"])


@pytest.mark.rule("euphoria.def.los.reciprocal")
@pytest.mark.parametrize("at", [(12, 8), (12, 11), (12, 12), (9.5, 10.5)])
def test_sight_and_what_blocks_it_are_the_same_both_ways(at: tuple[float, float]) -> None:
    show = shown(pieces=[WALL], a=who((4, 8)), B=who(at, base=40, height=0))
    assert sees(show.show, show["a"], show["B"]) == sees(show.show, show["B"], show["a"])


@pytest.mark.rule("euphoria.def.los")
def test_from_a_roof_one_looks_over_what_is_lower() -> None:
    tower = piece("tower", 2, 6, 4, 4, height=6)
    above = shown(pieces=[tower, WALL], a=who((5.9, 8), height=6), B=who((16, 8)))
    below = shown(pieces=[WALL], a=who((5.9, 8)), B=who((16, 8)))
    assert sees(above.show, above["a"], above["B"])
    assert not sees(below.show, below["a"], below["B"])


@pytest.mark.rule("euphoria.shoot.mod.light_cover")
def test_what_hides_half_a_target_is_light_cover() -> None:
    crates = piece("crates", 9, 8, 1, 3, height=1.6)
    assert grade(shown(pieces=[crates], a=who((4, 8)), B=who((12, 8)))) == "light"
    assert grade(shown(a=who((4, 8)), B=who((12, 8)))) == "none"


@pytest.mark.rule("euphoria.shoot.mod.heavy_cover")
def test_scenery_that_the_target_touches_is_heavy_cover() -> None:
    low = piece("barricade", 10, 6, 0.5, 4, height=1)
    assert grade(shown(pieces=[low], a=who((4, 8)), B=who((11.1, 8)))) == "heavy"
    assert grade(shown(pieces=[low], a=who((4, 8)), B=who((12, 8)))) == "light"


@pytest.mark.rule("euphoria.shoot.mod.own_cover")
def test_scenery_that_the_shooter_touches_is_no_cover() -> None:
    low = piece("barricade", 10, 6, 0.5, 4, height=1)
    assert grade(shown(pieces=[low], a=who((9.4, 8)), B=who((14, 8)))) == "none"


@pytest.mark.rule("euphoria.shoot.mod.cover_doubt")
@pytest.mark.rule("euphoria.ruling.cover_geometry")
def test_a_few_blocked_lines_leave_cover_in_doubt() -> None:
    corner = piece("crates", 8, 8.45, 1, 2, height=1.6)
    show = shown(pieces=[corner], a=who((4, 8)), B=who((12, 8)))
    found = cover(show.show, show["a"], show["B"])
    assert (found.grade, found.doubtful) == ("light", True)


@pytest.mark.rule("euphoria.shoot.mod.light_cover")
def test_a_miniature_on_the_line_is_light_cover_and_never_heavy() -> None:
    assert grade(shown(a=who((4, 8)), B=who((12, 8)), C=who((8, 8.2)))) == "light"
    assert grade(shown(a=who((4, 8)), B=who((12, 8)), C=who((8, 9)))) == "none"


@pytest.mark.rule("euphoria.shoot.mod.own_cover")
@pytest.mark.parametrize(("at", "grades"), [(5.18, "none"), (5.4, "light")])
def test_a_miniature_that_the_shooter_touches_is_no_cover(at: float, grades: str) -> None:
    assert grade(shown(a=who((4, 8)), B=who((12, 8)), C=who((at, 8)))) == grades


@pytest.mark.rule("euphoria.class.bad_born.no_cover")
@pytest.mark.rule("euphoria.class.drone.cover")
@pytest.mark.parametrize("trait", ["bad_born", "drone"])
def test_bad_born_and_drones_have_no_cover(trait: str) -> None:
    low = piece("barricade", 10, 6, 0.5, 4, height=1)
    assert grade(shown(pieces=[low], a=who((4, 8)), B=who((11.1, 8), classes=[trait]))) == "none"


@pytest.mark.rule("euphoria.shoot.mod.human_shield")
def test_whoever_touches_the_target_on_the_line_is_its_shield() -> None:
    show = shown(a=who((4, 8)), B=who((12, 8)), C=who((10.8, 8)), D=who((7, 8)))
    found = shield(show.show, show["a"], show["B"])
    assert found is not None
    assert found.id == "C"
    assert grade(show) == "none"


@pytest.mark.rule("euphoria.shoot.human_shield.nearest")
def test_of_two_shields_the_one_nearest_the_target_counts() -> None:
    show = shown(a=who((4, 8)), B=who((12, 8)), C=who((10.8, 8)), b=who((7, 8)))
    found = shield(show.show, show["a"], show["B"])
    assert found is not None
    assert found.id == "C"


@pytest.mark.rule("euphoria.ruling.shot_line")
@pytest.mark.rule("euphoria.shoot.mod.light_cover")
@pytest.mark.parametrize(("aside", "grades"), [(150, ("none", False)), (149, ("light", False))])
def test_a_line_that_only_grazes_a_base_does_not_pass_over_it(
    aside: int, grades: tuple[str, bool]
) -> None:
    show = shown(a=who((4, 8)), B=who((12, 8)), C=who((8, 8 + aside / 254)))
    found = cover(show.show, show["a"], show["B"])
    assert (found.grade, found.doubtful) == grades


@pytest.mark.rule("euphoria.ruling.shot_line")
@pytest.mark.parametrize("at", [(2, 8), (14, 8)])
def test_who_stands_behind_either_of_the_two_covers_nobody(at: tuple[float, float]) -> None:
    assert grade(shown(a=who((4, 8)), B=who((12, 8)), C=who(at))) == "none"


@pytest.mark.rule("euphoria.ruling.shot_line")
@pytest.mark.parametrize(
    ("height", "grades"),
    [(175, "light"), (190, "light"), (200, "none"), (-190, "light"), (-200, "none")],
)
def test_a_shot_flies_from_the_middle_of_one_body_to_that_of_the_other(
    height: int, grades: str
) -> None:
    show = shown(a=who((4, 8)), B=who((12, 8)), C=who((8, 8), height=height / 254))
    assert grade(show) == grades
