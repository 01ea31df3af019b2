"""A few numbers for bots: how dangerous an enemy is, and how likely somebody hits or is hit."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tapete.games.arena.content.properties import gathered
from tapete.games.arena.figures import COLOURS, DIE, properties, shield_tokens, value
from tapete.games.arena.state import Attribute, Colour, Enemy, Hunter
from tapete.games.arena.world import card_of

USUAL = 2
"""What an unknown hunter is assumed to add to a Defence roll with a yellow token."""
SHIELDED = 0.3
"""How much of an attack that is not resisted hurts a hunter with a Shield."""
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


class Guard:
    """How well a hunter can defend itself as it is now."""

    __slots__ = ("_chances", "_colour", "_hunter", "_shielded")

    def __init__(self, hunter: Hunter) -> None:
        shields = [token.colour for token in shield_tokens(hunter) if not token.spent]
        tokens = shields or [token.colour for token in hunter.tokens]
        self._hunter, self._shielded = hunter, bool(shields)
        self._colour = next((colour for colour in COLOURS if colour in tokens), None)
        """The colour of the best die that it can defend itself with."""
        self._chances: dict[tuple[int, Attribute], float] = {}

    def falls_to(self, threat: Threat) -> float:
        """The chance that an attack wounds it, if it defends as well as it can."""
        attack = threat.strength, threat.resist
        chance = self._chances.get(attack)
        if chance is None:
            chance = self._chances[attack] = self._weighed(*attack)
        return chance

    def _weighed(self, strength: int, resist: Attribute) -> float:
        if self._colour is None:
            return 1.0
        if self._shielded:
            return SHIELDED * (1 - succeeds(self._colour, 0, strength))
        return 1 - succeeds(self._colour, value(self._hunter, resist), strength)
