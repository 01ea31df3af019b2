"""Templates that are put anywhere on the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.games.savage.actions.placing import placings, put
from tapete.games.savage.events.fight import Attacked, Cast, Covered
from tapete.games.savage.steps import menu
from tapete.kernel.errors import Refused
from tapete.server.showing.asking import asked
from tapete.server.showing.pointing import headed
from tapete.spaces.plane.point import INCH, Point
from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.server.matches import asked_of, play_on, savage

MAP = """
..............
.a....B.C..#.D
..............
..............
"""


def thrower(dice: Any = (), board: str = "free", **more: Any) -> Skirmish:
    spec: dict[str, Any] = {"gear": ("grenade",), "athletics": 8, **more}
    foes = who(vigor=4)
    fight = skirmish(MAP, dice=dice, board=board, a=who(**spec), B=foes, C=foes, D=who())
    fight.turn("a")
    return fight


def ways(fight: Skirmish) -> dict[str, Any]:
    return dict(placings(fight.fight, fight["a"]))


def spot(x: float, y: float) -> list[int]:
    return [round(x * INCH), round(y * INCH)]


def refused(fight: Skirmish, way: str, x: float, y: float) -> tuple[str, str]:
    with pytest.raises(Refused) as found:
        ways(fight)[way].read(spot(x, y))
    return found.value.reason.key, found.value.rule


def told(fight: Skirmish, kind: type) -> list[Any]:
    return [event for event in fight.table.told if isinstance(event, kind)]


def test_a_grenade_can_be_put_between_two_foes() -> None:
    fight = thrower(dice=[7, 4, 4, 4, 4, 4, 4])
    at = ways(fight)["lob_0"].read(spot(7.5, 1.5))
    put(fight.fight, fight["a"], "lob_0", at)
    assert told(fight, Attacked)[0].target in ("B", "C")
    assert told(fight, Covered)[0].template.centre == at
    assert fight["B"].out
    assert fight["C"].out
    assert not fight["D"].out


def test_an_empty_spot_can_be_aimed_at() -> None:
    fight = thrower(dice=[5])
    put(fight.fight, fight["a"], "lob_0", Point(*spot(3.5, 3.9)))
    assert told(fight, Attacked)[0].target in ("", "a")
    assert "lob_0" not in ways(fight)


def test_out_of_range_and_out_of_sight_are_refused_with_their_rules() -> None:
    fight = thrower()
    reach = ways(fight)["lob_0"].reach
    assert refused(fight, "lob_0", 13.5, 1.5) == ("spaces.refusal.unseen", "savage.cover.penalty")
    far = Point(reach + 4 * INCH, INCH)
    assert ways(fight)["lob_0"].far(far) > reach


def test_it_is_offered_only_while_there_is_an_action_for_it() -> None:
    fight = thrower()
    assert "lob_0" in menu(fight.fight, fight["a"]).ways
    fight.turn("a", used=1)
    assert "lob_0" not in menu(fight.fight, fight["a"]).ways
    fight.turn("a")
    fight["a"].shaken = True
    assert "lob_0" not in menu(fight.fight, fight["a"]).ways


def test_who_has_no_template_has_no_such_way() -> None:
    fight = thrower(gear=("revolver",))
    assert set(menu(fight.fight, fight["a"]).ways) == {"move", "do"}


def test_on_squares_it_lands_in_the_middle_of_one() -> None:
    fight = thrower(board="squares")
    assert ways(fight)["lob_0"].read(spot(5.1, 2.9)) == Point(*spot(5.5, 2.5))


def test_a_power_buys_the_range_it_needs() -> None:
    caster: dict[str, Any] = {
        "gear": (), "spellcasting": 10, "powers": ("blast",), "points": 15,
        "edges": ("arcane_background",), "arcane": "spellcasting", "wild": True,
    }  # fmt: skip
    fight = thrower(dice=[9, 2, 1, 1, 1, 1, 1, 1], **caster)
    domain = ways(fight)["cast_0"]
    assert domain.rules["too_far"] == "savage.power.range"
    put(fight.fight, fight["a"], "cast_0", domain.read(spot(7.5, 1.5)))
    paid = told(fight, Cast)[0]
    assert paid.target in ("B", "C")
    assert fight["a"].points == 15 - paid.points


def test_random_answers_are_allowed() -> None:
    fight = thrower()
    domain = menu(fight.fight, fight["a"]).ways["lob_0"]
    rng = Random(1)
    for _ in range(50):
        assert domain.contains(domain.write(domain.sample(rng)))


def test_a_client_sees_whom_the_template_would_touch() -> None:
    match = savage(scenario="crypt")
    for _ in range(400):
        if match.question is None:
            break
        seat, domain = asked_of(match)
        ways = [way for way in asked(match, seat).ways if way.kind == "template"]
        circles = [way for way in ways if way.domain["shape"] == "circle"]
        if circles:
            own = next(f for f in match.state.figures if f.id == match.state.turn.actor)
            seen = headed(match, seat, circles[0].name, [(own.at.x, own.at.y)])
            assert seen.reason is None
            assert own.id in seen.touched
            assert len(seen.area) > 8
            assert circles[0].label is not None
            assert domain.contains(seen.answer)
            match.answer(seat, seen.answer)
            return
        play_on(match, 1)
    pytest.fail("nobody has anything to throw")
