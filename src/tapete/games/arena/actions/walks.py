"""Ways to walk: who goes, and the token that is paid for it."""

from __future__ import annotations

from tapete.deeds import Method
from tapete.games.arena.state import Colour

MOVE, HELPER_MOVE = "move", "fly"


class Walk(Method, frozen=True):
    """What is done, the hunter's move or its Helper's, and the colour of the token."""

    colour: Colour

    @property
    def id(self) -> str:
        return f"{self.what}:{self.colour}"
