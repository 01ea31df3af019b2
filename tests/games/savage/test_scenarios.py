"""Every scenario: sound maps, known people, goals that can be reached, sides that are a match."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import chain

import pytest

from tapete.games.savage.content.library import Profile, library
from tapete.games.savage.content.scenario import Goal, Placed, Scenario, scenarios
from tapete.spaces.boards.figure import Figure
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.plane.segment import Pair, closer
from tapete.spaces.routes.ground import Ground
from tapete.spaces.sight.sight import look

NAMES = ("ambush", "bridge", "campfire", "convoy", "crypt", "gorge", "mill", "ruins", "saloon")
FIRST = "mill"
"""The short one, to begin with: two heroes, ten minutes."""
MAN = 2 * INCH
PACE = 6 * INCH
ZONED = {"reach", "hold"}
FOR_ONE = {"protect", "slay", "touch", "break"}

every = pytest.mark.parametrize("scenario", scenarios().values(), ids=list(scenarios()))
MAPPED = {name: one for name, one in scenarios().items() if not one.line}
each = pytest.mark.parametrize("scenario", MAPPED.values(), ids=list(MAPPED))
"""Those with a map; the others are fights without miniatures."""
Cell = tuple[int, int]


def everybody(scenario: Scenario) -> list[Placed]:
    return [placed for side in scenario.sides for placed in side.figures]


def goals(scenario: Scenario) -> list[Goal]:
    return [goal for side in scenario.sides for goal in side.goals]


def is_parked(placed: Placed) -> bool:
    """A vehicle that nobody drives yet."""
    return placed.profile in library().vehicles


def size_of(placed: Placed) -> int:
    """Of the largest of the figure, its mount and its vehicle."""
    sizes = [library().profile(placed.profile).size]
    if placed.mount:
        sizes.append(library().profile(placed.mount).size)
    if placed.vehicle:
        sizes.append(library().vehicles[placed.vehicle].size)
    return max(sizes)


def radius_of(size: int) -> int:
    return 127 if size <= 3 else 254 if size <= 7 else 381


def disc_of(scenario: Scenario, placed: Placed) -> Disc:
    return Disc(scenario.places[placed.at], radius_of(size_of(placed)))


def rows(scenario: Scenario) -> list[str]:
    return [line.strip() for line in scenario.map.strip().splitlines()]


def first(scenario: Scenario) -> bool:
    return scenario is scenarios()[FIRST]


def test_the_seven_are_there() -> None:
    assert tuple(sorted(scenarios())) == NAMES


def test_the_first_is_short() -> None:
    """Few figures on a small map, near each other."""
    short = scenarios()[FIRST]
    lines = rows(short)
    assert (len(lines[0]), len(lines)) <= (24, 16)
    assert [len(side.figures) for side in short.sides] == [2, 4]
    assert short.rounds <= 6


@each
def test_it_is_of_a_size_and_length_to_play_in_half_an_hour(scenario: Scenario) -> None:
    if first(scenario):
        return
    lines = rows(scenario)
    assert 24 <= len(lines[0]) <= 36
    assert 20 <= len(lines) <= 24
    assert 6 <= scenario.rounds <= 10
    assert 2 <= len(scenario.stories) <= 4


@every
def test_everything_has_a_name_in_both_languages(scenario: Scenario) -> None:
    named = [scenario, *scenario.ground.values(), *scenario.sides, *scenario.stories]
    names = [entry.name for entry in named] + [p.title for p in everybody(scenario) if p.title]
    assert all(name.get("es") and name.get("en") for name in names)
    assert scenario.es
    assert scenario.en
    assert scenario.es != scenario.en


@every
def test_every_letter_of_the_map_is_one_figure(scenario: Scenario) -> None:
    letters = [placed.at for placed in everybody(scenario)]
    assert sorted(letters) == sorted(scenario.places)
    assert not set(letters) & set(scenario.ground)


@each
def test_every_kind_of_ground_is_on_the_map(scenario: Scenario) -> None:
    assert set(scenario.ground) <= set(scenario.map)


@every
def test_what_it_names_is_in_the_library(scenario: Scenario) -> None:
    known = library()
    for placed in everybody(scenario):
        known.profile(placed.profile)
        assert not placed.mount or known.mounts[placed.mount].mount
        assert not placed.vehicle or placed.speed <= known.vehicles[placed.vehicle].speed
    materials = {ground.material for ground in scenario.ground.values()} - {""}
    assert materials <= set(known.things)


@each
def test_everybody_stands_free(scenario: Scenario) -> None:
    """On the board, in no scenery and on nobody."""
    scenario.board.place(Figure(disc_of(scenario, p), p.at) for p in everybody(scenario))


@every
def test_heroes_are_wild_and_extras_come_in_groups_of_a_kind(scenario: Scenario) -> None:
    heroes = [placed for placed in scenario.sides[0].figures if not placed.tied]
    assert (2 if first(scenario) else 3) <= len(heroes) <= 5
    assert all(library().profile(placed.profile).wild for placed in heroes)
    foes = [placed for placed in scenario.sides[1].figures if not is_parked(placed)]
    wild = [placed for placed in foes if library().profile(placed.profile).wild]
    extras = [placed for placed in foes if placed not in wild]
    groups = {(placed.group, placed.profile) for placed in extras}
    assert 1 <= len(wild) <= 2
    assert (3 if first(scenario) else 4) <= len(extras) <= 8
    assert not any(placed.group for placed in wild)
    assert 1 <= len({group for group, _ in groups}) == len(groups) <= 3


@each
def test_goals_are_well_formed(scenario: Scenario) -> None:
    for goal in goals(scenario):
        assert goal.points > 0
        assert (goal.kind in ZONED) == (goal.zone != (0, 0, 0, 0)), goal
        assert (goal.kind in FOR_ONE) == bool(goal.figure), goal
        _check_zone(scenario, goal)
        if goal.kind == "break":
            assert scenario.ground[goal.figure].material, goal
        elif goal.figure:
            assert goal.figure in scenario.places, goal


def _check_zone(scenario: Scenario, goal: Goal) -> None:
    left, top, width, depth = goal.zone
    lines = rows(scenario)
    assert 0 <= left <= left + width <= len(lines[0]), goal
    assert 0 <= top <= top + depth <= len(lines), goal
    assert goal.kind not in ZONED or (width and depth), goal


@every
def test_each_side_has_a_decisive_goal_and_may_win_without_it(scenario: Scenario) -> None:
    for side in scenario.sides:
        assert any(goal.decisive for goal in side.goals)
        assert not all(goal.decisive for goal in side.goals)


@every
def test_each_side_is_routed_before_its_last_figure_falls(scenario: Scenario) -> None:
    """Matches end before somebody is hunted down; two fight to the end."""
    for side, others in (scenario.sides, scenario.sides[::-1]):
        routs = [goal.count for goal in side.goals if goal.decisive and goal.kind == "defeat"]
        if len(others.figures) > 2:
            assert all(0 < count < len(others.figures) for count in routs)


@every
def test_goals_concern_the_right_side(scenario: Scenario) -> None:
    """Its own to protect, the others' to slay; no more to defeat or to bring than there are."""
    for side, others in (scenario.sides, scenario.sides[::-1]):
        own, foes = ({placed.at for placed in s.figures} for s in (side, others))
        for goal in side.goals:
            assert goal.kind != "protect" or goal.figure in own
            assert goal.kind != "slay" or goal.figure in foes
            assert goal.count <= len(foes if goal.kind == "defeat" else own)


