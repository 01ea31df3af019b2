"""What leaves a weapon: the Strength and Penetration of its hit, by range, bullet and marks."""

from __future__ import annotations

import msgspec

from tapete.games.punk.content.abilities import ability_of
from tapete.games.punk.content.entries import Bomb, Ranged, Strength
from tapete.games.punk.figures import abilities, attachments, entry_of
from tapete.games.punk.rules.gear.ammunition import bullet_of, bursts
from tapete.games.punk.rules.harm.impact import Hit, signed, strength_of
from tapete.games.punk.rules.shooting.ranges import PENETRATION, STRENGTH
from tapete.games.punk.state import Item, Mini

RESOLVED = "punk.shoot.hit_resolved"


class Projectile(msgspec.Struct, frozen=True):
    """The hit it makes; `breaks` is True if its weapon may blow up."""

    weapon: str
    strength: int
    penetration: int
    band: int
    special: dict[str, int]
    breaks: bool
    also: tuple[str, ...] = ()

    def hit(self, by: Mini, cover: int, rule: str = RESOLVED) -> Hit:
        return Hit(
            self.strength,
            self.penetration,
            rule,
            by=by.id,
            weapon=self.weapon,
            cover=cover,
            band=self.band,
            special=self.special,
            also=self.also,
        )


def projectile(mini: Mini, item: Item, bullet: str, band: int) -> Projectile:
    """What a weapon shoots at a range, with that bullet and the marks it was pumped to."""
    weapon = entry_of(item.kind)
    assert isinstance(weapon, Ranged | Bomb)
    written = strength_at(weapon, band)
    strength = strength_of(mini, written) + item.pumped[STRENGTH]
    penetration = penetration_at(weapon, band) + item.pumped[PENETRATION]
    fired = bullet_of(bullet)
    if fired is not None:
        strength += fired.strength
        penetration += fired.penetration
    return Projectile(
        item.kind,
        max(0, strength),
        max(0, penetration),
        band,
        special_of(mini, item, bullet),
        bursts(item, bullet),
        signed(written),
    )


def special_of(mini: Mini, item: Item, bullet: str = "") -> dict[str, int]:
    """The special rules of a weapon, of what is put on it, and of the bullet."""
    found = dict(abilities(item.kind))
    for one in attachments(mini, item.kind):
        put_on = [ability_of(text) for text in one.special]
        found |= {ability.id: ability.number for ability in put_on}
    return {**found, **abilities(bullet)} if bullet else found


def strength_at(weapon: Ranged | Bomb, band: int) -> Strength:
    """The Strength at a range: a weapon has one for all ranges, or one for each."""
    figures = weapon.strength
    return figures[_within(band, len(figures))] if isinstance(figures, tuple) else figures


def penetration_at(weapon: Ranged | Bomb, band: int) -> int:
    figures = weapon.penetration
    return figures[_within(band, len(figures))] if isinstance(figures, tuple) else figures


def _within(band: int, count: int) -> int:
    return min(max(band, 0), count - 1)
