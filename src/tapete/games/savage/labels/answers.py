"""Answers in words."""

from __future__ import annotations

from tapete.deeds.do import Do, do_of
from tapete.games.savage.actions import groups
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.placing import is_placing
from tapete.games.savage.events.fight import Covered
from tapete.games.savage.labels.deeds import deed, extended, is_figure, placing, to_whom
from tapete.games.savage.labels.ways import place_of
from tapete.games.savage.rules.turns.initiative import name_of
from tapete.games.savage.state import State
from tapete.games.savage.world import PACE
from tapete.kernel import Filled, Message
from tapete.kernel.event import Drawn, Event
from tapete.spaces.routes.route import Route


def group(value: object) -> str:
    """The heading of an answer in a turn's menu; empty for other answers."""
    if not isinstance(value, tuple) or len(value) != 2:
        return ""
    way, answer = value
    if way == "move":
        return groups.MOVE
    if isinstance(way, str) and is_placing(way):
        return groups.ATTACK
    if way != "do":
        return ""
    do = do_of(answer)
    return groups.TURN if do is None else MENU.kind(do.what).group


def label(value: object, view: State) -> Message:
    """An answer in words, such as a move, or a deed with its details."""
    if isinstance(value, str) and is_figure(value, view):
        return Message.of("savage.option.figure", figure=value)
    if isinstance(value, tuple) and len(value) == 2 and value[0] in ("move", "do"):
        return label(value[1], view)
    if isinstance(value, tuple) and len(value) == 2 and is_placing(str(value[0])):
        return placing(str(value[0]), view)
    if isinstance(value, tuple) and len(value) == 2 and _is_point(value[1]):
        return _cut_in(str(value[0]), value[1])
    if isinstance(value, tuple):
        names = tuple(label(one, view) for one in value)
        return Message.of("savage.option.figures", figures=names, count=len(names))
    if isinstance(value, Route):
        return Message.of("savage.option.move", place=place_of(value, view))
    if isinstance(value, Filled):
        return deed(value.option, value.details, view)
    if isinstance(value, dict):
        return deed(Do(**value), {}, view)
    if isinstance(value, int) and not isinstance(value, bool):
        return Message.of("savage.option.card", card=name_of(value))
    return Message.of(f"savage.option.{str(value).lower()}")


def _is_point(value: object) -> bool:
    """True for a point of a way, as a distance, or for none of them."""
    return value is None or (isinstance(value, int) and not isinstance(value, bool))


def _cut_in(who: str, along: int | None) -> Message:
    """Where a figure on Hold interrupts a move, or that it does not."""
    if along is None:
        return Message.of("savage.option.let_pass", figure=who)
    return Message.of("savage.option.cut_in", figure=who, paces=round(along / PACE, 1))


def bundle(value: object, view: State) -> tuple[Message, Message] | None:
    """What several lines of a turn's menu have in common, and what this one adds to it."""
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    answer = value[1]
    if isinstance(answer, Route):
        return Message("savage.bundle.move"), place_of(answer, view)
    do = do_of(answer)
    details = answer.details if isinstance(answer, Filled) else {}
    if do is None or not do.to:
        return None
    kind = MENU.kind(do.what)
    if isinstance(answer, Filled) and not kind.bundled:
        return None
    own = Message.of("savage.option.figure", figure=to_whom(do, view))
    anybody = to_whom(Do(do.what), view)
    if kind.apart:
        return deed(do, {}, view, anybody), extended(own, details, view)
    return deed(do, details, view, anybody), own


def retells(event: Event) -> bool:
    """True for a drawn card, which the deal tells better, and for a blast, which is drawn."""
    return isinstance(event, Drawn | Covered)
