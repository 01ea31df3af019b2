"""How each event of a fight is shown."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.events import fight as events
from tapete.games.savage.labels.conditions import is_harm
from tapete.games.savage.state import State
from tapete.scene import CueKind, Cues

OUTCOMES: Mapping[str, CueKind] = {
    "supported": "help",
    "pushed": "attack",
    "pushed_against": "attack",
    "unseated": "attack",
    "push_failed": "attack",
    "test_failed": "attack",
}
"""How the outcomes that are told of deeds are shown."""


def _did(event: events.Did, view: State) -> CueKind:
    """A deed as its kind says; an attack on nobody is only noted."""
    kind = MENU.by_name.get(event.what)
    shown: CueKind = OUTCOMES.get(event.what, "note") if kind is None else kind.shown
    return "note" if shown == "attack" and not event.target else shown


def _cast(event: events.Cast, view: State) -> CueKind:
    """A power on a figure of its own side is shown as help, any other as an attack."""
    seats = {figure.id: figure.seat for figure in view.figures}
    return "help" if seats.get(event.figure) == seats.get(event.target) else "attack"


def _became(event: events.Became, view: State) -> CueKind:
    return "harm" if is_harm(event.state) else "note"


CUES = Cues(
    {
        "move": (events.Moved,),
        "attack": (events.Attacked, events.Covered),
        "hit": (events.Hit,),
        "miss": (events.Missed, events.PowerFailed),
        "harm": (events.Wounded, events.Injured),
        "down": (events.Fell,),
        "help": (events.Recovered, events.Soaked, events.Healed),
        "turn": (events.RoundBegan, events.TurnBegan),
        "note": (
            events.Evaded,
            events.Unharmed,
            events.BennySpent,
            events.Enchanted,
            events.Deviated,
            events.Scored,
        ),
    },
    lambda view: {figure.id for figure in view.figures},
    {events.Did: _did, events.Cast: _cast, events.Became: _became},
)
