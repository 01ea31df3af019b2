"""Answers and outcomes in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from tapete.deeds.do import Do
from tapete.games.savage.actions.placing import is_placing, way_of
from tapete.games.savage.content.library import library
from tapete.games.savage.content.names import power_name
from tapete.games.savage.events.fight import Covered
from tapete.games.savage.figures import profile_of
from tapete.games.savage.rules.moving.leaping import COMPASS
from tapete.games.savage.rules.turns.initiative import name_of
from tapete.games.savage.state import OFF, Figure, State
from tapete.games.savage.world import ADJACENT, PACE, board_of, disc, walls_of
from tapete.kernel import Filled, Gist, Message, Seat
from tapete.kernel.event import Drawn, Event
from tapete.kernel.message import Arg
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.disc import Disc, whole_gap
from tapete.spaces.plane.point import distance
from tapete.spaces.plane.polygon import box
from tapete.spaces.routes.route import Route

A = TypeVar("A")

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
BUNDLED = (
    FROM_AFAR,
    "suppress",
    "aim",
    "test",
    "support",
    "story_cover_gone",
    "story_stumble",
    *LEAPS,
)
"""Deeds that are much the same whomever they are done to."""
HARM = ("savage.odds.shaken", "savage.odds.wounds", "savage.odds.out")
"""What an attack may do to who it was meant for."""
SOMEBODY, SOMETHING = Message("savage.somebody"), Message("savage.something")
SOMEWHERE = Message("savage.somewhere")
MOST_WAYS = 8
"""So many moves are listed; any other is typed by its place."""
TRAITS = ("skill", "trait", "roll")
"""Details that are a trait."""


def group(value: object) -> str:
    """The heading under which an answer of a turn's menu stands; none for other answers."""
    if not isinstance(value, tuple) or len(value) != 2:
        return ""
    way, answer = value
    if way == "move":
        return MOVE
    if isinstance(way, str) and is_placing(way):
        return ATTACK
    if way != "do":
        return ""
    do = _do_of(answer)
    return TURN if do is None else _GROUP_OF.get(do.what, TURN)


def _do_of(answer: object) -> Do | None:
    if isinstance(answer, Filled):
        answer = answer.option
    return Do(**answer) if isinstance(answer, dict) else answer if isinstance(answer, Do) else None


def label(value: object, view: State) -> Message:
    """A move, or a deed with its details."""
    if isinstance(value, str) and (who := _name_of(value, view)):
        return Message.of("savage.option.figure", figure=who)
    if isinstance(value, tuple) and len(value) == 2 and value[0] in ("move", "do"):
        return label(value[1], view)
    if isinstance(value, tuple) and len(value) == 2 and is_placing(str(value[0])):
        return placing(str(value[0]), view)
    if isinstance(value, tuple):
        names = tuple(label(one, view) for one in value)
        return Message.of("savage.option.figures", figures=names, count=len(names))
    if isinstance(value, Route):
        return Message.of("savage.option.move", place=_place(value, view))
    if isinstance(value, Filled):
        return _deed(value.option, value.details, view)
    if isinstance(value, dict):
        return _deed(Do(**value), {}, view)
    if isinstance(value, int) and not isinstance(value, bool):
        return Message.of("savage.option.card", card=name_of(value))
    return Message.of(f"savage.option.{str(value).lower()}")


def _name_of(identity: str, view: State) -> str:
    return next((figure.name for figure in view.figures if figure.id == identity), "")


def bundle(value: object, view: State) -> tuple[Message, Message] | None:
    """What many lines of a turn's menu have in common, and what each of them adds."""
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    answer = value[1]
    if isinstance(answer, Route):
        return Message("savage.bundle.move"), _place(answer, view)
    do = _do_of(answer)
    details = answer.details if isinstance(answer, Filled) else {}
    if do is None or not do.to or (isinstance(answer, Filled) and do.what not in BUNDLED):
        return None
    own = Message.of("savage.option.figure", figure=_to(do, view))
    anybody = _to(Do(do.what), view)
    if do.what == "support":
        return _deed(do, {}, view, anybody), _with(own, details, view)
    return _deed(do, details, view, anybody), own


def retells(event: Event) -> bool:
    """The figure a card was dealt to is told beside the card; what a blast covers is only drawn."""
    return isinstance(event, Drawn | Covered)


# --- moves


def cell(place: int) -> int:
    """The column or row of the map, counted from 1, in which a place lies."""
    return place // PACE + 1


def _place(route: Route, view: State) -> Message:
    """Where to by the rulers of the map, how far, and beside whom."""
    end = route.end
    beside = tuple([Message.of("savage.option.figure", figure=f.name) for f in _beside(end, view)])
    return Message.of(
        "savage.option.place",
        paces=round(route.cost / PACE, 1),
        x=cell(end.x),
        y=cell(end.y),
        beside=beside,
        count=len(beside),
    )


