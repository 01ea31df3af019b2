"""What has happened, as one seat or a spectator is told it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from tapete.kernel.chance.roll import Modifier
from tapete.kernel.event import Event, Rolled, Undone, event_key
from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Arg, Message
from tapete.kernel.seat import Audience, Seat, may_know
from tapete.scene.screen import Screen, screen_of
from tapete.server.wire.news import Dice, News, Term

ATOMS = (str, int, float)


def news(
    match: Match[Any],
    screen: Screen,
    seat: Seat | None,
    since: int = 0,
    late: Sequence[int] = (),
    own: tuple[Seat, ...] = (),
) -> tuple[News, ...]:
    """All that a seat (None: a spectator) may know of what was told `late`, and from `since` on.

    Where several seats are at one screen, their `own`, it is said which of them may.
    """
    view, places = match.view(seat), (*late, *range(since, len(match.told)))
    return tuple(
        [
            _one(match, screen, view, at, _only(match.told[at].to, own))
            for at in places
            if may_know(match.told[at].to, seat)
        ]
    )


def _only(audience: Audience, own: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of one's own seats that may know something; none is said if all may."""
    knowing = tuple([seat for seat in own if may_know(audience, seat)])
    return () if knowing == own else knowing


def _one(match: Match[Any], screen: Screen, view: Any, at: int, only: tuple[Seat, ...]) -> News:
    game, event = match.game, match.told[at].event
    return News(
        at,
        event_key(type(event)),
        dressed(game, event.message()),
        event.rule,
        screen.cue(event, view),
        _dice(game, event),
        game.labels.retells(event),
        match.told_after[at],
        event.back_to if isinstance(event, Undone) else None,
        only,
    )


def _dice(game: Game[Any], event: Event) -> Dice | None:
    if not isinstance(event, Rolled):
        return None
    return Dice(
        event.dice,
        event.faces,
        event.values,
        event.by,
        terms(game, event.modifiers),
        event.total,
        event.target,
        event.rival,
    )


def terms(game: Game[Any], modifiers: tuple[Modifier, ...]) -> tuple[Term, ...]:
    """What is added and taken off; what makes no difference is left out."""
    return tuple(
        [
            Term(one.rule, one.amount, None if one.name is None else dressed(game, one.name))
            for one in modifiers
            if one.amount
        ]
    )


def dressed(game: Game[Any], message: Message) -> Message:
    """A message with names people know in place of ids, in it and in all messages within it."""
    try:
        return _dressed(game, message)
    except TypeError:  # an event may hold what has no hash
        return _dressed.__wrapped__(game, message)


@lru_cache(maxsize=50_000)
def _dressed(game: Game[Any], message: Message) -> Message:
    """The same lines are offered turn after turn, at every table."""
    own = message.key.startswith(f"{game.name}.")
    worn = game.labels.dress(message) if own else message
    return Message(worn.key, tuple(_arguments(game, worn)))


def refusal(match: Match[Any], seat: Seat | None, reason: Message) -> Message:
    """Why something is refused, with the names of the figures and things that are in the way."""
    screen, view = screen_of(match.game), match.view(seat)
    named = [(name, _called(screen, view, name, value)) for name, value in reason.args]
    return dressed(match.game, Message(reason.key, tuple(named)))


def _called(screen: Screen, view: Any, name: str, value: Arg) -> Arg:
    known = screen.called(value, view) if name == "name" and isinstance(value, str) else None
    return value if known is None else known


def _arguments(game: Game[Any], message: Message) -> Iterator[tuple[str, Arg]]:
    """Only what words can be made of: the places of a path are not for reading."""
    for name, value in message.args:
        arg = _argument(game, value)
        if arg is not None:
            yield name, arg


def _argument(game: Game[Any], value: Any) -> Arg | None:
    if isinstance(value, Message):
        return dressed(game, value)
    if isinstance(value, tuple | list):
        return _several(game, value)
    return value if isinstance(value, ATOMS) else "none" if value is None else str(value)


def _several(game: Game[Any], values: tuple[Any, ...] | list[Any]) -> Arg | None:
    if all(isinstance(value, Message) for value in values):
        return tuple([dressed(game, value) for value in values])
    if all(isinstance(value, ATOMS) for value in values):
        return ", ".join(map(str, values))
    return None
