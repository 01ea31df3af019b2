"""Is the number beside an option what the rules say, weighed end by end?

Positions are taken out of matches between random bots. Options that hang on chance are weighed as
they are shown to people, and again by the plain way: each end of the step run by itself, on a table
that knows no stages. Where that has too many ends, samples must agree within their error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tapete.bots import RandomBot
from tapete.kernel import Game
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.seed import from_number
from tapete.kernel.labels import Gist
from tapete.kernel.matches.position import Position, Whole
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.plain import Plain
from tapete.kernel.tables.live import LiveTable, Suspended
from tapete.kernel.tables.playouts import BotTable
from tapete.odds.distribution import Distribution
from tapete.odds.first import first_roll
from tapete.odds.forecast import Depth, forecast
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable, TooManyLeaves, explore

RUNS = 4000
"""Of what is shown."""
ENDS = 1200
"""Of the plain way; past them samples are taken."""
SAMPLES = 800
DEVIATIONS = 5.5
"""Standard errors that the worst of many thousand chances may be off."""
TRIES = 40
"""Answers that are drawn at random in search of one that hangs on chance."""


def states(game: Game[Any], options: Any, seed: int, every: int) -> Iterator[Any]:
    """The states between the steps of a random match, one of so many."""
    state, bots = game.setup(options), [RandomBot(seed + seat) for seat in range(2)]
    table = BotTable(bots, SeededDice(from_number(seed)))
    step = 0
    while game.result(state) is None:
        if step % every == seed % every:
            yield game.snapshots.copy(state)
        game.step(state, table)
        step += 1


def positions(game: Game[Any], state: Any, rng: Random) -> Iterator[Position[Any]]:
    """Each question of the step from here, all of them answered at random."""
    checkpoint, script = game.snapshots.freeze(state), list[Entry]()
    while True:
        now = game.snapshots.thaw(checkpoint)
        try:
            game.step(now, LiveTable(script, SeededDice(from_number(rng.getrandbits(32)))))
        except Suspended as pause:
            question = pause.question
        else:
            return
        seat = next(iter(question.domains))
        position = Whole(game, 2, checkpoint, now, script).position(seat, question)
        yield position
        answer = position.domain.write(position.domain.sample(rng))
        script.append(Given(question.key, seat, answer, question.secret))


def is_weighed(position: Position[Any]) -> bool:
    """True if numbers are shown beside the answers to its question, and nothing hidden matters."""
    game = position.game
    hidden = game.guesses(position.before, position.seat)
    return game.labels.foretells(position.question.key) and not hidden


def options_of(
    position: Position[Any], rng: Random, seen: Counter[str], most: int
) -> dict[str, Plain]:
    """Some of the answers that hang on chance, by their kinds: those first that were seen least."""
    domain, found = position.domain, dict[str, Plain]()
    for _ in range(TRIES):
        answer = domain.write(domain.sample(rng))
        name = named(position, answer)
        if name not in found and first_roll(position, answer) is not None:
            found[name] = answer
    rarest = sorted(found, key=lambda name: seen[name])[:most]
    seen.update(rarest)
    return {name: found[name] for name in rarest}


def agrees(position: Position[Any], answer: Plain, rng: Random) -> str:
    """Fails unless what is shown is what the rules say; tells how that was found out."""
    seen = forecast(position, answer, Depth(Policy.BEST, RUNS, 1, scored=False))
    if not seen.exact:
        return "not shown as exact"
    try:
        plain = end_by_end(position, answer, seen.policy)
    except TooManyLeaves:
        return agrees_with_chance(position, answer, rng)
    assert seen.gists == plain, (answer, seen.policy)
    return f"end by end, {seen.policy.value}"


def end_by_end(position: Position[Any], answer: Plain, policy: Policy) -> Distribution[Gist]:
    """Every end of the step by itself, on a table that remembers nothing."""
    game, before = position.game, position.before
    script = (*position.script, Given(position.question.key, position.seat, answer))

    def end(table: OddsTable) -> tuple[Gist, tuple[float, ...]]:
        state = game.snapshots.copy(before)
        game.step(state, table)
        return game.labels.gist(before, state), game.tactics.stakes(before, state, 2)

    return Distribution(explore(end, policy, ENDS, script, game.tactics).weights)


def agrees_with_chance(position: Position[Any], answer: Plain, rng: Random) -> str:
    """The same at a glance, beside many samples."""
    exact = forecast(position, answer, Depth(Policy.GLANCE, RUNS, 1, scored=False))
    if not exact.exact:
        return "not weighed at a glance"
    sampled = forecast(position, answer, Depth(Policy.GLANCE, 1, SAMPLES, scored=False), rng)
    fallen = sampled.gists.floats()
    for gist, chance in exact.gists.floats().items():
        error = (chance * (1 - chance) / SAMPLES) ** 0.5
        allowed = DEVIATIONS * error + 2 / SAMPLES
        assert abs(fallen.get(gist, 0.0) - chance) < allowed, (answer, gist)
    assert all(gist in exact.gists for gist in fallen), answer
    return "samples"


def looked_at(
    game: Game[Any],
    options: Any,
    seed: int,
    changed: Callable[[Any, Random], None],
    *,
    every: int = 23,
    most: int = 15,
    seen: Counter[str] | None = None,
) -> Counter[str]:
    """How so many options of a random match were found to be right; `changed` stirs its states."""
    rng, found = Random(seed), Counter[str]()
    seen = Counter() if seen is None else seen
    for state in states(game, options, seed, every):
        changed(state, rng)
        for position in positions(game, state, rng):
            if not is_weighed(position):
                continue
            for name, answer in options_of(position, rng, seen, 2).items():
                found[f"{name}: {agrees(position, answer, rng)}"] += 1
        if found.total() >= most:
            break
    return found


def named(position: Position[Any], answer: Any) -> str:
    """What an answer does, in a word or two."""
    key = position.question.key
    if not isinstance(answer, list | tuple) or len(answer) != 2:
        return key
    way, filled = answer
    return f"{key} {filled['option']['what'] if way == 'do' else way}"
