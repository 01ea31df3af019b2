"""Euphoria: exact odds of its dice beside icepool and dyce, and how fast it is played.

Each contender solves each problem in its own idiom, and all must give the same answer. The
reference of playouts in the same run is the smallest game there is, on the same table.
`python -m benchmarks.euphoria --playouts` measures only the random playouts, and `--profile` shows
where their time goes.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import icepool
from dyce import H, P
from dyce.lifecycle import ExperimentalWarning
from rich.console import Console

from benchmarks import contest, kernel, timing
from benchmarks.odds import row
from benchmarks.peers.race import Subject
from benchmarks.timing import Row, Work
from tapete.bots import GreedyBot, RandomBot
from tapete.games.euphoria.content.missions import missions
from tapete.games.euphoria.content.team.roster import examples
from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.meta import Options
from tapete.games.euphoria.rules.dice.readings import SHIELDED, STEP, Blow, Volley
from tapete.kernel import playout
from tapete.kernel.bot import Bot
from tapete.kernel.chance.seed import from_number
from tapete.odds.readings import distribution

DECISIONS = 5_000  # a second, of random playouts on one core
MATCHES = 16
SIZE = "300"
"""How the names of the teams that bots play end."""
DICE, FEWER = 5, 4
PLUS = 1 + 1 - 2 - 1 - 1
"""Aim +1 at point-blank range, at heavy cover, with two weapons, at somebody that moved."""
ATTACK, DEFENCE = 4, 3


# (a) five shots against five evasions, with all modifiers: hits


def volley_ours() -> Work:
    return lambda: distribution((10,) * 2 * DICE, Volley(DICE, PLUS)).map(lambda hits: hits.target)


class Hitting(icepool.MultisetEvaluator):
    """Hits, and how many more of my dice than of theirs are placed."""

    def initial_state(self, order: Any, outcomes: Any, *sizes: Any) -> Any:
        if order > 0:
            raise icepool.UnsupportedOrder
        return 0, 0

    def next_state(self, state: Any, order: Any, outcome: int, mine: int, theirs: int) -> Any:
        hits, lead = state
        after = lead + mine - theirs
        return hits + max(0, after - max(0, lead - theirs)), after

    def final_outcome(self, state: Any, *_: Any) -> int:
        return int(state[0])

    next_state_key = property(type)


def volley_icepool() -> Work:
    evaluator = Hitting()

    def work() -> Any:
        d10 = icepool.d(10)
        return evaluator.evaluate((d10 + PLUS).pool(DICE), d10.pool(DICE))

    return work


def volley_dyce() -> Work:
    def work() -> Any:
        rolls = H.from_counts((DICE @ P(10)).rolls_with_counts())
        return rolls.apply(_hits, rolls)

    return work


def _hits(mine: tuple[int, ...], theirs: tuple[int, ...]) -> int:
    return sum([a + PLUS > b for a, b in zip(mine, theirs, strict=True)])


# (b) four against four through a human shield: (hits, hits on the shield)


def shield_ours() -> Work:
    read = Volley(FEWER, PLUS - SHIELDED, shield=True)
    return lambda: distribution((10,) * 2 * FEWER, read).map(tuple)


class Shielded(icepool.MultisetEvaluator):
    """Hits with and without the shield, and what decides them.

    The rivals' dice are seen two faces later than mine, so that both comparisons can be made as my
    dice fall: how many are placed, and how many rivals are at least so high, three times.
    """

    def initial_state(self, order: Any, outcomes: Any, *sizes: Any) -> Any:
        if order > 0:
            raise icepool.UnsupportedOrder
        return 0, 0, 0, 0, 0, 0

    def next_state(self, state: Any, order: Any, outcome: int, mine: int, theirs: int) -> Any:
        target, all_hits, placed, first, second, third = state
        first, second, third = second, third, third + theirs
        now = placed + mine
        target += max(0, now - max(placed, third))
        all_hits += max(0, now - max(placed, first))
        return target, all_hits, now, first, second, third

    def final_outcome(self, state: Any, *_: Any) -> tuple[int, int]:
        return state[0], state[1] - state[0]

    next_state_key = property(type)


def shield_icepool() -> Work:
    evaluator = Shielded()

    def work() -> Any:
        d10 = icepool.d(10)
        return evaluator.evaluate((d10 + PLUS - SHIELDED).pool(FEWER), d10.pool(FEWER))

    return work


def shield_dyce() -> Work:
    def work() -> Any:
        rolls = H.from_counts((FEWER @ P(10)).rolls_with_counts())
        return rolls.apply(_shielded, rolls)

    return work


def _shielded(mine: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, int]:
    leads = [a + PLUS - b for a, b in zip(mine, theirs, strict=True)]
    hits = sum([lead > SHIELDED for lead in leads])
    return hits, sum([lead > 0 for lead in leads]) - hits


# (c) an attack of four dice against three: successes, -1 for a FATALITY


def blow_ours() -> Work:
    read = Blow(ATTACK)
    return lambda: distribution((10,) * (ATTACK + DEFENCE), read).map(
        lambda struck: -1 if struck.fatal else struck.successes
    )


def _struck(difference: int) -> int:
    return -1 if difference > STEP * ATTACK + STEP else max(0, difference // STEP)


def blow_icepool() -> Work:
    def work() -> Any:
        return (ATTACK @ icepool.d(10) - DEFENCE @ icepool.d(10)).map(_struck)

    return work


def blow_dyce() -> Work:
    def work() -> Any:
        return (ATTACK @ H(10) - DEFENCE @ H(10)).apply(_struck)

    return work


PROBLEMS: list[tuple[str, tuple[Callable[[], Work], ...], str]] = [
    (
        "a  five shots against five evasions, all modifiers",
        (volley_ours, volley_icepool, volley_dyce),
        "dyce: pairs of distinct rolls",
    ),
    (
        "b  four against four through a human shield",
        (shield_ours, shield_icepool, shield_dyce),
        "dyce: pairs of distinct rolls",
    ),
    ("c  four dice against three in melee", (blow_ours, blow_icepool, blow_dyce), ""),
]


def odds_rows() -> list[Row]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ExperimentalWarning)
        return [row(*problem) for problem in PROBLEMS]


def subjects() -> dict[str, Subject]:
    """Each mission, between the usual teams."""
    return {name: contest.playouts(GAME, Options(mission=name)) for name in missions()}


def against_random(number: int) -> tuple[float, list[float]]:
    """What the bot wins against random answers with the same team, and the times of its answers."""
    seat, timed = number % 2, contest.Timed(GreedyBot(number))
    bots: list[Bot] = [RandomBot(number), RandomBot(number)]
    bots[seat] = timed
    names = [name for name in examples() if name.endswith(SIZE)]
    team = names[number // 2 % len(names)]
    result = playout(GAME, Options(teams=(team, team)), bots, from_number(number)).result
    return float(seat in result.winners) if result.winners else contest.EVEN, timed.seconds


def show(matches: int, console: Console) -> None:
    timing.show("Euphoria: exact odds", odds_rows(), console)
    contest.show_playouts("Euphoria", subjects(), DECISIONS, console)
    played = [against_random(number) for number in range(matches)]
    seconds = [taken for _, times in played for taken in times]
    rows = contest.timed_rows("the bot's answer", seconds, contest.ANSWER)
    kernel.show(f"Euphoria: bots, {len(seconds):,} answers", rows, console)
    won = sum(share for share, _ in played)
    console.print(f"The bot wins {won:g} of {matches} shows against random answers")


if __name__ == "__main__":
    contest.measure(GAME, "Euphoria", subjects, show, MATCHES, DECISIONS)
