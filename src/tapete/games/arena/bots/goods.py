"""What loot and gear are worth to a hunter."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.arena.content.entries import GearCard
from tapete.games.arena.content.library import library
from tapete.games.arena.content.properties import gathered
from tapete.games.arena.figures import DIE
from tapete.games.arena.rules.loot.dropping import token_of
from tapete.games.arena.state import Hunter

LOOT = {"health": 1.4, "ammo": 0.7, "weapon": 0.8, "money": 1.6, "legendary": 4.0}
CARD = 1.0
"""What the Draw Card icon adds to a token's worth."""
STOWED = 0.4
"""How much of its worth a card keeps in an Inventory."""
SKILL = 2.5
"""What a filled slot of a Skill Tree is worth."""
PRICE = 1000
"""The dollars that are worth a point."""
PROPERTY, BAND, GRANT = 0.5, 0.4, 0.8


@lru_cache(maxsize=256)
def token_worth(kind: str) -> float:
    """What a Loot token is worth to its hunter."""
    token = token_of(kind)
    return LOOT.get(token.type, 0.5) + CARD * token.card + token.resale / PRICE


def loot_worth(hunter: Hunter) -> float:
    return sum(map(token_worth, hunter.loot))


def worn_worth(hunter: Hunter) -> float:
    """Its gear and its skills; what is Out of Ammo is worth less."""
    worn = sum(card_worth(one.kind) * (0.4 if one.spent else 1.0) for one in hunter.equipped)
    held = sum(card_worth(one.kind) for one in hunter.inventory)
    return worn + STOWED * held + SKILL * len(hunter.filled)


@lru_cache(maxsize=512)
def card_worth(kind: str) -> float:
    """What a card of gear is worth once it is equipped."""
    card = library().gear(kind)
    actions = max((_action(card, place) for place in range(len(card.actions))), default=0.0)
    shield = sum(DIE[colour] for colour in card.tokens) / 6
    return 0.5 + actions + shield + GRANT * len(card.grants) + card.cost / PRICE


def _action(card: GearCard, place: int) -> float:
    action = card.actions[place]
    held = gathered(action.properties)
    good = sum(PROPERTY * number for name, number in held.items() if name not in POOR)
    poor = sum(PROPERTY for name in held if name in POOR)
    return 1.0 + BAND * len(action.range) + good - poor


POOR = ("small_magazines", "bullet_hog", "disposable", "complex")
"""Properties that are drawbacks."""
