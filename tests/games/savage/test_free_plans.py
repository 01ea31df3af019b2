"""What the bot does by itself: templates put freely, light where it helps, vehicles."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.games.savage.bots.goal_value import progress
from tapete.games.savage.content.scenario import DRAFTS, Goal, Side
from tapete.games.savage.game import GAME
from tapete.games.savage.rules.attacks.templates import blast, cone
from tapete.games.savage.state import STOWED
from tapete.games.savage.world import disc
from tapete.spaces.plane.point import Point
from tests.games.choosing import chosen
from tests.games.savage.skirmish import NAMES, Skirmish, board, skirmish, who

STILL = 10**6
"""All movement is spent."""
WEAK = who(fighting=4, vigor=4, gear=("knife",))
THROWER = who(wild=True, athletics=12, gear=("grenade",))
ARCHER = who(wild=True, shooting=10, gear=("bow",))


def wizard(*powers: str) -> dict[str, Any]:
    return who(
        wild=True, edges=("arcane_background",), powers=powers, points=10, arcane="spellcasting",
        spellcasting=12,
    )  # fmt: skip


def choice(fight: Skirmish, actor: str = "a", **turn: Any) -> tuple[str, Any]:
    fight.turn(actor, **turn)
    way, answer = chosen(GAME, fight.state, fight[actor].seat)
    return way, answer["option"]["what"] if way == "do" else Point(*answer)


# --- templates


def test_a_grenade_is_put_between_two_foes_rather_than_over_one() -> None:
    drawing = "............\na......B..C.\n............"
    fight = skirmish(drawing, a=THROWER, B=WEAK, C=WEAK)
    way, at = choice(fight, spent=STILL)
    assert way == "lob:0"
    assert all(blast("medium", at).touches(disc(fight[foe])) for foe in "BC")


def test_a_grenade_is_put_beside_foes_so_that_it_spares_a_friend() -> None:
    drawing = "............\n......C.....\na.....Bb....\n............"
    fight = skirmish(drawing, a=THROWER, B=WEAK, C=WEAK, b=who())
    way, at = choice(fight, spent=STILL)
    assert way == "lob:0"
    assert not blast("medium", at).touches(disc(fight["b"]))
    assert all(blast("medium", at).touches(disc(fight[foe])) for foe in "BC")


def test_over_a_single_foe_a_grenade_is_simply_thrown_at_it() -> None:
    fight = skirmish("............\na......B....\n............", a=THROWER, B=WEAK)
    assert choice(fight, spent=STILL) == ("do", "lob")


def test_flames_are_pointed_between_two_foes() -> None:
    drawing = "...........\n........B..\na..........\n........C..\n..........."
    burner = who(wild=True, shooting=12, strength=12, gear=("flamethrower",))
    fight = skirmish(drawing, a=burner, B=WEAK, C=WEAK)
    way, at = choice(fight, spent=STILL)
    assert way == "spray:0"
    assert all(cone(fight["a"], at).touches(disc(fight[foe])) for foe in "BC")


def test_fear_is_put_over_foes_even_among_friends() -> None:
    drawing = "............\na......BbC..\n............"
    fight = skirmish(drawing, a=wizard("fear"), B=WEAK, C=WEAK, b=who(fighting=6))
    way, what = choice(fight, spent=STILL)
    assert way == "cast:0" or what == "cast"


# --- light


def test_a_torch_is_lit_where_darkness_spoils_the_shots_of_its_side() -> None:
    drawing = "............\na...b.B.....\n............"
    gunman = who(wild=True, shooting=8, gear=("revolver",))
    for ambient, lit in ((25, True), (100, False)):
        bearer = who(fighting=8, gear=("long_sword", "torch"))
        fight = skirmish(drawing, a=gunman, b=bearer, B=WEAK, ambient=ambient)
        fight["b"].items[1].hand = STOWED
        assert (choice(fight, "b", spent=STILL, used=1, rolled=True)[1] == "ready") is lit


def test_a_light_is_put_where_it_shows_two_foes() -> None:
    drawing = "............\n...........B\na...........\nb...........\nc..........C\n............"
    fight = skirmish(drawing, a=wizard("light"), b=ARCHER, c=ARCHER, B=WEAK, C=WEAK, ambient=25)
    fight["C"].at = Point(fight["C"].at.x, fight["B"].at.y + 5 * 254)
    way, at = choice(fight, spent=STILL)
    assert way == "cast:0"
    assert all(blast("large", at).touches(disc(fight[foe])) for foe in "BC")


@pytest.mark.parametrize("ambient", [25, 100])
def test_light_is_worth_its_points_only_in_the_dark(ambient: int) -> None:
    fight = skirmish("a.........B\nb.........C", a=wizard("light"), b=ARCHER, B=WEAK, C=WEAK,
        ambient=ambient)  # fmt: skip
    way, what = choice(fight, spent=STILL)
    assert (way == "cast:0" or what == "cast") is (ambient == 25)


# --- vehicles


def racing(drawing: str, **figures: Any) -> Skirmish:
    """A fight in which the heroes want to reach the last three columns of the map."""
    fight = skirmish(drawing, **figures)
    name = fight.state.scenario
    map_ = DRAFTS[name].map.splitlines()
    goal = Goal("reach", count=1, points=3, decisive=True, zone=(len(map_[0]) - 3, 0, 3, len(map_)))
    side = Side(name=NAMES, figures=(), goals=(goal,))
    sides = side, DRAFTS[name].sides[1]
    DRAFTS[name] = msgspec.structs.replace(DRAFTS[name], sides=sides)
    return fight


ROAD = "\n".join(["." * 60, "." * 60, ".a.V." + "." * 52 + "..B", "." * 60, "." * 60])
CAR = who(kind="car", side=0)


def test_it_goes_to_a_vehicle_that_brings_it_to_its_goal_sooner() -> None:
    road = ["." * 60, "." * 60, "..V....a" + "." * 49 + "..B", "." * 60, "." * 60]
    fight = racing("\n".join(road), a=who(), V=CAR, B=WEAK)
    before = fight["a"].at.x
    fight.turn("a")
    way, answer = chosen(GAME, fight.state, 0)
    assert way == "move"
    assert answer[-1][0] < before


def test_it_boards_a_vehicle_beside_it() -> None:
    fight = racing(ROAD, a=who(), V=CAR, B=WEAK)
    assert choice(fight, spent=STILL) == ("do", "get_in")


def test_a_vehicle_that_is_full_or_has_a_foe_in_it_brings_nobody_nearer() -> None:
    fight = racing(ROAD, a=who(), V=CAR, B=WEAK)
    near = progress(fight.fight, 0)
    fight["V"].berths = 1
    assert progress(fight.fight, 0) == near
    board(fight, "V", "B")
    assert progress(fight.fight, 0) < near
    fight["V"].berths, fight["B"].seat = 1, 0
    fight["B"].out = "dead"
    assert progress(fight.fight, 0) < near


def test_at_the_wheel_it_drives_faster_and_then_to_its_goal() -> None:
    fight = board(racing(ROAD, a=who(), V=CAR, B=WEAK), "V", "a")
    assert choice(fight) == ("do", "faster")
    fight["V"].speed = 90
    fight.turn("a", done=["speed"])
    way, answer = chosen(GAME, fight.state, 0)
    assert way == "move"
    assert answer[-1][0] > fight["V"].at.x
