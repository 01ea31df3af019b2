"""How each event of a fight is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tapete.games.savage.events import fight as events
from tapete.games.savage.labels.conditions import is_harm
from tapete.games.savage.state import State
from tapete.kernel.event import Event
from tapete.scene import Cue

Ids: TypeAlias = "dict[str, str]"
"""Each figure's id by the name that events call it."""
Show: TypeAlias = Callable[[Any, Ids, State], "Cue | None"]

SUPPORTING = ("supported", "story_rally", "recharge")
STRIKING = ("finish", "pushed", "pushed_against", "push_failed", "test_failed", "story_stumble")


def cue(event: Event, view: State) -> Cue | None:
    """None for what is only told in the log."""
    show = SHOWN.get(type(event))
    return None if show is None else show(event, {f.name: f.id for f in view.figures}, view)


def _moved(event: events.Moved, ids: Ids, view: State) -> Cue:
    return Cue("move", ids.get(event.figure, ""), path=event.path)


def _of_one(kind: Any) -> Show:
    return lambda event, ids, view: Cue(kind, ids.get(event.figure, ""))


def _of_two(kind: Any) -> Show:
    return lambda event, ids, view: Cue(kind, ids.get(event.figure, ""), ids.get(event.target, ""))


def _cast(event: events.Cast, ids: Ids, view: State) -> Cue:
    """A power is worked on a foe, or helps a friend."""
    seats = {figure.name: figure.seat for figure in view.figures}
    friendly = seats.get(event.figure) == seats.get(event.target)
    kind: Any = "help" if friendly else "attack"
    return Cue(kind, ids.get(event.figure, ""), ids.get(event.target, ""))


def _covered(event: events.Covered, ids: Ids, view: State) -> Cue:
    outline = tuple([(point.x, point.y) for point in event.template.outline()])
    return Cue("attack", ids.get(event.figure, ""), area=outline)


def _did(event: events.Did, ids: Ids, view: State) -> Cue:
    figure, target = ids.get(event.figure, ""), ids.get(event.target, "")
    if event.what in SUPPORTING:
        return Cue("help", figure, target)
    return Cue("attack" if event.what in STRIKING and target else "note", figure, target)


def _became(event: events.Became, ids: Ids, view: State) -> Cue:
    return Cue("harm" if is_harm(event.state) else "note", ids.get(event.figure, ""))


def _round(event: events.RoundBegan, ids: Ids, view: State) -> Cue:
    return Cue("turn")


def _scored(event: events.Scored, ids: Ids, view: State) -> Cue:
    return Cue("note")


SHOWN: dict[type[Event], Show] = {
    events.RoundBegan: _round,
    events.TurnBegan: _of_one("turn"),
    events.Moved: _moved,
    events.Did: _did,
    events.Attacked: _of_two("attack"),
    events.Hit: _of_two("hit"),
    events.Missed: _of_two("miss"),
    events.Evaded: _of_one("note"),
    events.Unharmed: _of_one("note"),
    events.Wounded: _of_one("harm"),
    events.Injured: _of_one("harm"),
    events.Became: _became,
    events.Recovered: _of_one("help"),
    events.Fell: _of_one("down"),
    events.Soaked: _of_one("help"),
    events.Healed: _of_one("help"),
    events.BennySpent: _of_one("note"),
    events.Cast: _cast,
    events.PowerFailed: _of_one("miss"),
    events.Enchanted: _of_one("note"),
    events.Covered: _covered,
    events.Deviated: _of_one("note"),
    events.Scored: _scored,
}
