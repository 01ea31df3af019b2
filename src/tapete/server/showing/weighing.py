"""What may come of an answer, before it is given."""

from __future__ import annotations

from typing import Any

from tapete.kernel.dressing import dressed
from tapete.kernel.matches.position import Position
from tapete.kernel.plain import Plain
from tapete.odds.first import first_roll
from tapete.odds.forecast import Forecast
from tapete.odds.foresight import as_meant, foreseen, left_out, likeliest
from tapete.odds.policy import Policy
from tapete.server.showing.telling import terms
from tapete.server.wire.to_client import Outcome, Weighed

SHOWN = 20
"""The most outcomes that are shown; the rarest are left out."""


def weigh(
    position: Position[Any],
    answer: Plain,
    options: int = 1,
    close: bool = False,
    *,
    id: int = 0,  # noqa: A002
    number: int = 0,
) -> Weighed:
    """The chances of what an answer leads to; it is one of so many `options`, or looked at `close`.

    This touches nothing of the match, so it may run in another thread.
    """
    seen = foreseen(position, answer, options, close=close)
    roll = first_roll(position, answer)
    return Weighed(
        id=id,
        number=number,
        answer=answer,
        outcomes=() if seen is None else _outcomes(position, seen),
        exact=seen is not None and seen.exact,
        error=0.0 if seen is None else seen.error,
        terms=() if roll is None else terms(position.game, roll.modifiers, position.now),
        headline=None if seen is None or roll is None else as_meant(position, answer, seen),
        policy=(Policy.GLANCE if seen is None else seen.policy).value,
        unless=None if seen is None else left_out(position, answer),
    )


def _outcomes(position: Position[Any], seen: Forecast) -> tuple[Outcome, ...]:
    """The outcomes, the likeliest first; one in which nothing happens has no words."""
    return tuple(
        [
            Outcome(chance, tuple([dressed(position.game, part, position.now) for part in gist]))
            for gist, chance in likeliest(seen)[:SHOWN]
        ]
    )
