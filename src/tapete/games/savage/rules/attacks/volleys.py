"""A volley split between two targets."""

from __future__ import annotations

import msgspec

from tapete.games.savage.rules.attacks.attack import Attack
from tapete.games.savage.rules.attacks.hitting import announce, resolve_all
from tapete.games.savage.rules.attacks.shooting import (
    fire,
    reading,
    shooting_trait,
    shoots_out,
    shot_done,
    shot_terms,
)
from tapete.games.savage.rules.dice.rerolls import Tries
from tapete.games.savage.rules.dice.traits import HIGHEST, RAISE, Versus, prepare
from tapete.games.savage.rules.harm.conditions import expose
from tapete.games.savage.world import Fight
from tapete.kernel import Roll, YesNo

RULE = "savage.core.rof"


class Spread(msgspec.Struct, frozen=True, tag=True):
    """Reads the dice of a volley, best first; the wild die may replace the worst.

    If more than half of the dice, including the wild die, show 1, it is a critical failure, which
    is read as no dice.
    """

    shots: int
    wild: bool

    @property
    def ceiling(self) -> int:
        return HIGHEST

    def __call__(self, values: tuple[int, ...]) -> tuple[int, ...]:
        ones = sum(value == 1 for value in values)
        if self.wild and values[-1] == 1 and 2 * ones > len(values):
            return ()
        dice = sorted((min(HIGHEST, value) for value in values[: self.shots]), reverse=True)
        if self.wild:
            dice[-1] = max(dice[-1], min(HIGHEST, values[-1]))
        return tuple(sorted(dice, reverse=True))


def split_fire(fight: Fight, first: Attack, second: Attack, at_first: int) -> None:
    """Fires some shots at one target and the rest at another, with one roll that is shared out.

    Both attacks count all the shots of the volley.
    """
    announce(fight, first)
    announce(fight, second)
    outside = any(shoots_out(fight, a.attacker, a.target) for a in (first, second))
    reads, faces = _rolled(fight, first, second)
    fire(first)
    shares = _shared(fight, first, faces, at_first)
    aimed = zip((first, second), reads, shares, strict=True)
    blows = [(attack, read((face,))) for attack, read, share in aimed for face in share]
    resolve_all(fight, tuple(blows))
    shot_done(fight, first)
    if outside:
        expose(fight, first.attacker, "savage.melee_ranged.out")


def _rolled(
    fight: Fight, first: Attack, second: Attack
) -> tuple[tuple[Versus, Versus], tuple[int, ...]]:
    """How a die is read against each target, and the dice."""
    terms, other = shot_terms(fight, first), shot_terms(fight, second)
    trial = prepare(fight, first.attacker, shooting_trait(first.weapon), terms, action=True)
    read = msgspec.structs.replace(reading(fight, first, terms, trial), wild=False)
    difference = sum(term.amount for term in other) - sum(term.amount for term in terms)
    shifted = msgspec.structs.replace(trial, plus=trial.plus + difference)
    far = msgspec.structs.replace(reading(fight, second, other, shifted), wild=False)
    dice = (*(trial.dice[:1] * first.shots), *trial.dice[1:])
    seat, name = first.attacker.seat, first.attacker.id
    spread = Spread(first.shots, trial.wild)
    roll = Roll(dice, spread, RULE, True, seat, None, trial.modifiers, figure=name)
    return (read, far), _best(fight, first, roll, (read, far))


def _best(
    fight: Fight, attack: Attack, roll: Roll[tuple[int, ...]], reads: tuple[Versus, Versus]
) -> tuple[int, ...]:
    """The roll of the volley, or the best of several if bennies are paid for more."""

    def enough(faces: tuple[int, ...]) -> bool:
        """True for a critical failure, or a raise with every die against either target."""
        return not faces or all(read((min(faces),)) >= RAISE for read in reads)

    return Tries(fight, attack.attacker, roll, _better, enough, facts=reads).best()


def _better(best: tuple[int, ...], found: tuple[int, ...]) -> tuple[int, ...]:
    return max(best, found, key=sum) if found else ()


def _shared(
    fight: Fight, attack: Attack, faces: tuple[int, ...], at_first: int
) -> tuple[list[int], list[int]]:
    """The attacker's player says for each die, best first, which target it is for."""
    mine: list[int] = []
    rest: list[int] = []
    for face in faces:
        at_rest = attack.shots - at_first
        if len(mine) < at_first and (len(rest) == at_rest or _wanted(fight, attack, face)):
            mine.append(face)
        else:
            rest.append(face)
    return mine, rest


def _wanted(fight: Fight, attack: Attack, face: int) -> bool:
    attacker, target = attack.attacker, attack.target.id
    key = "savage.ask.share_shot"
    return fight.table.ask(
        attacker.seat, key, YesNo(), RULE, figure=attacker.id, target=target, die=face
    )
