"""The scenery on the table: walls, doors, cover, difficult ground and lamps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from tapete.games.savage.content.library import library
from tapete.games.savage.content.names import text_of
from tapete.games.savage.content.scenario import Ground, scenario_named
from tapete.games.savage.labels.light import ambient, light_name
from tapete.games.savage.rules.attacks.modifiers import COVER
from tapete.games.savage.screen.lights import lamps
from tapete.games.savage.state import State
from tapete.games.savage.world import LINE, PACE, Walls, board_of, walls_of
from tapete.kernel import Message
from tapete.scene import Board, Lamp, Shape
from tapete.scene.board import Grid, Look
from tapete.scene.card import Line
from tapete.scene.looks import Floor, drawing, soil
from tapete.spaces.boards.light import FULL
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.point import INCH
from tapete.spaces.sight.view import quarters

WALLS = ("wooden_wall", "brick_wall", "stone_wall")
"""The materials of walls."""
MAN = 2 * INCH
BARRIER = "barrier"
GRIDS: Mapping[str, Grid] = {"squares": "squares", LINE: "lanes"}
Damage: TypeAlias = tuple[tuple[int, int], ...]


def board(view: State) -> Board:
    """The board as it is now."""
    return _board(
        view.scenario,
        view.board,
        tuple(view.broken),
        tuple(view.opened),
        walls_of(view),
        tuple(view.damage.items()),
        lamps(view),
        ambient(view),
    )


@lru_cache(maxsize=256)
def _board(
    scenario: str,
    kind: str,
    broken: tuple[int, ...],
    opened: tuple[int, ...],
    walls: Walls,
    damage: Damage,
    lamps: tuple[Lamp, ...],
    ambient: int,
) -> Board:
    whole = board_of(scenario, (), walls)
    state = {n: "opened" if n in opened else "broken" for n in broken}
    hurt, look = dict(damage), scenario_named(scenario).look
    shapes = [
        _shape(scenario, piece, state.get(n, ""), hurt.get(n, 0))
        for n, piece in enumerate(whole.pieces)
        if piece.name != BARRIER or (piece.blocks and n not in state)
    ]
    return Board(
        whole.width,
        whole.height,
        INCH,
        Message("savage.scene.pace"),
        GRIDS.get(kind, ""),
        tuple(shapes),
        lamps,
        ambient,
        light_name(ambient) if ambient < FULL else None,
        soil(look) if look else "",
        tuple(_floors(scenario)),
    )


def _floors(scenario: str) -> Iterator[Floor]:
    for one in scenario_named(scenario).floors:
        corners = [(round(x * INCH), round(y * INCH)) for x, y in one.corners]
        yield Floor(soil(one.look), tuple(corners))


def _shape(scenario: str, piece: Piece, state: str, damage: int) -> Shape:
    ground = scenario_named(scenario).ground.get(piece.name)
    return Shape(
        kind_of(piece, ground),
        piece.corners,
        name_of(piece, ground),
        tuple(_notes(piece, ground, state, damage)),
        piece.height,
        piece.material,
        piece.wall,
        state,  # type: ignore[arg-type]
        look=drawing(_picture(piece, ground)),
    )


def _picture(piece: Piece, ground: Ground | None) -> str:
    """The look of a piece: its own, or that of what it is made of."""
    thing = library().things.get(piece.material)
    return (ground.look if ground else "") or (thing.look if thing else "")


def thing_called(sign: str, view: State) -> Message | None:
    """The name of what a sign of the map stands for, or of a piece of an imported map."""
    ground = scenario_named(view.scenario).ground.get(sign)
    pieces = board_of(view.scenario, (), walls_of(view)).pieces
    piece = next((piece for piece in pieces if piece.name == sign), None)
    return None if piece is None else name_of(piece, ground)


# --- what it is


def kind_of(piece: Piece, ground: Ground | None) -> Look:
    """How a piece is drawn. On an imported map, that is guessed from what the piece does."""
    if piece.name == BARRIER:
        return "barrier"
    if piece.material == "door" or (ground is not None and ground.door):
        return "door"
    if ground is not None and ground.hazard:
        return "hazard"
    if ground is not None and ground.water:
        return "water"
    if ground is not None and ground.unstable:
        return "bridge"
    return _blocking(piece) if piece.blocks else _passable(piece)


def _blocking(piece: Piece) -> Look:
    if not piece.opaque and not piece.height:
        return "chasm"
    if not piece.opaque and piece.height >= MAN:
        return "window"
    if piece.height < MAN:
        return "low"
    return "wall" if piece.wall or piece.material in WALLS else "block"


def _passable(piece: Piece) -> Look:
    return "rough" if piece.difficult or piece.opaque else "floor"


def name_of(piece: Piece, ground: Ground | None) -> Message:
    if ground is not None:
        return text_of(ground.name)
    if piece.name == BARRIER:
        return Message("savage.scene.barrier")
    thing = library().things.get(piece.material)
    return Message("savage.scene.wall") if thing is None else text_of(thing.name)


# --- what it does


def _notes(piece: Piece, ground: Ground | None, state: str, damage: int) -> Iterator[Line]:
    """What a piece is and does, a line for each, with its rule."""
    if state:
        yield Message.of("savage.note.state", state=state), "savage.break_object"
        return
    yield from _in_the_way(piece)
    if piece.difficult:
        yield Message("savage.note.difficult"), "savage.move.difficult"
    if ground is not None and ground.hazard:
        yield Message.of("savage.note.hazard", hazard=ground.hazard), "savage.move.hazard"
    if ground is not None and ground.climb:
        yield Message("savage.note.climb"), "savage.move.double_cost"
    if ground is not None and ground.unstable:
        yield Message("savage.note.unstable"), "savage.combat.unstable"
    thing = library().things.get(piece.material)
    if thing is not None and piece.blocks:
        hardness, armour = thing.hardness, thing.armour
        note = Message.of("savage.note.hard", hardness=hardness, armour=armour, damage=damage)
        yield note, "savage.break_object"


def _in_the_way(piece: Piece) -> Iterator[Line]:
    """Notes on how high a piece is, and how much of a man behind it is hidden."""
    if piece.height:
        paces = round(piece.height / PACE, 1)
        yield Message.of("savage.note.height", paces=paces), "savage.cover.penalty"
    if piece.blocks and not piece.opaque:
        yield Message("savage.note.clear"), "savage.cover.penalty"
    elif piece.opaque and piece.height >= MAN:
        yield Message("savage.note.hides"), "savage.cover.penalty"
    elif piece.opaque and piece.height:
        hidden = quarters(piece.height / MAN)
        note = Message.of("savage.note.cover", percent=hidden, penalty=-COVER[hidden])
        yield note, "savage.cover.penalty"
