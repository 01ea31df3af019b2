"""Standing orders at a terminal: those that fit the open question, and those in force."""

from __future__ import annotations

from typing import Any

from tapete.cli.match.screen import Screen
from tapete.cli.reading import NotUnderstood
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.orders import in_force, offered, order_label
from tapete.kernel.matches.records import Lifted, Ordered
from tapete.kernel.message import Message
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat


def fitting(match: Match[Any], seat: Seat, question: Question) -> list[Ordered]:
    """The orders that may be given about a question, in the order of their numbers."""
    found = offered(match.game, question, seat)
    return [
        Ordered(seat, question.key, span, guarded, rule=question.rule) for span, guarded in found
    ]


def show_orders(screen: Screen, seat: Seat, question: Question) -> None:
    """Shows the orders in force and those that may be given, each with what to type."""
    match = screen.match
    given, open_to = _in_force(match, seat), fitting(match, seat, question)
    if not given and not open_to:
        screen.print("cli.order.none")
    for number, order in enumerate(given, start=1):
        about = screen.title(order.rule)
        screen.print("cli.order.given", number=number, order=_label(match, order), about=about)
    for number, order in enumerate(open_to, start=1):
        screen.print("cli.order.open", number=number, order=_label(match, order))


def give(match: Match[Any], seat: Seat, question: Question, typed: str) -> None:
    """Gives the order with that number about the open question."""
    match.order(_numbered(fitting(match, seat, question), typed))


def lift(match: Match[Any], seat: Seat, typed: str) -> None:
    """Takes back the order with that number; without a number, the only one."""
    given = _in_force(match, seat)
    order = given[0] if not typed and len(given) == 1 else _numbered(given, typed)
    match.lift(Lifted(seat, order.key))


def _in_force(match: Match[Any], seat: Seat) -> list[Ordered]:
    return [order for order in in_force(match, seat) if order.span != "next"]


def _numbered(orders: list[Ordered], typed: str) -> Ordered:
    if not typed.isdecimal() or not 1 <= int(typed) <= len(orders):
        raise NotUnderstood(given=typed)
    return orders[int(typed) - 1]


def _label(match: Match[Any], order: Ordered) -> Message:
    return order_label(match.game, order.span, guarded=order.guarded)
