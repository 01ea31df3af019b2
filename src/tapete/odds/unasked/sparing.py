"""Spares seats questions: those they have settled beforehand, and those that change nothing."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.orders import declined, standing
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.records import TakenBack
from tapete.kernel.matches.undo import is_free
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.odds.policy import Policy
from tapete.odds.runs import TooManyLeaves
from tapete.odds.table import Impossible
from tapete.odds.unasked.moot import may_be_moot, moot
from tapete.odds.unasked.rerun import Rerun

LEAVES = 2000
"""The most runs for each answer. If more are needed to see whether it may save, it is asked."""


def spare(match: Match[Any], seat: Seat) -> None:
    """Spares a seat the open question if it need not be asked, unless it went back to it."""
    if match.records and isinstance(match.records[-1], TakenBack):
        return
    answer = obedient(match, seat)
    if answer is not None:
        match.obey(seat, answer)
        return
    answer = moot(match.position(seat))
    if answer is None and is_trifle(match, seat):
        answer = declined(match.game, match.position(seat).question, seat)
    if answer is not None:
        match.settle(seat, answer)


def is_trifle(match: Match[Any], seat: Seat) -> bool:
    """True if the game says that the open question is not worth asking."""
    question = match.question
    if question is None or question.secret or declined(match.game, question, seat) is None:
        return False
    return match.game.tactics.trifles(question.key, question.domains[seat], match.view(seat))


def may_be_spared(match: Match[Any], question: Question, seat: Seat) -> bool:
    """True if it is worth finding out whether a seat need be asked."""
    if standing(match, seat) is not None or may_be_moot(match.game, question, seat):
        return True
    return is_trifle(match, seat)


def obedient(match: Match[Any], seat: Seat) -> Plain | None:
    """Returns the answer that a seat's standing order gives to the open question, if one does."""
    order, question = standing(match, seat), match.question
    if order is None or question is None:
        return None
    if order.given.span == "next":
        answer = question.domains[seat].whole(order.next)
        return answer if _goes_as_planned(match, seat, answer) else None
    answer = declined(match.game, question, seat)
    if order.given.guarded and may_save(match.position(seat), answer):
        return None
    return answer


def _goes_as_planned(match: Match[Any], seat: Seat, answer: Plain) -> bool:
    """True if nothing came to light since the answer before this one was given.

    The end of a turn was ordered whatever comes to light.
    """
    position = match.position(seat)
    deed = match.game.labels.deed(position.domain.read(answer))
    if deed is not None and deed.ends:
        return True
    key = position.question.key
    line = match.line
    own = [n for n in line.places if (line[n].seat, line[n].key) == (seat, key)]
    return bool(own) and is_free(match, seat, own[-1])


def may_save(position: Position[Any], answer: Plain) -> bool:
    """True if another answer may spare the seat harm, or if nobody can tell."""
    game: Game[Any] = position.game
    if None in position.script or game.guesses(position.before, position.seat):
        return True
    others = [position.domain.write(value) for value in position.domain.candidates()]
    run = Rerun(position)
    try:
        harm = _harm(run, answer)
        return any(_harm(run, other) < harm for other in others if other != answer)
    except (Impossible, TooManyLeaves):
        return True


def _harm(run: Rerun[Any], answer: Plain) -> Fraction:
    """Returns the harm to expect after an answer, if all seats reply at a glance."""
    tactics, seat, seats = run.game.tactics, run.position.seat, run.position.seats
    seen = run.after(
        answer,
        lambda state: (tactics.harm(state, seat), (0.0,) * seats),
        Policy.GLANCE,
        LEAVES,
        tactics,
    )
    total = sum(seen.weights.values())
    return sum(Fraction(harm) * weight for harm, weight in seen.weights.items()) / Fraction(total)
