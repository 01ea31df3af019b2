"""The arena: how fast it is played, how fast sight is, and how fast and how well bots play it.

The reference of playouts in the same run is the smallest game there is, on the same table. That of
sight is the plain way with exact fractions, which must also say the same.

`python -m benchmarks.arena --matches 10` has bots play more matches together; `--profile` shows
where the time of random playouts goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from statistics import median
from time import process_time

from rich.console import Console
from tests.games.arena.test_weighed import stirred
from tests.games.weighed import positions, states
from tests.spaces.test_hexes import plainly_sees

from benchmarks import contest, kernel
from benchmarks.kernel import Row
from benchmarks.peers.race import Subject, race
from benchmarks.timing import caches_of
from tapete.bots import GreedyBot, RandomBot
from tapete.games.arena.content.ground import Ground, ground_of
from tapete.games.arena.content.library import library
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.state import State
from tapete.kernel import playout
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.position import Position
from tapete.odds.first import first_roll
from tapete.odds.foresight import foreseen
from tapete.spaces.hexes.sight import Sight

DECISIONS = 10_000  # a second, of random playouts on one core
FASTER = 20.0  # times the plain way, for sight between all pairs of zones
ALL_PAIRS = 0.005  # seconds, for sight between all pairs of zones
ZONES = 40  # of the board on which sight is timed, or as near to it as there is
ROUNDS, SECONDS = 3, 0.5
COLD = 9  # times that sight is worked out with nothing known
MATCHES = 4
BESIDE = 0.1  # seconds, the number beside an option
EVERY, FEW = 23, 60  # one step of so many is looked at, and so many of its answers
ANEW, PLAINLY = "a line, drawn anew", "exact fractions"


def subjects() -> dict[str, Subject]:
    """Each scenario, played by two."""
    return {
        name: contest.playouts(GAME, Options(scenario=name, players=2))
        for name in library().scenarios
    }


# --- sight


def _board() -> Ground:
    """The board whose size is nearest to the one wanted."""
    names = [*library().scenarios, *library().maps]
    return min(map(ground_of, names), key=lambda one: abs(len(one.hexes.cells) - ZONES))


def _all_pairs(ground: Ground) -> int:
    """Sight between all pairs, every line worked out anew; returns how many there are."""
    sight, cells = Sight(ground.hexes), ground.hexes.cells
    return sum(sight.sees(a, b, ground.walls) in (True, False) for a, b in combinations(cells, 2))


def _plainly(ground: Ground) -> int:
    cells, walls = ground.hexes.cells, set(ground.blocked)
    pairs = combinations(cells, 2)
    return sum(plainly_sees(ground.hexes, a, b, walls) in (True, False) for a, b in pairs)


def disagreements(ground: Ground) -> int:
    """In how many pairs of zones the two ways differ."""
    walls, sight = set(ground.blocked), ground.sight
    return sum(
        sight.sees(a, b, ground.walls) != plainly_sees(ground.hexes, a, b, walls)
        for a, b in combinations(ground.hexes.cells, 2)
    )


def sight_rows(ground: Ground) -> list[Row]:
    known = ground.sight
    pairs = list(combinations(ground.hexes.cells, 2))

    def again(number: int) -> int:
        return sum(known.sees(a, b, ground.walls) in (True, False) for a, b in pairs)

    ways: dict[str, Subject] = {
        ANEW: lambda number: _all_pairs(ground),
        "a line that is known": again,
        PLAINLY: lambda number: _plainly(ground),
    }
    first = median([_first_time(ground) for _ in range(COLD)])
    seconds = race(ways, ROUNDS, SECONDS)
    plain = seconds.pop(PLAINLY)
    whole = seconds[ANEW] * len(pairs)
    return [
        *[Row(name, taken, PLAINLY, plain, FASTER) for name, taken in seconds.items()],
        Row(f"all {len(pairs)} lines, drawn anew", whole, "5 ms", ALL_PAIRS, 1.0),
        Row("the same, for the first time", first, "5 ms", ALL_PAIRS, 1.0),
    ]


def _first_time(ground: Ground) -> float:
    """The seconds that all pairs take while nothing is known of any line."""
    for cache in caches_of("tapete.spaces.hexes"):
        cache.cache_clear()
    start = process_time()
    _all_pairs(ground)
    return process_time() - start


# --- numbers beside options


def weighed(matches: int) -> list[float]:
    """The time that each number beside an option takes, in positions of random matches."""
    found = []
    for seed in range(matches):
        rng = Random(seed)
        for state in states(GAME, Options(players=2), seed, EVERY):
            stirred(state, rng)
            for position in positions(GAME, state, rng):
                found += list(_beside(position))
    return found


def _beside(position: Position[State]) -> Iterator[float]:
    domain = position.domain
    offered = [domain.write(value) for value in islice(domain.candidates(), FEW)]
    for answer in [one for one in offered if first_roll(position, one) is not None]:
        start = process_time()
        foreseen(position, answer, len(offered))
        yield process_time() - start


# --- bots


def together(number: int) -> tuple[bool, list[contest.Timed]]:
    """True if four bots have won, and their times."""
    bots = [contest.Timed(GreedyBot(10 * number + seat)) for seat in range(4)]
    return bool(playout(GAME, Options(), bots, from_number(number)).result.winners), bots


def at_random(number: int) -> bool:
    bots = [RandomBot(10 * number + seat) for seat in range(4)]
    return bool(playout(GAME, Options(), bots, from_number(number)).result.winners)


def show(matches: int, console: Console) -> None:
    kernel.show("Arena: random playouts", contest.playout_rows(subjects(), DECISIONS), console)
    ground = _board()
    title = f"Arena: sight between {len(ground.hexes.cells)} zones"
    kernel.show(f"{title}, {disagreements(ground)} disagreements", sight_rows(ground), console)
    beside = weighed(matches)
    rows = contest.timed_rows("a number beside an option", beside, BESIDE)
    title = f"Arena: odds of {len(beside):,} options, the slowest {max(beside):.2f} s"
    kernel.show(title, rows, console)
    played = [together(number) for number in range(matches)]
    seconds = [taken for _, bots in played for bot in bots for taken in bot.seconds]
    rows = contest.timed_rows("the bot's answer", seconds, contest.ANSWER)
    kernel.show(f"Arena: bots, {len(seconds):,} answers", rows, console)
    lucky = sum(at_random(number) for number in range(10 * matches))
    console.print(
        f"Bots win {sum(won for won, _ in played)} of {matches} matches, "
        f"random answers {lucky} of {10 * matches}"
    )


if __name__ == "__main__":
    contest.measure(GAME, "Arena", subjects, show, MATCHES)
