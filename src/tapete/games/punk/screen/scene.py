"""The skirmish at this moment, as a screen draws it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds import Using
from tapete.games.punk.actions import assaulting, moving
from tapete.games.punk.content.names import figure_name
from tapete.games.punk.labels.answers import placing
from tapete.games.punk.labels.deeds import is_mini
from tapete.games.punk.labels.summary import head
from tapete.games.punk.rules.turns.order import moment
from tapete.games.punk.screen.areas import areas
from tapete.games.punk.screen.scenery import board, thing_called
from tapete.games.punk.screen.sides import sides, zones
from tapete.games.punk.screen.token import tokens
from tapete.games.punk.state import Mini, State
from tapete.games.punk.view import keeps_secrets
from tapete.kernel import Message, Seat
from tapete.scene import Place, Scene
from tapete.scene.scene import ranked


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


def way(name: str | Using, view: State) -> Message | None:
    if isinstance(name, Using):
        return placing(name, view)
    if name in (*moving.WAYS, assaulting.WAY):
        return Message.of("punk.way", way=name)
    return Message.of("punk.option.figure", figure=name) if is_mini(name, view) else None


def legs(name: str, view: State) -> int:
    """A Move Action may be followed by others: punk.action.count"""
    return max(1, view.active.left) if name == moving.MOVE and view.active else 1


def called(name: str, view: State) -> Message | None:
    mini = next((one for one in view.minis if one.id == name), None)
    return thing_called(name, view) if mini is None else figure_name(mini.name)


# --- the order of play


def order(view: State) -> Iterator[Place]:
    """The mini that acts now, then those that have not acted yet, Round by Round."""
    acting = "" if view.active is None else view.active.mini
    waiting = [mini for mini in view.minis if _waits(mini) and mini.id != acting]
    rounds = {mini.id: round_of(view, mini) for mini in waiting}
    return ranked(acting, rounds, "punk.scene.agility", "agility")


def _waits(mini: Mini) -> bool:
    return not mini.out and not mini.acted


def round_of(view: State, mini: Mini) -> int:
    """The Round in which a mini acts: the present one, if its Agility is now higher than that."""
    return min(moment(mini), view.round) if view.round else moment(mini)
