"""Answers in words: moves over the table, deeds of the menu, templates, and all others."""

from __future__ import annotations

from typing import Any

from tapete.deeds.do import by_way, do_of, what_of
from tapete.games.euphoria.actions import groups, moving, shooting
from tapete.games.euphoria.actions.menu import MENU
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events.turns import PhaseBegan
from tapete.games.euphoria.labels.deeds import actor, deed
from tapete.games.euphoria.labels.names import THINGS, mini_of, thing_name
from tapete.games.euphoria.labels.ways import place_of, post_label, spot_label, trek_label
from tapete.games.euphoria.rules.shooting.placing import Laying
from tapete.games.euphoria.state import State
from tapete.kernel import Filled, Message
from tapete.kernel.event import Drawn, Event
from tapete.kernel.labels import Deed
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.deployment import Post
from tapete.spaces.treks.trek import Trek

group = MENU.headings({
    **dict.fromkeys(moving.WAYS, groups.MOVE), **dict.fromkeys(shooting.LEADS, groups.SHOOT),
})  # fmt: skip
PARTS = ("start", "start_actions", "objects", "charges", "grenades", "end")


def menu_deed(value: object) -> Deed | None:
    """The deed of the menu that an answer names; None for those of a question of its own."""
    return MENU.deed(value) if what_of(value) in ("", *MENU.by_name) else None


def label(value: object, view: State) -> Message:
    """Puts any answer into words, whatever the question."""
    way, answer = by_way(value)
    if way and way != "do":
        return _by_way(way, answer, view)
    do = do_of(answer)
    if do is not None:
        return deed(do, answer.details if isinstance(answer, Filled) else {}, view)
    if isinstance(answer, Post):
        return post_label(answer)
    return _plain(answer, view)


def _by_way(way: str | Laying, answer: Any, view: State) -> Message:
    if not isinstance(way, Laying):
        return trek_label(way, answer, view)
    what = placing(way, view)
    if not isinstance(answer, Point):
        return what
    return Message.of("euphoria.option.put_at", what=what, place=spot_label(answer))


def placing(way: Laying, view: State) -> Message:
    """What is thrown or sprayed."""
    item = thing_name(way.thing(actor(view)))
    return Message.of("euphoria.option.put", way=way.what, item=item)


def _plain(value: object, view: State) -> Message:
    """A miniature, a thing, a number, yes or no."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Message.of("euphoria.option.number", number=value)
    text = str(value).lower() if isinstance(value, bool) else str(value)
    if mini_of(view, text) is not None:
        return Message.of("euphoria.option.figure", figure=text)
    if library().find(THINGS, text) is not None:
        return Message.of("euphoria.option.thing", item=text)
    return Message.of(f"euphoria.option.{text}")


def bundle(value: object, view: State) -> tuple[Message, Message] | None:
    """What several lines of the menu have in common, and what this one adds."""
    way, answer = by_way(value)
    if isinstance(way, Laying):
        return placing(way, view), spot_label(answer)
    if isinstance(answer, Trek) and answer.steps:
        return Message.of("euphoria.bundle.go", way=way), place_of(answer, view)
    return None


def retells(event: Event) -> bool:
    """True for draws, and for the steps of a phase, in which usually nobody acts."""
    part = isinstance(event, PhaseBegan) and event.phase in PARTS
    return part or isinstance(event, Drawn)
