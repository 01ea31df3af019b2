"""Puts names in place of the ids in events, questions and refusals."""

from __future__ import annotations

from tapete.games.savage.content.names import figure_name, power_name, thing_name
from tapete.games.savage.state import State
from tapete.kernel import Message
from tapete.kernel.message import Arg

FIGURES = ("figure", "target", "to")
"""Arguments that are the id of a figure."""
THINGS = ("weapon", "item", "trait")
"""Arguments that are the id of an entry in the library."""
SOMEBODY = Message("savage.somebody")


def dress(message: Message, view: State) -> Message:
    """The message with names in place of ids."""
    args = [(name, _dressed(name, arg, view)) for name, arg in message.args]
    return Message(message.key, tuple(args))


def _dressed(name: str, arg: Arg, view: State) -> Arg:
    if not isinstance(arg, str) or not arg:
        return arg
    if name in FIGURES:
        return called(arg, view)
    if name == "power":
        return power_name(arg)
    return thing_name(arg) if name in THINGS else arg


def called(identity: str, view: State) -> Message:
    """The name of a figure; "somebody" for one that the view does not show."""
    names = (figure_name(one.name) for one in view.figures if one.id == identity)
    return next(names, SOMEBODY)
