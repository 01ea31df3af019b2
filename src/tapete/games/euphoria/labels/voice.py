"""The presenter of the show, who comments on what the audience came for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from zlib import crc32

from tapete.games.euphoria.events import charging, fighting, gear, harm, moving, shooting, story
from tapete.games.euphoria.events.turns import TurnBegan
from tapete.games.euphoria.labels.names import mini_of, team_name
from tapete.games.euphoria.rules.gear.rewards import EXPLODES
from tapete.games.euphoria.state import NEUTRAL, State
from tapete.kernel import Message
from tapete.kernel.event import Event
from tapete.kernel.message import Arg

FATALITY = "euphoria.melee.fatality"
FIGURES = ("figure", "target", "other", "victim")
STAR = 130
"""Somebody whose death brings this much audience is a star, and a loss to the programme."""
VARIANTS: Mapping[str, int] = {
    "opening": 3, "level": 2, "leading": 3, "last": 2, "kill": 4, "star": 3, "lonely": 3,
    "own": 2, "first_blood": 2, "fatality": 4, "short": 3, "range": 3, "stumble": 2, "boom": 2,
    "shield": 2, "dodge": 2, "stood": 2, "ended": 3, "draw": 1,
}  # fmt: skip
"""The moments that are commented on, and how many ways there are to say something."""


def voice(event: Event, view: State) -> Message | None:
    """What the presenter says; which variant it is depends only on what happened."""
    found = MOMENTS.get(type(event))
    moment = found(event, view) if callable(found) else found
    if moment is None:
        return None
    told = event.message().args
    number = crc32(repr((moment, told)).encode()) % VARIANTS[moment]
    named = {name: arg for name, arg in told if name in FIGURES}
    return Message.of(f"euphoria.voice.{moment}_{number + 1}", **named, **_teams(event, view))


def _teams(event: Event, view: State) -> dict[str, Arg]:
    """The team that is ahead, and the one that is behind, where the event tells of that."""
    first: int = getattr(event, "ahead", getattr(event, "team", NEUTRAL))
    if first == NEUTRAL:
        return {}
    return {"ahead": team_name(view, first), "behind": team_name(view, 1 - first)}


def _died(event: harm.Died, view: State) -> str | None:
    """A FATALITY has been commented on by now."""
    if event.rule == FATALITY:
        return None
    killer, victim = mini_of(view, event.other), mini_of(view, event.figure)
    if killer is None:
        return "lonely"
    if victim is not None and killer.seat == victim.seat:
        return "own"
    if event.first:
        return "first_blood"
    return "star" if event.audience >= STAR else "kill"


def _turn(event: TurnBegan, view: State) -> str:
    if event.turn == 1:
        return "opening"
    if event.turn == event.of:
        return "last"
    return "level" if event.ahead == NEUTRAL else "leading"


MOMENTS: Mapping[type[Event], str | Callable[[Any, State], str | None]] = {
    TurnBegan: _turn, harm.Died: _died, fighting.Fatality: "fatality", fighting.Dodged: "dodge",
    charging.Stood: "stood", shooting.OutOfRange: "range", shooting.ShieldHit: "shield",
    moving.Stumbled: "stumble",
    charging.Failed: lambda event, view: "short" if event.why == "short" else None,
    gear.Opened: lambda event, view: "boom" if EXPLODES in event.also else None,
    story.Ended: lambda event, view: "draw" if event.team < 0 else "ended",
}  # fmt: skip
"""What is commented on, and what kind of moment it is."""
