"""Deeds in words: what is done, to what target, and with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tapete.deeds.do import Do, Using
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.moving.wheel import CHANGES
from tapete.games.savage.content.library import library
from tapete.games.savage.content.names import power_name, thing_name
from tapete.games.savage.figures import profile_of
from tapete.games.savage.rules.moving.leaping import COMPASS
from tapete.games.savage.state import OFF, Figure, State
from tapete.games.savage.world import PACE, board_of, walls_of
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.polygon import box

SOMETHING = Message("savage.something")
TRAITS = ("skill", "trait", "roll")
"""The details whose value is a trait."""


def cell(place: int) -> int:
    """The column or row of the map, counted from 1, in which a place lies."""
    return place // PACE + 1


def _figure(identity: str, view: State) -> Figure | None:
    for figure in view.figures:
        if figure.id == identity:
            return figure
    return None


def is_figure(identity: object, view: State) -> bool:
    return isinstance(identity, str) and _figure(identity, view) is not None


def acting(view: State) -> Figure | None:
    """The figure whose turn it is."""
    return None if view.turn is None else _figure(view.turn.actor, view)


def left(view: State) -> Message | None:
    """The actions that the figure whose turn it is could still take."""
    turn, figure = view.turn, acting(view)
    if turn is None or figure is None or turn.whole or figure.shaken:
        return None
    count = turn.declared - turn.used
    return Message.of("savage.left", count=count) if count > 0 else None


def deed(do: Do, details: Mapping[str, Any], view: State, to: Arg = "") -> Message:
    """A deed in words, with its target (`to`, if given), its item and its details."""
    item = item_of(do, view)
    verb = f"savage.do.{_verb(do, item)}"
    thing = _held(do, view, item) if item else SOMETHING
    deed = Message.of(verb, to=to or to_whom(do, view), item=thing)
    if MENU.kind(do.what).armed and (has_target(do) or details):
        deed = Message.of("savage.option.using", deed=deed, item=_held(do, view, item))
    return extended(deed, details, view)


def has_target(do: Do) -> bool:
    """True if a deed is done to a figure, a piece of the map, or in a direction."""
    return bool(do.to) or isinstance(do.piece, int)


def form(do: Do, view: State) -> Message:
    """How a deed is done that has several forms: with which weapon or hand."""
    item = _held(do, view, item_of(do, view))
    return Message.of("savage.form", item=item, form=MENU.kind(do.what).form_of and do.what)


def _held(do: Do, view: State, item: Arg) -> Arg:
    """The name of a weapon, which says so if it is in the other hand."""
    figure = acting(view)
    if not item or figure is None or MENU.kind(do.what).item != "own":
        return item or "unarmed"
    other = figure.items[do.item].hand == OFF
    return Message.of("savage.option.other_hand", item=item) if other else item


def extended(deed: Message, details: Mapping[str, Any], view: State) -> Message:
    said = {name: value for name, value in details.items() if _said(name, value)}
    extras = tuple(detail(name, value, view) for name, value in said.items())
    return Message.of("savage.option.with", deed=deed, extras=extras) if extras else deed


def _verb(do: Do, item: Arg) -> str:
    """The word for a deed, which differs for a weapon that is thrown."""
    weapon = library().weapons.get(str(item))
    thrown = weapon is not None and weapon.kind in ("thrown", "melee")
    return (MENU.kind(do.what).thrown if thrown else "") or do.what


def _said(name: str, value: object) -> bool:
    """True if a detail is worth saying: its usual value is not."""
    return value not in ("", 0) and (name, value) != ("shots", 1)


def detail(name: str, value: object, view: State) -> Message:
    """A detail in words, with the figure or the trait that it names, if any."""
    target = str(value) if is_figure(value, view) else ""
    trait = str(value) if name in TRAITS and value != "same" else ""
    shown = "figure" if target else "trait" if trait else _worded(value)
    return Message.of(f"savage.detail.{name}", value=shown, target=target, trait=trait)


def _worded(value: object) -> int | str:
    """A value as words choose by it: numbers as they are, several as `2+1`, all else by name."""
    if isinstance(value, list):
        return "+".join(map(str, value))
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return str(value).lower() or "none"


def to_whom(do: Do, view: State) -> Arg:
    """The target of a deed: a figure, a piece of the map, a direction, or a speed."""
    if do.to in COMPASS:
        return Message.of("savage.compass", way=do.to)
    if do.what in CHANGES:
        return _speed(do, view)
    aim = MENU.kind(do.what).aim
    if isinstance(do.piece, int):
        pieces = board_of(view.scenario, (), walls_of(view)).pieces
        piece = pieces[do.piece]
        placed = aim == "something" or _has_likes(piece, pieces)
        return _spotted(piece) if placed else thing_name(piece.material)
    return do.to or Message(f"savage.{aim}")


def _speed(do: Do, view: State) -> Message:
    """The speed that the acting figure's vehicle would have."""
    actor = acting(view)
    machine = None if actor is None else _figure(actor.mount, view)
    amount = 0 if machine is None else CHANGES[do.what](machine)
    return Message.of("savage.state_name", state="speed", amount=amount)


def _has_likes(piece: Piece, pieces: Sequence[Piece]) -> bool:
    return [one.material for one in pieces].count(piece.material) > 1


def _spotted(piece: Piece) -> Message:
    """A thing with its place on the map's rulers, since there may be many like it."""
    left, top, _, _ = box(piece.corners)
    return Message.of("savage.option.thing", item=piece.material, x=cell(left), y=cell(top))


def item_of(do: Do, view: State) -> Arg:
    """The item or power that a deed is done with; empty if there is none."""
    whose, figure = MENU.kind(do.what).item, _bearer(do, view)
    if figure is None or do.item < 0:
        return ""
    if whose == "power":
        known = profile_of(figure).powers
        return power_name(known[do.item]) if do.item < len(known) else ""
    return figure.items[do.item].kind if do.item < len(figure.items) else ""


def _bearer(do: Do, view: State) -> Figure | None:
    """The figure whose item or power a deed is done with."""
    actor, whose = acting(view), MENU.kind(do.what).item
    if whose == "target":
        return _figure(do.to, view)
    return _figure(actor.mount, view) if actor is not None and whose == "beast" else actor


def placing(way: Using, view: State) -> Message:
    """The option to put the template of a weapon or power anywhere."""
    item = item_of(Do(way.what, "", way.item), view)
    return Message.of("savage.option.place_it", item=item or SOMETHING)
