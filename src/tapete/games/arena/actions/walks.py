"""Ways to walk: who goes, and the token that is paid for it."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.arena.figures import COLOURS
from tapete.games.arena.state import Colour

MOVE, HELPER_MOVE = "move", "fly"


class Walk(NamedTuple):
    """What is done, the hunter's move or its Helper's, and the colour of the token."""

    what: str
    colour: Colour


def way_of(walk: Walk) -> str:
    """The name of a way of answering, as a question has it."""
    return f"{walk.what}:{walk.colour}"


EVERY = [Walk(what, colour) for what in (MOVE, HELPER_MOVE) for colour in COLOURS]
WALKS = {way_of(walk): walk for walk in EVERY}
"""All ways to walk by their names."""
