"""Maps of other programs."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.kernel.message import Message
from tapete.spaces.boards import uvtt
from tapete.spaces.boards.errors import BadBoard, BadMap
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.ground import Ground
from tapete.spaces.sight.rays import clear


def at(*pairs: tuple[float, float]) -> list[dict[str, float]]:
    return [{"x": x, "y": y} for x, y in pairs]


def plan(**changes: Any) -> dict[str, Any]:
    """Two rooms in a house of eight squares, with a shut door and an open one between them."""
    return {
        "format": 0.3,
        "resolution": {
            "map_origin": {"x": 2, "y": 1},
            "map_size": {"x": 10, "y": 10},
            "pixels_per_grid": 256,
        },
        "line_of_sight": [
            at((7, 2), (7, 2.5)),
            at((7, 4.5), (7, 7)),
            at((7, 9), (7, 10)),
            at((11, 10), (3, 10), (3, 2), (11, 2), (11, 10)),
        ],
        "objects_line_of_sight": [at((4, 4), (5, 4), (5, 5), (4, 5), (4, 4))],
        "portals": [
            {"position": at((7, 3.5))[0], "bounds": at((7, 2.5), (7, 4.5)), "closed": True},
            {"position": at((7, 8))[0], "bounds": at((7, 7), (7, 9)), "closed": False},
        ],
        "environment": {"baked_lighting": False, "ambient_light": "ff000000"},
        "lights": [
            {"position": at((4, 8))[0], "range": 4, "intensity": 1, "color": "ffeccd8b"},
        ],
        "image": "iVBORw0KGgo=",
        **changes,
    }


def board_of(**changes: Any) -> Any:
    return uvtt.read(json.dumps(plan(**changes)))


def fault(data: str | bytes) -> tuple[str, str]:
    with pytest.raises(BadMap) as caught:
        uvtt.read(data)
    return caught.value.path, caught.value.expected


def bad(**changes: Any) -> tuple[str, str]:
    return fault(json.dumps(plan(**changes)))


def test_walls_doors_and_objects_become_pieces_of_inches() -> None:
    board = board_of()
    assert (board.width, board.height) == (10 * INCH, 10 * INCH)
    names = [piece.name for piece in board.pieces]
    assert names == ["wall"] * 4 + ["object", "door 1", "door 2"]
    assert board.pieces[0].points == (Point(5 * INCH, INCH), Point(5 * INCH, 381))
    assert board.pieces[3].closed


def test_a_shut_door_bars_and_an_open_one_does_not() -> None:
    board = board_of()
    left, right = Point(3 * INCH, 635), Point(7 * INCH, 635)
    assert not clear(board, left, right)
    assert Ground(board, 120).straight(left, right) is None
    assert Ground(board, 120).shortest(left, right) is not None
    low, high = Point(3 * INCH, 7 * INCH), Point(7 * INCH, 7 * INCH)
    assert clear(board, low, high)
    shut = board.changed(6, blocks=True, opaque=True)
    assert Ground(shut, 120).shortest(left, right) is None


def test_lights_shine_within_their_range_and_not_through_walls() -> None:
    board = board_of()
    assert board.illumination(Point(3 * INCH, 7 * INCH)) == 100
    assert board.illumination(Point(1500, 7 * INCH)) == 50
    assert board.illumination(Point(1330, 1400)) == 0
    assert board.changed(1, opaque=False).illumination(Point(1330, 1400)) == 50
    assert board.illumination(Point(9 * INCH, 9 * INCH)) == 0


@pytest.mark.parametrize(
    ("colour", "level"), [("ffffffff", 100), ("808080", 50), ("80ffffff", 50), ("ff000000", 0)]
)
def test_ambient_light_is_the_brightness_of_its_colour(colour: str, level: int) -> None:
    board = board_of(environment={"ambient_light": colour}, lights=[])
    assert board.illumination(Point(10, 10)) == level


def test_what_a_file_leaves_out_is_taken_as_usual() -> None:
    board = uvtt.read(json.dumps({"resolution": {"map_size": {"x": 3, "y": 4}}}))
    assert (board.width, board.height, board.pieces) == (3 * INCH, 4 * INCH, ())
    assert board.illumination(Point(0, 0)) == 100


def test_a_bad_file_is_refused_by_the_path_of_what_is_wrong() -> None:
    size = {"map_size": {"x": 10, "y": 10}}
    assert fault(b"{") == ("$", "json")
    assert fault(b"\xff\xfe") == ("$", "json")
    assert fault("[" * 100_000) == ("$", "json")
    assert fault("[]") == ("$", "object")
    assert fault("{}") == ("$.resolution", "object")
    assert bad(resolution={"map_size": {"x": 10}}) == ("$.resolution.map_size.y", "number")
    assert bad(resolution={"map_size": {"x": 1e9, "y": 1}})[1] == "number_in_range"
    assert bad(line_of_sight=[at((3, 3), (4, 4)), [{"x": 3, "y": "4"}]]) == (
        "$.line_of_sight[1][0].y",
        "number",
    )
    assert bad(portals=[{"bounds": at((3, 3))}]) == ("$.portals[0].bounds", "two_points")
    assert bad(portals=[{"bounds": at((3, 3), (4, 4)), "closed": 1}])[1] == "true_or_false"
    assert bad(lights=[{"position": {"x": 3, "y": 3}, "range": -1}])[0] == "$.lights[0].range"
    assert bad(lights=[{"position": {"x": 3, "y": 3}, "range": True}])[1] == "number"
    assert bad(environment={"ambient_light": "white"}) == ("$.environment.ambient_light", "colour")
    assert bad(resolution={**size, "map_origin": 3}) == ("$.resolution.map_origin", "object")
    assert bad(line_of_sight=[[]] * 6000) == ("$.line_of_sight", "fewer_items")


@pytest.mark.parametrize(
    ("changes", "bound"),
    [
        ({"line_of_sight": [at(*[(3, 4)] * 20_001)]}, ("most", 20_000)),
        ({"resolution": {"map_size": {"x": 391, "y": 390}}}, ("most", 390)),
        ({"lights": [{}] * 1_001}, ("most", 1_000)),
    ],
)
def test_what_goes_beyond_a_bound_is_told_the_bound(
    changes: dict[str, Any], bound: tuple[str, float]
) -> None:
    with pytest.raises(BadMap) as caught:
        board_of(**changes)
    reason = dict(caught.value.message.args)["reason"]
    assert isinstance(reason, Message)
    assert bound in reason.args


def test_an_empty_map_as_large_as_may_be_is_read() -> None:
    size = {"map_size": {"x": 390, "y": 390}}
    board = board_of(resolution=size, line_of_sight=[], objects_line_of_sight=[], portals=[])
    assert (board.pieces, board.width) == ((), 390 * INCH)


@pytest.mark.parametrize("join", [False, True])
def test_a_chain_of_as_many_points_as_may_be_is_refused_in_words(join: bool) -> None:
    teeth = at(*[(3 + place / 4_000, 3 + place % 2) for place in range(20_000)])
    bare = plan(line_of_sight=[teeth], objects_line_of_sight=[], portals=[])
    with pytest.raises(BadBoard) as caught:
        uvtt.read(json.dumps(bare), join=join)
    assert (caught.value.problem, caught.value.name) == ("too_many_lines", "3000")


def test_a_map_whose_walls_cross_is_refused_with_the_place() -> None:
    with pytest.raises(BadBoard) as caught:
        board_of(line_of_sight=[at((3, 3), (5, 5)), at((3, 5), (5, 3))])
    assert (caught.value.problem, caught.value.place) == ("crossed_walls", Point(508, 762))


def test_crossing_walls_can_be_joined_where_they_cross() -> None:
    crossing = plan(line_of_sight=[at((3, 3), (5, 5)), at((3, 5), (5, 3))])
    board = uvtt.read(json.dumps(crossing), join=True)
    assert board.pieces[0].points[1] == Point(508, 762)


def test_a_wall_off_the_map_is_refused() -> None:
    with pytest.raises(BadBoard, match="leaves_board"):
        board_of(line_of_sight=[at((0, 3), (5, 5))])


PATHS = [
    ["resolution"],
    ["resolution", "map_size", "x"],
    ["resolution", "map_origin"],
    ["line_of_sight"],
    ["line_of_sight", 0],
    ["line_of_sight", 0, 1],
    ["line_of_sight", 3, 2, "y"],
    ["portals", 0],
    ["portals", 0, "bounds"],
    ["portals", 1, "closed"],
    ["environment"],
    ["environment", "ambient_light"],
    ["lights", 0],
    ["lights", 0, "position", "x"],
    ["lights", 0, "range"],
    ["lights", 0, "color"],
]
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xy"), inner),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(PATHS), junk)
def test_a_spoiled_file_raises_no_other_error(path: list[Any], value: Any) -> None:
    spoiled: Any = plan()
    holder = spoiled
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    with suppress(BadMap, BadBoard):
        uvtt.read(json.dumps(spoiled))


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60) | st.integers(0, 1500))
def test_bytes_that_are_no_map_raise_no_other_error(data: bytes | str | int) -> None:
    if isinstance(data, int):
        data = json.dumps(plan())[:data]
    with suppress(BadMap, BadBoard):
        uvtt.read(data)


STAR = [at((3, 3), (9, 9)), at((3, 9), (9, 3)), at((6, 2), (6, 10))]


def test_three_walls_through_one_point_are_joined_there() -> None:
    bare = plan(line_of_sight=STAR, objects_line_of_sight=[], portals=[])
    board = uvtt.read(json.dumps(bare), join=True)
    assert [len(piece.points) for piece in board.pieces] == [3, 3, 3]


def test_more_walls_than_can_be_walked_around_are_refused() -> None:
    teeth = at(*[(3 + place / 400, 3 + place % 2) for place in range(3_001)])
    with pytest.raises(BadBoard) as caught:
        board_of(line_of_sight=[teeth], objects_line_of_sight=[], portals=[])
    assert (caught.value.problem, caught.value.name) == ("too_many_lines", "3000")


def test_a_scribble_is_refused_before_all_its_crossings_are_found() -> None:
    fan = [at((3, 2 + n / 50), (11, 10 - n / 50)) for n in range(400)]
    with pytest.raises(BadBoard) as caught:
        uvtt.read(json.dumps(plan(line_of_sight=fan, portals=[])), join=True)
    assert caught.value.problem == "crowded"
