"""The procedures whose odds can be asked for. They are played by the rules themselves."""

from __future__ import annotations

from tapete.games.savage.events.fight import Hit
from tapete.games.savage.odds import marks
from tapete.games.savage.odds.blasts import BlastSaid, blast, blast_field
from tapete.games.savage.odds.field import attack_said, field
from tapete.games.savage.odds.outcomes import HIT, MISS, RAISED, condition, stakes, told
from tapete.games.savage.odds.rolling import (
    RecoverySaid,
    TestSaid,
    TraitSaid,
    recovery,
    recovery_field,
    test_field,
    tested,
    trait,
    trait_field,
)
from tapete.games.savage.odds.said import AttackSaid
from tapete.games.savage.odds.soaking import SoakSaid, soak_field, soaked
from tapete.games.savage.rules.attacks.melee import melee
from tapete.games.savage.rules.attacks.shooting import shoot
from tapete.games.savage.state import State
from tapete.games.savage.world import Fight
from tapete.kernel import Gist, Table
from tapete.kernel.game import Procedure
from tapete.odds.ear import Ear


def attack(said: AttackSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the attack through, and says how it hit and what it did."""
    ear = Ear(table, Hit)
    blow = attack_said(said, state)
    (melee if _in_melee(said) else shoot)(Fight(state, ear, state.rules), blow)
    return told(_how(ear), condition(blow.target), said.target_wounds), stakes(state)


def _how(ear: Ear) -> str:
    if not ear.heard:
        return MISS
    return RAISED if any(("raised", True) in fields for _, fields in ear.heard) else HIT


def _in_melee(said: AttackSaid) -> bool:
    """True for a blow, after which nothing is left to do; a shot uses up the aim."""
    return bool(said.parry)


def _effort(said: AttackSaid) -> int:
    """Every shot after the first can follow any number of bennies spent on those before."""
    left = (1 + said.bennies) * (1 + said.target_bennies)
    return said.shots * said.shots * (left if said.shots == 1 else left * left)


PROCEDURES = {
    "attack": Procedure(AttackSaid, field, attack, _in_melee, _effort, marks.ATTACK),
    "test": Procedure(TestSaid, test_field, tested, marks=marks.TEST),
    "soak": Procedure(SoakSaid, soak_field, soaked, marks=marks.SOAK),
    "recovery": Procedure(RecoverySaid, recovery_field, recovery, marks=marks.RECOVERY),
    "trait": Procedure(TraitSaid, trait_field, trait, marks=marks.TRAIT),
    "blast": Procedure(BlastSaid, blast_field, blast, marks=marks.BLAST),
}
