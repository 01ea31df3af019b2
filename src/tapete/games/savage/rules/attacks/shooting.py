"""Shooting and throwing, against 4, or against Parry in melee."""

from __future__ import annotations

from tapete.games.savage.content.library import Weapon
from tapete.games.savage.figures import (
    has,
    parry,
)
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.attack import NO_MORE, Attack
from tapete.games.savage.rules.attacks.care import MARKSMAN, Care, aim, cover_left
from tapete.games.savage.rules.attacks.hitting import (
    Ready,
    announce,
    bystanders,
    cover_penalty,
    resolve_all,
    resolve_last,
    tried,
)
from tapete.games.savage.rules.dice.rerolls import Tries
from tapete.games.savage.rules.dice.traits import (
    CRITICAL,
    RAISE,
    TARGET,
    Trial,
    Versus,
    Volley,
    prepare,
)
from tapete.games.savage.rules.harm.conditions import expose
from tapete.games.savage.state import GROUND, Figure, Item
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier, Roll
from tapete.spaces.plane.point import Point

SHOTGUN = 2
RECOIL = -2
AMMUNITION = {1: 1, 2: 5, 3: 10, 4: 20, 5: 40, 6: 50}
"""savage.ammo: how many bullets each rate of fire takes."""


def shooting_trait(weapon: Weapon) -> str:
    return "athletics" if weapon.kind in ("thrown", "melee", "grenade") else "shooting"


def shot_target(fight: Fight, attacker: Figure, target: Figure) -> int:
    """The target number: 4, or the Parry of an adjacent target."""
    close = fight.adjacent(attacker, target)
    return parry(target) if close else TARGET


def shot_terms(fight: Fight, attack: Attack) -> list[Modifier]:
    """All modifiers of a shot or a throw at its target."""
    attacker, target, weapon = attack.attacker, attack.target, attack.weapon
    distance = terms.range_penalty(fight, attacker, target, weapon) or 0
    found = [
        Modifier("savage.range.penalty", distance),
        Modifier("savage.cover.penalty", cover_penalty(fight, attack)),
        terms.called(attack.called),
        terms.size(attacker, target),
        terms.speed(fight, attacker, target),
        terms.advantage(fight, target),
        terms.light(fight, attacker, target),
        terms.off_hand(attacker, attack.item),
        terms.trademark(attacker, attack.item),
        terms.improvised(attack.item),
        terms.one_armed(attacker, weapon),
        terms.one_eyed(attacker),
        terms.unstable(fight, attacker, weapon),
        terms.weak_arm(attacker, weapon),
        terms.dodged(target),
        terms.shroud(target),
        terms.deflected(target),
        terms.sparing(weapon, nonlethal=attack.nonlethal),
        Modifier("savage.shotgun.attack", SHOTGUN if weapon.kind == "shotgun" else 0),
        Modifier("savage.recoil", recoil(attack)),
        *attack.extra,
    ]
    care = care_of(fight, attack, found)
    return found if care is None else [*found, care.term(found)]


def care_of(fight: Fight, attack: Attack, penalties: list[Modifier]) -> Care | None:
    """The effect of Aim, or of standing still as a Marksman; None if there is neither."""
    attacker = attack.attacker
    if has_aimed(fight, attacker, attack.target, attack.item.kind):
        return aim(penalties, fight)
    still = attack.still and attack.shots == 1 and not fight.turn.shot
    return MARKSMAN if still and has(attacker, "marksman") else None


def recoil(attack: Attack) -> int:
    """-2 for several shots at once, unless a figure with Steady Burst stands still."""
    steady = attack.still and has(attack.attacker, "steady_burst")
    return RECOIL if attack.shots > 1 and not steady else 0


def has_aimed(fight: Fight, attacker: Figure, target: Figure, kind: str) -> bool:
    """True if it aimed this weapon or power at the target last turn, and now acts first with it.

    savage.combat.aim, savage.ruling.aim_timing
    """
    aimed = attacker.aim == target.id and attacker.aim_with == kind
    return aimed and fight.turn.used <= 1


