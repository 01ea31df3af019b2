"""A mini's Attributes, special rules and gear at this moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tapete.games.punk.content.abilities import ability_of
from tapete.games.punk.content.band.outfit import CLUMSY, MOST_ACTIONS
from tapete.games.punk.content.entries import Bomb, Equipment, Gear, Melee, Profile, Ranged
from tapete.games.punk.content.played import known
from tapete.games.punk.state import Item, Letter, Mini
from tapete.kernel import Seat

SHOCK = 3
SHOCKED: tuple[Letter, ...] = ("C", "P", "AG")
"""The Attributes that a shock lowers, to a minimum of 1: punk.special.electric.effect"""
SHOWN = 2
"""Strength gained by a mini that shows off: punk.core.show_off"""
SICK = 1
"""Toughness lost by a mini that is sick from radiation: punk.core.radiation"""


def profile_of(mini: Mini) -> Profile:
    """A mini's profile, among those of bands or of the wasteland's beasts."""
    found = known()
    return found.profiles.get(mini.profile) or found.beasts[mini.profile]


def leader_of(minis: Sequence[Mini], seat: Seat) -> Mini | None:
    """Returns who leads a side: its leader, or else the mini with the costliest profile.

    punk.ruling.leader
    """
    side = [(profile_of(mini), mini) for mini in minis if mini.seat == seat]
    best = max(side, key=lambda one: (one[0].leader, one[0].cost), default=None)
    return best[1] if best else None


@lru_cache(maxsize=4096)
def entry_of(kind: str) -> Gear:
    """Returns the library's entry for something a mini carries."""
    entry = known().gear(kind)
    assert entry is not None, kind
    return entry


@lru_cache(maxsize=4096)
def abilities(kind: str) -> dict[str, int]:
    """The special rules of something carried, with their numbers."""
    found = (ability_of(text) for text in entry_of(kind).special)
    return {one.id: one.number for one in found}


@lru_cache(maxsize=4096)
def lends(kind: str) -> frozenset[str]:
    """The special rules that something carried gives its bearer: those of equipment that is not
    put on a weapon."""
    entry = entry_of(kind)
    whole = isinstance(entry, Equipment) and not entry.fits
    return frozenset(abilities(kind)) if whole else frozenset()


def has(mini: Mini, ability: str) -> bool:
    """True if the mini itself, its armour or its equipment has that special rule."""
    if ability in mini.special:
        return True
    for item in mini.gear:  # noqa: SIM110
        if ability in lends(item.kind) and not item.broken:
            return True
    return False


def number(mini: Mini, ability: str) -> int:
    """The highest number with which it has a special rule; 0 if it does not have it."""
    own = [mini.special.get(ability, 0)]
    return max(own + [abilities(item.kind).get(ability, 0) for item in equipment(mini)])


def item_has(item: Item, ability: str) -> bool:
    return ability in abilities(item.kind)


def equipment(mini: Mini) -> Iterator[Item]:
    """The equipment that works for the mini itself; what is put on a weapon works for that."""
    for item in mini.gear:
        entry = entry_of(item.kind)
        if isinstance(entry, Equipment) and not entry.fits and not item.broken:
            yield item


def attachments(mini: Mini, weapon: str) -> list[Equipment]:
    """The equipment that is put on a weapon it carries."""
    entries = (entry_of(item.kind) for item in mini.gear if not item.broken)
    return [one for one in entries if isinstance(one, Equipment) and weapon in one.fits]


def weapon_of(item: Item) -> Melee | Ranged | Bomb | None:
    entry = entry_of(item.kind)
    return entry if isinstance(entry, Melee | Ranged | Bomb) else None


def value(mini: Mini, letter: Letter) -> int:
    """An Attribute as it is now, for the mini's own use or forced on it; 0 if it has none.

    punk.ruling.dash_passive
    """
    born = mini.attributes[letter]
    if born is None:
        return 0
    total = born + mini.gained.get(letter, 0) - mini.lost.get(letter, 0) + _carried(mini, letter)
    if mini.shocked and letter in SHOCKED:
        total = min(total, max(1, total - SHOCK))
    if letter == "F" and mini.showing:
        total += SHOWN
    if letter == "D" and mini.sick:
        total -= SICK
    if letter == "A":
        return min(MOST_ACTIONS, total)
    return total


def can_use(mini: Mini, letter: Letter) -> bool:
    """True if it has that Attribute at all: punk.attribute.dash"""
    return mini.attributes[letter] is not None


@lru_cache(maxsize=4096)
def adds(kind: str) -> dict[Letter, int]:
    """What something carried adds to Attributes."""
    entry = entry_of(kind)
    return entry.adds if isinstance(entry, Equipment) else {}


def _carried(mini: Mini, letter: Letter) -> int:
    added = 0
    for item in mini.gear:
        more = adds(item.kind)
        if more and not item.broken:
            added += more.get(letter, 0)
    if letter == "AG" and is_clumsy(mini):
        added -= CLUMSY
    return added


def is_wreck(item: Item) -> bool:
    """True if it burnt fuel and exploded: only scrap is left of it. punk.ruling.fuel_details"""
    return item.broken and item_has(item, "fuel")


def is_clumsy(mini: Mini) -> bool:
    """True if it bears something cumbersome and is not a strongman: punk.core.strongman"""
    if "strongman" in mini.special:
        return False
    if mini.worn and "cumbersome" in abilities(mini.worn):
        return True
    for item in mini.gear:  # noqa: SIM110
        if "cumbersome" in abilities(item.kind) and not is_wreck(item):
            return True
    return False
