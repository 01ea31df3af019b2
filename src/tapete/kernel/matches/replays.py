"""Playing a journal again, to load a match, to check it or to watch it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from tapete.kernel.chance.dice import SeededDice, seeded
from tapete.kernel.chance.seed import commitment
from tapete.kernel.errors import Refused, TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches import undo
from tapete.kernel.matches.journal import BadJournal, Header, Journal
from tapete.kernel.matches.match import Match, checked_options
from tapete.kernel.matches.records import (
    Answered,
    AnyRecord,
    Lifted,
    Obeyed,
    Ordered,
    Practised,
    Repeated,
    Settled,
    TakenBack,
    Thrown,
)
from tapete.kernel.message import Message
from tapete.kernel.question import Question

S = TypeVar("S")

NOTHING = Message("kernel.entry.nothing")


class Diverged(TapeteError):
    """The rules now ask or roll something different from what the journal says."""

    key = "kernel.error.diverged"

    def __init__(self, entry: int, then: Message, now: Message) -> None:
        super().__init__(entry=entry, then=then, now=now)
        self.entry = entry
        self.then = then
        self.now = now


class OtherContent(TapeteError):
    """The journal was played with content files that differ from those here."""

    key = "kernel.error.other_content"


class ForgedDice(TapeteError):
    """A face in the journal does not follow from its seed, or the seed breaks the commitment."""

    key = "kernel.error.forged_dice"


def replay(journal: Journal, game: Game[S]) -> Match[S]:
    """Returns the match as the journal left it; raises `Diverged` at the first difference."""
    *_, match = replay_steps(journal, game)
    return match


def replay_steps(journal: Journal, game: Game[S]) -> Iterator[Match[S]]:
    """Yields the match at its start, then after each record of its journal that is no roll."""
    header = journal.header
    check_header(header, game)
    dice, lesson = _dice_of(journal), header.lesson or ""
    match = Match(game, header.options, header.seed, dice, header.branches, lesson)
    yield from play_records(match, journal.records)


def play_records(
    match: Match[S], records: Sequence[AnyRecord], since: int = 0
) -> Iterator[Match[S]]:
    """Plays the records after a place that a match has reached; yields it as it goes on."""
    compared = _compare(records, match.records, since)
    yield match
    for place, record in enumerate(records[since:], start=since):
        if isinstance(record, Thrown):
            continue
        if isinstance(record, Answered):
            _answer_again(match, place, record)
        else:
            _repeat(match, place, record)
        compared = _compare(records, match.records, compared)
        yield match
    if compared < len(records):
        raise Diverged(compared + 1, _shown(records[compared]), NOTHING)


def check_header(header: Header, game: Game[Any]) -> None:
    """Raises an error unless the header is of this game, with the content that it has here."""
    if header.game != game.name:
        raise BadJournal(1, "other_game", given=header.game, expected=game.name)
    here = dict(game.fingerprints(checked_options(game, header.options)))
    if header.content != here:
        changed = sorted(set(header.content.items()) ^ set(here.items()))
        raise OtherContent(files=", ".join(sorted({name for name, _ in changed})))


def _dice_of(journal: Journal) -> RecordedDice | None:
    """Returns dice that repeat the recorded faces, if the seed was left out; otherwise None."""
    if journal.header.seed is not None or journal.header.typed:
        return None
    return RecordedDice(journal.records)


class RecordedDice:
    """Dice that repeat the faces in a journal."""

    def __init__(self, records: Sequence[AnyRecord]) -> None:
        self._faces: dict[int, dict[int, int]] = {}
        """The faces at each place of the stream, by the sides of the die that showed them.

        Where answers are taken back in practice, another die may be rolled at the same place.
        """
        for thrown in records:
            if isinstance(thrown, Thrown):
                self._read(thrown)
        self.counter = 0

    def _read(self, thrown: Thrown) -> None:
        sides = iter(_sides_of(thrown))
        for place, face in enumerate(thrown.faces, start=thrown.at):
            self._faces.setdefault(place, {})[next(sides, 0)] = face

    def face(self, sides: int) -> int:
        here = self._faces.get(self.counter, {})
        face = here.get(sides, next(iter(here.values()), None))
        if face is None or face > sides:
            then = NOTHING if face is None else Message.of("kernel.entry.face", face=face)
            raise Diverged(self.counter, then, Message.of("kernel.entry.die", sides=sides))
        self.counter += 1
        return face


def repeat(match: Match[Any], record: Repeated) -> None:
    """Repeats a record that is neither an answer nor a roll."""
    if isinstance(record, Practised):
        match.practise(record.by)
    elif isinstance(record, Ordered):
        match.order(record)
    elif isinstance(record, Lifted):
        match.lift(record)
    else:
        undo.take_back(match, record)


def answer_again(match: Match[Any], record: Answered) -> None:
    """Gives a recorded answer, as one that was asked for or as one that was not."""
    if isinstance(record, Settled):
        match.settle(record.seat, record.answer)
    elif isinstance(record, Obeyed):
        match.obey(record.seat, record.answer)
    match.answer(record.seat, record.answer)


def _answer_again(match: Match[Any], place: int, record: Answered) -> None:
    question = match.question
    if question is None:
        raise Diverged(place + 1, _shown(record), Message("kernel.entry.over"))
    if len(match.records) < place:
        raise Diverged(len(match.records) + 1, Message("kernel.entry.roll"), _asked(question))
    asked = (question.key, question.digest)
    if asked != (record.key, record.domain) or record.seat not in question.domains:
        raise Diverged(place + 1, _shown(record), _asked(question))
    try:
        answer_again(match, record)
    except Refused as refused:
        raise Diverged(place + 1, _shown(record), _refused(refused.reason)) from None


def _repeat(match: Match[Any], place: int, record: Repeated) -> None:
    try:
        repeat(match, record)
    except TapeteError as wrong:
        raise Diverged(place + 1, _shown(record), _refused(wrong.message)) from None


def _sides_of(thrown: Thrown) -> Iterator[int]:
    """Yields the sides of the die that showed each face."""
    faces = iter(thrown.faces)
    for sides in thrown.dice:
        yield sides
        while next(faces, None) == sides and thrown.aces and sides > 1:
            yield sides


def _compare(then: Sequence[AnyRecord], now: Sequence[AnyRecord], since: int) -> int:
    """Checks that the journal begins with what was recorded this time; returns how far it got."""
    for place in range(since, len(now)):
        if place >= len(then) or then[place] != now[place]:
            was = _shown(then[place]) if place < len(then) else Message("kernel.entry.end")
            raise Diverged(place + 1, was, _shown(now[place]))
    return len(now)


def _shown(record: AnyRecord) -> Message:
    """Returns an entry of a journal in a few words, without what others may not know."""
    if isinstance(record, Answered):
        return Message.of(
            "kernel.entry.answered",
            question=record.key,
            domain=record.domain,
            seat=record.seat,
            answer="?" if record.secret else repr(record.answer),
        )
    if isinstance(record, Thrown):
        return Message.of(
            "kernel.entry.thrown",
            dice="+".join(f"d{sides}" for sides in record.dice),
            at=record.at,
            faces=" ".join(map(str, record.faces)),
            rule=record.rule or "-",
        )
    if isinstance(record, Practised):
        return Message("kernel.entry.practice")
    if isinstance(record, Ordered | Lifted):
        return Message.of("kernel.entry.order", seat=record.seat)
    return Message.of("kernel.entry.undone", by=record.by, back_to=record.back_to)


def _asked(question: Question) -> Message:
    """Returns, in a few words, a question that the journal does not have at that place."""
    return Message.of(
        "kernel.entry.asked",
        question=question.key,
        domain=question.digest,
        seats=" ".join(str(seat + 1) for seat in question.seats),
    )


def _refused(reason: Message) -> Message:
    return Message.of("kernel.entry.refused", reason=reason)


def verify(journal: Journal) -> int:
    """Recomputes every face from the seed, without the game; returns how many there were."""
    seed = journal.header.seed
    if seed is None:
        raise ForgedDice(problem="no_seed", line=1)
    if commitment(seed) != journal.header.commitment:
        raise ForgedDice(problem="commitment", line=1)
    dice = seeded(seed, journal.header.branches)
    practice = False
    for line, record in enumerate(journal.records, start=2):
        practice |= isinstance(record, Practised)
        if isinstance(record, Thrown):
            _check_faces(dice, line, record)
        elif isinstance(record, TakenBack) and isinstance(record.at, int):
            _check_return(dice, line, record.at, practice)
    return sum(len(record.faces) for record in journal.records if isinstance(record, Thrown))


def _check_return(dice: SeededDice, line: int, at: int, practice: bool) -> None:
    """Takes the dice back, which only practice may, and only to where they have been."""
    if not practice or not 0 <= at <= dice.counter:
        raise ForgedDice(problem="place", line=line)
    dice.counter = at


def _check_faces(dice: SeededDice, line: int, record: Thrown) -> None:
    if record.at != dice.counter:
        raise ForgedDice(problem="place", line=line)
    left = list(record.faces)
    for sides in record.dice:
        face = sides
        while face == sides:
            face = dice.face(sides)
            if not left or left.pop(0) != face:
                raise ForgedDice(problem="face", line=line)
            if not record.aces or sides == 1:
                break
    if left:
        raise ForgedDice(problem="face", line=line)
