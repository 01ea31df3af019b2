"""A few numbers for bots: how dangerous an enemy is, and how likely somebody hits or is hit."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tapete.games.arena.content.properties import gathered
from tapete.games.arena.figures import DIE, properties, shield_tokens, value
from tapete.games.arena.state import Attribute, Colour, Enemy, Hunter
from tapete.games.arena.world import card_of

USUAL = 2
"""What an unknown hunter is assumed to add to a Defence roll with a yellow token."""
BLOW, REACH, EXTRA = 4.0, 0.25, 0.5
"""What an enemy's wound per turn, each zone it covers and each special action are worth."""


class Threat(NamedTuple):
    """What an enemy does to hunters, and how far it gets in a turn."""

    strength: int
    resist: Attribute
    wounds: float
    range: int
    reach: int
    """Its Movement and its range together."""
    worth: float
    """How much better the hunters are off without it, however many wounds it has."""


def threat_of(enemy: Enemy) -> Threat:
    strength = sum(boost.strength for boost in enemy.boosts)
    return _threat(enemy.kind, strength, properties(enemy))


@lru_cache(maxsize=4096)
def _threat(kind: str, more: int, texts: tuple[str, ...]) -> Threat:
    card = card_of(Enemy("", kind=kind))
    held = gathered(texts)
    wounds = (1.0 + held.get("lethal", 0)) * (1 + 0.7 * held.get("rapid", 0))
    if "explosive" in held or "crowd_control" in held:
        wounds *= 1.3
    strength = card.strength + more
    hurts = 1 - succeeds("yellow", USUAL, strength)
    reach = card.movement + card.range
    worth = BLOW * hurts * wounds + REACH * reach + EXTRA * len(card.specials)
    return Threat(strength, card.resist, wounds, card.range, reach, worth)


@lru_cache(maxsize=4096)
def succeeds(colour: Colour, plus: int, target: int) -> float:
    """The chance of a roll: its highest face always succeeds and its 1 never does."""
    sides = DIE[colour]
    needed = min(sides, max(2, target - plus))
    return (sides + 1 - needed) / sides


def falls_to(hunter: Hunter, threat: Threat) -> float:
    """The chance that an attack wounds a hunter, if it defends as well as it can."""
    shields = [token.colour for token in shield_tokens(hunter) if not token.spent]
    tokens = shields or [token.colour for token in hunter.tokens]
    if not tokens:
        return 1.0
    best = max(tokens, key=lambda colour: DIE[colour])
    plus = 0 if shields else value(hunter, threat.resist)
    missed = 1 - succeeds(best, plus, threat.strength)
    return missed * (0.3 if shields else 1.0)
