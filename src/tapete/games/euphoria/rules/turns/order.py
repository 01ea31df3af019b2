"""Who is next: by Euphoria, then by priority, then as its player likes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.games.euphoria.figures import euphoria
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import OneOf, Roll, Seat
from tapete.kernel.chance.readings import Contest, Verdict

ORDER = "euphoria.start.order"
BETWEEN_PLAYERS = "euphoria.start.order.tie_players"
OF_ONE_PLAYER = "euphoria.start.order.tie_own"
SEATS: tuple[Seat, Seat] = (0, 1)
D10 = 10
"""euphoria.material.d10"""


def anybody(show: Show, mini: Mini) -> bool:
    return True


def next_active(show: Show, able: Callable[[Show, Mini], bool] = anybody) -> Mini | None:
    """The next miniature to act in this phase, if any that is able to do something is left.

    It is always the one with the highest Euphoria at this moment:
    euphoria.ruling.order_recalculated, euphoria.ruling.sequential_effects
    """
    acted = show.state.acted
    levels: dict[int, list[Mini]] = {}
    for mini in show.state.minis:
        if not mini.out and mini.seat in SEATS and mini.id not in acted:
            levels.setdefault(euphoria(mini), []).append(mini)
    for level in sorted(levels, reverse=True):
        tied = [mini for mini in levels[level] if able(show, mini)]
        if tied:
            return tied[0] if len(tied) == 1 else _picked(show, tied)
    return None


def rank(show: Show, mini: Mini) -> tuple[int, bool]:
    """Where it comes in what goes by itself: by Euphoria, on a tie by priority."""
    return -euphoria(mini), mini.seat != show.state.priority


def _picked(show: Show, tied: Sequence[Mini]) -> Mini:
    """Priority says which player's turn it is, and that player picks."""
    seat = _seat_of_tie(show, tied)
    own = [mini for mini in tied if mini.seat == seat]
    if len(own) == 1:
        return own[0]
    rule = OF_ONE_PLAYER if len(own) == len(tied) else BETWEEN_PLAYERS
    options = [mini.id for mini in own]
    return show.mini(show.table.ask(seat, "euphoria.ask.next", OneOf(options), rule))


def _seat_of_tie(show: Show, tied: Sequence[Mini]) -> Seat:
    """The player with priority goes first, every time: euphoria.ruling.tie_many"""
    seats = {mini.seat for mini in tied}
    if len(seats) == 1:
        return tied[0].seat
    first = show.state.priority
    return 1 - first if show.rules.ties_alternate and _just_acted(show, tied) == first else first


def _just_acted(show: Show, tied: Sequence[Mini]) -> Seat | None:
    """The player whose miniature of the same Euphoria was the last to act in this phase."""
    now = euphoria(tied[0])
    before = [show.mini(one) for one in show.state.acted if show.find(one)]
    same = [one for one in before if euphoria(one) == now]
    return same[-1].seat if same else None


def roll_off(show: Show, rule: str) -> Seat:
    """Each player rolls a die, again on a tie; the higher wins: euphoria.ruling.priority_tie"""
    while True:
        verdict = show.table.roll(Roll((D10, D10), Contest(1), rule, each=SEATS))
        if verdict is not Verdict.TIED:
            return 0 if verdict is Verdict.WON else 1
