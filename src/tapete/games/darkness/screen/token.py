"""Survivors and foes as pawns, and discs that lie in the city."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.library import library
from tapete.games.darkness.figures import acting, everybody
from tapete.games.darkness.labels import names
from tapete.games.darkness.labels.conditions import CONDITIONS
from tapete.games.darkness.labels.signs import signs
from tapete.games.darkness.screen.places import DISC, PAWN, figure_places
from tapete.games.darkness.state import Foe, Square, State, Survivor
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.scene import Area, Token
from tapete.scene.board import Pair
from tapete.scene.card import Line

OFF: Pair = (-9000, -9000)
"""Where survivors who have left the city are drawn: out of sight, but in the list of figures."""
SMALL = 110
"""The radius of a disc beside a pawn."""
SPOILT = (175, 175)
"""Where a disc lies if somebody stands on its square."""


def tokens(view: State) -> tuple[Token, ...]:
    places, sign = figure_places(view), signs(view)
    shown = [one for one in everybody(view) if one.at is not None or isinstance(one, Survivor)]
    return tuple([_token(view, one, places.get(one.id, OFF), sign[one.id]) for one in shown])


def foe_side(view: State) -> int:
    """The side of the foes comes after those of the survivors."""
    return 1 + max(one.seat for one in view.survivors)


def _token(view: State, one: Survivor | Foe, at: Pair, sign: str) -> Token:
    actor, survivor = acting(view), one if isinstance(one, Survivor) else None
    return Token(
        id=one.id,
        at=at,
        radius=PAWN,
        name=names.called(one.id, view),
        sign=sign,
        side=foe_side(view) if survivor is None else survivor.seat,
        silhouette=_silhouette(one),
        rank="leader" if isinstance(one, Foe) and one.role == "villain" else "",
        acting=actor is not None and actor.id == one.id,
        out=Message("darkness.scene.dead") if survivor and survivor.dead else None,
        wounds=0 if survivor is None else survivor.damage + survivor.hurts,
        most=one.health if survivor is None else survivor.defence,
        marks=tuple(CONDITIONS.marks(one, view)),
    )


def _silhouette(one: Survivor | Foe) -> str:
    known = library()
    entry = known.entry(one.kind) if isinstance(one, Foe) else known.survivors.get(one.sheet.name)
    return getattr(entry, "look", "") or getattr(entry, "silhouette", "person")


# --- discs


def areas(view: State) -> Iterator[Area]:
    """Face-down discs, what lies face up, and the squares of the story."""
    town, taken = names.city(view), {one.at for one in everybody(view)}

    def lying(kind: str, square: Square, label: Message, rule: str, sign: str = "") -> Area:
        by, radius = (SPOILT, SMALL) if square in taken else ((0, 0), DISC)
        return Area(kind, town.spot(square, by), radius, label, rule=rule, sign=sign)

    for square in [square for place in range(len(view.laid)) for square in town.marks(place)]:
        label = _marked("mark", square, view, place=names.place_name(view, square))
        yield lying("mark", square, label, "darkness.map.scenario_squares", "!")
    for number, square in view.numbered.items():
        label = _marked("numbered", square, view, number=number)
        yield lying("mark", square, label, "darkness.disc.numbered", number)
    for spot in [spot for lot in view.lots for spot in lot.spots]:
        yield lying(names.kind_of(spot.disc) or "down", spot.at, *_disc(view, spot.disc))
    for one in view.lying:
        label = Message.of("darkness.scene.lying", thing=names.disc_name(one.thing.kind, view))
        yield lying("object", one.at, label, "darkness.item.pickup")


def _disc(view: State, disc: str) -> Line:
    """A face-down disc; one that the viewer has looked at shows what it is."""
    if not disc:
        return Message("darkness.scene.disc"), "darkness.map.encounter_squares"
    name, kind = names.disc_name(disc, view), names.kind_of(disc)
    return Message.of("darkness.scene.seen", disc=name, kind=kind), "darkness.perception.amount"


def _marked(kind: str, square: Square, view: State, **args: Arg) -> Message:
    """A square of the story, and what can be done there."""
    what = names.specials_at(square, view)
    return Message.listing(f"darkness.scene.{kind}", "what", what, **args)
