"""What a survivor may do in its turn: one menu, in any order: darkness.turn.steps_any_order"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.deeds import Menu, Why, simply
from tapete.games.darkness.actions import bargaining, entering, exploring, goods, groups, spending
from tapete.games.darkness.actions.kind import Kind
from tapete.games.darkness.meta import NAME
from tapete.games.darkness.rules.turns import turns, walking
from tapete.games.darkness.rules.turns.pace import roll_movement
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Domain, Either, Filled
from tapete.spaces.routes.route import Route

MOVE, DO = "move", "do"


def act(night: Night) -> None:
    """One deed or one walk by the survivor whose turn it is: darkness.turn.action_list"""
    survivor = night.actor
    moving = night.active.left > 0 and not night.active.acted
    rule = "darkness.move.ends_on_action" if moving else "darkness.turn.action_list"
    way, answer = night.ask(survivor, "act", Either(ways(night, survivor)), rule)
    if way == MOVE:
        _walk(night, survivor, answer)
    else:
        perform(night, survivor, answer)


def ways(night: Night, survivor: Survivor) -> dict[str, Domain[Any]]:
    """Where it may go, and what it may do."""
    found: dict[str, Domain[Any]] = {}
    if may_walk(night, survivor):
        found[MOVE] = walking.ways(night, survivor)
    found[DO] = MENU.form(night, survivor)
    return found


def may_walk(night: Night, survivor: Survivor) -> bool:
    """True while movement is left and no disc or adversary comes first.

    darkness.move.ends_on_action
    """
    turn = night.active
    return turn.left > 0 and not (turn.held or turn.faced or must_flip(night, survivor))


def must_flip(night: Night, survivor: Survivor) -> bool:
    """True if it was brought onto a disc that it must turn over first: darkness.flip.no_action"""
    return survivor.brought and not night.active.acted and night.spot(survivor.at) is not None


def _walk(night: Night, survivor: Survivor, route: Route) -> None:
    """Walking nowhere gives up the movement that is left: darkness.move.roll_mandatory"""
    if len(route.points) == 1:
        night.active.left = 0
    else:
        walking.walk(night, survivor, route)


def perform(night: Night, survivor: Survivor, chosen: Filled) -> None:
    """An action uses up the turn's one, and ends a movement that has begun.

    darkness.turn.action_list, darkness.move.ends_on_action, darkness.ruling.action_then_move
    """
    kind = MENU.kind(chosen.option.what)
    if not kind.free:
        night.active.acted = True
        night.active.left = 0
    MENU.perform(night, survivor, chosen)


def _why_not(night: Night, survivor: Survivor) -> Callable[[Kind], Why | None]:
    """Why a whole kind of deed is barred now."""
    turn, flips = night.active, must_flip(night, survivor)

    def why_not(kind: Kind) -> Why | None:
        if kind.talk:
            return None
        if turn.faced and not (kind.meets and kind is not exploring.FLIP):
            return "darkness.combat.unresolved", "faces_foe"
        if flips and kind is not exploring.FLIP:
            return "darkness.flip.no_action", "must_flip"
        if turn.acted and not kind.free:
            return "darkness.turn.steps_any_order", "acted"
        return None

    return why_not


def _roll(night: Night, survivor: Survivor) -> None:
    """darkness.move.roll_mandatory, darkness.move.allowance"""
    roll_movement(night, survivor)


def _cannot_roll(night: Night, survivor: Survivor) -> Why | None:
    return ("darkness.move.roll_mandatory", "rolled") if night.active.rolled else None


def _may_end(night: Night, survivor: Survivor) -> bool:
    """True once the movement roll, and what must come first, are done.

    darkness.move.roll_mandatory
    """
    return night.active.rolled and not night.active.faced and not must_flip(night, survivor)


ROLL = Kind("roll", groups.MOVE, simply(_roll), unable=_cannot_roll, free=True, lead=2)
END = Kind("end", groups.TURN, simply(turns.end), free=True, when=_may_end)
KINDS = (ROLL, *exploring.KINDS, *entering.KINDS, *goods.KINDS, *bargaining.KINDS, *spending.KINDS)
MENU = Menu(KINDS, END, NAME, _why_not, {MOVE: 0})
