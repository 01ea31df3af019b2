"""Taking back answers: freely until something was revealed, further only if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tapete.kernel.errors import NothingToUndo, NoUndoAsked, Unrepeatable
from tapete.kernel.event import Note, Undone
from tapete.kernel.matches import orders
from tapete.kernel.matches.learning import learned
from tapete.kernel.matches.records import TakenBack
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.matches.tail import LetGo
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.live import Suspended

if TYPE_CHECKING:
    from tapete.kernel.matches.checkpoint import Checkpoint
    from tapete.kernel.matches.match import Match


class Request(msgspec.Struct, frozen=True):
    """A seat's request to undo answers although others answered or learned something since."""

    by: Seat
    back_to: int
    waiting: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()


def ask(match: Match[Any], by: Seat, free: bool | None = None) -> Request | None:
    """Takes back the seat's last answer at once if it may; otherwise waits for the others."""
    back_to = _last_answer(match, by)
    may = is_free(match, by, back_to) if free is None else free
    waiting = () if may else _others(match, by)
    if not waiting:
        take_back(match, TakenBack(by, back_to))
        return None
    match.undo_request = Request(by, back_to, waiting)
    return match.undo_request


def may_go_back(match: Match[Any], by: Seat) -> bool:
    """True if a seat may take back its last answer without asking anybody.

    Where a game hides things, this may take a while: what it learned is looked for.
    """
    return is_free(match, by, _last_answer(match, by))


def reaches(match: Match[Any], by: Seat) -> bool:
    """True if enough is remembered to take back a seat's last answer."""
    try:
        return bool(_earlier(match, _last_answer(match, by)))
    except LetGo:
        return False


def went_back(match: Match[Any]) -> Seat | None:
    """Returns the seat that took answers back just now where a game hides things, if one did."""
    last = match.records[-1] if match.records and match.game.hides else None
    return last.by if isinstance(last, TakenBack) else None


def consent(match: Match[Any], seat: Seat, agrees: bool) -> None:
    """Takes the answers back once all have agreed, which the journal records. One no ends it."""
    request = match.undo_request
    if request is None or seat not in request.waiting:
        raise NoUndoAsked(seat=seat)
    if not agrees:
        match.undo_request = None
        return
    waiting = tuple(other for other in request.waiting if other != seat)
    agreed = (*request.agreed, seat)
    match.undo_request = msgspec.structs.replace(request, waiting=waiting, agreed=agreed)
    if not waiting:
        take_back(match, TakenBack(request.by, request.back_to, agreed))


def has_revealed(match: Match[Any], request: Request) -> bool:
    """True if something came to light since the answers that would be taken back."""
    return match.game.hides or any(match.revealed[request.back_to + 1 :])


def take_back(match: Match[Any], record: TakenBack) -> None:
    """Goes back to the question before the answer.

    Faces already used do not come up again; in practice they do.
    """
    last = before(match, record.by, record.back_to)
    state = match.game.snapshots.thaw(last.state)
    question = _asked(match, state, last.script)
    match.trail = [*_earlier(match, record.back_to)[:-1], last]
    del match.line[record.back_to :]
    del match.revealed[record.back_to + 1 :]
    del match.chosen[record.back_to :]
    del match.words[record.back_to + 1 :]
    if match.practice:
        match.dice.counter = match.words[-1]
    match.words[-1] = match.dice.counter
    at = match.dice.counter if match.practice else msgspec.UNSET
    match.records.append(msgspec.structs.replace(record, at=at))
    orders.note_undo(match)
    while match.notes.kept and _is_pending(match, match.notes[-1], record.back_to):
        del match.notes[-1:]
    match.tell(Undone(by=record.by, back_to=record.back_to), record.back_to)
    match.wait(state, question, None)


def _is_pending(match: Match[Any], note: Note, back_to: int) -> bool:
    """True if a note is about an answer that is taken back, and was not shown yet."""
    return note.at == len(match.told) and note.answers > back_to


def _earlier(match: Match[Any], back_to: int) -> list[Checkpoint]:
    return [point for point in match.trail if point.answers <= back_to]


def before(match: Match[Any], by: Seat, back_to: int) -> Checkpoint:
    """Returns the last checkpoint before an answer, with the script up to its question."""
    earlier = _earlier(match, back_to)
    if not earlier or not 0 <= back_to < len(match.line):
        raise NothingToUndo(seat=by)
    last = earlier[-1]
    return msgspec.structs.replace(last, script=_first_answers(last.script, back_to - last.answers))


def _asked(match: Match[Any], state: Any, script: list[Entry]) -> Question:
    """Returns the question at which a step stops after this script, without telling anything."""
    try:
        match.game.step(state, match.table(script))
    except Suspended as pause:
        return pause.question
    raise Unrepeatable("a step that had asked a question ran through without it")


def _first_answers(script: list[Entry], count: int) -> list[Entry]:
    """Returns the script up to answer number `count`, without that answer."""
    answers = [place for place, entry in enumerate(script) if type(entry) is Given]
    return script[: answers[count]]


def _last_answer(match: Match[Any], by: Seat) -> int:
    """Returns the place of a seat's last choice among the answers that count.

    Where a game hides things, that is its last answer: the others must not learn from how much is
    taken back that there was no choice. Raises `LetGo` if it is too long ago to be remembered.
    """
    hides, since = match.game.hides, max(match.line.start, match.chosen.start)
    for place in reversed(range(since, len(match.line))):
        if match.line[place].seat == by and (match.chosen[place] or hides):
            return place
    if since:
        raise LetGo(f"seat {by} has not chosen since {since}")
    raise NothingToUndo(seat=by)


def is_free(match: Match[Any], by: Seat, back_to: int) -> bool:
    """True if only the seat's own answers are dropped, and it has learned nothing from them."""
    dropped = match.line[back_to:]
    if any(answer.seat != by for answer in dropped) or any(match.revealed[back_to + 1 :]):
        return False
    if all(answer.key in match.game.labels.overt for answer in dropped):
        return True
    answers = [answer.answer for answer in dropped]
    return not learned(match, by, before(match, by, back_to), answers)


def _others(match: Match[Any], by: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(match.seats) if seat != by)
