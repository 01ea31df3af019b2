"""What a person is told of an answer before it is given: as much as can be weighed in the time."""

from __future__ import annotations

from typing import Any

from tapete.kernel.dressing import dressed
from tapete.kernel.labels import Gist
from tapete.kernel.matches.position import Position
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.odds.forecast import Depth, Forecast, NoWorld, forecast
from tapete.odds.policy import Policy

LEAVES = 48_000
"""Shared by the options of a question, so that a long list does not keep its reader waiting."""
LEAST, MOST = 1200, 8000
CLOSELY = 40_000
"""For one answer that somebody looks at closely."""
SAMPLES = 40
"""How many runs that were too few pay for one sample."""
FEWEST = 100
"""Samples below which a percentage would say too little."""
MANY = LEAVES // LEAST
"""Options of which each is given the least."""


def foreseen(
    position: Position[Any], answer: Plain, options: int = 1, *, close: bool = False
) -> Forecast | None:
    """An answer as one of so many, by best play where it can be weighed in the time.

    Else all reply at a glance. None where nothing that could be imagined agrees with what is known.
    """
    leaves = CLOSELY if close else max(LEAST, min(MOST, LEAVES // max(1, options)))
    samples = max(FEWEST, leaves // SAMPLES)
    try:
        return forecast(position, answer, Depth(Policy.BEST, leaves, samples, 4, scored=False))
    except NoWorld:
        return None


def likeliest(seen: Forecast) -> list[tuple[Gist, float]]:
    """What may come of it, the likeliest first."""
    return sorted(seen.gists.floats().items(), key=lambda pair: -pair[1])


def left_out(position: Position[Any], answer: Plain) -> Message | None:
    """What the forecast of an answer leaves out, if the game has something to say about it."""
    game, view = position.game, position.now
    said = game.labels.unless(position.domain.recall(answer), view)
    return None if said is None else dressed(game, said, view)


def as_meant(position: Position[Any], answer: Plain, seen: Forecast) -> float | None:
    """The chance that an answer comes out as it is meant, if a gist can tell."""
    game, view, seat = position.game, position.now, position.seat
    value = position.domain.recall(answer)
    hoped = {gist: game.labels.hoped(value, gist, view, seat) for gist in seen.gists}
    if None in hoped.values():
        return None
    return float(seen.gists.chance(lambda gist: bool(hoped[gist])))
