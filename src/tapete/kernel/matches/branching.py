"""Starting a new match from any point of an old one."""

from __future__ import annotations

from itertools import islice
from typing import Any, TypeVar

from tapete.kernel.chance.dice import BranchedDice
from tapete.kernel.chance.seed import Earlier
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.replays import replay_steps

S = TypeVar("S")


class NoSuchStep(TapeteError):
    """The match has no such step, or nothing is left to play after it."""

    key = "kernel.error.no_such_step"


def branch(journal: Journal, game: Game[S], steps: int, seed: str) -> Match[S]:
    """Returns the match as it was after so many answers and undos, ready to play on.

    What was played so far keeps the faces that fell. Anybody who has read the old journal knows
    its seed and could predict every die. So from here on the dice come from a new seed, of which
    only the commitment is known. The new journal names both seeds and where the first one ends; it
    is replayed and verified like any other.
    """
    match = next(islice(replay_steps(journal, game), steps, None), None) if steps >= 0 else None
    if match is None or match.question is None:
        raise NoSuchStep(given=steps)
    return with_fresh_dice(match, seed)


def with_fresh_dice(match: Match[S], seed: str) -> Match[S]:
    """Returns a copy of the match whose next faces come from another seed."""
    twin: Match[Any] = match.fork()
    if match.seed is None:
        return twin
    twin.seed = seed
    twin.earlier = (*match.earlier, Earlier(match.seed, match.dice.counter))
    twin.dice = BranchedDice(seed, twin.earlier, match.dice.counter)
    return twin
