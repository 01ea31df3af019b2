"""The city on the table, from where its tiles lie."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.darkness.content.laying import laid_out
from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Scenario, Session
from tapete.spaces.tiles.city import City
from tapete.spaces.tiles.laid import Laid


@lru_cache(maxsize=4096)
def city_of(laid: tuple[Laid, ...]) -> City:
    """The city of these tiles, in the order in which they were laid."""
    if not laid:
        return City(library().ground)
    halves = 2 if library().ground[laid[-1].tile].partner else 1
    return city_of(laid[:-halves]).grown(*laid[-halves:])


def first_tiles(story: Scenario | Session) -> tuple[Laid, ...]:
    """The tiles that lie on the table as a story begins, in the order in which they are laid."""
    return laid_out(City(library().ground), story).laid


def known_tiles(story: Scenario | Session) -> tuple[Laid, ...]:
    """The tiles that everybody knows of before it begins; of a master's city only the first."""
    laid = first_tiles(story)
    halves = 2 if library().ground[laid[0].tile].partner else 1
    return laid if isinstance(story, Scenario) else laid[:halves]
