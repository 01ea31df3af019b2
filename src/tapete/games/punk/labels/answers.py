"""Puts answers into words: moves over the table, Actions of the menu, and all others."""

from __future__ import annotations

from tapete.deeds.do import Do, Using, by_way, do_of
from tapete.games.punk.actions import assaulting, groups, moving
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.content.played import known
from tapete.games.punk.labels.deeds import (
    actor,
    bearer_id,
    carried,
    deed,
    extended,
    is_mini,
    to_whom,
)
from tapete.games.punk.labels.dressing import SOMETHING, objective_called, role_of
from tapete.games.punk.labels.ways import (
    assault_label,
    cm,
    place_of,
    post_label,
    spot_label,
    trek_label,
)
from tapete.games.punk.rules.fighting.assault_question import Assault
from tapete.games.punk.rules.gear.bullets import SECRET
from tapete.games.punk.rules.gear.handing import Handing
from tapete.games.punk.rules.story.deployment import ZONES
from tapete.games.punk.state import State
from tapete.kernel import Filled, Message
from tapete.kernel.event import Drawn, Event, Rolled
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.deployment import Post
from tapete.spaces.treks.trek import Trek


def group(value: object) -> str:
    """Returns the heading for an answer of an activation's menu; empty for other answers."""
    way, answer = by_way(value)
    if way in moving.WAYS:
        return groups.MOVE
    if way == assaulting.WAY:
        return groups.FIGHT
    if isinstance(way, Using):
        return groups.SHOOT
    return MENU.group(answer, "") if way == "do" else ""


def label(value: object, view: State) -> Message:
    """Puts any answer into words, whatever the question."""
    way, answer = by_way(value)
    if way:
        return _in_way(way, answer, view)
    if isinstance(value, tuple):
        names = (label(one, view) for one in value)
        return Message.listing("punk.option.several", "names", names)
    if isinstance(value, Trek):
        return trek_label("move", value, actor(view))
    if isinstance(value, Assault):
        return assault_label(value)
    if isinstance(value, Post):
        return post_label(value)
    if isinstance(value, Handing):
        return Message.of(f"punk.option.{value.way}", item=value.kind, count=value.count)
    if isinstance(value, Filled):
        return _filled(value, view)
    do = do_of(value)
    return _plain(value, view) if do is None else deed(do, {}, view)


def _in_way(way: str | Using, answer: object, view: State) -> Message:
    """Puts into words an answer of the menu, or a shot at a point on a moving mini's way."""
    if isinstance(way, Using):
        what = placing(way, view)
        if not isinstance(answer, Point):
            return what
        return Message.of("punk.option.put_at", what=what, place=spot_label(answer))
    if isinstance(answer, Trek):
        return trek_label(way, answer, actor(view))
    if is_mini(way, view) and (answer is None or isinstance(answer, int)):
        return _react(way, answer)
    return label(answer, view)


def _react(who: str, along: int | None) -> Message:
    if along is None:
        return Message.of("punk.option.let_pass", figure=who)
    return Message.of("punk.option.react", figure=who, far=cm(along))


def _filled(value: Filled, view: State) -> Message:
    do = do_of(value)
    if do is not None:
        return deed(do, value.details, view)
    return extended(label(value.option, view), value.details, view)


def _plain(value: object, view: State) -> Message:
    """Puts into words a mini, a thing, a word or a number (of a Round if no mini is active)."""
    if isinstance(value, int) and not isinstance(value, bool):
        waits = view.active is None
        key = "punk.option.wait" if waits else "punk.option.number"
        return Message.of(key, number=value)
    text = str(value).lower() if isinstance(value, bool) else str(value)
    if is_mini(text, view):
        return Message.of("punk.option.figure", figure=text)
    if text in ZONES:
        return Message.of("punk.option.zone", name=role_of(view, ZONES.index(text)))
    if known().gear(text) is not None:
        return Message.of("punk.option.thing", item=text)
    objective = objective_called(text, view)
    if objective is not None:
        return Message.listing("punk.option.several", "names", [objective])
    return Message.of(f"punk.option.{text or 'nobody'}")


def placing(way: Using, view: State) -> Message:
    """Names a template or a lob that may be placed, and its weapon."""
    item = carried(way.item, bearer_id(view), view)
    return Message.of("punk.option.put", what=way.what, item=item or SOMETHING)


def retells(event: Event) -> bool:
    """True for the dice of a seal, which mean nothing to players, and for draws.

    The mini that was drawn is named in the event that tells what happens to it.
    """
    return isinstance(event, Drawn) or (isinstance(event, Rolled) and event.rule == SECRET)


def bundle(value: object, view: State) -> tuple[Message, Message] | None:
    """Returns what several lines of a menu have in common, and what this one adds."""
    way, answer = by_way(value)
    if not way:
        return None
    if isinstance(answer, Point) and isinstance(way, Using):
        return placing(way, view), spot_label(answer)
    if isinstance(answer, Trek) and answer.steps:
        return Message.of("punk.bundle.go", way=way), place_of(answer, actor(view))
    if isinstance(answer, Filled | dict):
        return _bundled(answer, view)
    return None


def _bundled(answer: Filled | dict[str, object], view: State) -> tuple[Message, Message] | None:
    do = do_of(answer)
    if do is None or not MENU.kind(do.what).bundled or not (do.to or do.item >= 0):
        return None
    own = Message.of("punk.option.figure", figure=to_whom(do, view))
    return deed(Do(do.what, "", do.item), {}, view, Message("punk.anybody")), own
