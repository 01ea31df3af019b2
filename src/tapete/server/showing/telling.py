"""What has happened, as one seat or a spectator is told it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tapete.kernel.chance.roll import Modifier
from tapete.kernel.dressing import dressed
from tapete.kernel.event import Event, MadePractice, Note, Rolled, Undone, event_key
from tapete.kernel.game import Game
from tapete.kernel.matches.because import because
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.remembering import carrier
from tapete.kernel.message import Arg, Message
from tapete.kernel.seat import Audience, Seat, may_know
from tapete.scene.cue import Cue
from tapete.scene.screen import Screen, cue_of, screen_of
from tapete.server.wire.because import Because
from tapete.server.wire.news import Dice, News, Noted, Term
from tapete.stories.stories import stories_of, story_of
from tapete.stories.telling import told, voiced


def news(
    match: Match[Any],
    screen: Screen,
    seat: Seat | None,
    since: int = 0,
    late: Sequence[int] = (),
    own: tuple[Seat, ...] = (),
    people: Mapping[Seat, str] | None = None,
) -> tuple[News, ...]:
    """What was told `late`, and from `since` on, as far as a seat (None: a spectator) may know it.

    `own` are the seats at one screen, if several: each piece of news says which of them may know.
    `people` are the names of those who sit at the table.
    """
    view, all_told = match.view(seat), match.told
    since_then = (*late, *range(since, len(all_told)))
    places = [at for at in since_then if may_know(all_told[at].to, seat)]
    stories = stories_of(match, screen, seat, view, places)
    notes = _notes(match, view, own or (() if seat is None else (seat,)), places)
    return tuple(
        [
            _one(
                match, screen, view, at, stories[at], _only(all_told[at].to, own), people, notes[at]
            )
            for at in places
        ]
    )


def pending(match: Match[Any], seat: Seat) -> tuple[Noted, ...]:
    """The notes on what a seat was not asked, since the last thing told that it may know."""
    view = match.view(seat)
    notes = match.notes.kept
    late = [note for note in notes if note.seat == seat and carrier(match, note) is None]
    return tuple([_noted(match, view, note) for note in late])


def _noted(match: Match[Any], view: Any, note: Note) -> Noted:
    return Noted(note.seat, dressed(match.game, note.event.message(), view), note.event.rule)


def _notes(
    match: Match[Any], view: Any, seats: tuple[Seat, ...], places: Sequence[int]
) -> dict[int, tuple[Noted, ...]]:
    """What these seats were not asked, by the place of the thing told that it is told with."""
    found: dict[int, tuple[Noted, ...]] = defaultdict(tuple)
    for note in match.notes.kept:
        at = carrier(match, note) if note.seat in seats else None
        if at is not None and at in places:
            found[at] = (*found[at], _noted(match, view, note))
    return found


def shown_because(match: Match[Any], seat: Seat) -> Because:
    """Why a seat is asked the open question, with names in place of ids."""
    why, game, view = because(match, seat), match.game, match.view(seat)
    said = [dressed(game, match.told[at].event.message(), view) for at in why.told]
    return Because(
        told=tuple(said),
        roll=None if why.roll is None else _rolled(match, seat, view, why.roll),
        cost=None if why.cost is None else dressed(game, why.cost, view),
        turn=why.turn,
        reaction=why.reaction,
        between=why.between,
    )


def _rolled(match: Match[Any], seat: Seat, view: Any, at: int) -> News:
    """The roll that was told at a place."""
    screen = screen_of(match.game)
    return _one(match, screen, view, at, story_of(match, screen, seat, view, at))


def _only(audience: Audience, own: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of `own` that may know something; empty if all may."""
    knowing = tuple([seat for seat in own if may_know(audience, seat)])
    return () if knowing == own else knowing


def _one(
    match: Match[Any],
    screen: Screen,
    view: Any,
    at: int,
    story: int,
    only: tuple[Seat, ...] = (),
    people: Mapping[Seat, str] | None = None,
    notes: tuple[Noted, ...] = (),
) -> News:
    game, event = match.game, match.told[at].event
    return News(
        at,
        event_key(type(event)),
        told(game, event, view, people),
        event.rule,
        _cue(game, screen, event, view),
        _dice(game, event, view),
        game.labels.retells(event),
        0 if isinstance(event, MadePractice) else match.told_after[at],
        event.back_to if isinstance(event, Undone) else None,
        event.also,
        only,
        story,
        voiced(game, event, view),
        notes,
    )


def _cue(game: Game[Any], screen: Screen, event: Event, view: Any) -> Cue | None:
    """How an event is shown, with names in the words of its beat."""
    cue = cue_of(screen, event, view)
    if cue is None or cue.beat is None:
        return cue
    told = msgspec.structs.replace(cue.beat, message=dressed(game, cue.beat.message, view))
    return msgspec.structs.replace(cue, beat=told)


def _dice(game: Game[Any], event: Event, view: Any) -> Dice | None:
    if not isinstance(event, Rolled):
        return None
    return Dice(
        event.dice,
        event.faces,
        event.values,
        event.by,
        terms(game, event.modifiers, view),
        event.total,
        event.kept,
        event.target,
        terms(game, event.needs, view),
        event.low,
        event.rival,
        _dressed(game, event.pattern, view),
        _dressed(game, event.wanted, view),
    )


def _dressed(game: Game[Any], message: Message | None, view: Any) -> Message | None:
    return None if message is None else dressed(game, message, view)


def terms(game: Game[Any], modifiers: tuple[Modifier, ...], view: Any) -> tuple[Term, ...]:
    """What is added and taken off; what makes no difference is left out."""
    return tuple(
        [
            Term(one.rule, one.amount, _dressed(game, one.name, view))
            for one in modifiers
            if one.amount
        ]
    )


def refusal(match: Match[Any], seat: Seat | None, reason: Message) -> Message:
    """Why something is refused, with the names of the figures and things that are in the way."""
    screen, view = screen_of(match.game), match.view(seat)
    named = [(name, _called(screen, view, name, value)) for name, value in reason.args]
    return dressed(match.game, Message(reason.key, tuple(named)), view)


def _called(screen: Screen, view: Any, name: str, value: Arg) -> Arg:
    known = screen.called(value, view) if name == "name" and isinstance(value, str) else None
    return value if known is None else known
