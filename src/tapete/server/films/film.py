"""A finished match as frames, played again from its journal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tapete.kernel.event import NAMELESS
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import Answered, AnyRecord, TakenBack, Thrown
from tapete.kernel.matches.replays import replay_steps
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.board import Board
from tapete.scene.card import Card
from tapete.scene.naming import with_name
from tapete.scene.screen import screen_of
from tapete.server.showing.telling import news
from tapete.server.showing.updates import Deed
from tapete.server.wire.replay import Frame, Moment

SHARE = 0.01
"""A roll is marked if its dice fall as high, or as low, no more often than this."""


class Film:
    """Every frame as one seat saw it, or a spectator; and the match at its end."""

    def __init__(
        self,
        journal: Journal,
        game: Game[Any],
        seat: Seat | None = None,
        people: dict[Seat, str] | None = None,
    ) -> None:
        """`people` are the names of those who sat at the table."""
        self.people = people
        self.game, self.screen, self.seat = game, screen_of(game), seat
        self.ends: list[int] = []
        """How much had been told by the end of each frame."""
        self.line: list[int] = []
        """The frames that count: those whose answers were not taken back."""
        self.scores: list[tuple[float, ...]] = []
        """How well each seat stood in each frame, as bots judge it."""
        self._states: list[bytes] = []
        self._boards: dict[str, Board | None] = {}
        self.frames = list(self._shot(journal))

    def _shot(self, journal: Journal) -> Iterator[Frame]:
        steps = replay_steps(journal, self.game)
        self.match: Match[Any] = next(steps)
        yield self._frame(None, None)
        for record in [one for one in journal.records if not isinstance(one, Thrown)]:
            deed = self._deed(record)
            next(steps)
            yield self._frame(record, deed)
        for _ in steps:
            pass  # raises if the journal has more than was played

    def _deed(self, record: AnyRecord) -> Deed | None:
        """The answer in a record; no answer is secret once the match is over."""
        question = self.match.question
        if not isinstance(record, Answered) or question is None:
            return None
        if record.seat not in question.domains:
            return None
        value = question.domains[record.seat].recall(record.answer)
        return Deed(record.seat, value, self.match.state, secret=False)

    def _frame(self, record: AnyRecord | None, deed: Deed | None) -> Frame:
        match, since = self.match, self.ends[-1] if self.ends else 0
        undone = isinstance(record, TakenBack)
        self._remember(undone=undone, played=record is None or isinstance(record, Answered))
        view = match.view(self.seat)
        scene = self.screen.scene(view, self.seat)
        if scene.board not in self._boards:
            self._boards[scene.board] = self.screen.board(view)
        told = news(match, self.screen, self.seat, since, people=self.people)
        said = deed.said_to(match, self.seat) if deed else None
        self.ends.append(len(match.told))
        return Frame(
            index=len(self.ends) - 1,
            scene=scene,
            news=told,
            seat=getattr(record, "seat", getattr(record, "by", None)),
            answered=said[1] if said else None,
            undone=undone,
        )

    def _remember(self, undone: bool, played: bool) -> None:
        """Keeps what may be asked about this frame later."""
        match, answers, index = self.match, len(self.match.line), len(self._states)
        if undone:
            del self.line[answers + 1 :]
        elif played:
            self.line.append(index)
        score = match.game.tactics.score
        self.scores.append(tuple(score(match.state, seat) for seat in range(match.seats)))
        self._states.append(match.game.snapshots.freeze(match.state))

    def card(self, index: int, figure: str) -> Card | None:
        """A figure's card as it was in a frame; None if there is no such frame or figure."""
        if index >= len(self._states):
            return None
        state = self.game.snapshots.thaw(self._states[index])
        return self.screen.card(self.game.view(state, self.seat), figure)

    def undo_by(self, seat: Seat) -> Message:
        """What is said about an undo, with the name of the seat that took something back."""
        taken = Message.of("server.mark.undo", by=seat, name=NAMELESS)
        return with_name(taken, self.screen, self.match.view(self.seat), self.people)

    def part(self, since: int, count: int) -> tuple[Frame, ...]:
        """Some frames. The first has its board, and so has every frame where the board changes."""
        known: str | None = None
        part = []
        for frame in self.frames[since : since + count]:
            fresh = frame.scene.board != known
            known = frame.scene.board
            part.append(_with_board(frame, self._boards[known]) if fresh else frame)
        return tuple(part)


def _with_board(frame: Frame, board: Board | None) -> Frame:
    return Frame(
        frame.index,
        frame.scene,
        frame.news,
        frame.seat,
        frame.answered,
        frame.undone,
        board,
    )


def marks_of(film: Film, percentiles: dict[int, float]) -> tuple[Moment, ...]:
    """The moments to jump to, in order; `percentiles` holds those of the rolls by their place."""
    marks: list[Moment] = []
    turn = None
    for frame in film.frames:
        if frame.scene.turn != turn:
            turn = frame.scene.turn
            marks.append(Moment(frame.index, "turn", frame.scene.head, turn))
        marks += _marks_in(film, frame, percentiles)
    marks.append(Moment(len(film.frames) - 1, "end", Message("server.mark.end"), turn or 0))
    return tuple(marks)


def _marks_in(film: Film, frame: Frame, percentiles: dict[int, float]) -> Iterator[Moment]:
    turn = frame.scene.turn
    if frame.undone:
        yield Moment(frame.index, "undo", film.undo_by(frame.seat or 0), turn)
    for one in frame.news:
        cue = one.cue
        if cue is not None and cue.kind in ("harm", "down"):
            whom = cue.target or cue.figure
            yield Moment(frame.index, cue.kind, one.message, turn, whom)
        share = percentiles.get(one.at)
        if share is not None and not SHARE < share < 1 - SHARE:
            yield Moment(frame.index, "roll", one.message, turn, percentile=share)
