"""Puts names in place of the ids in events, questions and refusals."""

from __future__ import annotations

from tapete.games.savage.content.names import figure_name, power_name, thing_name
from tapete.games.savage.state import State
from tapete.kernel import Message
from tapete.kernel.labels import dressing

SOMEBODY = Message("savage.somebody")


def called(identity: str, view: State) -> Message:
    """The name of a figure; "somebody" for one that the view does not show."""
    names = (figure_name(one.name) for one in view.figures if one.id == identity)
    return next(names, SOMEBODY)


def _thing(identity: str, view: State) -> Message:
    return thing_name(identity)


dress = dressing(
    figure=called, target=called, to=called,
    power=lambda identity, view: power_name(identity),
    weapon=_thing, item=_thing, trait=_thing,
)  # fmt: skip
