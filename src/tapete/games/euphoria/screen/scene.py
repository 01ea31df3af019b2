"""The show at this moment, as a screen draws it."""

from __future__ import annotations

from typing import Any

from tapete.deeds.do import by_way, do_of
from tapete.games.euphoria.actions import moving
from tapete.games.euphoria.labels.answers import placing
from tapete.games.euphoria.labels.names import figure_name, mini_of
from tapete.games.euphoria.labels.summary import head
from tapete.games.euphoria.labels.ways import manners
from tapete.games.euphoria.rules.charging.charging import CHARGE
from tapete.games.euphoria.rules.shooting.placing import Laying
from tapete.games.euphoria.screen.areas import areas, zones
from tapete.games.euphoria.screen.scenery import board, thing_called
from tapete.games.euphoria.screen.sides import order, sides
from tapete.games.euphoria.screen.token import tokens
from tapete.games.euphoria.state import State
from tapete.kernel import Message, Seat
from tapete.scene import Scene
from tapete.scene.board import Pair
from tapete.spaces.treks.trek import Trek


def scene(view: State, seat: Seat | None) -> Scene:
    return Scene(
        head=head(view),
        board=board(view).fingerprint,
        turn=view.turn,
        sides=sides(view),
        tokens=tokens(view),
        order=tuple(order(view)),
        zones=tuple(zones(view)),
        areas=areas(view),
    )


def way(name: str | Laying, view: State) -> Message | None:
    """The name of a way of answering on the board."""
    if isinstance(name, Laying):
        return placing(name, view)
    return Message.of("euphoria.way", way=name) if name in moving.WAYS else None


def called(name: str, view: State) -> Message | None:
    mini = mini_of(view, name)
    return thing_called(name, view) if mini is None else figure_name(mini.name)


def course(value: Any, view: State) -> tuple[Pair, ...]:
    """A charge goes straight at its target; how far it gets is not known before it is made.

    euphoria.def.measure.when
    """
    do = do_of(value)
    line = (view.active, do.to) if do is not None and do.what == CHARGE else ()
    return tuple([mini.at.pair for one in line if (mini := mini_of(view, one)) is not None])


def remarks(value: Any, view: State) -> tuple[Message, ...]:
    """What to know about a way: where it climbs, jumps, flies, and what a drop costs.

    Where nobody may measure, its label is shown in place of its length, and says so already.
    """
    _, trek = by_way(value)
    hows = dict.fromkeys(manners(trek)) if isinstance(trek, Trek) and view.rules.measuring else ()
    return tuple([Message.of("euphoria.remark", manner=one) for one in hows])
