"""What a question is about besides its words: what it costs, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tapete.games.savage.labels.deeds import acting as acting_figure
from tapete.games.savage.rules.dice.bennies import purse
from tapete.games.savage.rules.dice.rerolls import DAMAGE, TRAIT
from tapete.games.savage.rules.harm.damage import BRACE, SOAK
from tapete.games.savage.rules.moving.withdrawing import PULLS_ITSELF_TOGETHER
from tapete.games.savage.rules.turns.initiative import ASK_CARD, NOBODY
from tapete.games.savage.rules.turns.waylaying import ASK as INTERRUPT_MOVE
from tapete.games.savage.state import State
from tapete.games.savage.world import Fight
from tapete.kernel import Message, Seat
from tapete.odds.silent import SILENT

BENNIES = (TRAIT.key, DAMAGE.key, BRACE, SOAK, PULLS_ITSELF_TOGETHER, ASK_CARD)
"""The questions about spending a benny."""
DECLINES: Mapping[str, Callable[[Any], bool]] = {
    ASK_CARD: lambda answer: answer == NOBODY,
    INTERRUPT_MOVE: lambda answer: answer[1] is None,
}
"""The questions that are declined with an answer other than no, and how to tell that answer."""

ONWARD: Mapping[str, Callable[[Any], bool]] = {"savage.ask.act_now": bool}
"""The answers that lead to another question of one's own: a figure on Hold acts now."""


def foretells(key: str) -> bool:
    """True unless it is about a card, which changes only the order of the turns."""
    return key != ASK_CARD


def cost(question: Message, view: State, seat: Seat) -> Message | None:
    """A benny, and how many the rolling figure, or for a card its side, has left after it."""
    if question.key not in BENNIES:
        return None
    figure = dict(question.args).get("figure")
    if not isinstance(figure, str):
        return Message.of("savage.cost.card", left=_side_purse(view, seat) - 1)
    fight = Fight(view, SILENT, view.rules)
    return Message.of("savage.cost.benny", left=purse(fight, fight.figure(figure)) - 1)


def _side_purse(view: State, seat: Seat) -> int:
    own = [one.bennies for one in view.figures if one.seat == seat and not one.out]
    return sum(own) + view.pools[seat]


def acting(view: State) -> Seat | None:
    """The seat of the figure whose turn it is."""
    figure = acting_figure(view)
    return None if figure is None else figure.seat
