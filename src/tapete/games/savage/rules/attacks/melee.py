"""Melee: Fighting against Parry."""

from __future__ import annotations

from tapete.games.savage.figures import (
    hands,
    parry,
    skill,
    weapons_in_hand,
)
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.attack import BARE_HANDS, CLOSE, WILD, Attack, weapon_in
from tapete.games.savage.rules.attacks.care import cover_left
from tapete.games.savage.rules.attacks.hitting import (
    Ready,
    announce,
    cover_penalty,
    resolve_last,
    tried,
)
from tapete.games.savage.rules.dice.traits import NEVER_ASTRAY, RAISE, Versus, prepare
from tapete.games.savage.rules.moving.riding import is_mounted
from tapete.games.savage.state import Figure, Item
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier


def fighting_trait(attacker: Figure) -> str:
    """Fighting; by `savage.mounted.fighting`, a rider uses the lower of Fighting and Riding."""
    if is_mounted(attacker) and skill(attacker, "riding") < skill(attacker, "fighting"):
        return "riding"
    return "fighting"


def melee_terms(fight: Fight, attack: Attack) -> list[Modifier]:
    """All modifiers of a Fighting roll against its target."""
    attacker, target, weapon = attack.attacker, attack.target, attack.weapon
    return [
        Modifier("savage.combat.wild_attack", WILD if attack.wild else 0),
        terms.gang_up(fight, attacker, target),
        terms.advantage(fight, target),
        terms.unarmed(attacker, target, weapon),
        terms.two_weapons(attacker, target),
        terms.off_hand(attacker, attack.item),
        terms.trademark(attacker, attack.item),
        terms.martial_art(attacker, attack.item),
        terms.improvised(attack.item),
        terms.one_armed(attacker, weapon),
        terms.called(attack.called),
        terms.light(fight, attacker, target),
        terms.size(attacker, target),
        terms.shroud(target),
        terms.deflected(target),
        Modifier("savage.combat.touch", 2 if weapon.feature == "touch" else 0),
        terms.sparing(weapon, nonlethal=attack.nonlethal),
        Modifier("savage.state.prone.melee", -2 if attacker.prone else 0),
        Modifier("savage.cover.penalty", cover_penalty(fight, attack)),
        *attack.extra,
    ]


def melee(fight: Fight, attack: Attack) -> int:
    """A Fighting attack; returns 0 for no harm, 1 for Shaken, and 1 more for each wound."""
    announce(fight, attack)
    return fight.table.stage(lambda: _struck(fight, attack))


def _struck(fight: Fight, attack: Attack) -> int:
    mark = melee_mark(fight, attack)
    return resolve_last(fight, attack, mark)


def melee_mark(fight: Fight, attack: Attack) -> int:
    """The result of the Fighting roll against Parry."""
    return tried(fight, attack, *fight.table.stage(lambda: melee_roll(fight, attack)))


def melee_roll(fight: Fight, attack: Attack) -> Ready:
    """The dice of a Fighting roll, how they are read, and its modifiers."""
    modifiers = melee_terms(fight, attack)
    trial = prepare(
        fight, attack.attacker, fighting_trait(attack.attacker), modifiers, action=not attack.free
    )
    cover = cover_left(modifiers)
    read = Versus(parry(attack.target), trial.plus, trial.wild, RAISE, cover, NEVER_ASTRAY)
    return trial.dice, read, trial.modifiers


def close_items(figure: Figure) -> list[Item]:
    """What it can strike with: weapons in hand, natural ones, or else its bare hands, if any."""
    items = [item for item in weapons_in_hand(figure) if weapon_in(item).kind in CLOSE]
    return items or ([BARE_HANDS] if hands(figure) else [])


def free_attack(fight: Fight, attacker: Figure, target: Figure) -> int:
    """An immediate Fighting roll with the weapon in hand, without options."""
    item = close_items(attacker)[0]
    return melee(fight, Attack(attacker, target, item, weapon_in(item), free=True))
