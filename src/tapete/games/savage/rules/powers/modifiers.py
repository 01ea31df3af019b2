"""The modifiers that can be added to a power for more points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tapete.games.savage.content.library import Power
from tapete.games.savage.state import Burn
from tapete.kernel.plain import Plain

AP_A_POINT = 2
"""savage.power.ap"""
PACES = {"hinder": -2, "hurry": 2}


class Chosen(msgspec.Struct, frozen=True):
    """The modifiers of one casting, in the order they are paid for."""

    range: int = 0
    heavy: bool = False
    veil: str = ""
    """`glow` or `shroud`: one modifier with two forms."""
    pace: str = ""
    """`hinder` or `hurry`: also one modifier with two forms."""
    ap: int = 0
    lingering: bool = False
    fatigue: bool = False
    selective: bool = False


RULES = {
    "range": "savage.power.range",
    "heavy": "savage.power.heavy",
    "glow": "savage.power.glow",
    "shroud": "savage.power.shroud",
    "pace": "savage.power.hinder",
    "ap": "savage.power.ap",
    "lingering": "savage.power.lingering",
    "fatigue": "savage.power.fatigue",
    "selective": "savage.power.selective",
}
PRICES = {"heavy": 2, "veil": 1, "pace": 1, "lingering": 2, "fatigue": 2, "selective": 1}


def price(name: str, value: object) -> int:
    """`savage.power.cost`: what a modifier adds to the cost; range and AP cost their points."""
    if not value:
        return 0
    return PRICES[name] if name in PRICES else int(str(value))


def cost(power: Power, chosen: Chosen) -> int:
    """The cost of a power and all its modifiers."""
    added = [price(name, getattr(chosen, name)) for name in Chosen.__struct_fields__]
    return power.cost + sum(added)


def options(power: Power) -> Iterator[tuple[str, tuple[Plain, ...]]]:
    """The modifiers that a power can take, each with its values; the first means without it."""
    if power.range:
        yield "range", (0, 1, 2)
    if power.damage:
        yield "heavy", (False, True)
        yield "ap", (0, 1, 2, 3)
        yield "lingering", (False, True)
    if power.damage or power.resisted:
        yield "fatigue", (False, True)
    if power.effect not in ("light", "barrier"):
        yield "veil", ("", "glow", "shroud")
        yield "pace", ("", "hinder", "hurry")
    if power.aim in ("area", "cone") and power.effect not in ("light", "barrier"):
        yield "selective", (False, True)


def affordable(power: Power, points: int, least_range: int) -> dict[str, Sequence[Plain]]:
    """The modifiers that a caster can each pay for by itself, after the range that it needs."""
    left = points - power.cost
    found: dict[str, Sequence[Plain]] = {}
    for name, values in options(power):
        least = least_range if name == "range" else 0
        most = left if name == "range" else left - least_range
        kept = [value for value in values if least <= price(name, value) <= most]
        if kept != [values[0]]:
            found[name] = kept
    return found


def paid(power: Power, points: int, details: Mapping[str, Plain]) -> Chosen:
    """The modifiers asked for, in order, as far as the points last."""
    left = points - power.cost
    taken: dict[str, Any] = {}
    for name in Chosen.__struct_fields__:
        value = details.get(name)
        if value and price(name, value) <= left:
            left -= price(name, value)
            taken[name] = value
    return Chosen(**taken)


def reach(power: Power, points: int) -> int:
    """The range in paces: doubled for 1 point, tripled for 2."""
    return power.range * (1 + points)


def lingering(dice: Sequence[int], ap: int, *, heavy: bool) -> Burn | None:
    """The base damage one die type lower, or one d4 fewer; None if nothing is left."""
    left = [die - 2 for die in dice] if min(dice) > 4 else list(dice)[1:]
    return Burn(left, ap, heavy) if left else None
