"""The procedures whose odds can be asked for."""

from __future__ import annotations

from tapete.games.savage.events.fight import Hit
from tapete.games.savage.odds.blasts import BlastSaid, blast
from tapete.games.savage.odds.field import begin
from tapete.games.savage.odds.outcomes import state_of, told, worth
from tapete.games.savage.odds.said import AttackSaid
from tapete.games.savage.odds.stages import Stages
from tapete.games.savage.rules.attacks.melee import melee
from tapete.games.savage.rules.attacks.shooting import shoot
from tapete.kernel import Gist, Table
from tapete.kernel.game import Procedure
from tapete.odds.distribution import Distribution
from tapete.odds.ear import Ear
from tapete.odds.table import OddsTable, Policy, explore

VOLLEY_ENDS = 20_000
"""Some seconds: a volley in which much may be rolled again has too many."""


def attack(said: AttackSaid, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the attack through, and says how it hit and what it did: the plain way."""
    ear = Ear(table)
    fight, blow = begin(said, ear)
    (melee if said.parry else shoot)(fight, blow)
    state = state_of(blow.target)
    return told(_how(ear), state, said.target_wounds), worth(state)


def _how(ear: Ear) -> str:
    hits = ear.all(Hit)
    if not hits:
        return "miss"
    return "raise" if any(hit["raised"] for hit in hits) else "hit"


def odds_of_attack(said: AttackSaid) -> Distribution[Gist]:
    """By stages, which is fast; a volley, whose shots are resolved one by one, end by end."""
    if said.shots > 1:
        return Distribution(explore(lambda t: attack(said, t), Policy.BEST, VOLLEY_ENDS).weights)
    mixture = Stages(*begin(said, OddsTable([], Policy.BEST))).roll_to_hit()
    return Distribution(mixture.weights).map(lambda end: told(end[0], end[1], said.target_wounds))


PROCEDURES = {
    "attack": Procedure(AttackSaid, attack, odds_of_attack),
    "blast": Procedure(BlastSaid, blast),
}
