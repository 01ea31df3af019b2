"""The procedures whose odds can be asked for."""

from __future__ import annotations

from tapete.games.savage.odds.ear import Ear
from tapete.games.savage.odds.field import begin
from tapete.games.savage.odds.outcomes import told, worth
from tapete.games.savage.odds.said import AttackSaid
from tapete.games.savage.odds.stages import ENDS, Stages
from tapete.games.savage.rules.melee import melee
from tapete.games.savage.rules.shooting import shoot
from tapete.kernel import Gist, Table
from tapete.kernel.game import Procedure
from tapete.odds.distribution import Distribution
from tapete.odds.table import Policy, explore


def attack(said: AttackSaid, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the attack through, and says how it hit and what it did: the plain way."""
    ear = Ear(table)
    fight, blow = begin(said, ear)
    (melee if said.parry else shoot)(fight, blow)
    return told(ear.how, blow.target, said), worth(blow.target)


def odds_of_attack(said: AttackSaid) -> Distribution[Gist]:
    """By stages, which is fast; a volley, whose shots are resolved one by one, end by end."""
    if said.shots > 1:
        mixture = explore(lambda table: attack(said, table), Policy.BEST, ENDS)
    else:
        mixture = Stages(said).roll_to_hit()
    return Distribution(mixture.weights)


PROCEDURES = {"attack": Procedure(AttackSaid, attack, odds_of_attack)}
