"""The number beside every option of small scenes is what the rules say end by end.

Nobody calls shots or has bennies in Punkapocalyptic; the mounted ride what they carry.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tapete.games.punk.game import GAME
from tapete.games.punk.state import Item
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import duel
from tests.games.punk.scenes import block
from tests.games.punk.test_assault import field, way
from tests.games.punk.test_defensive import ACROSS, watched
from tests.games.weighed import CLOSELY, agrees, all_agree, asked, chances_of, ways_of

END_BY_END = {"end by end, best"}
MANY = 60_000


def crate() -> Fielded:
    """A shot over a crate."""
    return duel(pieces=[block("1M", 44, 70, 3, 1)])


def bystanders() -> Fielded:
    """A friend in the way, and an enemy beside the target."""
    return duel(c=who(at=(45, 70)), D=who(at=(47.6, 57.5)))


def armoured() -> Fielded:
    return duel(B_armour=7)


def burst() -> Fielded:
    """Automatic fire at two who stand together."""
    a = who(at=(45, 85), gear=["automatic_rifle"], bullets={"bullet": 5}, P=6)
    return fielded(a=a, B=who(at=(45, 62), facing=180), C=who(at=(48, 62), facing=180))


def spray() -> Fielded:
    """A template over two, who may be assaulted as well."""
    a = who(at=(45, 80), gear=[Item("vaporeta", charges=10)])
    return fielded(a=a, B=who(at=(45, 75)), C=who(at=(48, 73)))


def bomb() -> Fielded:
    """What is thrown may come down elsewhere."""
    a = who(at=(45, 80), gear=["nail_bomb"])
    return fielded(a=a, B=who(at=(45, 70)), C=who(at=(48, 70)))


def assault() -> Fielded:
    return field()


def struck_back() -> Fielded:
    """An assault on two who stand together, one of them seen from behind."""
    return field(b={"facing": 90}, C=who(at=(27.5, 22.5), facing=270, gear=["claws"]))


def mounted() -> Fielded:
    """A shot from the saddle at another rider, whose motorbike covers it."""
    return duel(20, "sling", a_special=["mounted"], B_special=["mounted"], B_gear=["motorbike"])


def mounted_assault() -> Fielded:
    return field(a={"special": ["mounted"]}, b={"special": ["mounted"]})


def melee() -> Fielded:
    return field(b={"at": (22.5, 20)})


SCENES: dict[Callable[[], Fielded], set[str]] = {
    crate: {"shoot"},
    bystanders: {"shoot"},
    armoured: {"shoot"},
    burst: {"shoot"},
    spray: {"template:0", "assault"},
    bomb: {"lob:0", "shoot"},
    assault: {"assault"},
    struck_back: {"assault"},
    mounted: {"shoot"},
    mounted_assault: {"assault"},
    melee: {"fight"},
}


@pytest.mark.parametrize("scene", SCENES)
def test_every_option(scene: Callable[[], Fielded]) -> None:
    table = scene()
    table.activate("a")
    found = ways_of(all_agree(asked(GAME, table.state), ends=MANY))
    assert [found.get(what) for what in SCENES[scene]] == [END_BY_END] * len(SCENES[scene])


def on_foot() -> Fielded:
    return duel(20, "sling", B_gear=["motorbike"])


def alone() -> Fielded:
    return duel(20, "sling", a_special=["mounted"], B_special=["mounted"])


def assaulted() -> Fielded:
    """B looks at `a`, and nobody stands beside it."""
    return field()


@pytest.mark.parametrize(
    ("scene", "other"),
    [
        (crate, duel), (bystanders, duel), (armoured, duel), (mounted, on_foot), (mounted, alone),
        (struck_back, assaulted),
    ],
)  # fmt: skip
def test_cover_bystanders_armour_and_mounts_change_the_numbers(
    scene: Callable[[], Fielded], other: Callable[[], Fielded]
) -> None:
    """So that the scenes are about what they say."""
    [kind] = SCENES[scene]
    found = []
    for table in (scene(), other()):
        table.activate("a")
        found.append(chances_of(asked(GAME, table.state), kind)[0])
    assert found[0] != found[1]


@pytest.mark.parametrize("scene", [bystanders, burst, spray, bomb])
def test_somebody_else_may_be_hit(scene: Callable[[], Fielded]) -> None:
    table = scene()
    table.activate("a")
    position = asked(GAME, table.state)
    gists = [gist for what in SCENES[scene] for one in chances_of(position, what) for gist in one]
    hit = {dict(line.args).get("figure") for gist in gists for line in gist}
    assert hit & {"c", "C", "D"}


WATCHERS: list[dict[str, Any]] = [
    {},
    {"pieces": [block("1M", 44, 50, 3, 1)]},
    {"C": who(at=(60, 60), gear=["crossbow"], ready=True, facing=315)},
]
"""One who watches; one over a crate; two."""


@pytest.mark.parametrize("given", WATCHERS)
def test_a_move_that_somebody_watches(given: dict[str, Any]) -> None:
    """The number beside the move counts Defensive Fire; that beside a place to shoot, the shot."""
    table = watched(**given)
    moved: list[Any] = ["move", ACROSS]
    found = ways_of(all_agree(asked(GAME, table.state), moved, ends=MANY))
    assert found["move"] == END_BY_END
    reacting = ways_of(all_agree(asked(GAME, table.state, moved), ends=MANY))
    assert reacting["B"] == END_BY_END


def test_an_assault_that_somebody_watches() -> None:
    table = field(C=who(at=(24, 40), gear=["crossbow"], ready=True))
    charge: list[Any] = ["assault", way((25, 20))]
    found = ways_of(all_agree(asked(GAME, table.state), charge, ends=MANY))
    assert found["assault"] == END_BY_END
    reacting = ways_of(all_agree(asked(GAME, table.state, charge), ends=MANY))
    assert reacting["C"] == END_BY_END


@pytest.mark.fuzz
def test_played_with_dice_a_watched_move_comes_out_as_it_is_shown() -> None:
    """Where there are too many ends to run each by itself."""
    moved: list[Any] = ["move", ACROSS]
    assert (
        agrees(asked(GAME, watched().state), moved, Random(1), ends=1, samples=CLOSELY)
        == "samples, best"
    )
