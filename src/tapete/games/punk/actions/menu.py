"""The menu of an activation: what the active mini may do now, and why it may not do the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.deeds.barring import Why
from tapete.deeds.kind import simply
from tapete.deeds.menu import Menu
from tapete.games.punk.actions import (
    assaulting,
    fighting,
    gear,
    gifts,
    groups,
    moving,
    objectives,
    placing,
    shooting,
)
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.meta import NAME
from tapete.games.punk.rules.moving.bloodthirst import driven
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Domain, Either
from tapete.kernel.domains.either import Deferred, Maker

KINDS: tuple[Kind, ...] = (
    *fighting.KINDS,
    *shooting.KINDS,
    *moving.KINDS,
    *gear.KINDS,
    *objectives.KINDS,
    *gifts.KINDS,
)


def menu(skirmish: Skirmish, mini: Mini) -> Either:
    """Returns where a mini may go, what it may do, and what it may place on the table.

    A bloodthirsty mini that can get at an enemy, or nearer to it, may do nothing else and not stop:
    punk.special.bloodthirst.advance, punk.ruling.bloodthirst_actions
    """
    moves: dict[str, Maker] = {}
    ready: dict[Any, Domain[Any]] = {}
    if skirmish.active.left > 0:
        if driven(skirmish, mini):
            hunted = hunts(skirmish, mini)
            if hunted:
                return Either(hunted)
        moves = moving.ways(skirmish, mini)
        ready |= assaulting.ways(skirmish, mini)
        ready |= placing.ways(skirmish, mini)
    ready["do"] = MENU.form(skirmish, mini)
    return Either(Deferred(moves, ready))


def hunts(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """Returns a bloodthirsty mini's Assaults, or else its moves nearer to its quarry."""
    return assaulting.ways(skirmish, mini) or moving.nearer(skirmish, mini)


def is_bound(skirmish: Skirmish, mini: Mini) -> bool:
    """True if a bloodthirsty mini must get up, attack or come nearer.

    If it can do none of these, it may do other things where it is.
    """
    return driven(skirmish, mini) and (mini.prone or bool(hunts(skirmish, mini)))


def _end(skirmish: Skirmish, mini: Mini) -> None:
    skirmish.state.phase = "end"


def _why_not(skirmish: Skirmish, mini: Mini) -> Callable[[Kind], Why | None]:
    """Returns what says why a whole kind of Action is forbidden now; None if it is allowed."""
    left, locked, bound = skirmish.active.left, skirmish.locked(mini), is_bound(skirmish, mini)

    def why_not(kind: Kind) -> Why | None:
        if left < kind.cost:
            return "punk.action.count", "no_actions", {"left": left}
        if mini.prone and not kind.rises:
            return "punk.move.prone.stand_up", "prone"
        if locked and kind.locked is False:
            return "punk.combat.locked", "locked"
        if kind.locked and not locked:
            return "punk.combat.fight.action", "not_locked"
        if mini.at.held and not kind.locked:
            return "punk.move.climbing_position", "hanging"
        if bound and not kind.rises:
            return "punk.special.bloodthirst.advance", "driven"
        return None

    return why_not


END = Kind("end", groups.TURN, simply(_end), cost=0, addressed=False, tried="never",
    when=lambda skirmish, mini: not is_bound(skirmish, mini))  # fmt: skip
LEADS = moving.LEADS | assaulting.LEADS | placing.LEADS
MENU = Menu(KINDS, END, NAME, _why_not, LEADS)
