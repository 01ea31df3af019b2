"""Answers that are pointed at on the board: would they be allowed, and what would they cost?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from tapete.kernel.domains import Domain, Either
from tapete.kernel.dressing import dressed
from tapete.kernel.errors import NotYourQuestion, Refused, TapeteError
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.kernel.seat import Seat
from tapete.offers.presenting import ahead
from tapete.scene.board import Pair, Shape
from tapete.scene.screen import Screen, screen_of
from tapete.server.showing.legs import long_way
from tapete.server.showing.telling import refusal
from tapete.server.wire.to_client import UNSENT, Fall, Reached, Tried
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.sketch import Bounded, Pointed, Sketch, Steep
from tapete.spaces.questions.template import Template
from tapete.spaces.routes.obstacles import meets

NOTED = ("rough", "very_rough", "water", "hazard", "toxic")
"""Scenery that is named when a way crosses it."""


class NoSuchWay(TapeteError):
    """The question cannot be answered on the board in the way that was named."""

    key = "server.error.no_such_way"


def tried(
    match: Match[Any],
    seat: Seat,
    answer: Any,
    *,
    height: int | None = None,
    aim: Pair | None = None,
) -> Tried:
    """Tries an answer: says if it would be allowed, what it would cost, and how it would look."""
    domain = _domain(match, seat)
    if height is not None:
        answer = _hung(domain, answer, height)
    reason, rule, label = None, "", None
    remarks: tuple[Message, ...] = ()
    screen, view = screen_of(match.game), match.view(seat)
    try:
        answer = domain.whole(answer)
        value = domain.read(answer)
        label = dressed(match.game, match.game.labels.label(value, view), view)
        remarks = tuple([dressed(match.game, one, view) for one in screen.remarks(value, view)])
    except Refused as refused:
        reason, rule = refusal(match, seat, refused.reason), refused.rule
    way, drawn = _drawn(domain, answer)
    sketch = _sketched(way, drawn)
    return Tried(
        id=UNSENT,
        number=match.number,
        answer=answer,
        cost=sketch.cost,
        path=_pairs(sketch.path),
        area=_pairs(sketch.area),
        touched=touched_by(screen, view, seat, way, drawn),
        notes=(*remarks, *_notes(screen, view, sketch)),
        reason=reason,
        rule=rule,
        label=label,
        fall=_fall(match, seat, answer, aim or next(reversed(_pairs(sketch.path)), None)),
        heights=_heights(way, drawn),
    )


def headed(
    match: Match[Any],
    seat: Seat,
    way: str,
    to: Sequence[Pair],
    *,
    aim: Pair | None = None,
) -> Tried:
    """What a dragged figure would do: the best answer through these places to the last.

    `aim` is where the finger is, if that is beyond the last place. A way up or down a wall leads
    towards it, and a fall is offered near there.
    """
    domain = _way(_domain(match, seat), way)
    if not isinstance(domain, Pointed) or not to:
        raise NoSuchWay
    points = [Point(x, y) for x, y in to]
    climbed = _over_a_wall(domain, to, aim)
    legs = 1 if climbed or len(to) > 1 else screen_of(match.game).legs(way, match.view(seat))
    long = long_way(domain, points, legs)
    answer = long.answer if long else climbed or domain.head(points)
    found = tried(match, seat, [way, answer] if way else answer, aim=aim or to[-1])
    if long is None:
        return found
    return msgspec.structs.replace(found, onward=_pairs(long.onward), legs=long.legs)


def later_legs(match: Match[Any], seat: Seat, first: Any, to: Pair) -> tuple[Plain, ...]:
    """The answers that go on from where a first one leads to, until the way ends at a place.

    None of them if something may come to light before.
    """
    name, _ = first
    legs: list[Plain] = []
    twin, left = ahead(match, seat, first), screen_of(match.game).legs(name, match.view(seat)) - 1
    while twin is not None and left > len(legs):
        answer = _leg(twin, seat, name, to)
        if answer is None:
            break
        legs.append(answer)
        twin = ahead(twin, seat, answer)
    return tuple(legs)


def _leg(match: Match[Any], seat: Seat, name: str, to: Pair) -> Plain | None:
    """The answer that leads on to a place; None if there is nothing left to walk."""
    domain = _way(_domain(match, seat), name)
    if not isinstance(domain, Pointed):
        return None
    answer = domain.head([Point(*to)])
    return [name, answer] if domain.sketch(answer).cost else None


def reached(match: Match[Any], seat: Seat, way: str) -> Reached:
    """All the places a way of answering can lead to."""
    domain = _way(_domain(match, seat), way)
    if not isinstance(domain, Bounded):
        raise NoSuchWay
    cells = domain.within_reach()
    return Reached(id=UNSENT, number=match.number, cell=cells.size, places=cells.places)


# --- which domain


def _domain(match: Match[Any], seat: Seat) -> Domain[Any]:
    question = match.question
    if question is None or seat not in question.domains:
        raise NotYourQuestion(seat=seat)
    return question.domains[seat]


def _way(domain: Domain[Any], name: str) -> Domain[Any]:
    if not name:
        return domain
    way = domain.named(name) if isinstance(domain, Either) else None
    if not isinstance(domain, Either) or way is None:
        raise NoSuchWay
    return domain.ways[way]


def _drawn(domain: Domain[Any], answer: Any) -> tuple[Domain[Any], Any]:
    """The domain that is answered on the board, and that part of the answer."""
    if not isinstance(domain, Either) or not isinstance(answer, list) or len(answer) != 2:
        return domain, answer
    name, inner = answer
    way = domain.named(name)
    return (domain, answer) if way is None else (domain.ways[way], inner)


# --- walls


def _over_a_wall(domain: Pointed, to: Sequence[Pair], aim: Pair | None) -> Plain | None:
    """The way towards where the finger is, if it goes up or down a wall and is allowed."""
    if aim is None or aim == to[-1] or not isinstance(domain, Steep) or not domain.steep:
        return None
    answer = domain.head([Point(x, y) for x, y in (*to[:-1], aim)])
    climbs = domain.heights(answer) is not None
    return answer if climbs and isinstance(domain, Domain) and domain.contains(answer) else None


def _hung(domain: Domain[Any], answer: Any, height: int) -> Any:
    """The answer that stops that high on a wall; the same one if it leads up or down none."""
    way, drawn = _drawn(domain, answer)
    if not isinstance(way, Steep) or _heights(way, drawn) is None:
        return answer
    return _wrapped(domain, answer, way.hang(drawn, height))


def _heights(way: Domain[Any], drawn: Any) -> tuple[int, int, int] | None:
    try:
        return way.heights(drawn) if isinstance(way, Steep) and way.steep else None
    except Refused:
        return None


def _fall(match: Match[Any], seat: Seat, answer: Any, to: Pair | None) -> Fall | None:
    """The fall that may be chosen instead of an answer, and what the game remarks about it."""
    domain, view = _domain(match, seat), match.view(seat)
    way, _ = _drawn(domain, answer)
    if to is None or not isinstance(way, Steep):
        return None
    found = way.fall(Point(*to)) if way.steep else None
    whole = None if found is None else _wrapped(domain, answer, found)
    if whole is None or whole == answer:
        return None
    told = screen_of(match.game).remarks(domain.read(whole), view)
    return Fall(whole, tuple([dressed(match.game, one, view) for one in told]))


def _wrapped(domain: Domain[Any], answer: Any, drawn: Plain) -> Any:
    """An answer drawn on the board, under the name of the way that another answer has."""
    return [answer[0], drawn] if isinstance(domain, Either) else drawn


# --- how it looks


def _sketched(domain: Domain[Any], answer: Any) -> Sketch:
    """How an answer is drawn; empty if it has no place on the board, or is no answer at all."""
    if not isinstance(domain, Pointed):
        return Sketch()
    try:
        return domain.sketch(answer)
    except Refused:
        return Sketch()


def _pairs(points: Sequence[Point]) -> tuple[Pair, ...]:
    return tuple([(point.x, point.y) for point in points])


def touched_by(
    screen: Screen, view: Any, seat: Seat, domain: Domain[Any], answer: Any
) -> tuple[str, ...]:
    """The figures a template would strike, where the game says which; else those it touches."""
    template = domain.laid(answer) if isinstance(domain, Template) else None
    if template is None or not isinstance(domain, Template):
        return ()
    if domain.strikes is not None:
        return tuple(domain.strikes(template))
    return tuple(
        [
            token.id
            for token in screen.scene(view, seat).tokens
            if token.out is None
            and template.touches(Disc(Point(*token.at), token.radius))
            and not domain.spares(Point(*token.at))
        ]
    )


def _notes(screen: Screen, view: Any, sketch: Sketch) -> Iterator[Message]:
    """What is crossed on the way, each kind of thing once."""
    board = screen.board(view) if len(sketch.path) > 1 else None
    shapes = [] if board is None else [one for one in board.shapes if one.kind in NOTED]
    crossed = [shape for shape in shapes if _crosses(sketch, shape)]
    for shape in {shape.name: shape for shape in crossed if shape.name is not None}.values():
        assert shape.name is not None
        notes = tuple([note for note, _ in shape.notes])
        yield Message.of("server.crosses", name=shape.name, notes=notes, count=len(notes))


def _crosses(sketch: Sketch, shape: Shape) -> bool:
    steps = pairwise(_pairs(sketch.path))
    return not shape.open and any(meets(shape.points, a, b, sketch.radius) for a, b in steps)