def shot_roll(fight: Fight, attack: Attack) -> Ready:
    """The dice of a shot or a throw, how they are read, and its modifiers."""
    modifiers = shot_terms(fight, attack)
    trait = attack.skill or shooting_trait(attack.weapon)
    trial = prepare(fight, attack.attacker, trait, modifiers, action=not attack.free)
    return trial.dice, reading(fight, attack, modifiers, trial), trial.modifiers


def shoot(fight: Fight, attack: Attack) -> int:
    """One or several shots, or a throw: each die is read against the target number."""
    announce(fight, attack)
    ready = fight.table.stage(lambda: shot_roll(fight, attack))
    outside = shoots_out(fight, attack.attacker, attack.target)
    fire(attack)
    degree = fight.table.stage(lambda: _fired(fight, attack, *ready))
    shot_done(fight, attack)
    if outside:
        expose(fight, attack.attacker, "savage.melee_ranged.out")
    return degree


def reading(fight: Fight, attack: Attack, modifiers: list[Modifier], trial: Trial) -> Versus:
    """How the dice of a shot are read against its target."""
    care = care_of(fight, attack, modifiers)
    cover = cover_left(modifiers, care.ignored(modifiers) if care else 0)
    number = shot_target(fight, attack.attacker, attack.target)
    low = stray_face(attack) if bystanders(fight, attack.attacker, attack.target) else 0
    return Versus(number, trial.plus, trial.wild, RAISE, cover, low)


def stray_face(attack: Attack) -> int:
    """The highest face that may hit a bystander: 2 with shot or several shots, 0 for a power."""
    if attack.skill:
        return 0
    return 2 if attack.weapon.kind == "shotgun" or attack.shots > 1 else 1


def shoots_out(fight: Fight, attacker: Figure, target: Figure | None) -> bool:
    """True if it is in melee, and shoots at a target, or a place, outside of it."""
    part_of_it = target is not None and fight.adjacent(attacker, target)
    return bool(fight.adjacent_enemies(attacker)) and not part_of_it


def shot_done(fight: Fight, attack: Attack) -> None:
    """The aim is used up; an attacker that stood still for the shot cannot move this turn."""
    attack.attacker.aim = ""
    fight.turn.shot = attack.item.kind
    if attack.still:
        fight.turn.spent = NO_MORE


def fire(attack: Attack) -> None:
    use_up(attack.item, attack.weapon, attack.shots, attack.target.at)


def use_up(item: Item, weapon: Weapon, shots: int, at: Point) -> None:
    """Uses up ammunition by the rate of fire; a thrown weapon leaves the hand."""
    if weapon.shots:
        item.loaded -= AMMUNITION[shots]
    elif weapon.kind in ("thrown", "grenade", "melee"):
        item.hand, item.at = GROUND, at


def _fired(
    fight: Fight, attack: Attack, dice: tuple[int, ...], read: Versus, shown: tuple[Modifier, ...]
) -> int:
    if attack.shots == 1:
        mark = tried(fight, attack, dice, read, shown)
        return resolve_last(fight, attack, mark)
    marks = _volley(fight, attack, dice, read, shown)
    return fight.table.last(lambda: resolve_all(fight, tuple([(attack, mark) for mark in marks])))


def _volley(
    fight: Fight, attack: Attack, dice: tuple[int, ...], read: Versus, shown: tuple[Modifier, ...]
) -> tuple[int, ...]:
    """As many trait dice as shots, and one wild die; the best volley if bennies pay for more."""
    thrown = (*(dice[:1] * attack.shots), *dice[1:])
    who, volley = attack.attacker, Volley(read, attack.shots)
    roll = Roll(thrown, volley, "savage.core.rof", True, who.seat, None, shown, figure=who.id)
    return Tries(fight, who, roll, _better, _enough).best()


def _better(best: tuple[int, ...], found: tuple[int, ...]) -> tuple[int, ...]:
    return found if found[0] == CRITICAL else max(best, found, key=_hits)


def _enough(marks: tuple[int, ...]) -> bool:
    """True for a critical failure, or a raise with every shot."""
    return marks[0] == CRITICAL or marks[-1] >= RAISE


def _hits(marks: tuple[int, ...]) -> tuple[int, ...]:
    return (sum(max(0, mark) for mark in marks), *marks)
