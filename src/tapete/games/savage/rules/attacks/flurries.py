"""Several blows in one action: the second die of Frenzy, and a sweep at all around."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.games.savage.figures import has, parry
from tapete.games.savage.rules.attacks.attack import Attack
from tapete.games.savage.rules.attacks.care import cover_left
from tapete.games.savage.rules.attacks.hitting import announce, resolve_all
from tapete.games.savage.rules.attacks.melee import fighting_trait, melee_terms
from tapete.games.savage.rules.dice.rerolls import Tries
from tapete.games.savage.rules.dice.traits import (
    CRITICAL,
    NEVER_ASTRAY,
    RAISE,
    Trial,
    Versus,
    prepare,
)
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier, Roll

RULE = "savage.core.attack"
SWEEP = -2
Marks = tuple[int, ...]


class Flurry(msgspec.Struct, frozen=True, tag=True):
    """Reads one die for each blow; the wild die may replace the die of the blow it helps most.

    If more than half of the dice, including the wild die, show 1, it is a critical failure.
    """

    reads: tuple[Versus, ...]
    wild: bool

    @property
    def ceiling(self) -> int:
        return max(read.ceiling for read in self.reads)

    def __call__(self, values: tuple[int, ...]) -> Marks:
        blows = [read((value,)) for read, value in zip(self.reads, values, strict=False)]
        if not self.wild:
            return tuple(blows)
        if values[-1] == 1 and 2 * values.count(1) > len(values):
            return (CRITICAL,) * len(blows)
        instead = [read((values[-1],)) for read in self.reads]
        best = max(range(len(blows)), key=lambda blow: instead[blow] - blows[blow])
        blows[best] = max(blows[best], instead[best])
        return tuple(blows)


class Sweeping(msgspec.Struct, frozen=True, tag=True):
    """Reads one roll against each target."""

    reads: tuple[Versus, ...]

    @property
    def ceiling(self) -> int:
        return max(read.ceiling for read in self.reads)

    def __call__(self, values: tuple[int, ...]) -> Marks:
        return tuple([read(values) for read in self.reads])


def frenzy(fight: Fight, first: Attack, second: Attack) -> None:
    """Two Fighting dice and one wild die, at one foe or at two."""
    trial, reads = _prepared(fight, (first, second))
    dice = (trial.dice[0], *trial.dice)
    single = tuple([msgspec.structs.replace(read, wild=False) for read in reads])
    _struck(fight, (first, second), Flurry(single, trial.wild), dice, trial)


def sweep(fight: Fight, attacks: Sequence[Attack]) -> None:
    """One Fighting roll against all adjacent figures, friend or foe; damage is rolled for each."""
    trial, reads = _prepared(fight, attacks)
    _struck(fight, attacks, Sweeping(reads), trial.dice, trial)


def sweep_penalty(figure: Figure) -> Modifier:
    return Modifier(RULE, 0 if has(figure, "improved_sweep") else SWEEP)


def _prepared(fight: Fight, attacks: Sequence[Attack]) -> tuple[Trial, tuple[Versus, ...]]:
    """The dice of one roll, and how they are read against each target."""
    terms = [melee_terms(fight, attack) for attack in attacks]
    attacker = attacks[0].attacker
    trial = prepare(fight, attacker, fighting_trait(attacker), terms[0], action=True)
    own = trial.plus - _sum(terms[0])
    reads = [
        Versus(
            parry(attack.target),
            own + _sum(found),
            trial.wild,
            RAISE,
            cover_left(found),
            NEVER_ASTRAY,
        )
        for attack, found in zip(attacks, terms, strict=True)
    ]
    return trial, tuple(reads)


def _sum(terms: list[Modifier]) -> int:
    return sum(term.amount for term in terms)


def _struck(
    fight: Fight,
    attacks: Sequence[Attack],
    read: Flurry | Sweeping,
    dice: tuple[int, ...],
    trial: Trial,
) -> None:
    for attack in attacks:
        announce(fight, attack)
    attacker = attacks[0].attacker
    seat, shown = attacker.seat, trial.modifiers
    roll = Roll(dice, read, RULE, True, seat, None, shown, figure=attacker.id)
    resolve_all(fight, tuple(zip(attacks, _best(fight, attacker, roll), strict=True)))


def _best(fight: Fight, attacker: Figure, roll: Roll[Marks]) -> Marks:
    """The best of several tries, as long as bennies are paid for them."""
    return Tries(fight, attacker, roll, _better, _enough).best()


def _better(best: Marks, found: Marks) -> Marks:
    return found if found[0] == CRITICAL else max(best, found, key=sum)


def _enough(marks: Marks) -> bool:
    """True for a critical failure, or a raise against every target."""
    return marks[0] == CRITICAL or min(marks) >= RAISE
