"""The number beside every kind of deed that hangs on chance is what the rules say end by end.

What has come of it is told by the whole state, so that no two ends that differ count as one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tapete.games.punk.actions.assaulting import WAY
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.actions.moving import WAYS
from tapete.games.punk.actions.placing import LOB, TEMPLATE
from tapete.games.punk.game import GAME
from tapete.games.punk.state import Item
from tapete.kernel.matches.position import Position
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.test_goals import handling
from tests.games.punk.test_incendiary import fire
from tests.games.punk.test_jumping import roofs
from tests.games.punk.test_powers import mind
from tests.games.punk.test_weighed_scenes import SCENES as ATTACKS
from tests.games.weighed import asked, compared, deeds_agree, rolling, told_whole

WHOLE = told_whole(GAME)
MANY = 60_000


def begun(table: Fielded) -> Fielded:
    table.activate("a")
    return table


def minds() -> Fielded:
    """A mind before one who is armed, who may withstand it, and beside a friend."""
    armed = who(at=(40, 30), gear=["mace"])
    return begun(fielded(a=mind(), b=who(at=(40, 48)), B=armed))


def relayed() -> Fielded:
    """A mind that reaches one through a friend, and another who may pass it on to a third."""
    relay, passing = who(at=(40, 30), special=["relay"]), who(at=(52, 40), special=["relay"])
    return begun(fielded(a=mind(), c=relay, B=who(at=(40, 18)), C=passing, D=who(at=(62, 40), D=2)))


def whirling() -> Fielded:
    """A heavy mace swung among two, one of whom is a friend."""
    a = who(at=(40, 40), special=["whirl"], F=5, gear=["heavy_mace"])
    return begun(fielded(a=a, B=who(at=(47.5, 40)), c=who(at=(40, 44), D=4)))


def mending() -> Fielded:
    broken = [Item("scrap_cannon", broken=True)]
    a = who(at=(40, 40), T=5, gear=["repair_tools"])
    return begun(fielded(a=a, b=who(at=(42.5, 40), gear=broken)))


def healing() -> Fielded:
    a = who(at=(40, 40), T=5, gear=["medicine_chest"])
    return begun(fielded(a=a, b=who(at=(42.5, 40), poison=3, lost={"D": 1})))


def machine() -> Fielded:
    """A device that takes a Technique roll, and may give an electric shock."""
    return handling("sabotage", (45, 62 + 3.25), T=4, D=4)


def touching() -> Fielded:
    """Beside an enemy, with whom it fights or from whom it separates."""
    return begun(fielded(a=who(at=(40, 40)), B=who(at=(42.5, 40), gear=["mace"])))


def gap() -> Fielded:
    """At the edge of a roof, before another one, and one who watches both."""
    watcher = who(at=(27, 50), gear=["crossbow"], ready=True)
    return roofs(7, special=["leap"], others={"B": watcher})


def burning() -> Fielded:
    """In a fire, which burns it in every Action, whatever that is."""
    table = begun(
        fielded(a=who(at=(40, 40), gear=[Item("crossbow", reload=1)]), B=who(at=(40, 20)))
    )
    table.state.markers.append(fire(40, 40))
    return table


SCENES: dict[Callable[[], Fielded], set[str]] = {
    minds: {"mind_shock", "disarm"},
    relayed: {"mind_shock"},
    whirling: {"whirl"},
    mending: {"mend"},
    healing: {"heal"},
    machine: {"interact"},
    touching: {"fight", "separate"},
    gap: {"move", "leap"},
    burning: {"reload"},
}
NEVER = {
    **dict.fromkeys(("aim", "ready", "pump", "press", "vent"), "only later rolls change"),
    **dict.fromkeys(
        ("stand_up", "loot", "exchange", "put_down", "pick_up"), "it works without one"
    ),
    **dict.fromkeys(("devour", "harvest", "ringmaster"), "it works without one"),
    **dict.fromkeys(("barrier", "boost"), "only later rolls change"),
    "puppeteer": "what the puppet does then is a question of its own",
    "end": "what comes then is not its doing",
}
"""Kinds after which nothing is rolled, and why, if no fire burns whoever does them."""


def opened(scene: Callable[[], Fielded]) -> Position[Any]:
    return asked(WHOLE, scene().state)


@pytest.mark.parametrize("scene", SCENES)
def test_each_deed(scene: Callable[[], Fielded]) -> None:
    found = deeds_agree(opened(scene), SCENES[scene], ends=MANY)
    assert compared([found]) == SCENES[scene]
    assert {how.rsplit(": ", 1)[1] for how in found} == {"end by end, best"}


def test_every_kind_of_deed_that_rolls_is_compared() -> None:
    every = set().union(*SCENES.values(), *ATTACKS.values())
    seen = {kind.partition(":")[0] for kind in every}
    kinds = {name for kind in MENU.kinds for name in (kind.name, *kind.also)}
    ways = {*WAYS, WAY, TEMPLATE, LOB, MENU.end.name}
    assert kinds | ways == seen | NEVER.keys()
    assert not seen & NEVER.keys()


@pytest.mark.parametrize("scene", [one for one in (*SCENES, *ATTACKS) if one is not burning])
def test_what_is_said_to_roll_nothing_rolls_nothing(scene: Callable[[], Fielded]) -> None:
    """As far as it is offered in these scenes."""
    table = scene()
    if table.state.active is None:
        table.activate("a")
    assert not rolling(asked(WHOLE, table.state)) & NEVER.keys()
