"""The table as text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from tapete.games.savage.content.names import figure_name, text_of
from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.figures import profile_of, weapon_of, wound_limit
from tapete.games.savage.labels.carrying import states
from tapete.games.savage.labels.distances import far_from
from tapete.games.savage.labels.light import darkness
from tapete.games.savage.labels.signs import signs
from tapete.games.savage.rules.moving.riding import is_carrier
from tapete.games.savage.rules.turns.initiative import name_of
from tapete.games.savage.state import BOTH, MAIN, OFF, Figure, State
from tapete.games.savage.world import LINE, Walls, board_of, walls_of
from tapete.kernel import Message, Say, Seat
from tapete.kernel.seat import whose
from tapete.spaces.boards.text import Terrain, draw, ruled
from tapete.spaces.plane.point import INCH


def picture(view: State, seat: Seat | None, say: Say) -> str:
    """The round, the dark, the map with the figures on it, then each side's figures in lines."""
    lines = [say(message) for message in _heading(view)] + [_map(view)]
    for side in (0, 1):
        lines.append(say(_side(view, side, seat)))
        lines += [say(_row(view, figure)) for figure in view.figures if figure.seat == side]
    return "\n".join(lines)


def _heading(view: State) -> Iterator[Message]:
    """The round, how dark it is, and what the numbers of a fight without a map are."""
    yield _head(view)
    dark = darkness(view)
    if dark is not None:
        yield dark
    if view.board == LINE:
        yield Message("savage.picture.line")


def _head(view: State) -> Message:
    rounds = scenario_named(view.scenario).rounds
    letters = [
        sign for group in view.queue for figure, sign in _signed(view) if figure.group == group
    ]
    waiting = " ".join(letters)
    return Message.of(
        "savage.picture.round", round=view.round, rounds=rounds, next=waiting, count=len(letters)
    )


def _signed(view: State) -> list[tuple[Figure, str]]:
    """The figures that are still in the fight and take turns, each with its letter."""
    sign = signs(view)
    return [(f, sign[f.id]) for f in view.figures if not f.out and not is_carrier(f)]


def _side(view: State, side: int, seat: Seat | None) -> Message:
    name = text_of(scenario_named(view.scenario).sides[side].name)
    points, pool = view.scores[side].points, view.pools[side]
    return Message.of(
        "savage.picture.side", whose=whose(seat, side), name=name, points=points, pool=pool
    )


# --- the map


def _map(view: State) -> str:
    """The map as the scenario draws it, with rulers, and without what is broken or open."""
    if view.board == LINE:
        return _lanes(view)
    rows = [list(row) for row in _scenery(view.scenario, tuple(view.broken), walls_of(view))]
    sign = signs(view)
    for figure in _drawn(view):
        y, x = min(figure.at.y // INCH, len(rows) - 1), figure.at.x // INCH
        rows[y][min(x, len(rows[y]) - 1)] = sign[figure.id]
    return ruled(["".join(row) for row in rows])


def _lanes(view: State) -> str:
    """Without miniatures: a line for each place, as many paces along as it is from the rear."""
    sign, drawn = signs(view), _drawn(view)
    rear = min([figure.at.x for figure in drawn], default=0)
    places: dict[int, list[str]] = {}
    for figure in sorted(drawn, key=lambda one: one.at.x):
        places.setdefault((figure.at.x - rear) // INCH, []).append(sign[figure.id])
    rows = [f"{paces:>4}  {' ' * paces}{' '.join(here)}" for paces, here in places.items()]
    return "\n".join(rows)


def _drawn(view: State) -> list[Figure]:
    """The figures to draw: of those that share a place, the rider or driver."""
    first = {figure.id: figure.rider for figure in view.figures if figure.rider}
    return [
        figure
        for figure in view.figures
        if not figure.out and not figure.rider and first.get(figure.mount, figure.id) == figure.id
    ]


@lru_cache(maxsize=64)
def _scenery(scenario: str, broken: tuple[int, ...], walls: Walls) -> tuple[str, ...]:
    """The map without figures, line by line."""
    board = board_of(scenario, (), walls)
    whole = tuple([piece for n, piece in enumerate(board.pieces) if n not in broken])
    legend = {sign: Terrain(sign) for sign in scenario_named(scenario).ground}
    return tuple(draw(msgspec.structs.replace(board, pieces=whole), (), legend).split("\n"))


# --- the figures


def _row(view: State, figure: Figure) -> Message:
    acting = view.turn is not None and view.turn.actor == figure.id
    return Message.listing(
        "savage.picture.figure",
        "parts",
        _parts(view, figure),
        acting=acting,
        sign=signs(view)[figure.id],
        figure=figure_name(figure.name),
        out=figure.out or "no",
    )


def _parts(view: State, figure: Figure) -> Iterator[Message]:
    """Its card, how far it is said to be, its state, powers at work on it, and its weapons."""
    cards = view.dealt.get(figure.group, [])
    if cards and not is_carrier(figure):
        yield Message.of("savage.picture.card", card=name_of(max(cards)))
    far = far_from(view, figure)
    if far is not None:
        yield far
    if figure.wounds:
        yield Message.of("savage.picture.wounds", wounds=figure.wounds, most=wound_limit(figure))
    if figure.wild:
        yield Message.of("savage.picture.bennies", bennies=figure.bennies)
    if profile_of(figure).points:
        yield Message.of("savage.picture.points", points=figure.points)
    yield from (mark.label for mark in states(view, figure))
    for power in dict.fromkeys(effect.power for effect in figure.effects):
        yield Message.of("savage.picture.power", power=power)
    yield from _weapons(figure)


def _weapons(figure: Figure) -> Iterator[Message]:
    for item in figure.items:
        if item.hand not in (MAIN, OFF, BOTH):
            continue
        weapon = weapon_of(item)
        shots = weapon.shots if weapon is not None else 0
        yield Message.of(
            "savage.picture.weapon",
            weapon=item.kind,
            shots=shots,
            loaded=item.loaded,
            spare=item.spare,
        )
