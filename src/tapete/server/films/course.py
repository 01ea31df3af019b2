"""How a finished match went: how each seat stood from answer to answer, and what changed that."""

from __future__ import annotations

from itertools import pairwise

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.server.films.film import Film
from tapete.server.wire.replay import Frame, Standing, Turning

MOST = 6
LEAST = 0.08
"""A smaller change, of the 2 between lost and won, is no turning point."""
TELLING = ("down", "harm", "help", "hit", "miss")
"""What of a moment is told first."""
DIGITS = 3


def standings_of(film: Film) -> tuple[Standing, ...]:
    return tuple(
        Standing(seat, tuple(_score(film, frame, seat) for frame in film.line))
        for seat in range(film.match.seats)
    )


def _score(film: Film, frame: int, seat: Seat) -> float:
    return round(max(-1.0, min(1.0, film.scores[frame][seat])), DIGITS)


def turnings_of(film: Film) -> tuple[Turning, ...]:
    """The greatest changes of what counts, in order; the end itself is none."""
    line = film.line[:-1] if film.match.result is not None else film.line
    found = [_turning(film, before, after) for before, after in pairwise(line)]
    great = sorted((one for one in found if one.change >= LEAST), key=lambda one: -one.change)
    return tuple(sorted(great[:MOST], key=lambda one: one.index))


def _turning(film: Film, before: int, after: int) -> Turning:
    """By how much more than the others the seat that gains most is better off."""
    gains = [
        _score(film, after, seat) - _score(film, before, seat) for seat in range(film.match.seats)
    ]
    seat = max(range(len(gains)), key=gains.__getitem__)
    others = [gain for other, gain in enumerate(gains) if other != seat]
    change = (gains[seat] - min(others)) / 2 if others else gains[seat]
    frame = film.frames[after]
    message, by = _said(frame)
    return Turning(after, seat, round(change, DIGITS), message, by, frame.scene.turn)


def _said(frame: Frame) -> tuple[Message, Seat | None]:
    """The weightiest thing that was told; else what was answered, and by whom."""
    for kind in TELLING:
        told = [one for one in frame.news if one.cue is not None and one.cue.kind == kind]
        if told:
            return told[-1].message, None
    return (frame.answered, frame.seat) if frame.answered else (frame.scene.head, None)
