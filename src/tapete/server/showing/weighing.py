"""What may come of an answer, before it is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tapete.kernel.dressing import dressed
from tapete.kernel.matches.position import Position
from tapete.kernel.plain import Plain
from tapete.odds.first import first_roll
from tapete.odds.foresight import aim_of, foreseen, hope_in_words, left_out, shown
from tapete.odds.policy import Policy
from tapete.odds.shown.folding import Folded, Row
from tapete.odds.shown.percents import percent
from tapete.server.showing.telling import terms
from tapete.server.wire.to_client import UNSENT, Hope, Outcome, Weighed


def weigh(position: Position[Any], answer: Plain, options: int = 1, close: bool = False) -> Weighed:
    """The chances of what an answer leads to; it is one of so many `options`, or looked at `close`.

    This touches nothing of the match, so it may run in another thread.
    """
    seen = foreseen(position, answer, options, close=close)
    roll = first_roll(position, answer)
    told = None if seen is None else shown(position, answer, seen)
    exact = seen is not None and seen.exact
    return Weighed(
        id=UNSENT,
        number=UNSENT,
        answer=answer,
        outcomes=() if told is None else _outcomes(position, told.rows, exact),
        exact=exact,
        error=0.0 if seen is None else seen.error,
        terms=() if roll is None else terms(position.game, roll.modifiers, position.now),
        headline=None if told is None or roll is None else _hope(position, answer, told, exact),
        policy=(Policy.GLANCE if seen is None else seen.policy).value,
        unless=None if seen is None else left_out(position, answer),
    )


def _hope(position: Position[Any], answer: Plain, told: Folded, exact: bool) -> Hope | None:
    hope = told.hope
    if hope is None:
        return None
    said = hope_in_words(position, answer, hope, exact=exact)
    much = percent(hope.chance, hope.part, exact=exact)
    return Hope(float(hope.chance), much, aim_of(position, answer), said)


def _outcomes(position: Position[Any], rows: Iterable[Row], exact: bool) -> tuple[Outcome, ...]:
    """The outcomes in words; one in which nothing happens has none."""
    return tuple([_outcome(position, row, exact) for row in rows])


def _outcome(position: Position[Any], row: Row, exact: bool) -> Outcome:
    return Outcome(
        float(row.chance),
        percent(row.chance, row.part, exact=exact),
        tuple([dressed(position.game, part, position.now) for part in row.gist]),
        _outcomes(position, row.more, exact),
    )
