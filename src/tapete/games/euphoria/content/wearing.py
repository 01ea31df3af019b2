"""What an object changes on the miniature that has it."""

from __future__ import annotations

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.state import Mini, Weapon


def put_on(mini: Mini, item: str, weapon: int = 0) -> None:
    """Gives a miniature an object and all that comes with it.

    Shots are added to the weapon of that number, and come to nothing if it has none; a weapon
    replaces those it had, and keeps what was added to them: euphoria.reward.magazine,
    euphoria.ruling.reward_two_weapons
    """
    entry = library().items[item]
    mini.items.append(item)
    mini.classes += [one for one in entry.grants if one not in mini.classes]
    _change(mini, item, 1, weapon)
    if entry.weapon:
        gun = library().weapons[entry.weapon]
        more = mini.items.count("magazine") if mini.weapons else 0
        mini.weapons = [
            Weapon(entry.weapon, gun.shots + more, gun.range, gun.damage, [*gun.special])
        ]


def take_off(mini: Mini, item: str) -> None:
    """Takes an object from a miniature, and what it added; a weapon is never taken."""
    mini.items.remove(item)
    _change(mini, item, -1, 0)
    if not library().items[item].grants:
        return
    born = library().profiles[mini.profile].classes
    still = [one for other in mini.items for one in library().items[other].grants]
    gone = [one for one in library().items[item].grants if one not in (*born, *still)]
    mini.classes = [one for one in mini.classes if one not in gone]


def _change(mini: Mini, item: str, sign: int, weapon: int) -> None:
    adds = library().items[item].adds
    mini.strength += sign * adds.get("strength", 0)
    mini.armour += sign * adds.get("armour", 0)
    mini.aim += sign * adds.get("aim", 0)
    mini.ap_profile += sign * adds.get("ap", 0)
    if mini.weapons and "shots" in adds:
        mini.weapons[weapon].shots += sign * adds["shots"]
