"""The formula by which characters are priced, in audience points.

It gives the two cards that the book prints what they cost there. Its weights are ours, and were
set by counting how often teams of equal cost win (docs/euphoria.md).
"""

from __future__ import annotations

from tapete.games.euphoria.content.entries import Profile
from tapete.games.euphoria.content.library import library

STEP = 5
"""Prices are rounded to this."""
SHOTS = 1 / 32
"""A shot of one inch and one point of damage."""
AIM = 0.15
"""How much more shots are worth for each point of Aim."""
BLOWS = 1 / 12
"""A melee die of one point of Strength."""
AREA = {"explosive": 2.0, "flamethrower": 3.0}
"""How much more a shot is worth that nobody evades."""
ABILITY, ATTACK = 8, 3
CLASSES = {
    "accurate": 5, "agile": 5, "bad_born": -22, "climber": 3, "clumsy": -5.8, "dodge": 5,
    "experiment": 3, "explorer": 3, "genetic": 3, "gunslinger": 3, "increased_charge": 5,
    "mechanical": -10, "no_pain": 4, "pilot": 3, "reflexes": 8, "repairer": 3, "slow": -8,
    "unique": -5, "very_agile": 8,
}  # fmt: skip
"""What a class adds or takes; those that are not here count nothing."""
FACTIONS = {"clones": -12, "estars": 5, "ghost": 12, "hunters": -5, "legends": -8, "soldiers": 6}
"""What is taken off where a faction gives its teams nothing, and added where it gives much."""


def price(one: Profile) -> float:
    """What a card costs before it is rounded."""
    body = 3 * one.ap + one.life / 3 + 0.8 * one.armour + one.euphoria
    gifts = ABILITY * bool(one.ability) + ATTACK * bool(one.attack)
    owned = sum(library().items[item].cost / 2 for item in one.items)
    traits = sum(CLASSES.get(name, 0) for name in one.classes) + FACTIONS.get(one.faction, 0)
    return body + gifts + owned + traits + shots(one) + BLOWS * one.combat * one.strength


def shots(one: Profile) -> float:
    """What its weapons are worth."""
    guns = [library().weapons[name] for name in one.weapons]
    each = [
        gun.shots * gun.range * gun.damage * max([AREA.get(s, 1.0) for s in gun.special], default=1)
        for gun in guns
    ]
    return SHOTS * (1 + AIM * one.aim) * sum(each)


def rounded(one: Profile) -> int:
    return STEP * round(price(one) / STEP)
