"""An attack weighed by stages, so that what leads to the same is weighed once."""

from __future__ import annotations

from functools import partial

import msgspec

from tapete.games.savage.odds.ear import Ear
from tapete.games.savage.odds.field import begin
from tapete.games.savage.odds.outcomes import state_of, worth
from tapete.games.savage.odds.said import AttackSaid
from tapete.games.savage.rules.damage import Blow, damage_degree
from tapete.games.savage.rules.hitting import Ready, blow_of, suffer, tried
from tapete.games.savage.rules.melee import melee_roll
from tapete.games.savage.rules.shooting import shot_roll
from tapete.games.savage.rules.traits import RAISE, SUCCESS
from tapete.games.savage.state import Figure
from tapete.kernel import Message
from tapete.odds.mixture import Mixture, certain
from tapete.odds.table import OddsTable, Policy, fold

ENDS = 200_000
Bits = tuple[int, bool]


class Stages:
    """To hit, to damage, to suffer it: each weighed once for what it depends on."""

    def __init__(self, said: AttackSaid) -> None:
        self.said = said
        self.fight, self.attack = begin(said, Ear(OddsTable([], Policy.BEST)))
        self._blows: dict[bool, Blow] = {}
        self._dealt: dict[tuple[bool, int], Mixture] = {}
        self._suffered: dict[tuple[int, Bits], Mixture] = {}

    def roll_to_hit(self) -> Mixture:
        ready = (melee_roll if self.said.parry else shot_roll)(self.fight, self.attack)
        blow = blow_of(self.fight, self.attack)
        self._blows = {False: blow, True: blow.with_raise()}
        return fold(partial(self._rolling, ready=ready), Policy.BEST, ENDS)

    def _rolling(self, table: OddsTable, ready: Ready) -> Mixture:
        attacker = self.attack.attacker
        attacker.bennies = self.said.bennies
        table.digest = lambda: attacker.bennies
        self.fight.table = table
        mark = tried(self.fight, self.attack, *ready)
        if mark < SUCCESS:
            return certain((Message("savage.odds.miss"),), worth(self.attack.target))
        return self._deal(mark >= RAISE, attacker.bennies)

    def _deal(self, raised: bool, bennies: int) -> Mixture:
        if (raised, bennies) not in self._dealt:
            how = Message("savage.odds.raise" if raised else "savage.odds.hit")
            run = partial(self._dealing, raised=raised, bennies=bennies)
            found = fold(run, Policy.BEST, ENDS)
            weights = {(how, *gist): weight for gist, weight in found.weights.items()}
            self._dealt[raised, bennies] = msgspec.structs.replace(found, weights=weights)
        return self._dealt[raised, bennies]

    def _dealing(self, table: OddsTable, raised: bool, bennies: int) -> Mixture:
        attacker, target = self.attack.attacker, self.attack.target
        attacker.bennies = bennies
        target.bennies, target.shaken = self.said.target_bennies, self.said.shaken
        table.digest = lambda: (attacker.bennies, _bits(target))
        self.fight.table = table
        rule = "savage.core.damage_roll"
        degree = damage_degree(self.fight, target, self._blows[raised], rule, attacker)
        return self._suffer(degree, _bits(target))

    def _suffer(self, degree: int, bits: Bits) -> Mixture:
        if (degree, bits) not in self._suffered:
            run = partial(self._suffering, degree=degree, bits=bits)
            self._suffered[degree, bits] = fold(run, Policy.BEST, ENDS)
        return self._suffered[degree, bits]

    def _suffering(self, table: OddsTable, degree: int, bits: Bits) -> Mixture:
        fight, blow = begin(self.said, table)
        target = blow.target
        target.bennies, target.shaken = bits
        table.digest = lambda: (_bits(target), target.wounds, target.out)
        suffer(fight, blow, degree, dropped=self.said.drop)
        return certain((state_of(target, self.said),), worth(target))


def _bits(target: Figure) -> Bits:
    """What may have changed of a target before it suffers."""
    return target.bennies, target.shaken
