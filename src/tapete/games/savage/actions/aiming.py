"""Aiming: spending a turn for a better shot in the next."""

from __future__ import annotations

from tapete.deeds import Crossed, Details, Do, Why
from tapete.games.savage.actions.attacks import Held, foes, ranged_weapons, why_not_at, why_not_fire
from tapete.games.savage.actions.groups import ATTACK
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.events.fight import Did
from tapete.games.savage.rules.attacks.attack import NO_MORE
from tapete.games.savage.rules.turns.turns import AIM
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight

NEEDS_AIM = ("savage.range.penalty", "needs_aim")


def _unable(fight: Fight, figure: Figure) -> Why | None:
    moved = fight.turn.walked or fight.turn.spent
    return ("savage.combat.aim.restriction", "moved") if moved else None


def _why_not(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Why | None:
    why = why_not_at(fight, figure, held.furthest, enemy)
    return None if why == NEEDS_AIM else why


def _aim(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """It spends the whole turn, without moving; its first shot in the next turn is better."""
    figure.aim = do.to
    figure.aim_with = figure.items[do.item].kind
    fight.turn.whole = True
    fight.turn.spent = NO_MORE
    fight.turn.done.append(AIM)
    fight.table.tell(Did, figure=figure.id, what=AIM, target=do.to, rule="savage.combat.aim")


KINDS = (
    Kind(AIM, ATTACK, _aim, Crossed(ranged_weapons, foes, why_not_fire, _why_not), _unable,
        harms=True, bundled=True, cost="turn", armed=True, tried="filling"),
)  # fmt: skip
