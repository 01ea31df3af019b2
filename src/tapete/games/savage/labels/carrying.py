"""The conditions of a figure, with what carries it or whom it carries by name."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.games.savage.content.names import figure_name
from tapete.games.savage.labels.conditions import CONDITIONS
from tapete.games.savage.rules.moving.riding import ABOARD, PARTED, is_carrier
from tapete.games.savage.state import Figure, State
from tapete.kernel import Message
from tapete.scene import Mark

CARRIED = ("mount", "vehicle")


def states(view: State, figure: Figure) -> Iterator[Mark]:
    """The marks of the conditions a figure is in, and of those whom a beast or vehicle carries."""
    for mark in CONDITIONS.marks(figure, view):
        named = mark.kind in CARRIED
        yield msgspec.structs.replace(mark, label=_ride(view, figure)) if named else mark
    if is_carrier(figure) and not figure.out:
        yield Mark("carries", _load(view, figure), rule=ABOARD if figure.berths else PARTED)


def _ride(view: State, figure: Figure) -> Message:
    carrier = next(one for one in view.figures if one.id == figure.mount)
    return Message.of(
        "savage.state.carried", on=figure_name(carrier.name), role=_role(figure, carrier)
    )


def _role(figure: Figure, carrier: Figure) -> str:
    if not figure.vehicle:
        return "rider"
    return "driver" if carrier.rider == figure.id else "passenger"


def _load(view: State, carrier: Figure) -> Message:
    """Those it carries, with the driver of a vehicle marked."""
    riders = [one for one in view.figures if one.mount == carrier.id and not one.out]
    names = [
        Message.of("savage.state.seat", figure=figure_name(one.name), role=_role(one, carrier))
        for one in riders
    ]
    return Message.of(
        "savage.state.carries", figures=tuple(names), count=len(names), berths=carrier.berths
    )