@each
def test_nobody_starts_where_a_goal_is_won(scenario: Scenario) -> None:
    for side in scenario.sides:
        for goal in side.goals:
            if goal.kind == "reach":
                already = [p for p in side.figures if _within(scenario.places[p.at], goal)]
                assert not already, goal


def _within(place: Point, goal: Goal) -> bool:
    left, top, width, depth = (inches * INCH for inches in goal.zone)
    return left <= place.x <= left + width and top <= place.y <= top + depth


@each
def test_all_can_be_walked_to_once_doors_are_open(scenario: Scenario) -> None:
    """Over the squares by their sides, without climbing."""
    cells = [cell_of(place) for place in scenario.places.values()]
    found = walkable(scenario, cells[0])
    assert set(cells) <= found
    for goal in goals(scenario):
        if goal.kind in ZONED:
            assert any(_within(middle(cell), goal) for cell in found), goal
        if goal.kind == "break":
            assert any(near in found for near in beside(scenario, goal.figure)), goal


def test_the_convoy_can_drive_round_the_felled_trunk() -> None:
    """The base of the truck is wide: there must be a way for it to the far edge."""
    convoy = scenarios()["convoy"]
    driver = next(placed for placed in everybody(convoy) if placed.vehicle)
    disc = disc_of(convoy, driver)
    assert Ground(convoy.board, disc.radius).shortest(disc.centre, middle((33, 10)))


def cell_of(place: Point) -> Cell:
    return place.x // INCH, place.y // INCH


