"""The skirmish at this moment, as a screen draws it."""

from __future__ import annotations

from tapete.games.punk.actions import assaulting, moving
from tapete.games.punk.actions.placing import is_placing
from tapete.games.punk.content.names import figure_name
from tapete.games.punk.labels.answers import placing
from tapete.games.punk.labels.deeds import is_mini
from tapete.games.punk.labels.summary import head
from tapete.games.punk.screen.areas import areas
from tapete.games.punk.screen.order import order
from tapete.games.punk.screen.scenery import board, thing_called
from tapete.games.punk.screen.sides import sides, zones
from tapete.games.punk.screen.token import tokens
from tapete.games.punk.state import State
from tapete.games.punk.view import keeps_secrets
from tapete.kernel import Message, Seat
from tapete.scene import Scene


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
        secret=keeps_secrets(view, seat),
    )


def way(name: str, view: State) -> Message | None:
    if is_placing(name):
        return placing(name, view)
    if name in (*moving.WAYS, assaulting.WAY):
        return Message.of("punk.way", way=name)
    return Message.of("punk.option.figure", figure=name) if is_mini(name, view) else None


def called(name: str, view: State) -> Message | None:
    mini = next((one for one in view.minis if one.id == name), None)
    return thing_called(name, view) if mini is None else figure_name(mini.name)