def _beside(end: Any, view: State) -> list[Figure]:
    """The foes of the one who acts that stand within its reach at a place."""
    actor = _actor(view)
    if actor is None:
        return []
    body = Disc(end, actor.radius)
    foes = [f for f in view.figures if f.seat != actor.seat and not f.out]
    return [foe for foe in foes if whole_gap(body, disc(foe)) <= ADJACENT]


def shortlist(values: Sequence[A], view: State) -> Sequence[A]:
    """Of many ways to go, the cheapest beside each foe and a few others far apart."""
    ways = [value for value in values if isinstance(value, Route) and len(value.points) > 1]
    if not any(isinstance(value, Route) for value in values):
        return values
    ways.sort(key=lambda route: route.cost)
    beside = {foe.id: way for way in reversed(ways) for foe in _beside(way.end, view)}
    kept = sorted({way.end: way for way in beside.values()}.values(), key=lambda way: way.cost)
    while len(kept) < MOST_WAYS and (rest := [way for way in ways if _far(way, kept) > PACE]):
        kept.append(max(rest, key=lambda way: _far(way, kept)))
    return kept


def _far(way: Route, others: Sequence[Route]) -> float:
    """How far it ends from where any of the others ends, or else from where it starts."""
    ends = [other.end for other in others] or [way.points[0]]
    return min(distance(way.end, end) for end in ends)


def _actor(view: State) -> Figure | None:
    actor = "" if view.turn is None else view.turn.actor
    return next((f for f in view.figures if f.id == actor), None)


# --- deeds


def _deed(do: Do, details: Mapping[str, Any], view: State, to: Arg = "") -> Message:
    """What, to whom (`to`, if given) and with what."""
    item = _item(do, view)
    verb = f"savage.do.{_verb(do, item)}"
    deed = Message.of(verb, to=to or _to(do, view), item=item or SOMETHING)
    if do.what in ARMED and (do.to or details):
        deed = Message.of("savage.option.using", deed=deed, item=_held(do, view, item))
    return _with(deed, details, view)


def _held(do: Do, view: State, item: Arg) -> Arg:
    """A weapon, and whether it is in the other hand."""
    figure = _actor(view)
    if not item or figure is None or do.what == "mount_fight":
        return item or "unarmed"
    other = figure.items[do.item].hand == OFF
    return Message.of("savage.option.other_hand", item=item) if other else item


def _with(deed: Message, details: Mapping[str, Any], view: State) -> Message:
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


def _to(do: Do, view: State) -> Arg:
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


def _item(do: Do, view: State) -> Arg:
    """What it is done with, if anything."""
    figure = _actor(view)
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
    item = _item(Do(what, "", index), view)
    return Message.of("savage.option.place_it", item=item or SOMETHING)


# --- outcomes

HARMING = (*DEEDS[ATTACK], "grapple", "crush", "test")
"""Deeds that are meant to leave somebody worse off."""
STATES = ("shaken", "stunned", "prone", "entangled", "bound", "distracted", "vulnerable")


def gist(before: State, after: State) -> Gist:
    """Who is worse off, and how."""
    was = {figure.id: figure for figure in before.figures}
    return tuple(message for figure in after.figures for message in _change(was[figure.id], figure))


def hoped(value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
    """Whether a foe is worse off: the one it was done to, or any where it was done to nobody."""
    foes = {figure.id: figure.name for figure in view.figures if figure.seat != seat}
    way, answer = value if isinstance(value, tuple) and len(value) == 2 else ("", None)
    do = _do_of(answer)
    if do is None:
        meant = list(foes.values()) if isinstance(way, str) and is_placing(way) else []
    elif do.what in HARMING:
        meant = list(foes.values()) if not do.to else [foes[do.to]] if do.to in foes else []
    else:
        meant = []
    if not meant:
        return None
    if any(message.key in HARM for message in gist):
        return True
    return any(("figure", name) in message.args for message in gist for name in meant)


def _change(was: Figure, now: Figure) -> list[Message]:
    if now == was:
        return []
    if now.out and not was.out:
        return [Message.of("savage.gist.out", figure=now.name)]
    parts = [Message.of("savage.state_name", state=s) for s in STATES if _gained(was, now, s)]
    if now.wounds > was.wounds:
        parts.insert(0, Message.of("savage.odds.wounds", wounds=now.wounds - was.wounds))
    return [Message.of("savage.gist.figure", figure=now.name, parts=tuple(parts))] if parts else []


def _gained(was: Figure, now: Figure, state: str) -> bool:
    return bool(getattr(now, state)) and not getattr(was, state)
