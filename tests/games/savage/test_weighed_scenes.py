"""The number beside every option of small scenes is what the rules say end by end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tapete.games.savage.content.library import Poison, Weakness
from tapete.games.savage.game import GAME
from tapete.kernel.matches.position import Position
from tapete.odds.foresight import foreseen
from tapete.odds.policy import Policy
from tapete.spaces.plane.point import INCH, Point
from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.games.savage.test_mounts import horse, riders
from tests.games.weighed import (
    CLOSELY,
    agrees,
    all_agree,
    asked,
    chances_of,
    kind_of,
    most_agree,
    some_agree,
    ways_of,
    weighable,
)

END_BY_END = {"end by end, best"}
MANY = 20_000
"""Ends of the plain way, with a benny on each side."""
STRIKE: list[Any] = [
    "do",
    {
        "option": {"what": "fight", "to": "B", "item": 0},
        "details": {"wild": False, "called": "", "nonlethal": False},
    },
]
AT_THE_CRATE: list[Any] = [
    "do",
    {"option": {"what": "shoot_thing", "to": "", "item": 0, "piece": 0}, "details": {}},
]
GUN = who(wild=True, shooting=8, gear=("revolver",))


def crate() -> Skirmish:
    """A shot over a crate, with somebody beside the target whom a stray may hit."""
    return skirmish("a....oB\n......C", a=GUN, B=who(wild=True), C=who())


def crowd() -> Skirmish:
    """A shot past a friend in the line of fire."""
    return skirmish("a...c.B", a=who(shooting=6, gear=("revolver",)), B=who(), c=who())


def heavy() -> Skirmish:
    """Nothing that is at hand harms Heavy armour."""
    return skirmish("a......B", a=GUN, B=who(gear=("powered_armour",)))


def grenade() -> Skirmish:
    """Two under one template, wherever it comes down."""
    return skirmish("a....BC", a=who(athletics=8, gear=("grenade",)), B=who(), C=who())


def blow() -> Skirmish:
    """Struck at plainly, with abandon, and at one part or another."""
    a = who(wild=True, fighting=8, gear=("long_sword",))
    return skirmish("aB", a=a, B=who(fighting=6, gear=("knife",)))


def shaken() -> Skirmish:
    """A Wild Card that is Shaken and hurt already."""
    fight = skirmish("aB", a=who(fighting=8, gear=("long_sword",)), B=who(wild=True, fighting=6))
    fight["B"].shaken, fight["B"].wounds = True, 2
    return fight


def lancer() -> Skirmish:
    """A rider beside its enemy; the mount strikes too."""
    fight = riders("B", B=who(fighting=6))
    at = fight["a"].at
    fight["B"].at = Point(at.x + 2 * INCH, at.y)
    return fight


def ridden() -> Skirmish:
    """A shot at a rider, who may fall off, past which is its mount."""
    fight = skirmish("a.....B\n......h", a=GUN, B=who(riding=6), h=horse())
    fight["B"].mount, fight["h"].rider = "h", "B"
    fight["h"].at, fight["h"].seat = fight["B"].at, 1
    return fight


def venomous() -> Skirmish:
    """A bite after which its victim is poisoned, or not."""
    a = who(fighting=6, gear=("bite",), poison=Poison("mild", -2))
    return skirmish("aB", a=a, B=who(fighting=6, gear=("knife",)))


def ghostly() -> Skirmish:
    """One whom only silver wounds, struck with silver to which it is weak, and with steel."""
    silver = {"materials": {"knife": "silver"}}
    a = who(fighting=6, gear=("knife", "short_sword"), **silver)
    weak = {"wounded_by": ("silver",), "weaknesses": {"silver": Weakness(4)}}
    return skirmish("aB", a=a, B=who(wild=True, fighting=6, gear=("knife",), **weak))


SCENES: dict[Callable[[], Skirmish], set[str]] = {
    crate: {"shoot"},
    crowd: {"shoot"},
    heavy: {"shoot"},
    grenade: {"lob"},
    blow: {"fight"},
    shaken: {"fight"},
    lancer: {"fight", "mount_fight"},
    ridden: {"shoot"},
    venomous: {"fight"},
    ghostly: {"fight"},
}


def opened(scene: Callable[[], Skirmish], mine: int, theirs: int) -> Position[Any]:
    """What may be done in it, with so many bennies on each side."""
    fight = scene()
    fight.turn("a")
    fight["a"].bennies, fight["B"].bennies = mine, theirs
    return asked(GAME, fight.state)


def open_ground() -> Skirmish:
    return skirmish("a.....B\n......C", a=GUN, B=who(wild=True), C=who())


def nobody_between() -> Skirmish:
    return skirmish("a.....B", a=who(shooting=6, gear=("revolver",)), B=who())


def bare() -> Skirmish:
    return skirmish("a......B", a=GUN, B=who())


def on_foot() -> Skirmish:
    return skirmish("a.....B", a=GUN, B=who(riding=6))


@pytest.mark.parametrize(
    ("scene", "other"),
    [(crate, open_ground), (crowd, nobody_between), (heavy, bare), (ridden, on_foot)],
)
def test_cover_bystanders_armour_and_mounts_change_the_numbers(
    scene: Callable[[], Skirmish], other: Callable[[], Skirmish]
) -> None:
    """So that the scenes are about what they say."""
    assert (
        chances_of(opened(scene, 0, 0), "shoot")[0] != chances_of(opened(other, 0, 0), "shoot")[0]
    )


def test_nothing_comes_of_a_shot_at_heavy_armour() -> None:
    assert {gist for one in chances_of(opened(heavy, 0, 0), "shoot") for gist in one} == {()}


@pytest.mark.parametrize(("scene", "hit"), [(crate, "C"), (crowd, "c"), (grenade, "C")])
def test_somebody_else_may_be_hit(scene: Callable[[], Skirmish], hit: str) -> None:
    [what] = SCENES[scene]
    gists = [gist for one in chances_of(opened(scene, 0, 0), what) for gist in one]
    assert any(dict(line.args).get("figure") == hit for gist in gists for line in gist)


def test_called_shots_are_among_what_is_compared() -> None:
    answers: list[Any] = weighable(opened(blow, 0, 0))
    called = {one[1]["details"].get("called") for one in answers if one[0] == "do"}
    assert called >= {"", "head"}


@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (0, 1)])
def test_bennies_change_the_numbers(mine: int, theirs: int) -> None:
    spent, none = [chances_of(opened(shaken, *one), "fight") for one in ((mine, theirs), (0, 0))]
    assert spent[0] != none[0]


@pytest.mark.parametrize("scene", SCENES)
def test_every_option_without_bennies(scene: Callable[[], Skirmish]) -> None:
    found = ways_of(all_agree(opened(scene, 0, 0), ends=MANY))
    assert [found.get(what) for what in SCENES[scene]] == [END_BY_END] * len(SCENES[scene])


@pytest.mark.slow
@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene is not grenade])
@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (0, 1)])
def test_most_options_with_a_benny(scene: Callable[[], Skirmish], mine: int, theirs: int) -> None:
    found = ways_of(most_agree(opened(scene, mine, theirs), SCENES[scene]))
    assert [found.get(what) for what in SCENES[scene]] == [END_BY_END] * len(SCENES[scene])


@pytest.mark.fuzz
@pytest.mark.parametrize("scene", [blow, shaken])
def test_played_with_dice_best_play_comes_out_as_it_is_shown(
    scene: Callable[[], Skirmish],
) -> None:
    """Where there are too many ends to run each by itself."""
    assert (
        agrees(opened(scene, 1, 1), STRIKE, Random(1), ends=1, samples=CLOSELY) == "samples, best"
    )


@pytest.mark.fuzz
def test_a_sample_in_which_a_rare_dear_end_did_not_fall_is_not_taken_for_a_wrong_number() -> None:
    """A stray kills in 16 of 1,000 shots at the crate; in these 500 it does in hardly any."""
    position = opened(crate, 1, 1)
    assert agrees(position, AT_THE_CRATE, Random(0), ends=MANY) == "end by end, best"
    assert agrees(position, AT_THE_CRATE, Random(0), ends=1, samples=CLOSELY) == "samples, best"


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
def test_its_deeds_with_a_benny_on_each_side(scene: Callable[[], Skirmish]) -> None:
    found = ways_of(some_agree(opened(scene, 1, 1), SCENES[scene], ends=MANY))
    how = {"end by end, glance"} if scene is grenade else END_BY_END
    assert found == dict.fromkeys(SCENES[scene], how)


def test_the_grenade_is_weighed_by_best_play_where_one_looks_closely() -> None:
    """In a long list of deeds there is no time for that, and all reply at a glance."""
    position = opened(grenade, 1, 1)
    throw = next(one for one in weighable(position) if kind_of(position, one) == "lob")
    close, listed = foreseen(position, throw, close=True), foreseen(position, throw, 20)
    assert close is not None
    assert listed is not None
    assert (close.policy, listed.policy) == (Policy.BEST, Policy.GLANCE)
