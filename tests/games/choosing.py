"""What the bot makes of a situation."""

from __future__ import annotations

from typing import Any

from tapete.bots import GreedyBot
from tapete.kernel import Game
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.position import Whole
from tapete.kernel.matches.script import Given
from tapete.kernel.tables.live import LiveTable, Suspended


def chosen(game: Game[Any], state: Any, seat: int = 0, *given: Given) -> Any:
    """What the bot answers to the question that opens now, or after some answers, plainly."""
    checkpoint = game.snapshots.freeze(state)
    now = game.snapshots.thaw(checkpoint)
    try:
        game.step(now, LiveTable(list(given), SeededDice(from_number(1))))
    except Suspended as pause:
        question = pause.question
    else:
        raise AssertionError("nothing is asked")
    position = Whole(game, 2, checkpoint, now, list(given)).position(seat, question)
    return position.domain.write(GreedyBot(1).choose(position))
