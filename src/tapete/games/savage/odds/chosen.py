"""The one attack an answer in a match leads to, weighed with bennies spent as is best."""

from __future__ import annotations

from typing import Any

from tapete.deeds.do import Do
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.odds.outcomes import told
from tapete.games.savage.odds.stages import Stages
from tapete.games.savage.rules.attacks.attack import Attack
from tapete.games.savage.rules.dice.bennies import purse
from tapete.games.savage.rules.turns.initiative import holders
from tapete.games.savage.state import State
from tapete.games.savage.world import Fight
from tapete.kernel import Filled, Gist
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.snapshot import Snapshots
from tapete.kernel.plain import Plain
from tapete.odds.distribution import Distribution
from tapete.odds.table import OddsTable, Policy

TURN = "savage.ask.act"
"""The question of a figure's turn."""
_SNAPSHOTS = Snapshots(State)


def best_play(position: Position[State], answer: Plain) -> Distribution[Gist] | None:
    """What comes of a single attack; None for an answer that is none, or may be interrupted."""
    if position.question.key != TURN:
        return None
    do, details = _single(answer)
    choose = None if do is None else MENU.kind(do.what).attack
    if do is None or choose is None:
        return None
    state = _SNAPSHOTS.copy(position.now)
    fight = Fight(state, OddsTable([], Policy.BEST), state.rules)
    figure = fight.figure(fight.turn.actor)
    if any(holder.seat != figure.seat for holder in holders(fight)):
        return None
    fight.turn.used += 1
    figure.hidden = 0
    attack = choose(fight, figure, do, details)
    before = attack.target.wounds
    _pool(fight, attack)
    mixture = Stages(fight, attack).roll_to_hit()
    return Distribution(mixture.weights).map(lambda end: told(end[0], end[1], before))


def _single(answer: Any) -> tuple[Do | None, dict[str, Plain]]:
    """The deed of an answer, if it is one blow or one shot."""
    way, filled = answer
    if way != "do":
        return None, {}
    chosen = Filled(Do(**filled["option"]), filled.get("details", {}))
    details = chosen.details
    several = bool(details.get("frenzy")) or details.get("shots", 1) != 1
    return (None if several else chosen.option), details


def _pool(fight: Fight, attack: Attack) -> None:
    """Nobody else spends of a side's common bennies meanwhile: they are as good as its own."""
    for figure in (attack.attacker, attack.target):
        figure.bennies = purse(fight, figure)
    fight.state.pools = [0 for _ in fight.state.pools]
