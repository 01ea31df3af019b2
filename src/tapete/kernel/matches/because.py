"""Why the open question is asked: what led to it, and what it costs."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from tapete.kernel.domains import Domain, Faces
from tapete.kernel.event import Drawn, Event, Rolled, Undone
from tapete.kernel.labels import Labels, nobody
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat, may_know

if TYPE_CHECKING:
    from tapete.kernel.matches.match import Match

MOST_TOLD = 3
"""How many of the latest things told are worth repeating with a question."""


class Because(msgspec.Struct, frozen=True):
    """Why a seat is asked. What was told is given by its places in the match's `told`."""

    told: tuple[int, ...] = ()
    """What has happened in this step so far, apart from rolls and draws: the latest of it.

    It is left out where nothing was rolled, nothing is paid, and it is the seat's own turn.
    """
    roll: int | None = None
    """The last roll of this step."""
    cost: Message | None = None
    turn: Seat | None = None
    """The seat whose turn it is; None between turns, or if no seat plays the figure that acts."""
    reaction: bool = False
    """True if it is somebody else's turn."""
    between: bool = False
    """True if the game has turns, it is nobody's, and it is not asked what to do in one."""


def because(match: Match[Any], seat: Seat) -> Because:
    """Returns why a seat is asked the open question, as far as the seat may know."""
    question = match.question
    if question is None or seat not in question.domains:
        return Because()
    labels, view, so_far = match.game.labels, match.view(seat), told_so_far(match, seat)
    cost, turn = labels.cost(question.message, view, seat), labels.acting(view)
    rolls = [at for at in so_far if isinstance(match.told[at].event, Rolled)]
    decides = not isinstance(question.domains[seat], Faces)
    reaction = decides and turn is not None and turn != seat
    explained = bool(rolls or cost or reaction)
    return Because(
        told=_latest(match, so_far) if explained else (),
        roll=rolls[-1] if rolls else None,
        cost=cost,
        turn=turn if turn in range(match.seats) else None,
        reaction=reaction,
        between=turn is None and _between(labels, question.domains[seat]),
    )


def _between(labels: Labels, domain: Domain[Any]) -> bool:
    if labels.acting is nobody:
        return False
    return all(labels.deed(value) is None for value in islice(domain.candidates(), 1))


def told_so_far(match: Match[Any], seat: Seat | None) -> list[int]:
    """Returns the places of what a seat was told in the running step and was not taken back."""
    places = range(match.trail[-1].told, len(match.told))
    return [at for at in places if may_know(match.told[at].to, seat) and not _taken_back(match, at)]


def _taken_back(match: Match[Any], at: int) -> bool:
    later = (told.event for told in match.told[at + 1 :])
    return any(
        isinstance(event, Undone) and event.back_to < match.told_after[at] for event in later
    )


def _latest(match: Match[Any], so_far: list[int]) -> tuple[int, ...]:
    telling = [at for at in so_far if _tells(match, match.told[at].event)]
    return tuple(telling[-MOST_TOLD:])


def _tells(match: Match[Any], event: Event) -> bool:
    """True if it is worth repeating: the roll has its own place, and draws are told by others."""
    if isinstance(event, Rolled | Drawn | Undone):
        return False
    return not match.game.labels.retells(event)
