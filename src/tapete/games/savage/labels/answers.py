"""Answers in words."""

from __future__ import annotations

from tapete.deeds.do import Do, Using, by_way, do_of
from tapete.games.savage.actions import groups
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.moving.ways import MOVE
from tapete.games.savage.events.fight import EMPTY_PLACE, Covered
from tapete.games.savage.labels.deeds import (
    deed,
    extended,
    form,
    has_target,
    is_figure,
    placing,
    to_whom,
)
from tapete.games.savage.labels.ways import place_of
from tapete.games.savage.rules.turns.initiative import deck, name_of
from tapete.games.savage.state import State
from tapete.games.savage.world import PACE
from tapete.kernel import Filled, Message
from tapete.kernel.event import Drawn, Event
from tapete.spaces.routes.route import Route


def group(value: object) -> str:
    """The heading of an answer in a turn's menu; empty for other answers."""
    way, answer = by_way(value)
    if way == MOVE:
        return groups.MOVE
    if isinstance(way, Using):
        return groups.ATTACK
    return MENU.group(answer, groups.TURN) if way == "do" else ""


def label(value: object, view: State) -> Message:
    """An answer in words, such as a move, or a deed with its details."""
    if isinstance(value, Filled):
        return deed(value.option, value.details, view, _nowhere(value.option))
    if isinstance(value, dict):
        return deed(Do(**value), {}, view)
    if isinstance(value, str) and is_figure(value, view):
        return _figure(value, view)
    way, answer = by_way(value)
    if way in (MOVE, "do"):
        return label(answer, view)
    if isinstance(way, Using):
        return placing(way, view)
    if way and _is_point(answer):
        return _cut_in(way, answer)
    if isinstance(value, tuple):
        names = (label(one, view) for one in value)
        return Message.listing("savage.option.figures", "figures", names)
    if isinstance(value, Route):
        return Message.of("savage.option.move", place=place_of(value, view))
    if isinstance(value, int) and not isinstance(value, bool):
        return Message.of("savage.option.card", card=name_of(value))
    return Message.of(f"savage.option.{str(value).lower()}")


def _figure(name: str, view: State) -> Message:
    """A figure; while cards are dealt, its best card, and how many of those left are higher."""
    group = next((one.group for one in view.figures if one.id == name), "")
    cards = view.dealt.get(group, []) if view.phase == "round" else []
    if not cards:
        return Message.of("savage.option.figure", figure=name)
    best, left = max(cards), view.deck.cards() or deck().cards()
    higher = sum(card > best for card in left)
    return Message.of(
        "savage.option.with_card", figure=name, card=name_of(best), higher=higher, left=len(left)
    )


def form_of(value: object, view: State) -> Message:
    """How an answer does what other answers do as well."""
    do = do_of(value)
    assert do is not None
    return form(do, view)


def _is_point(value: object) -> bool:
    """True for a point of a way, as a distance, or for none of them."""
    return value is None or (isinstance(value, int) and not isinstance(value, bool))


def _cut_in(who: str, along: int | None) -> Message:
    """Where a figure on Hold interrupts a move, or that it does not."""
    if along is None:
        return Message.of("savage.option.let_pass", figure=who)
    return Message.of("savage.option.cut_in", figure=who, paces=round(along / PACE, 1))


def _nowhere(do: Do) -> Message | str:
    """The name of the target of a power that is put on an empty place; empty for other deeds."""
    placed = MENU.kind(do.what).item == "power" and not do.to
    return EMPTY_PLACE if placed else ""


def bundle(value: object, view: State) -> tuple[Message, Message] | None:
    """What several lines of a turn's menu have in common, and what this one adds to it."""
    way, answer = by_way(value)
    if not way:
        return None
    if isinstance(answer, Route):
        return Message("savage.bundle.move"), place_of(answer, view)
    do = do_of(answer)
    details = answer.details if isinstance(answer, Filled) else {}
    if do is None or not has_target(do):
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
