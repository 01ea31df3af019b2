"""How each event of a skirmish is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from tapete.games.punk.events import fighting, gifts, harm, moving, shooting, story, turns
from tapete.games.punk.labels.conditions import CONDITIONS
from tapete.games.punk.state import State
from tapete.kernel.event import Event
from tapete.scene import Cue
from tapete.scene.board import Pair
from tapete.spaces.plane.templates import Circle

Kind: TypeAlias = Literal["move", "attack", "hit", "miss", "harm", "down", "help", "turn", "note"]

SHOWN: Mapping[Kind, tuple[type[Event], ...]] = {
    "move": (moving.Moved, moving.Displaced, turns.Deployed, turns.Infiltrated),
    "attack": (
        fighting.Assaulted,
        fighting.DroppedOn,
        fighting.Fought,
        shooting.Shot,
        shooting.Lobbed,
        shooting.Reacted,
        shooting.Covered,
        shooting.Detonated,
        harm.Exploded,
        gifts.Blew,
        gifts.Whirled,
        gifts.PowerUsed,
    ),
    "hit": (harm.Hit, shooting.Strayed),
    "miss": (shooting.Missed, shooting.Deviated, shooting.Lost, fighting.HeldBack, gifts.Dodged),
    "harm": (
        harm.Endured,
        harm.Weakened,
        moving.Fell,
        shooting.Burned,
        shooting.Broke,
        shooting.Sputtered,
        gifts.WeaponDropped,
    ),
    "down": (harm.Downed, harm.Removed),
    "help": (
        moving.StoodUp,
        harm.Purged,
        harm.Steadied,
        gifts.Mended,
        gifts.Tended,
        gifts.Inspired,
        gifts.Shielded,
        gifts.Devoured,
    ),
    "turn": (turns.TurnBegan, turns.RoundBegan, turns.ActivationBegan),
    "note": (story.Scored, story.BeastCame, shooting.Laid),
}
BECOMING: Mapping[type[Event], str] = {
    moving.Prone: "prone",
    harm.GoesOn: "dying",
    harm.Poisoned: "poison",
    harm.Shocked: "shocked",
}
"""The events that put a mini in a condition, and the condition."""
KINDS: Mapping[type[Event], Kind] = {
    **{one: kind for kind, some in SHOWN.items() for one in some},
    **{
        one: "harm" if CONDITIONS.named(name).is_worse else "note" for one, name in BECOMING.items()
    },
}


def cue(event: Event, view: State) -> Cue | None:
    """Returns how an event is shown; None if it only appears in the log.

    An event that is not in `KINDS` is only shown if it names a mini in view.
    """
    seen = {mini.id for mini in view.minis}
    figure, target = _actor(event), _victim(event)
    figure, target = figure if figure in seen else "", target if target in seen else ""
    kind = KINDS.get(type(event))
    if kind is None:
        return Cue("note", figure, target) if figure else None
    return Cue(kind, figure, target, _path(event), _area(event))


def _actor(event: Event) -> str:
    found: str = getattr(event, "figure", "")
    return found


def _victim(event: Event) -> str:
    """The mini that an event happened to, or else the one it was meant for."""
    found: str = getattr(event, "victim", getattr(event, "target", ""))
    return found


def _path(event: Event) -> tuple[Pair, ...]:
    """The way that a mini went, or the place where it was put."""
    if isinstance(event, turns.Deployed | turns.Infiltrated):
        return ((event.x, event.y),)
    path: tuple[Pair, ...] = getattr(event, "path", ())
    return path


def _area(event: Event) -> tuple[Pair, ...]:
    """The outline of a template, or of a marker."""
    template: Any = getattr(event, "template", None)
    if isinstance(event, shooting.Laid):
        template = Circle(event.at.point, event.radius)
    if template is None:
        return ()
    return tuple([(point.x, point.y) for point in template.outline()])
