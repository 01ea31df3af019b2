"""Small evenings with a master, mostly in and around the bar: see `nights`.

The story of the session is over before they begin, unless a test wants it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.games.darkness.content.library import library
from tapete.games.darkness.master import Foe, Master
from tapete.games.darkness.state import Laid, Lying, Square, Survivor, Thing
from tapete.spaces.tiles.city import START
from tests.games.darkness.nights import IN, Scene, scene

STORY = "the_long_night"
SEAT = 1
"""The master's seat, with one survivor."""
BAR = (Laid("bar", *START, 0),)


def evening(
    *people: Survivor,
    foes: Sequence[Foe] = (),
    session: str = "lights_out",
    told: bool = True,
    rules: dict[str, bool] | None = None,
    tiles: Sequence[Laid] = BAR,
    **master: Any,
) -> Scene:
    """A survivor's turn in a master's game; with `told` all scenes have been played.

    The question of the turn is not open to the master, unless `watching` is given.
    """
    found = scene(*people, tiles=tiles, scenario=STORY, rules=rules)
    state = found.state
    scenes = library().campaigns[STORY].sessions[session].scenes
    master.setdefault("played", dict.fromkeys(scenes, 1) if told else {})
    master.setdefault("watching", False)
    master.setdefault("guarded", ["bar"])
    state.master = Master(len(people), session, **master)
    state.master.due = [one.id for one in people[1:]]
    state.lots, state.pool = [], []
    for number, foe in enumerate(foes, start=1):
        foe.id = f"f{number}"
        state.foes.append(foe)
    state.master.came = len(foes)
    return found


def thug(at: Square | None = IN, **values: Any) -> Foe:
    """An ordinary adversary, whose values are rolled on the master's table."""
    kind = sorted(library().adversaries)[0]
    return Foe("", kind, at, **{"health": 2, **values})


def villain(at: Square | None = IN, **values: Any) -> Foe:
    """One with values of its own: Initiative 6H, Attack 6H and Defence 6H unless given."""
    codes = {"codes": ("6H", "6H", "6H"), "role": "villain", "health": 2}
    return Foe("", "lamplighter", at, **{**codes, **values})


def lies(found: Scene, kind: str, at: Square, uses: int = -1) -> Thing:
    """Something lies face up on a square."""
    thing = Thing(f"t9{len(found.state.lying)}", kind, uses=uses)
    found.state.lying.append(Lying(thing, at))
    return thing


def holding(survivor: Survivor, kind: str, uses: int = -1, **values: Any) -> Thing:
    """Something that a survivor holds."""
    thing = Thing(f"h{len(survivor.things)}", kind, uses=uses, **values)
    survivor.things.append(thing)
    return thing
