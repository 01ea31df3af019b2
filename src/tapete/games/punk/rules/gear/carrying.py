"""What a mini may carry at once, also of things it finds during the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tapete.games.punk.content.band.loadout import MOST_BOMBS
from tapete.games.punk.content.entries import Bomb, Equipment, Melee, Ranged, Shield
from tapete.games.punk.figures import abilities, entry_of, profile_of
from tapete.games.punk.state import Mini

LIMIT = "punk.downed.loot.limit"
TWO_HANDED = "punk.downed.loot.two_handed"
HUGE = "punk.special.huge.only_weapon"
CUMBERSOME = "punk.special.cumbersome"
BOMBS = "punk.special.bomb.purchase"
SHIELD = "punk.core.shield"
ATTACHMENTS = "punk.core.attachments"
ONCE = "punk.core.gear_lists"


def is_weapon(kind: str) -> bool:
    """True if it fills a weapon slot; what is part of the body does not."""
    entry = entry_of(kind)
    return isinstance(entry, Bomb) or (isinstance(entry, Melee | Ranged) and not entry.natural)


def overload(mini: Mini, kinds: Sequence[str], bombs_each: bool = False) -> str:
    """The rule that a mini would break by carrying all this; empty if it may.

    The armour it wears counts among cumbersome things.
    """
    arms = [kind for kind in kinds if is_weapon(kind)]
    bombs = Counter(kind for kind in arms if isinstance(entry_of(kind), Bomb))
    slots = len(arms) - bombs.total() + bool(bombs)
    both = [kind for kind in kinds if _is(kind, "two_handed") or _is(kind, "huge")]
    strong = "strongman" in mini.special
    shields = [kind for kind in kinds if isinstance(entry_of(kind), Shield)]
    bulky = [kind for kind in (*kinds, *filter(None, [mini.worn])) if _is(kind, "cumbersome")]
    most_bombs = max(bombs.values(), default=0) if bombs_each else bombs.total()
    broken = {
        LIMIT: slots > profile_of(mini).weapons,
        TWO_HANDED: len(both) > 1,
        HUGE: slots > 1 and not strong and any(_is(kind, "huge") for kind in arms),
        CUMBERSOME: len(bulky) > 1,
        BOMBS: most_bombs > MOST_BOMBS,
        SHIELD: bool(shields and both) or len(shields) > 1,
        ATTACHMENTS: not all(_fits(kind, kinds) for kind in kinds),
        ONCE: any(n > 1 for kind, n in Counter(kinds).items() if _is_equipment(kind)),
    }
    return next((rule for rule, is_broken in broken.items() if is_broken), "")


def _is(kind: str, ability: str) -> bool:
    return ability in abilities(kind)


def _is_equipment(kind: str) -> bool:
    return isinstance(entry_of(kind), Equipment)


def _fits(kind: str, kinds: Sequence[str]) -> bool:
    """True unless it is to be put on a weapon and fits none of these."""
    entry = entry_of(kind)
    fits = entry.fits if isinstance(entry, Equipment) else ()
    return not fits or any(one in fits for one in kinds)
