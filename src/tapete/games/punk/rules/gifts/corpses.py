"""What some do with the fallen: eating them, or drawing a dose from them. Each body once."""

from __future__ import annotations

from tapete.games.punk.events.gifts import Devoured, Harvested
from tapete.games.punk.state import Letter, Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.plane.point import CM

DEVOUR = "punk.core.devour"
HARVEST = "punk.core.harvest"
DEVOURS, HARVESTS = "devour", "harvest"
"""The special rules, and the marks they leave on a body."""
GROWS: tuple[Letter, ...] = ("C", "F", "D")
DOSE_REACH = 20 * CM


def food(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    """The bodies it touches that nobody has eaten."""
    return [body for body in _touched(skirmish, mini) if DEVOURS not in body.used]


def devour(skirmish: Skirmish, mini: Mini, body: Mini) -> None:
    """It grows: +1 Combat, Strength and Toughness for good."""
    body.used.append(DEVOURS)
    for letter in GROWS:
        mini.gained[letter] = mini.gained.get(letter, 0) + 1
    skirmish.table.tell(Devoured, figure=mini.id, target=body.id, rule=DEVOUR)


def crop(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    """The bodies of enemies it touches from which nobody has drawn anything."""
    return [
        body
        for body in _touched(skirmish, mini)
        if body.seat != mini.seat and HARVESTS not in body.used
    ]


def takers(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    """Friends near enough for a dose who have none yet."""
    return [
        one
        for one in skirmish.friends(mini)
        if not one.extra and skirmish.gap(one, mini) <= DOSE_REACH
    ]


def harvest(skirmish: Skirmish, mini: Mini, body: Mini, taker: Mini) -> None:
    """A dose from a body: a friend has 1 Action more in its next activation."""
    body.used.append(HARVESTS)
    taker.extra = 1
    skirmish.table.tell(Harvested, figure=mini.id, target=body.id, other=taker.id, rule=HARVEST)


def _touched(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    return [body for body in skirmish.downed() if skirmish.in_contact(mini, body)]
