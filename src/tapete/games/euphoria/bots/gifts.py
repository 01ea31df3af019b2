"""Which abilities and roars seem to reach whom they are for: they are measured once declared."""

from __future__ import annotations

from typing import NamedTuple

from tapete.deeds.do import Do
from tapete.games.euphoria.bots.eye import guess
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.rules.gifts.abilities import ABILITY, fits
from tapete.games.euphoria.rules.gifts.genes import ROAR_ALL, ROAR_FRIEND, ROAR_REACH
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.spaces.plane.point import INCH

FEW = 2
"""One that concerns many is worth declaring if it seems to reach so many, or half of them."""
NEARER = 4
"""How many inches nearer somebody is expected to be once a later phase has come."""


class Reach(NamedTuple):
    """The minis that an ability concerns if they are near, and its reach in inches."""

    inches: int
    concerned: list[Mini]


def seems_to_reach(show: Show, mini: Mini, do: Do, eye: int) -> bool:
    """False if the minis that an ability or a roar is meant for seem to be out of its reach."""
    reach = _reach(show, mini, do)
    if reach is None:
        return True
    far, every = reach.inches * INCH, reach.concerned
    near = [one for one in every if one is mini or guess(show, mini, one, eye) <= far]
    return bool(near) and len(near) >= min(FEW, (len(every) + 1) // 2)


def _reach(show: Show, mini: Mini, do: Do) -> Reach | None:
    """Returns how far it reaches; None if distance does not matter."""
    if do.what == ROAR_ALL:
        return Reach(ROAR_REACH, show.enemies(mini))
    if do.what == ROAR_FRIEND:
        return Reach(ROAR_REACH, [show.mini(do.to)])
    if do.what != ABILITY:
        return None
    ability = library().abilities[mini.ability]
    if not ability.range or ability.target == "body":
        return None
    inches = ability.range + (0 if ability.when == "now" else NEARER)
    if do.to:
        return Reach(inches, [show.mini(do.to)])
    every = show.friends(mini) if ability.target == "friends" else show.enemies(mini)
    return Reach(inches, [one for one in every if fits(ability, one)])
