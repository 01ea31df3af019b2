"""What it is worth to a hunter to be in a zone: whom it can attack there, and who attacks it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tapete.games.arena.actions.attacking import arms
from tapete.games.arena.bots.goals import Places, Zones, caches, drawn, objectives, search
from tapete.games.arena.bots.goods import token_worth
from tapete.games.arena.bots.threats import Guard, Threat, threat_of
from tapete.games.arena.content.entries import Band
from tapete.games.arena.rules.zones.sight import band
from tapete.games.arena.state import Enemy, Hunter, Item
from tapete.games.arena.world import Arena
from tapete.spaces.hexes.hexes import Hex, apart

AIM, NEXT, STRAY = 1.6, 0.6, 0.25
"""What a target in reach is worth with tokens left and without, and what each zone short costs."""
WOUND = 1.6
"""What a wound that is feared costs."""
COMING, OTHERS = 0.6, 0.35
"""The share of the fear that counts if the enemy must move first, and outside the Spotlight."""
TYRE, CROWDED = 0.2, 0.5
ALONE, NEAR = 0.25, 3
"""What each zone costs by which a hunter is farther than the second from its nearest friend."""
LYING = 0.35
"""How much of a Loot token's worth is felt from afar."""
WEAPONLESS: tuple[Band, ...] = ("red",)
FARTHEST: dict[Band, int] = {"red": 1, "yellow": 2, "green": 3, "long": 6}


class Foe(NamedTuple):
    enemy: Enemy
    at: Hex
    threat: Threat


class Outlook:
    """The board as seen by somebody looking for a place."""

    def __init__(self, arena: Arena, *, fearless: bool = False) -> None:
        self.arena, self.state, self.fearless = arena, arena.state, fearless
        self.foes = [Foe(one, one.at, threat_of(one)) for one in self.state.enemies if one.at]
        zones = {foe.at for foe in self.foes}
        self.engaged = zones
        goals = tuple([one.at for one in objectives(self.state)])
        self.places = Places(goals, caches(self.state))
        self.obstacles = arena.ground.walls | arena.ground.sight.bits(zones)

    def all_places(self) -> float:
        """What the places of all hunters are worth."""
        there = [(one, one.at) for one in self.state.hunters if one.at is not None]
        owned = sum(self._own(hunter, zone, self._others(hunter)) for hunter, zone in there)
        return owned + search(self.places.goals, tuple([zone for _, zone in there]))

    def place(self, hunter: Hunter, zone: Hex) -> float:
        """What it is worth that a hunter is in a zone, to itself and to all."""
        others = self._others(hunter)
        return self._own(hunter, zone, others) + search(self.places.goals, (zone, *others))

    def _others(self, hunter: Hunter) -> Zones:
        """Where a hunter's friends are."""
        friends = [one.at for one in self.state.hunters if one is not hunter]
        return tuple([zone for zone in friends if zone is not None])

    def _own(self, hunter: Hunter, zone: Hex, others: Zones) -> float:
        worth = drawn(self.arena, zone, hunter, others, self.places) + self._loot(zone)
        worth -= ALONE * _astray(zone, others)
        if not self.foes or hunter.dying:
            return worth
        worth += self._promise(hunter, zone)
        return worth if self.fearless else worth - self._fear(hunter, zone)

    def _promise(self, hunter: Hunter, zone: Hex) -> float:
        """What having a target from a zone is worth, or what being too far from one costs."""
        if self.aims(hunter, zone):
            return AIM if _can_act(hunter) else NEXT
        ranges = _ranges(hunter)
        nearest = min(apart(zone, foe.at) for foe in self.foes)
        return -STRAY * max(1, nearest - max(FARTHEST[one] for one in ranges))

    def aims(self, hunter: Hunter, zone: Hex) -> bool:
        """True if a hunter in a zone has somebody to attack."""
        ranges = _ranges(hunter)
        return any(
            band(apart(zone, foe.at)) in ranges and self.sees(zone, foe.at) for foe in self.foes
        )

    def sees(self, zone: Hex, other: Hex) -> bool:
        """True if a hunter in a zone has line of sight to another."""
        if zone == other:
            return True
        sight = self.arena.ground.sight
        return zone not in self.engaged and sight.sees(zone, other, self.obstacles)

    def _fear(self, hunter: Hunter, zone: Hex) -> float:
        """The wounds that enemies near a zone may do in their next turn."""
        fear, guard = 0.0, Guard(hunter)
        for _, at, threat in self.foes:
            far = apart(zone, at)
            if far <= threat.reach:
                near = 1.0 if far <= threat.range else COMING
                fear += near * guard.falls_to(threat) * threat.wounds
        fear *= WOUND if hunter.id == self.state.spotlight else WOUND * OTHERS
        tyres = self.arena.ground.tyres.get(zone, 0)
        crowd = CROWDED * (zone in self.engaged and max(map(_far, _ranges(hunter))) > 1)
        return fear * (1 - TYRE * min(tyres, 2)) / (1 + 0.15 * len(self.foes)) + crowd

    def _loot(self, zone: Hex) -> float:
        """Loot that lies in a zone or near it."""
        return LYING * sum(
            token_worth(one.kind) / (1 + apart(zone, one.at)) for one in self.state.lying
        )


@lru_cache(maxsize=4096)
def _astray(zone: Hex, others: Zones) -> int:
    """How far too far a zone is from all friends, who could [RE]act."""
    return max(0, min([apart(zone, one) for one in others], default=0) - NEAR)


def _far(one: Band) -> int:
    return FARTHEST[one]


def _ranges(hunter: Hunter) -> tuple[Band, ...]:
    """The distances at which it can attack with what is loaded."""
    worn = tuple([(item.kind, item.spent) for item in hunter.equipped])
    return _ranges_with(hunter.id, hunter.tree, tuple(hunter.filled), worn)


@lru_cache(maxsize=1024)
def _ranges_with(
    name: str, tree: str, filled: tuple[int, ...], worn: tuple[tuple[str, bool], ...]
) -> tuple[Band, ...]:
    """The same for a hunter with some skills and gear, each piece Out of Ammo or not."""
    items = [Item(kind, spent) for kind, spent in worn]
    found = dict.fromkeys(WEAPONLESS)
    for arm in arms(Hunter(name, equipped=items, tree=tree, filled=list(filled))):
        if arm.item is None or not arm.item.spent:
            found |= dict.fromkeys(arm.action.range)
    return tuple(found)


def _can_act(hunter: Hunter) -> bool:
    return not hunter.activated and any(not token.spent for token in hunter.tokens)
