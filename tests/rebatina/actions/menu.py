"""The menu of a turn, and where a figure may walk."""

from collections.abc import Callable

from tapete.deeds import Kind, Menu, Why, simply
from tapete.spaces.squares.route import SquareRoute
from tests.rebatina.actions.fighting import STRIKE
from tests.rebatina.actions.looting import GRAB
from tests.rebatina.meta import NAME
from tests.rebatina.rules.turns.turns import end_turn, steps_left
from tests.rebatina.world import Brawl, Figure


def _why_not(brawl: Brawl, figure: Figure) -> Callable[[Kind[Brawl, Figure]], Why | None]:
    """A stunned figure does nothing, and any other one thing a turn."""
    why: Why | None = ("rebatina.turn", "acted") if brawl.state.acted else None
    return lambda kind: ("rebatina.stunned", "stunned") if figure.stunned else why


END = Kind("end", "rebatina.group.turn", simply(end_turn))
MENU = Menu((STRIKE, GRAB), END, NAME, _why_not)


def walks(brawl: Brawl, figure: Figure) -> SquareRoute:
    """Foes' squares may not be entered, friends' only passed."""
    foes = [foe.at for foe in brawl.foes(figure)]
    friends = [one.at for one in brawl.standing() if one is not figure]
    steps = steps_left(brawl, figure)
    return SquareRoute.among(brawl.grid, figure.at, steps, foes, friends, "rebatina.move")
