"""What is put to a seat: where a question only asks whether to go on, what follows instead.

Its other answers stand beside what follows, so that it is no question of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from tapete.kernel.errors import NotOpen
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.undo import is_free
from tapete.kernel.plain import Plain
from tapete.kernel.seat import Seat


class Onward(msgspec.Struct, frozen=True):
    """The answer that goes on from a question, and the match as it is after it.

    `records` is how many records the match had by then.
    """

    number: int
    answer: Plain
    match: Match[Any] | None
    records: int


_KNOWN: WeakKeyDictionary[Match[Any], Onward] = WeakKeyDictionary()
"""What follows the last such question of each match, as it was put to its seat."""


def presented(match: Match[Any], seat: Seat) -> Match[Any]:
    """The match as its open question is put to a seat: after going on, if that reveals nothing."""
    found = onward(match, seat)
    return match if found is None or found.match is None else found.match


def onward(match: Match[Any], seat: Seat) -> Onward | None:
    """What follows the open question if its seat goes on; None if it asks for something else.

    A lesson asks whatever it teaches.
    """
    known, goes_on = _known(match), _goes_on(match, seat)
    if goes_on is None or match.question is None:
        return None
    if known is None:
        domain = match.question.domains[seat]
        answer = domain.write(next(filter(goes_on, domain.candidates())))
        after = _after(match, seat, answer)
        known = _KNOWN[match] = Onward(match.number, answer, after, len(match.records))
    return known if known.match is not None else None


def _known(match: Match[Any]) -> Onward | None:
    """What is known to follow the open question. What followed an earlier one is forgotten."""
    found = _KNOWN.get(match)
    if found is None or found.number == match.number:
        return found
    del _KNOWN[match]
    return None


def turn(match: Match[Any], seat: Seat, via: Plain) -> None:
    """Puts to a seat what follows another of the answers that go on, such as another figure.

    Nothing is answered by that. Raises `NotOpen` if the open question does not go on that way.
    """
    found = onward(match, seat)
    if found is None:
        raise NotOpen(open=match.number)
    if found.answer != via:
        put(match, turned(match, seat, via))


def turned(match: Match[Any], seat: Seat, via: Plain) -> Onward:
    """What follows another of the answers that go on. It takes as long as an answer, or longer."""
    goes_on, question = _goes_on(match, seat), match.question
    if goes_on is None or question is None:
        raise NotOpen(open=match.number)
    value = question.domains[seat].read(via)
    after = _after(match, seat, via) if goes_on(value) else None
    if after is None:
        raise NotOpen(open=match.number)
    return Onward(match.number, via, after, len(match.records))


def put(match: Match[Any], found: Onward) -> None:
    """Puts to a seat what was found to follow an answer to the open question."""
    _KNOWN[match] = found


def put_alike(match: Match[Any], twin: Match[Any]) -> None:
    """Puts to the seats of a fork what was put to those of its match."""
    known = _KNOWN.get(match)
    if known is not None:
        _KNOWN[twin] = known


def go_on(match: Match[Any], seat: Seat) -> None:
    """Gives the answer that goes on. What follows has been worked out already when it was put."""
    found = onward(match, seat)
    if found is None or found.match is None:
        raise NotOpen(open=match.number)
    if found.records == len(match.records) and seat not in match.spared:
        match.become(found.match)
    else:
        match.answer(seat, found.answer)


def _goes_on(match: Match[Any], seat: Seat) -> Callable[[Any], bool] | None:
    """A test for the answers that go on, if the open question is one that a seat may skip."""
    question = None if match.lesson else match.question
    if question is None or question.seats != (seat,):
        return None
    return match.game.labels.onward.get(question.key)


def ahead(match: Match[Any], seat: Seat, answer: Plain) -> Match[Any] | None:
    """The match after an answer to the question that was put, if one like it is asked then.

    None if that cannot be known before: dice fall, others speak, or something comes to light.
    """
    here = presented(match, seat)
    twin = _after(here, seat, answer)
    if twin is None or twin.question is None or here.question is None:
        return None
    alike = (twin.question.key, twin.question.about) == (here.question.key, here.question.about)
    return twin if alike else None


def after_all(match: Match[Any], seat: Seat, answers: Iterable[Plain]) -> Match[Any] | None:
    """The match after several answers, if a question like the open one is asked each time."""
    twin: Match[Any] | None = match
    for answer in answers:
        twin = None if twin is None else ahead(twin, seat, answer)
    return twin


def _after(match: Match[Any], seat: Seat, answer: Plain) -> Match[Any] | None:
    """The match after an answer, if the same seat is asked next and has learned nothing."""
    twin, before = match.fork(), len(match.line)
    twin.answer(seat, answer)
    if twin.question is None or twin.question.seats != (seat,):
        return None
    return twin if is_free(twin, seat, before) else None
