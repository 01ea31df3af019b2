"""The tiles that lie on the table as a story begins."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.stories import Placed, Scenario, Session
from tapete.spaces.tiles.city import START, City


class DoesNotFit(ValueError):
    """A tile of a layout lies on another; `place` is its place in the layout, from 0."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


def laid_out(city: City, story: Scenario | Session) -> City:
    """The city with the tiles of a story, its first one in the middle."""
    for place, one in enumerate(_tiles(story), start=-1):
        where = START[0] + one.east, START[1] + one.south
        if not city.fits(one.tile, where, one.turn):
            raise DoesNotFit(place)
        city = city.grown(*city.laying(one.tile, where, one.turn))
    return city


def _tiles(story: Scenario | Session) -> Iterator[Placed]:
    yield Placed(tile=story.start)
    yield from story.layout
