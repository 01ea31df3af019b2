"""How each event of a fight is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.events import fight as events
from tapete.games.savage.labels.conditions import is_harm
from tapete.games.savage.state import State
from tapete.kernel.event import Event
from tapete.scene import Cue

Show: TypeAlias = Callable[[Any, State], Cue]

PUSHED = ("pushed", "pushed_against", "unseated", "push_failed", "test_failed")
DONE: Mapping[str, str] = {
    "supported": "help",
    **dict.fromkeys(PUSHED, "attack"),
    **{name: kind.shown for name, kind in MENU.by_name.items()},
}
"""How each deed, and each outcome told of one, is shown."""


def cue(event: Event, view: State) -> Cue | None:
    """How an event is shown; None if it is only told in the log."""
    show = SHOWN.get(type(event))
    return None if show is None else show(event, view)


def _moved(event: events.Moved, view: State) -> Cue:
    return Cue("move", event.figure, path=event.path)


def _of_one(kind: Any) -> Show:
    return lambda event, view: Cue(kind, event.figure)


def _of_two(kind: Any) -> Show:
    return lambda event, view: Cue(kind, event.figure, event.target)


def _cast(event: events.Cast, view: State) -> Cue:
    """A power on a figure of its own side is shown as help, any other as an attack."""
    seats = {figure.id: figure.seat for figure in view.figures}
    friendly = seats.get(event.figure) == seats.get(event.target)
    kind: Any = "help" if friendly else "attack"
    return Cue(kind, event.figure, event.target)


def _covered(event: events.Covered, view: State) -> Cue:
    outline = tuple([(point.x, point.y) for point in event.template.outline()])
    return Cue("attack", event.figure, area=outline)


def _did(event: events.Did, view: State) -> Cue:
    shown: Any = DONE.get(event.what, "note")
    shown = "note" if shown == "attack" and not event.target else shown
    return Cue(shown, event.figure, event.target)


def _became(event: events.Became, view: State) -> Cue:
    return Cue("harm" if is_harm(event.state) else "note", event.figure)


def _round(event: events.RoundBegan, view: State) -> Cue:
    return Cue("turn")


def _scored(event: events.Scored, view: State) -> Cue:
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
