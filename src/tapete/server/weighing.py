"""What may come of an answer, before it is given."""

from __future__ import annotations

from typing import Any

from tapete.kernel.plain import Plain
from tapete.kernel.position import Position
from tapete.odds.first import first_roll
from tapete.odds.forecast import Depth, Forecast, as_meant, foreseen
from tapete.odds.table import Policy
from tapete.server.telling import dressed, terms
from tapete.server.wire.to_client import Outcome, Weighed

LEAVES = 24_000
"""Shared by the lines of a question, so that a long list does not keep its reader waiting."""
LEAST, MOST = 600, 4000
CLOSELY = 20_000
"""For one answer that somebody looks at closely."""
SAMPLES = 20
"""Of so many runs that were too few, one sample."""
FEWEST = 100
"""Samples below which a percentage would say too little."""
SHOWN = 20
"""So many outcomes at most; the rarest are left out."""


def weigh(
    position: Position[Any],
    answer: Plain,
    options: int = 1,
    close: bool = False,
    *,
    id: int = 0,  # noqa: A002
    number: int = 0,
) -> Weighed:
    """The chances of what an answer leads to, as one of so many options, or looked at closely.

    It touches nothing of the match: a position can be weighed beside it, in another thread.
    """
    seen = _forecast(position, answer, CLOSELY if close else _leaves(options))
    roll = first_roll(position, answer)
    return Weighed(
        id=id,
        number=number,
        answer=answer,
        outcomes=() if seen is None else _outcomes(position, seen),
        exact=seen is not None and seen.exact,
        error=0.0 if seen is None else seen.error,
        terms=() if roll is None else terms(roll.modifiers),
        headline=None if seen is None or roll is None else as_meant(position, answer, seen),
        policy=(Policy.GLANCE if seen is None else seen.policy).value,
    )


def _leaves(options: int) -> int:
    return max(LEAST, min(MOST, LEAVES // max(1, options)))


def _forecast(position: Position[Any], answer: Plain, leaves: int) -> Forecast | None:
    """None where nothing that could be imagined agrees with what is known."""
    depth = Depth(Policy.GLANCE, leaves, max(FEWEST, leaves // SAMPLES), worlds=4, scored=False)
    return foreseen(position, answer, depth)


def _outcomes(position: Position[Any], seen: Forecast) -> tuple[Outcome, ...]:
    """The likeliest first; where nothing comes of it, without words."""
    likeliest = sorted(seen.gists.floats().items(), key=lambda pair: -pair[1])
    return tuple(
        [
            Outcome(chance, tuple([dressed(position.game, part) for part in gist]))
            for gist, chance in likeliest[:SHOWN]
        ]
    )