def middle(cell: Cell) -> Point:
    return Point(cell[0] * INCH + INCH // 2, cell[1] * INCH + INCH // 2)


def neighbours(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def beside(scenario: Scenario, sign: str) -> Iterator[Cell]:
    lines = rows(scenario)
    cells = [(x, y) for y, line in enumerate(lines) for x in range(len(line)) if line[x] == sign]
    return chain.from_iterable(map(neighbours, cells))


def walkable(scenario: Scenario, start: Cell) -> set[Cell]:
    """Every square one can get to from there."""
    lines = rows(scenario)
    barred = {sign for sign, g in scenario.ground.items() if g.blocks and not g.door}
    open_cells = {
        (x, y) for y, line in enumerate(lines) for x in range(len(line)) if line[x] not in barred
    }
    found, waiting = {start}, deque([start])
    while waiting:
        new = (open_cells & set(neighbours(waiting.popleft()))) - found
        found |= new
        waiting.extend(new)
    return found


@each
def test_there_is_cover_within_a_move_of_everybody(scenario: Scenario) -> None:
    """Something opaque at least as high as a man's half, no further than a base Pace of 6."""
    covers = [piece for piece in scenario.board.pieces if piece.opaque and piece.height >= MAN // 2]
    for placed in everybody(scenario):
        spot = as_pair(scenario.places[placed.at])
        sides = chain.from_iterable(piece.lines for piece in covers)
        assert any(closer(spot, a, b, PACE * PACE) for a, b in sides), placed.at


def as_pair(place: Point) -> Pair:
    return place.x, place.y


@each
def test_neither_side_sees_all_of_the_other_at_first(scenario: Scenario) -> None:
    """At least a quarter of it is out of everybody's sight, and nobody sees more than half."""
    for side, others in (scenario.sides, scenario.sides[::-1]):
        foes = [placed for placed in others.figures if not placed.tied]
        if len(foes) < 3:
            continue
        seen = [{foe.at for foe in foes if sees(scenario, own, foe)} for own in side.figures]
        assert len(set().union(*seen)) <= 3 * len(foes) / 4
        assert all(len(by_one) <= len(foes) / 2 for by_one in seen)


def sees(scenario: Scenario, eye: Placed, target: Placed) -> bool:
    board, places = scenario.board, scenario.places
    return look(board, places[eye.at], disc_of(scenario, target), MAN).visible


@every
def test_the_sides_are_a_match(scenario: Scenario) -> None:
    """The weaker has at least 65 hundredths of the stronger, by the estimate below."""
    heroes, foes = (sum(map(strength, side.figures)) for side in scenario.sides)
    assert min(heroes, foes) >= 0.65 * max(heroes, foes), (heroes, foes)


def strength(placed: Placed) -> float:
    """What a figure is worth: its best attack die and its Toughness.

    A Wild Card is worth three Extras (three wounds, a wild die, bennies). A mount adds a third of
    its own. Who is tied counts for nothing, who has noticed nothing for two thirds.
    """
    if placed.tied:
        return 0.0
    profile = library().profile(placed.profile)
    ridden = strength_of(library().profile(placed.mount)) / 3 if placed.mount else 0.0
    own = strength_of(profile) * (3 if profile.wild else 1)
    return (own + ridden) * (2 / 3 if placed.unaware else 1)


def strength_of(profile: Profile) -> float:
    skills = [profile.skills.get(name, 4) for name in ("fighting", "shooting", profile.arcane)]
    worn = [library().armour[item].torso for item in profile.gear if item in library().armour]
    armour = profile.armour + max(worn, default=0)
    body = 2 + profile.attributes["vigor"] // 2 + profile.size + profile.toughness + armour
    return max(skills) + body


@each
def test_lamps_shine_where_they_hang(scenario: Scenario) -> None:
    for light in scenario.board.lights:
        assert scenario.board.illumination(light.centre) == light.level


@each
def test_the_map_is_varied(scenario: Scenario) -> None:
    """What hides all of a man, what hides half, slow ground, water, danger, something to climb."""
    kinds = list(scenario.ground.values())
    assert any(kind.opaque and kind.height * INCH > MAN for kind in kinds)
    assert any(kind.opaque and kind.height * INCH == MAN // 2 for kind in kinds)
    assert any(kind.difficult and not kind.water for kind in kinds)
    assert any(kind.water for kind in kinds)
    assert any(kind.hazard for kind in kinds)
    assert any(kind.climb and kind.blocks and kind.height * INCH >= MAN for kind in kinds)


def test_together_they_use_every_part_of_the_game() -> None:
    every = list(scenarios().values())
    placed = [one for scenario in every for one in everybody(scenario)]
    grounds = [ground for scenario in every for ground in scenario.ground.values()]
    kinds = {goal.kind for scenario in every for goal in goals(scenario)}
    effects = {story.effect for scenario in every for story in scenario.stories}
    assert kinds == {"defeat", "reach", "hold", "survive", "protect", "slay", "touch", "break"}
    assert effects == {"bullets", "cover_gone", "light", "door", "stumble", "rally"}
    assert {ground.hazard for ground in grounds} == {"", "fall", "drown", "bruise"}
    assert {scenario.ambient for scenario in every} == {25, 50, 100}
    for field in (
        "mount",
        "vehicle",
        "speed",
        "aboard",
        "gear",
        "unaware",
        "tied",
        "prone",
        "title",
    ):
        assert any(getattr(one, field) for one in placed), field
    assert any(ground.door for ground in grounds)
    assert any(ground.unstable for ground in grounds)
    assert any(is_parked(one) for one in placed)
    assert any(side.ambush for scenario in every for side in scenario.sides)
