"""Standing orders: what a seat wants answered without being asked, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.domains.yes_no import YesNo
from tapete.kernel.errors import NoOrder, NotOpen, NotOptional, NotYourQuestion, Refused
from tapete.kernel.game import Game
from tapete.kernel.matches.records import Answered, Lasting, Lifted, Obeyed, Ordered, Span
from tapete.kernel.message import Arg, Message
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat

if TYPE_CHECKING:
    from tapete.kernel.matches.match import Match


MOST_AHEAD = 8
"""The most answers that can be given in advance."""


class Standing(msgspec.Struct, frozen=True):
    """An order of a seat about all questions with one key. Nobody else is told of it."""

    given: Ordered
    since: int
    """What its span is counted from: a step, a round, or a number of answers."""
    about: tuple[tuple[str, Arg], ...] = ()
    """For answers given in advance: whom the question must be about."""

    @property
    def next(self) -> Plain:
        """The first of the answers given in advance."""
        first: Plain = self.given.answer[0]
        return first


def give(match: Match[Any], record: Ordered) -> None:
    """Keeps an order about the open question, in place of an older one about such questions."""
    question, seat = match.question, record.seat
    if question is None or question.key != record.key:
        raise NotOpen(open=match.number)
    if seat not in question.domains:
        raise NotYourQuestion(seat=seat)
    _check(match.game, question, record)
    about = question.about if record.span == "next" else ()
    order = Standing(record, _now(match, record.span), about)
    match.orders = {**match.orders, (seat, record.key): order}
    match.records.append(record)


def lift(match: Match[Any], record: Lifted) -> None:
    """Takes an order back: such questions are asked again."""
    if all(one.key != record.key for one in in_force(match, record.seat)):
        raise NoOrder(seat=record.seat)
    _drop(match, record.seat, record.key)
    match.records.append(record)


def _check(game: Game[Any], question: Question, record: Ordered) -> None:
    if record.span == "next":
        fits = isinstance(record.answer, list) and 0 < len(record.answer) <= MOST_AHEAD
    else:
        fits = (record.span, record.guarded) in offered(game, question, record.seat)
    if not fits:
        raise NotOptional(seat=record.seat)


def _drop(match: Match[Any], seat: Seat, key: str) -> None:
    match.orders = {name: one for name, one in match.orders.items() if name != (seat, key)}


def in_force(match: Match[Any], seat: Seat) -> tuple[Ordered, ...]:
    """Returns the orders of a seat that have not run out."""
    own = [one for (owner, _), one in match.orders.items() if owner == seat]
    return tuple([one.given for one in own if _lasts(match, one)])


def offered(game: Game[Any], question: Question, seat: Seat) -> tuple[tuple[Lasting, bool], ...]:
    """Returns the orders that a seat may give about a question, each with its condition."""
    if declined(game, question, seat) is None or question.secret:
        return ()
    rounds: tuple[tuple[Lasting, bool], ...] = (
        () if game.labels.round is None else (("round", False),)
    )
    weighs = game.tactics.guards and game.labels.foretells(question.key)
    guarded: tuple[tuple[Lasting, bool], ...] = (("match", True),) if weighs else ()
    return (("deed", False), *rounds, *guarded, ("match", False))


def declined(game: Game[Any], question: Question, seat: Seat) -> Plain | None:
    """Returns the answer that lets things be, if a question has one; otherwise None."""
    domain = question.domains[seat]
    if isinstance(domain, YesNo):
        return domain.write(False)
    declines = game.labels.declines.get(question.key)
    found = [] if declines is None else [one for one in domain.candidates() if declines(one)]
    return domain.write(found[0]) if found else None


def order_label(game: Game[Any], span: Span, *, guarded: bool) -> Message:
    """Returns an order in words; the game says what harm a guarded one is to save from."""
    return Message(f"{game.name}.order.guarded" if guarded else f"kernel.order.{span}")


def standing(match: Match[Any], seat: Seat) -> Standing | None:
    """Returns the order of a seat about the open question, if there is one in force."""
    question = match.question
    order = match.orders.get((seat, question.key)) if question is not None else None
    if order is None or question is None or not _lasts(match, order):
        return None
    if order.given.span != "next":
        return order
    meant = len(match.line) > order.since and question.about == order.about
    return order if meant and _allows(question.domains[seat], order.next) else None


def _allows(domain: Domain[Any], answer: Plain) -> bool:
    try:
        domain.whole(answer)
    except Refused:
        return False
    return True


def note_answer(match: Match[Any], answered: Answered) -> None:
    """Goes on to the next of the answers given in advance, or forgets them if another was."""
    name = (answered.seat, answered.key)
    order = match.orders.get(name)
    if order is None or order.given.span != "next" or len(match.line) <= order.since + 1:
        return
    _, *left = order.given.answer
    if left and isinstance(answered, Obeyed):
        given = msgspec.structs.replace(order.given, answer=left)
        match.orders = {**match.orders, name: msgspec.structs.replace(order, given=given)}
    else:
        _drop(match, *name)


def note_undo(match: Match[Any]) -> None:
    """Forgets all answers that were given in advance."""
    kept = {name: one for name, one in match.orders.items() if one.given.span != "next"}
    match.orders = kept


def _lasts(match: Match[Any], order: Standing) -> bool:
    span = order.given.span
    return span in ("match", "next") or order.since == _now(match, span)


def _now(match: Match[Any], span: Span) -> int:
    """Returns the number of the running step or round, or of the answers so far."""
    if span == "deed":
        return match.trail[-1].answers
    if span == "round" and match.game.labels.round is not None:
        return match.game.labels.round(match.state)
    return len(match.line)
