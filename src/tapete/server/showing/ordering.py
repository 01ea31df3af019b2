"""Standing orders as a seat is shown them: those it may give, and those in force."""

from __future__ import annotations

from typing import Any

from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.orders import in_force, offered, order_label
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.server.wire.asked import StandingOrder


def orders_offered(game: Game[Any], question: Question, seat: Seat) -> tuple[StandingOrder, ...]:
    """The orders that a seat may give about a question."""
    return tuple(
        [
            StandingOrder(span, order_label(game, span, guarded=guarded), guarded)
            for span, guarded in offered(game, question, seat)
        ]
    )


def standing_orders(match: Match[Any], seat: Seat) -> tuple[StandingOrder, ...]:
    """The orders of a seat that are in force."""
    return tuple(
        [
            StandingOrder(
                one.span,
                order_label(match.game, one.span, guarded=one.guarded),
                one.guarded,
                one.key,
                one.rule,
            )
            for one in in_force(match, seat)
            if one.span != "next"
        ]
    )
