"""What figures do by their stance, and when the scenes of a session begin."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.deeds import Do
from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Arrival, Effect, Scene, Trigger
from tapete.games.darkness.events.master import ReadAloud, Speaks
from tapete.games.darkness.rules.master import figures, playing, scenes, sessions
from tapete.games.darkness.state import Foe, Thing
from tests.games.darkness.evenings import STORY, evening, thug
from tests.games.darkness.nights import FRONT_IN, IN, STREET, person, sq

# --- figures


@pytest.mark.rule("darkness.gm.controls")
def test_a_figure_reaches_those_on_its_square_and_those_it_sees_near_by() -> None:
    found = evening(person(at=sq(1, 2)), foes=[thug(sq(0, 2), reach=1), thug(sq(1, 3), reach=1)])
    assert found.state.master is not None
    found.state.master.environment = False
    night = found.night()
    assert [playing.reaches(night, one, found[0]) for one in found.state.foes] == [False, True]
    found[0].at = sq(0, 2)
    assert [playing.reaches(night, one, found[0]) for one in found.state.foes] == [True, False]


@pytest.mark.rule("darkness.gm.controls")
@pytest.mark.parametrize(
    ("stance", "at", "what"),
    [
        ("follow", sq(1, 5), "stay"),
        ("follow", sq(2, 5), "approach"),
        ("hunt", sq(1, 5), "approach"),
        ("stay", sq(5, 5), "stay"),
        ("flee", sq(1, 5), "away"),
    ],
)
def test_what_a_figure_would_do_by_its_stance(stance: Any, at: Any, what: str) -> None:
    found = evening(person(at=at), foes=[thug(sq(0, 5), stance=stance)])
    assert playing.proposed(found.night(), found.state.foes[0]).what == what


@pytest.mark.rule("darkness.gm.move.diagonal")
def test_a_figure_comes_nearer_or_goes_away_by_the_shortest_way() -> None:
    found = evening(person(at=sq(5, 5)), foes=[thug(sq(0, 5), speed=2)])
    foe, night = found.state.foes[0], found.night()
    before = figures.distance(sq(0, 5), sq(5, 5))
    playing._do(night, foe, Do(playing.APPROACH, "s0"))
    assert foe.at is not None
    nearer = figures.distance(foe.at, sq(5, 5))
    playing._do(night, foe, Do(playing.AWAY))
    assert nearer < before
    assert figures.distance(foe.at, sq(5, 5)) > nearer


@pytest.mark.rule("darkness.gm.move.diagonal")
def test_a_figure_goes_diagonally_where_that_is_shorter() -> None:
    found = evening(person(), foes=[thug(sq(2, 2), speed=2)], environment=False)
    foe = found.state.foes[0]
    squares = playing.way(found.night(), foe, sq(3, 3), near=True)
    assert squares == [sq(2, 2), sq(3, 3)]


@pytest.mark.rule("darkness.gm.npc")
@pytest.mark.parametrize(("at", "heard"), [(sq(3, 5), 1), (sq(4, 5), 0)])
def test_somebody_of_the_story_speaks_to_those_within_three_squares(at: Any, heard: int) -> None:
    found = evening(person(at=at), foes=[Foe("", "lucia", sq(0, 5), role="npc")])
    playing.speak(found.night(), found.state.foes[0])
    assert len(found.told(Speaks)) == found.state.foes[0].said == heard


# --- when scenes begin


def due(when: Trigger, **values: Any) -> bool:
    """True if a scene begins now; the survivor is in the bar with a rope."""
    found = evening(person(), **values)
    found[0].things = [Thing("t0", "rope")]
    found.state.round, found.state.progress = 4, {"clues": 2}
    return scenes.begun_by(found.night(), when) is not None


@pytest.mark.rule("darkness.gm.authority")
@pytest.mark.parametrize(
    ("when", "others"),
    [
        (Trigger(kind="tile", of="bar"), Trigger(kind="tile", of="clinic")),
        (Trigger(kind="building", of="bar"), Trigger(kind="building", of="clinic")),
        (Trigger(kind="found", of="rope"), Trigger(kind="found", of="torch")),
        (Trigger(kind="round", count=4), Trigger(kind="round", count=5)),
        (
            Trigger(kind="counted", of="clues", count=2),
            Trigger(kind="counted", of="clues", count=3),
        ),
        (Trigger(kind="counted", of="x", count=0), Trigger(kind="counted", of="x", count=1)),
        (Trigger(kind="slain", count=2), Trigger(kind="slain", count=3)),
        (Trigger(kind="slain", of="ram"), Trigger(kind="slain", of="chemist")),
        (
            Trigger(kind="after", of="opening", count=3),
            Trigger(kind="after", of="opening", count=4),
        ),
        (Trigger(kind="start"), Trigger(kind="after", of="unplayed", count=1)),
    ],
)
def test_a_scene_begins_when_its_moment_has_come_and_not_before(
    when: Trigger, others: Trigger
) -> None:
    values = {"fallen": ["ram", "brute"], "played": {"opening": 1}}
    assert (due(when, **values), due(others, **values)) == (True, False)


def told(**values: Any) -> Scene:
    """A scene in which nothing else happens."""
    page = library().campaigns[STORY].sessions["lights_out"].scenes["opening"]
    plain = {"notes": None, "arrivals": (), "effects": (), "light": "", "weather": ""}
    return replace(page, **{**plain, **values})


@pytest.mark.rule("darkness.gm.authority")
@pytest.mark.parametrize(
    ("played", "read"), [({}, 0), ({"first": 1}, 1), ({"first": 1, "second": 1}, 0)]
)
def test_a_scene_is_played_once_and_after_the_one_it_needs(
    played: dict[str, int], read: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = evening(person(), played=played)
    night = found.night([], ["play"] * read)
    second = told(needs="first", when=Trigger(kind="start"))
    session = replace(night.session, scenes={"second": second})
    monkeypatch.setattr(type(night), "session", session)
    scenes.play_due(night)
    assert len(found.told(ReadAloud)) == read


# --- who comes


@pytest.mark.rule("darkness.gm.controls")
@pytest.mark.parametrize("at", ["mark", "encounter", "street"])
def test_whoever_comes_stands_where_the_scene_says(at: Any) -> None:
    found = evening(person())
    kind = sorted(library().adversaries)[0]
    scenes.arrive(found.night(), Arrival(adversary=kind, count=2, tile="bar", at=at))
    city = found.night().city
    places = {
        "mark": list(city.marks(0)), "encounter": list(city.encounters(0)),
        "street": [door.outside for door in city.doors],
    }[at]  # fmt: skip
    assert [one.at for one in found.state.foes] == [places[n % len(places)] for n in range(2)]
    assert FRONT_IN not in places
    assert {IN, STREET}.isdisjoint(places)


@pytest.mark.rule("darkness.gm.controls")
def test_where_the_tile_does_not_lie_yet_they_come_to_the_first() -> None:
    found = evening(person())
    kind = sorted(library().adversaries)[0]
    for tile in ("clinic", "bar"):
        scenes.arrive(found.night(), Arrival(adversary=kind, tile=tile))
    assert [one.at for one in found.state.foes] == [found.night().city.marks(0)[0]] * 2


@pytest.mark.rule("darkness.gm.env.optional")
def test_light_and_gas_of_one_building_leave_the_others_as_they_are() -> None:
    found = evening(person())
    master = found.state.master
    assert master is not None
    master.dark, master.gas = ["house"], ["house"]
    for on, left in ((True, ["house", "bar"]), (False, ["house"])):
        scenes.darken(found.night(), "bar", "r", dark=on)
        scenes.gas(found.night(), "bar", "r", there=on)
        assert (master.dark, master.gas) == (left, left)


def test_what_befalls_the_dead_befalls_nobody() -> None:
    found = evening(person(), person(1, None, dead=True))
    for one in found.state.survivors:
        scenes.befall(found.night(), one, Effect(do="points", count=2))
    assert [one.points for one in found.state.survivors] == [2, 0]


# --- how a session ends


@pytest.mark.rule("darkness.victory.winner")
@pytest.mark.parametrize(("late", "over"), [(0, False), (1, True)])
def test_a_session_is_lost_after_its_last_round(late: int, over: bool) -> None:
    found = evening(person())
    found.state.round = found.night().limit + late
    assert sessions.check_end(found.night()) is over
    if over:
        assert found.state.lost
        assert sessions.check_end(found.night())


@pytest.mark.rule("darkness.gm.development.vp")
@pytest.mark.parametrize(("points", "skills"), [(-1, {}), (0, {"climb": 3}), (12, {"climb": 3})])
def test_ten_points_are_a_skill_point_and_only_a_debt_costs_a_skill(
    points: int, skills: dict[str, int]
) -> None:
    found = evening(person(points=points, skills={"climb": 3}), person(1, points=20))
    found.state.rewards = ["s0"]
    sessions.settle(found.night())
    sheet = found[0].sheet
    assert (sheet.skills, sheet.saved, sheet.fund) == (
        skills,
        max(0, points) // 10,
        max(0, points) % 10,
    )
