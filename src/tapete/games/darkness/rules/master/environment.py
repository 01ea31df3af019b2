"""Light and weather: how far somebody sees, and how far somebody moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tapete.games.darkness.content.library import library
from tapete.games.darkness.state import Foe, Square, Survivor
from tapete.games.darkness.world import Night
from tapete.spaces.tiles import sight

FAR = 3
"""Squares that can be seen by day: darkness.gm.los.range"""


class Condition(NamedTuple):
    """What light or weather does: how far one sees, what it costs to move, and its rule."""

    sight: int
    slower: int
    rule: str


DAY = Condition(FAR, 0, "darkness.gm.env.day")
NIGHT = Condition(0, 2, "darkness.gm.env.night")
TORCH = Condition(2, 1, "darkness.gm.env.night_torch")
STORM = Condition(1, 2, "darkness.gm.env.storm")
LIGHT_RAIN = Condition(2, 1, "darkness.gm.env.light_rain")
WEATHER = {"light_rain": LIGHT_RAIN, "storm": STORM}


def conditions(night: Night, figure: Survivor | Foe) -> list[Condition]:
    """The conditions somebody is in: darkness.gm.env.optional, darkness.ruling.gm_weather_stack"""
    return [DAY, *_others(night, figure)] if night.master.environment else [DAY]


def _others(night: Night, figure: Survivor | Foe) -> Iterator[Condition]:
    """Darkness wherever there is no light; rain and storm in the street only."""
    assert figure.at is not None
    building = night.city.building(figure.at)
    if building in night.master.dark or (not building and night.master.light == "night"):
        yield TORCH if has_torch(figure) else NIGHT
    if not building and night.master.weather in WEATHER:
        yield WEATHER[night.master.weather]


def has_torch(figure: Survivor | Foe) -> bool:
    """True if somebody sees by a light of its own: darkness.gm.item.torch"""
    if isinstance(figure, Foe):
        return True
    items = library().items
    return any(one.kind in items and items[one.kind].torch for one in figure.things)


def far(night: Night, figure: Survivor | Foe) -> int:
    """How many squares somebody sees: the least that any condition leaves."""
    return min(one.sight for one in conditions(night, figure))


def slower(night: Night, figure: Survivor | Foe) -> int:
    """What light and weather take from somebody's movement: the most of any, not the sum."""
    return max(one.slower for one in conditions(night, figure))


def grounds(night: Night, figure: Survivor | Foe) -> tuple[str, ...]:
    """The rules of the conditions somebody is in."""
    return tuple([one.rule for one in conditions(night, figure)])


def sees(night: Night, figure: Survivor | Foe, square: Square) -> bool:
    """True if somebody sees a square: darkness.gm.los.range, darkness.ruling.gm_los_block"""
    assert figure.at is not None
    doors = frozenset(night.state.no_doors)
    return sight.sees(night.city, figure.at, square, far(night, figure), doors=doors)
