"""What a person is told about an answer before giving it: as much as can be weighed in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.kernel.dressing import dressed
from tapete.kernel.matches.position import Position
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.odds.forecast import Depth, Forecast, NoWorld, forecast
from tapete.odds.policy import Policy
from tapete.odds.shown.folding import Folded, Row, fold
from tapete.odds.shown.percents import percent

LEAVES = 48_000
"""The runs that all options of a question share: a long list must not keep its reader waiting."""
LEAST, MOST = 1200, 8000
CLOSELY = 40_000
"""The runs for one answer that somebody looks at closely."""
SAMPLES = 40
"""Where the runs are too few, one sample is taken for so many of them."""
FEWEST = 100
"""The fewest samples: with fewer, a percentage would say too little."""
MANY = LEAVES // LEAST
"""With this many options, each is given only the fewest runs."""


def foreseen(
    position: Position[Any], answer: Plain, options: int = 1, *, close: bool = False
) -> Forecast | None:
    """The forecast of an answer, one of so many options: by best play if there is time for that.

    Else all reply at a glance. None where nothing that could be imagined agrees with what is known.
    """
    leaves = CLOSELY if close else max(LEAST, min(MOST, LEAVES // max(1, options)))
    leaves = min(leaves, position.game.tactics.patience)
    samples = max(FEWEST, leaves // SAMPLES)
    try:
        return forecast(position, answer, Depth(Policy.BEST, leaves, samples, 4, scored=False))
    except NoWorld:
        return None


def left_out(position: Position[Any], answer: Plain) -> Message | None:
    """What the forecast of an answer leaves out, if the game has something to say about it."""
    return _aside(position, answer, position.game.labels.unless)


def condition(position: Position[Any], answer: Plain) -> Message | None:
    """The condition on which the forecast of an answer holds, if there is one."""
    return _aside(position, answer, position.game.labels.given)


def _aside(
    position: Position[Any], answer: Plain, says: Callable[[object, Any], Message | None]
) -> Message | None:
    game, view = position.game, position.now
    said = says(position.domain.recall(answer), view)
    return None if said is None else dressed(game, said, view)


def shown(position: Position[Any], answer: Plain, seen: Forecast) -> Folded:
    """What may come of an answer, folded to what matters to the seat that gives it."""
    labels, view, seat = position.game.labels, position.now, position.seat
    value = position.domain.recall(answer)
    return fold(
        seen.gists,
        lambda gist: labels.coarse(gist, view, seat),
        labels.gravity,
        lambda gist: labels.hoped(value, gist, view, seat),
    )


def aim_of(position: Position[Any], answer: Plain) -> Message:
    """What an answer is meant to do, in a few words."""
    game, view = position.game, position.now
    return dressed(game, game.labels.aim(position.domain.recall(answer), view), view)


def hope_in_words(position: Position[Any], answer: Plain, hope: Row, *, exact: bool) -> Message:
    """Says how likely it is that an answer comes out as it is meant, and what that is."""
    much = percent(hope.chance, hope.part, exact=exact)
    return Message.of("odds.hope", percent=much, what=aim_of(position, answer))
