"""Survivors and foes as pawns, and discs that lie in the city."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.labels import names
from tapete.games.darkness.labels.conditions import CONDITIONS
from tapete.games.darkness.labels.deeds import acting
from tapete.games.darkness.labels.signs import signs
from tapete.games.darkness.screen.places import DISC, PAWN, figure_places, middle
from tapete.games.darkness.state import Foe, Square, State, Survivor
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.scene import Area, Token
from tapete.scene.board import Pair

OFF: Pair = (-9000, -9000)
"""Where survivors who have left the city are drawn: out of sight, but in the list of figures."""
SMALL = 110
"""The radius of a disc beside a pawn."""
SPOILT = (175, 175)
"""Where a disc lies if somebody stands on its square."""


def tokens(view: State) -> tuple[Token, ...]:
    places, sign = figure_places(view), signs(view)
    shown = [one for one in names.figures(view) if one.at is not None or isinstance(one, Survivor)]
    return tuple([_token(view, one, places.get(one.id, OFF), sign[one.id]) for one in shown])


def foe_side(view: State) -> int:
    """The side of the foes comes after those of the survivors."""
    return 1 + max(one.seat for one in view.survivors)


def _token(view: State, one: Survivor | Foe, at: Pair, sign: str) -> Token:
    actor = acting(view)
    plain = Token(
        id=one.id,
        at=at,
        radius=PAWN,
        name=names.called(one.id, view),
        sign=sign,
        acting=actor is not None and actor.id == one.id,
        marks=tuple(CONDITIONS.marks(one, view)),
    )
    return _pawn(plain, one) if isinstance(one, Survivor) else _foe(plain, one, foe_side(view))


def _pawn(token: Token, one: Survivor) -> Token:
    ready = library().survivors.get(one.sheet.name)
    return replace(
        token,
        side=one.seat,
        silhouette="person" if ready is None else ready.silhouette,
        out=Message("darkness.scene.dead") if one.dead else None,
        wounds=one.damage + one.hurts,
        most=one.defence,
    )


def _foe(token: Token, foe: Foe, side: int) -> Token:
    entry = names.entry_of(foe.kind)
    drawn = getattr(entry, "look", "") or getattr(entry, "silhouette", "person")
    rank: Literal["leader", ""] = "leader" if foe.role == "villain" else ""
    return replace(token, side=side, silhouette=drawn, rank=rank, most=foe.health)


# --- discs


def areas(view: State) -> Iterator[Area]:
    """Face-down discs, what lies face up, and the squares of the story."""
    taken = {one.at for one in names.figures(view)}
    for place in range(len(view.laid)):
        for square in names.city(view).marks(place):
            label = _marked("mark", square, view, place=names.place_name(view, square))
            yield _lying("mark", square, label, "darkness.map.scenario_squares", taken, "!")
    for number, square in view.numbered.items():
        label = _marked("numbered", square, view, number=number)
        yield _lying("mark", square, label, "darkness.disc.numbered", taken, number)
    for lot in view.lots:
        for spot in lot.spots:
            yield _disc(view, spot.at, spot.disc, taken)
    for one in view.lying:
        name = names.entry_name(one.thing.kind, view) or Message("darkness.scene.disc")
        label = Message.of("darkness.scene.lying", thing=name)
        yield _lying("object", one.at, label, "darkness.item.pickup", taken)


def _disc(view: State, square: Square, disc: str, taken: set[Square | None]) -> Area:
    """A face-down disc; one that the viewer has looked at shows what it is."""
    if not disc:
        label = Message("darkness.scene.disc")
        return _lying("down", square, label, "darkness.map.encounter_squares", taken)
    name = names.entry_name(disc, view) or Message("darkness.scene.disc")
    label = Message.of("darkness.scene.seen", disc=name, kind=names.kind_of(disc))
    return _lying(names.kind_of(disc), square, label, "darkness.perception.amount", taken)


def _marked(kind: str, square: Square, view: State, **args: Arg) -> Message:
    """A square of the story, and what can be done there."""
    what = tuple(names.specials_at(square, view))
    return Message.of(f"darkness.scene.{kind}", what=what, count=len(what), **args)


def _lying(
    kind: str, square: Square, label: Message, rule: str, taken: set[Square | None], sign: str = ""
) -> Area:
    crowded = square in taken
    by = SPOILT if crowded else (0, 0)
    radius = SMALL if crowded else DISC
    return Area(kind, middle(square, by), radius, label, rule=rule, sign=sign)
