"""The menu of a turn: every kind of deed there is, and why a whole kind may not be done now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tapete.deeds.barring import Why
from tapete.deeds.menu import Menu
from tapete.games.savage.actions import (
    aiming,
    areas,
    attacks,
    composure,
    fighting,
    gear,
    hiding,
    items,
    objects,
    powers,
    story,
    tempo,
)
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.actions.manoeuvres import aid, grappling, pushing, touching, tricks
from tapete.games.savage.actions.moving import distances, leaping, posture, saddle, ways, wheel
from tapete.games.savage.actions.tempo import MOST_ACTIONS
from tapete.games.savage.meta import NAME
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight

KINDS: tuple[Kind, ...] = (
    *fighting.KINDS,
    *attacks.KINDS,
    *grappling.KINDS,
    *pushing.KINDS,
    *touching.KINDS,
    *tricks.KINDS,
    *objects.KINDS,
    *items.KINDS,
    *areas.KINDS,
    *powers.KINDS,
    *aiming.KINDS,
    *tempo.KINDS,
    *posture.KINDS,
    *composure.KINDS,
    *gear.KINDS,
    *distances.KINDS,
    *leaping.KINDS,
    *hiding.KINDS,
    *saddle.KINDS,
    *wheel.KINDS,
    *aid.KINDS,
    *story.KINDS,
)


def allows(fight: Fight, figure: Figure, kind: Kind) -> Why | None:
    """The rule and the reason why a whole kind of deed is barred now; None if it is not."""
    turn = fight.turn
    if figure.tied:
        return "savage.drop.bonus", "tied"
    if kind.physical and figure.bound and not kind.frees:
        return "savage.state.bound", "bound"
    if kind.cost == "free":
        return None
    if figure.shaken:
        return "savage.core.shaken", "shaken"
    if turn.whole:
        return "savage.combat.aim.restriction", "turn_spent"
    if kind.cost == "turn":
        return _whole_turn(fight)
    if turn.used >= turn.declared:
        return "savage.turn.multi_action", "no_actions", {"most": MOST_ACTIONS}
    return None


def _whole_turn(fight: Fight) -> Why | None:
    turn = fight.turn
    if turn.used or turn.declared > 1:
        return "savage.combat.defend", "already_acted"
    if turn.is_running:
        return "savage.combat.defend", "running"
    return None


def _why_not(fight: Fight, figure: Figure) -> Callable[[Kind], Why | None]:
    return partial(allows, fight, figure)


MENU = Menu(KINDS, tempo.END, NAME, _why_not, ways.LEADS)
