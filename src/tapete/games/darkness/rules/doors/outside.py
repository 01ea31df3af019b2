"""Out of a building, by the nearest door."""

from __future__ import annotations

from tapete.games.darkness.events.story import PutOn
from tapete.games.darkness.state import Square, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf


def put(night: Night, survivor: Survivor, square: Square, why: str, rule: str) -> None:
    """A pawn is put on a square; a face-down disc there waits for its next turn.

    darkness.ruling.flip_mandatory
    """
    assert survivor.at is not None
    here, there = night.city.centre(survivor.at), night.city.centre(square)
    survivor.at = square
    survivor.brought = night.spot(square) is not None
    path = ((here.x, here.y), (there.x, there.y))
    night.table.tell(PutOn, figure=survivor.id, path=path, why=why, rule=rule)


def eject(night: Night, chooser: Survivor, survivor: Survivor, rule: str) -> None:
    """A pawn is put on the square outside the nearest door; of several, the active player chooses.

    darkness.security.fail.eject, darkness.ruling.eject_door
    """
    assert survivor.at is not None
    doors = night.city.nearest_doors(survivor.at)
    squares = tuple(dict.fromkeys([door.outside for door in doors]))
    square = squares[0]
    if len(squares) > 1:
        square = night.ask(chooser, "eject", OneOf(squares), rule, who=survivor.id)
    put(night, survivor, square, "ejected", rule)
