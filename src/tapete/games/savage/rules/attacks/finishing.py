"""The finishing move."""

from __future__ import annotations

from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import weapon_of, weapons_in_hand
from tapete.games.savage.rules.harm.damage import put_out
from tapete.games.savage.rules.harm.injuries import die
from tapete.games.savage.state import Figure, Item
from tapete.games.savage.world import Fight

HELPLESS = ("incapacitated", "unconscious")

FINISH = "finish"


def is_at_mercy(figure: Figure) -> bool:
    """savage.ruling.finish_when: True if out cold or tied up, not if Stunned, Bound or unaware."""
    return figure.out in HELPLESS or (figure.tied and not figure.out)


def lethal_weapon(figure: Figure) -> Item | None:
    """The first weapon in hand or natural weapon that can kill; an empty gun or a fist cannot."""
    return next((item for item in weapons_in_hand(figure) if _kills(item)), None)


def _kills(item: Item) -> bool:
    weapon = weapon_of(item)
    return weapon is not None and (not weapon.shots or item.loaded > 0)


def finish(fight: Fight, figure: Figure, victim: Figure) -> None:
    """The victim dies, without a roll or a chance to soak."""
    rule, item = "savage.finish", lethal_weapon(figure)
    weapon = None if item is None else weapon_of(item)
    if item is not None and weapon is not None and weapon.shots:
        item.loaded -= 1
    fight.table.tell(Did, figure=figure.id, what=FINISH, target=victim.id, rule=rule)
    if victim.out:
        die(fight, victim, rule)
    else:
        put_out(fight, victim, "dead", rule)
