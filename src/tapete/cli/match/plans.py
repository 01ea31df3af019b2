"""Several answers typed in one go: what follows a deed, and what is put in place of a question."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.cli.reading import NotUnderstood
from tapete.kernel.dressing import dressed
from tapete.kernel.errors import TapeteError
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import Ordered
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.kernel.seat import Seat
from tapete.lessons.tutor import counting
from tapete.offers import lines_of
from tapete.offers.presenting import ahead, onward, presented, turn


class NotForeseen(TapeteError):
    """Dice fall, others speak or something comes to light before the next deed."""

    key = "cli.error.not_foreseen"


class Aside(msgspec.Struct, frozen=True):
    """An answer to the question that another was put in place of."""

    answer: Plain
    label: Message
    goes_on: bool


def asides(match: Match[Any], seat: Seat) -> list[Aside]:
    """The other answers to the open question, if what follows it is put in its place."""
    found, question = onward(match, seat), match.question
    if found is None or question is None:
        return []
    game, domain, view = match.game, question.domains[seat], match.view(seat)
    goes_on, others = game.labels.onward[question.key], []
    for line in lines_of(domain):
        label = game.labels.label(line.value, view)
        if not goes_on(line.value):
            key = question.key.replace(".ask.", ".aside.")
            label = Message(key, (*question.args, ("answer", label)))
        said = dressed(game, label, view)
        others.append(Aside(domain.write(line.value), said, goes_on(line.value)))
    return [one for one in others if one.answer != found.answer]


def turn_aside(match: Match[Any], seat: Seat, typed: str) -> None:
    """Gives the answer aside with that number, or turns to what follows it."""
    found = asides(match, seat)
    if not typed.isdecimal() or not 1 <= int(typed) <= len(found):
        raise NotUnderstood(given=typed)
    one = found[int(typed) - 1]
    if one.goes_on:
        turn(match, seat, one.answer)
    else:
        match.answer(seat, one.answer)


def foreseen(match: Match[Any], seat: Seat, answer: Plain) -> Match[Any]:
    """The match at the question after an answer; raises `NotForeseen` if nobody can know it."""
    twin = ahead(match, seat, answer)
    if twin is None:
        raise NotForeseen
    return twin


def give(match: Match[Any], seat: Seat, answers: tuple[Plain, ...]) -> None:
    """Gives an answer, and the others in advance to the questions that follow it."""
    first, *then = answers
    shown = presented(match, seat).question
    assert shown is not None
    shown.domains[seat].whole(first)
    found = onward(match, seat)
    if found is not None:
        match.answer(seat, found.answer)
    if then:
        match.order(Ordered(seat, shown.key, "next", answer=then, rule=shown.rule))
    match.answer(seat, counting(match, first))
