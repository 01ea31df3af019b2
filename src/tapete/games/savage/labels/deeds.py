"""Deeds in words: what, to whom, and with what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tapete.deeds.do import Do
from tapete.games.savage.actions.placing import way_of
from tapete.games.savage.content.library import library
from tapete.games.savage.content.names import power_name
from tapete.games.savage.figures import profile_of
from tapete.games.savage.rules.moving.leaping import COMPASS
from tapete.games.savage.state import OFF, Figure, State
from tapete.games.savage.world import PACE, board_of, walls_of
from tapete.kernel import Filled, Message
from tapete.kernel.message import Arg
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.polygon import box

MOVE, ATTACK, MANOEUVRE, GEAR, TURN = GROUPS = (
    "savage.group.move",
    "savage.group.attack",
    "savage.group.manoeuvre",
    "savage.group.gear",
    "savage.group.turn",
)
"""The headings of a turn's menu, in order."""
DEEDS: Mapping[str, tuple[str, ...]] = {
    MOVE: (
        "run", "stand", "drop", "jump", "jump_far", "climb", "climb_hard", "hide",
        "mount", "dismount", "faster", "slower", "get_out", "open", "close",
    ),
    ATTACK: (
        "fight", "sweep", "second_fight", "second_shoot", "mount_fight", "shoot", "split", "lob",
        "spray", "suppress", "cast", "aim", "finish",
    ),
    MANOEUVRE: (
        "grapple", "crush", "let_go", "break_free", "push", "test", "support", "break",
        "shoot_thing",        "first_aid", "untie",
    ),
    GEAR: ("ready", "ready_slow", "stow", "reload", "pick_up", "let_fall", "grab"),
}  # fmt: skip
_GROUP_OF = {deed: group for group, deeds in DEEDS.items() for deed in deeds}
ARMED = (
    "fight", "sweep", "second_fight", "second_shoot", "mount_fight", "shoot", "split", "lob",
    "spray", "suppress", "aim", "break", "shoot_thing",
)  # fmt: skip
"""Deeds done with a weapon or bare hands."""
LEAPS = ("jump", "jump_far", "climb", "climb_hard")
FROM_AFAR = "shoot_thing"
SOMEBODY, SOMETHING = Message("savage.somebody"), Message("savage.something")
SOMEWHERE = Message("savage.somewhere")
TRAITS = ("skill", "trait", "roll")
"""Details that are a trait."""


def cell(place: int) -> int:
    """The column or row of the map, counted from 1, in which a place lies."""
    return place // PACE + 1


def do_of(answer: object) -> Do | None:
    if isinstance(answer, Filled):
        answer = answer.option
    return Do(**answer) if isinstance(answer, dict) else answer if isinstance(answer, Do) else None


def figure_named(identity: str, view: State) -> str:
    return next((figure.name for figure in view.figures if figure.id == identity), "")


def acting(view: State) -> Figure | None:
    """The figure whose turn it is."""
    actor = "" if view.turn is None else view.turn.actor
    return next((f for f in view.figures if f.id == actor), None)


def deed(do: Do, details: Mapping[str, Any], view: State, to: Arg = "") -> Message:
    """What, to whom (`to`, if given) and with what."""
    item = item_of(do, view)
    verb = f"savage.do.{_verb(do, item)}"
    deed = Message.of(verb, to=to or to_whom(do, view), item=item or SOMETHING)
    if do.what in ARMED and (do.to or details):
        deed = Message.of("savage.option.using", deed=deed, item=_held(do, view, item))
    return extended(deed, details, view)


def _held(do: Do, view: State, item: Arg) -> Arg:
    """A weapon, and whether it is in the other hand."""
    figure = acting(view)
    if not item or figure is None or do.what == "mount_fight":
        return item or "unarmed"
    other = figure.items[do.item].hand == OFF
    return Message.of("savage.option.other_hand", item=item) if other else item


def extended(deed: Message, details: Mapping[str, Any], view: State) -> Message:
    said = {name: value for name, value in details.items() if _said(name, value)}
    extras = tuple(detail(name, value, view) for name, value in said.items())
    return Message.of("savage.option.with", deed=deed, extras=extras) if extras else deed


def _verb(do: Do, item: Arg) -> str:
    """A knife is thrown, not shot."""
    weapon = library().weapons.get(str(item))
    thrown = do.what == "shoot" and weapon is not None and weapon.kind in ("thrown", "melee")
    return "throw" if thrown else do.what


def _said(name: str, value: object) -> bool:
    """What is as usual goes without saying."""
    return value not in ("", 0) and (name, value) != ("shots", 1)


def detail(name: str, value: object, view: State) -> Message:
    """A detail and, if it names somebody or a trait, who or which that is."""
    target = next((figure.name for figure in view.figures if figure.id == value), "")
    trait = str(value) if name in TRAITS and value != "same" else ""
    shown = "figure" if target else "trait" if trait else str(value).lower()
    return Message.of(f"savage.detail.{name}", value=shown or "none", target=target, trait=trait)


def to_whom(do: Do, view: State) -> Arg:
    """Whom a deed is done to; of a piece of the map, what it is made of; of a leap, which way."""
    if do.to in COMPASS:
        return Message.of("savage.compass", way=do.to)
    if do.what in LEAPS:
        return SOMEWHERE
    if do.what == FROM_AFAR and not do.to:
        return SOMETHING
    kind, _, index = do.to.partition(".")
    if kind == "thing":
        piece = board_of(view.scenario, (), walls_of(view)).pieces[int(index)]
        return _spotted(piece) if do.what == FROM_AFAR else piece.material
    return next((figure.name for figure in view.figures if figure.id == do.to), SOMEBODY)


def _spotted(piece: Piece) -> Message:
    """A thing with its place by the rulers of the map, since there may be many like it."""
    left, top, _, _ = box(piece.corners)
    return Message.of("savage.option.thing", item=piece.material, x=cell(left), y=cell(top))


def item_of(do: Do, view: State) -> Arg:
    """What it is done with, if anything."""
    figure = acting(view)
    if do.what == "pick_up":
        figure = next((f for f in view.figures if f.id == do.to), None)
    if figure is not None and do.what == "mount_fight":
        figure = next((f for f in view.figures if figure and f.id == figure.mount), None)
    if figure is not None and do.what == "cast":
        known = profile_of(figure).powers
        return power_name(known[do.item]) if 0 <= do.item < len(known) else ""
    if figure is None or not 0 <= do.item < len(figure.items):
        return ""
    return figure.items[do.item].kind


def placing(way: str, view: State) -> Message:
    """A template that may be put anywhere, and of what."""
    what, index = way_of(way)
    item = item_of(Do(what, "", index), view)
    return Message.of("savage.option.place_it", item=item or SOMETHING)
