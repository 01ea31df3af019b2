"""Replaces the ids and lengths in events, questions and refusals by names and inches."""

from __future__ import annotations

from tapete.games.euphoria.labels import names
from tapete.kernel import Message
from tapete.kernel.labels import dressing
from tapete.spaces.plane.point import INCH

FIGURES = ("figure", "target", "to", "other", "victim", "shield")
"""The arguments that hold the id of a miniature."""
THINGS = ("weapon", "item", "reward", "ability", "attack", "gene", "what")
"""The arguments that hold the id of something in the library."""


def inches(length: int) -> float:
    """A length in inches, to a tenth."""
    return round(length / INCH, 1)


dress = dressing(
    names.NOBODY,
    {
        "team": lambda seat, view: names.team_name(view, seat),
        "far": lambda length, view: inches(length),
        "height": lambda length, view: inches(length),
        "by": lambda change, view: f"{change:+}",
    },
    **dict.fromkeys(FIGURES, names.called),
    **dict.fromkeys(THINGS, lambda identity, view: names.thing_name(identity)),
    objective=names.objective_name,
    device=names.device_name,
    phase=lambda step, view: Message.of("euphoria.phase", step=step),
    attribute=lambda name, view: Message.of("euphoria.attribute", attribute=name),
)
