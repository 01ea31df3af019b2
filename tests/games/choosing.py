"""What the bot makes of a situation."""

from __future__ import annotations

from typing import Any

from tapete.bots import GreedyBot
from tapete.kernel import Game
from tapete.kernel.bot import Bot
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.position import Whole
from tapete.kernel.matches.script import Given
from tapete.kernel.tables.live import LiveTable, Suspended
from tapete.kernel.tables.playouts import ThinkersTable


def chosen(game: Game[Any], state: Any, seat: int = 0, *given: Given) -> Any:
    """What the bot answers to the question that opens now, or after some answers, plainly."""
    return chosen_by(GreedyBot(1), game, state, seat, *given)


def chosen_by(bot: Bot, game: Game[Any], state: Any, seat: int = 0, *given: Given) -> Any:
    """What a bot answers to it."""
    checkpoint = game.snapshots.freeze(state)
    now = game.snapshots.thaw(checkpoint)
    try:
        game.step(now, LiveTable(list(given), SeededDice(from_number(1))))
    except Suspended as pause:
        question = pause.question
    else:
        raise AssertionError("nothing is asked")
    position = Whole(game, 2, checkpoint, now, list(given)).position(seat, question)
    return position.domain.write(bot.choose(position))


def activation(bot: Bot, game: Game[Any], state: Any) -> list[Any]:
    """Lets a bot play the activation that goes on; returns a copy of the state after each step."""
    table = ThinkersTable(game, [bot, bot], SeededDice(from_number(1)))
    acting, states = game.tactics.acting(state), [game.snapshots.copy(state)]
    while acting is not None and game.tactics.acting(state) == acting:
        table.next_step(state)
        game.step(state, table)
        states.append(game.snapshots.copy(state))
    return states
