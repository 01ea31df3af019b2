"""An attack weighed by stages, so that what leads to the same is weighed once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TypeVar

import msgspec

from tapete.games.savage.odds.outcomes import HIT, MISS, RAISED, state_of, worth
from tapete.games.savage.rules.attacks.attack import Attack
from tapete.games.savage.rules.attacks.hitting import Ready, blow_of, damage_rule, endure, tried
from tapete.games.savage.rules.attacks.melee import melee_roll
from tapete.games.savage.rules.attacks.modifiers import has_drop
from tapete.games.savage.rules.attacks.shooting import shot_roll
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS
from tapete.games.savage.rules.harm.damage import brace, damage_roll, endured, rolled
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import Fight
from tapete.kernel import Roll
from tapete.kernel.matches.snapshot import Snapshots
from tapete.odds.mixture import Mixture, certain
from tapete.odds.table import OddsTable, Policy, fold

ENDS = 200_000
Bits = tuple[int, bool]
"""What may have changed of a target before it suffers: its bennies, and whether it is Shaken."""
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_SNAPSHOTS = Snapshots(State)


class Stages:
    """To hit, to damage, to soak, to bear the rest: each weighed once for what it depends on.

    The fight is one on an empty field.
    """

    def __init__(self, fight: Fight, attack: Attack) -> None:
        self.fight, self.attack = fight, attack
        attacker, target = attack.attacker, attack.target
        self._bennies = attacker.bennies
        self._bits = _bits(target)
        self._frozen = _SNAPSHOTS.freeze(fight.state)
        self._dropped = has_drop(fight, target)
        unhurt = state_of(target)
        self._missed = certain((MISS, unhurt), worth(unhurt))
        blow = blow_of(fight, attack)
        self._blows = {False: blow, True: blow.with_raise()}
        self._dealt: dict[tuple[bool, int], Mixture] = {}
        self._rolls: dict[tuple[bool, Bits], tuple[Roll[int], int]] = {}
        self._struck: dict[tuple[bool, Bits], dict[Hashable, Mixture]] = {}
        self._suffered: dict[tuple[int, Bits], Mixture] = {}
        self._endured: dict[tuple[int, Bits], Mixture] = {}

    def roll_to_hit(self) -> Mixture:
        ready = (shot_roll if self.attack.ranged else melee_roll)(self.fight, self.attack)
        return fold(partial(self._rolling, ready=ready), Policy.BEST, ENDS)

    def _rolling(self, table: OddsTable, ready: Ready) -> Mixture:
        attacker = self.attack.attacker
        attacker.bennies = self._bennies
        table.digest = lambda: attacker.bennies
        self.fight.table = table
        mark = tried(self.fight, self.attack, *ready)
        if mark < SUCCESS:
            return self._missed
        return self.deal(raised=mark >= RAISE, bennies=attacker.bennies)

    def deal(self, *, raised: bool, bennies: int = 0) -> Mixture:
        """What comes of a hit, its attacker having so many bennies left."""
        return _once(self._dealt, (raised, bennies), partial(self._deal, raised, bennies))

    def _deal(self, raised: bool, bennies: int) -> Mixture:
        how = RAISED if raised else HIT
        found = fold(partial(self._bracing, raised=raised, bennies=bennies), Policy.BEST, ENDS)
        weights = {(how, state): weight for state, weight in found.weights.items()}
        return msgspec.structs.replace(found, weights=weights)

    def _bracing(self, table: OddsTable, raised: bool, bennies: int) -> Mixture:
        target = self._target(table, self._bits)
        brace(self.fight, target)
        bits = _bits(target)
        roll, most = _once(self._rolls, (raised, bits), partial(self._roll, raised, target))
        memory = self._struck.setdefault((raised, bits), {})
        run = partial(self._striking, roll=roll, most=most, bennies=bennies, bits=bits)
        return fold(run, Policy.BEST, ENDS, memory=memory)

    def _roll(self, raised: bool, target: Figure) -> tuple[Roll[int], int]:
        rule, attacker = damage_rule(self.attack), self.attack.attacker
        return damage_roll(self.fight, target, self._blows[raised], rule, attacker)

    def _striking(
        self, table: OddsTable, roll: Roll[int], most: int, bennies: int, bits: Bits
    ) -> Mixture:
        attacker = self.attack.attacker
        attacker.bennies = bennies
        table.digest = lambda: attacker.bennies
        self.fight.table = table
        degree = rolled(self.fight, roll, most, attacker)
        return _once(self._suffered, (degree, bits), partial(self._suffer, degree, bits))

    def _suffer(self, degree: int, bits: Bits) -> Mixture:
        return fold(partial(self._soaking, degree=degree, bits=bits), Policy.BEST, ENDS)

    def _soaking(self, table: OddsTable, degree: int, bits: Bits) -> Mixture:
        target = self._target(table, bits)
        table.digest = lambda: _bits(target)
        left = endured(self.fight, target, degree)
        now = _bits(target)
        return _once(self._endured, (left, now), partial(self._endure, left, now))

    def _target(self, table: OddsTable, bits: Bits) -> Figure:
        """As it was, but for what may have changed."""
        self.fight.table = table
        target = self.attack.target
        target.bennies, target.shaken = bits
        return target

    def _endure(self, degree: int, bits: Bits) -> Mixture:
        return fold(partial(self._enduring, degree=degree, bits=bits), Policy.BEST, ENDS)

    def _enduring(self, table: OddsTable, degree: int, bits: Bits) -> Mixture:
        """On a copy of the fight, of which anything may change."""
        fight = Fight(_SNAPSHOTS.thaw(self._frozen), table, self.fight.rules)
        target = fight.figure(self.attack.target.id)
        target.bennies, target.shaken = bits
        attack = msgspec.structs.replace(self.attack, target=target)
        endure(fight, attack, degree, dropped=self._dropped)
        state = state_of(target)
        return certain(state, worth(state))


def _bits(target: Figure) -> Bits:
    return target.bennies, target.shaken


def _once(known: dict[K, V], key: K, weigh: Callable[[], V]) -> V:
    found = known.get(key)
    if found is None:
        found = known[key] = weigh()
    return found
