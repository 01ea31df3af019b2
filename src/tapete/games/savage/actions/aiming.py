"""Aiming: spending a turn for a better shot, throw or harmful power in the next."""

from __future__ import annotations

from tapete.deeds import Crossed, Details, Do, Why
from tapete.games.savage.actions.areas import CONE, why_not_lob, why_not_spray
from tapete.games.savage.actions.attacks import (
    NEEDS_AIM,
    Held,
    foes,
    ready,
    why_not_fire,
    why_not_shoot,
)
from tapete.games.savage.actions.groups import ATTACK
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.actions.powers import known, power_at, targets, why_not, why_not_on
from tapete.games.savage.content.library import Power
from tapete.games.savage.events.fight import Did
from tapete.games.savage.rules.attacks.attack import NO_MORE
from tapete.games.savage.rules.turns.turns import AIM
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight


def _unable(fight: Fight, figure: Figure) -> Why | None:
    moved = fight.turn.walked or fight.turn.spent
    return ("savage.combat.aim.restriction", "moved") if moved else None


def _take_aim(fight: Fight, figure: Figure, at: str, kind: str) -> None:
    """It spends the whole turn, without moving; its first attack in the next turn is better."""
    figure.aim, figure.aim_with = at, kind
    fight.turn.whole = True
    fight.turn.spent = NO_MORE
    fight.turn.done.append(AIM)
    fight.table.tell(Did, figure=figure.id, what=AIM, target=at, rule="savage.combat.aim")


# --- weapons


def _why_not(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Why | None:
    why = _why_not_use(fight, figure, held, enemy)
    return None if why == NEEDS_AIM else why


def _why_not_use(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Why | None:
    """The reason why a weapon cannot be shot, lobbed or sprayed at an enemy; None if it can."""
    template = held.weapon.template
    if not template:
        return why_not_shoot(fight, figure, held, enemy)
    return (why_not_spray if template == CONE else why_not_lob)(fight, figure, held, enemy)


def _aim(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    _take_aim(fight, figure, do.to, figure.items[do.item].kind)


# --- powers


def _harmful(fight: Fight, figure: Figure) -> list[tuple[int, Power]]:
    """The powers that attack: those that do damage."""
    return [(index, power) for index, power in known(fight, figure) if power.damage]


def _aim_power(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    _take_aim(fight, figure, do.to, power_at(figure, do.item)[0])


KINDS = (
    Kind(AIM, ATTACK, _aim,
        Crossed(ready(lambda weapon: weapon.ranged), foes, why_not_fire, _why_not), _unable,
        lead=15, varies=True, harms=True, bundled=True, cost="turn", armed=True, tried="filling"),
    Kind("aim_power", ATTACK, _aim_power, Crossed(_harmful, targets, why_not, why_not_on), _unable,
        when=lambda fight, figure: bool(_harmful(fight, figure)), harms=True, bundled=True,
        cost="turn", physical=False, item="power", tried="filling"),
)  # fmt: skip
