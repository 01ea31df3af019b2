"""The menu of a turn, and where a figure may walk."""

from collections.abc import Callable

from tapete.deeds.barring import Barring, Why
from tapete.deeds.do import Details, Do
from tapete.deeds.kind import Kind
from tapete.deeds.menu import Menu
from tapete.kernel import Choice
from tapete.spaces.squares.route import SquareRoute
from tests.rebatina.actions.fighting import GUARD, STRIKE
from tests.rebatina.actions.looting import GRAB
from tests.rebatina.meta import NAME
from tests.rebatina.rules.turns.turns import end_turn, steps_left
from tests.rebatina.state import Figure
from tests.rebatina.world import Brawl

AnyKind = Kind[Brawl, Figure]
RULES = dict.fromkeys(("off_board", "through", "ends_on", "too_far"), "rebatina.move")


def _why_not(brawl: Brawl, figure: Figure) -> Callable[[AnyKind], Why | None]:
    """A figure does one thing a turn; a stunned one does nothing."""
    stunned: Why = ("rebatina.stunned", "stunned", {})
    acted: Why = ("rebatina.turn", "acted", {})
    why = stunned if figure.stunned else acted if brawl.state.acted else None
    return lambda kind: why


def _offer_end(brawl: Brawl, figure: Figure) -> list[Choice]:
    return [Choice(Do("end"))]


def _end(brawl: Brawl, figure: Figure, do: Do, details: Details) -> None:
    end_turn(brawl, figure)


END = Kind("end", "rebatina.group.turn", _offer_end, _end)
MENU = Menu[Brawl, Figure, AnyKind]((STRIKE, GRAB, GUARD), END, Barring(NAME), _why_not)


def walks(brawl: Brawl, figure: Figure) -> SquareRoute:
    """Foes' squares may not be entered, friends' only passed."""
    others = [other for other in brawl.standing() if other is not figure]
    foes = frozenset(brawl.grid.at(other.at) for other in others if other.seat != figure.seat)
    friends = frozenset(brawl.grid.at(other.at) for other in others if other.seat == figure.seat)
    allowance = steps_left(brawl, figure) * brawl.grid.size
    return SquareRoute(brawl.grid, figure.at, allowance, foes, friends, RULES)
