"""Light and darkness on the table: daylight, lamps, torches, and the powers that change it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.savage.labels.light import ambient, light_name
from tapete.games.savage.state import State
from tapete.games.savage.world import (
    LINE,
    Walls,
    board_of,
    burning,
    conjured,
    walls_of,
)
from tapete.scene import Lamp
from tapete.scene.board import Pair
from tapete.spaces.boards.light import FULL, Light
from tapete.spaces.sight.shine import outline_of


def lamps(view: State) -> tuple[Lamp, ...]:
    """Lamps and torches, the brightest last, and then the powers, which outdo them.

    Without miniatures there is no ground to draw them on: figures say in what light they are.
    """
    if view.board == LINE:
        return ()
    shining = [lamp for lamp in _shining(view) if lamp.level > ambient(view)]
    shining.sort(key=lambda lamp: lamp.level)
    powers = [_lamp((at.x, at.y), one.radius, one.level) for at, one in conjured(view)]
    return (*shining, *powers)


def _shining(view: State) -> Iterator[Lamp]:
    """Each light as two discs: half as bright up to its radius, and whole up to half of it."""
    broken = tuple(view.broken)
    fixed = board_of(view.scenario, broken).lights
    for light in fixed:
        yield from _discs(light, view.ambient, _reached(view.scenario, broken, (), light))
    for light in burning(view):
        yield from _discs(light, 0, _reached(view.scenario, broken, walls_of(view), light))


def _discs(light: Light, brighter: int, outline: tuple[Pair, ...]) -> Iterator[Lamp]:
    at = light.centre.x, light.centre.y
    yield _lamp(at, light.radius, light.level // 2 + brighter, outline)
    yield _lamp(at, light.radius // 2, light.level + brighter, outline)


def _lamp(at: Pair, radius: int, level: int, outline: tuple[Pair, ...] = ()) -> Lamp:
    seen = max(0, min(FULL, level))
    return Lamp(at, radius, seen, light_name(level), outline)


@lru_cache(maxsize=512)
def _reached(
    scenario: str, broken: tuple[int, ...], walls: Walls, light: Light
) -> tuple[Pair, ...]:
    return outline_of(board_of(scenario, broken, walls), light)
