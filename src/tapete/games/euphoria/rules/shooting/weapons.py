"""A miniature's ranged weapons: how many shots are left, and what each hit does."""

from __future__ import annotations

from tapete.games.euphoria.figures import prey_bonus
from tapete.games.euphoria.state import Mini, Weapon
from tapete.games.euphoria.world import Show

FLAMETHROWER = "flamethrower"
EXPLOSIVE = "explosive"


def left(mini: Mini, place: int) -> int:
    """The shots that one of its weapons still has this turn: euphoria.stand.remaining_shots"""
    fired = mini.deeds.fired
    shots = mini.weapons[place].shots + mini.deeds.boosts.get("shots", 0)
    return shots - (fired[place] if place < len(fired) else 0)


def reach(mini: Mini, weapon: Weapon) -> int:
    """How far it shoots, in inches."""
    return weapon.range + mini.deeds.boosts.get("range", 0)


def able(mini: Mini, place: int) -> int:
    """The shots it may still fire with a weapon, each of which costs 1 AP: euphoria.shoot.cost"""
    return max(0, min(left(mini, place), mini.ap))


def count(mini: Mini, place: int, shots: int) -> None:
    """Counts shots of a weapon as fired."""
    fired = mini.deeds.fired
    fired += [0] * (len(mini.weapons) - len(fired))
    fired[place] += shots


def used(mini: Mini) -> list[int]:
    """The places of the weapons it has fired this turn."""
    return [place for place, shots in enumerate(mini.deeds.fired) if shots]


def is_template(weapon: Weapon) -> bool:
    """True if it is laid on the table instead of aimed: euphoria.shoot.flamethrower"""
    return FLAMETHROWER in weapon.special


def damage(show: Show, mini: Mini, weapon: Weapon, victim: Mini) -> int:
    """What one hit does to a victim, before armour: euphoria.damage.shot"""
    own = weapon.damage + mini.deeds.boosts.get("damage", 0)
    return own + prey_bonus(show, mini, victim)
