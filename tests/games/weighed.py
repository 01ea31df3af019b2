"""Is the number beside an option what the rules say, weighed end by end?

Positions are taken out of matches between random bots. Options that hang on chance are weighed as
they are shown to people, and again by the plain way: each end of the step run by itself, on a table
that knows no stages. Where that has too many ends, the step is played many times with dice, every
seat deciding by best play, and what comes of it must agree within its error. With `make fuzz` it is
played many more times. Numbers that are shown as inexact must agree within the error they state.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from copy import copy
from math import hypot, inf
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

import msgspec
import pytest

from tapete.bots import RandomBot
from tapete.games.darkness.rules.dice.readings import BestPlay
from tapete.kernel import Game
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.roll import Chance, Draw
from tapete.kernel.chance.seed import from_number
from tapete.kernel.labels import Gist
from tapete.kernel.matches.position import Position, Whole
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.live import LiveTable, Suspended
from tapete.kernel.tables.playouts import BotTable
from tapete.kernel.tables.relay import Relay
from tapete.odds.distribution import Distribution
from tapete.odds.first import first_roll
from tapete.odds.forecast import Depth, Forecast, Worlds
from tapete.odds.keeper import Keeper
from tapete.odds.policy import Policy, at_a_glance
from tapete.odds.runs import TooManyLeaves
from tapete.odds.table import OddsTable, explore, odds_of
from tapete.odds.value import MARGIN

FUZZ = os.environ.get("HYPOTHESIS_PROFILE", "suite") != "suite"
"""True if there is time to play each step thousands of times."""
RUNS = 4000
"""Of what is shown."""
SHOWN = Depth(Policy.BEST, RUNS, 10_000 if FUZZ else 1000, scored=False)
ENDS = 1200
"""Of the plain way; past them the step is played with dice."""
SAMPLES = 10_000 if FUZZ else 300
"""How often a step is played with dice."""
CLOSELY = max(SAMPLES, 1500)
"""How often the few steps are that are looked at for nothing else."""
DOUBTFUL, MORE = 2.5, 3000
"""Standard errors from which on a step is played so many times more.

So of a chance of one half nearly every fault of 10 in 100 is found, and half of those of 7 in 100;
with `make fuzz`, those of 2 in 100.
"""
WEIGHED_ONLY = (BestPlay,)
"""Readings of several throws at once. Where dice are thrown, somebody is asked between them."""
FINE = 1_000_003
"""How finely their chances are told apart."""
DEVIATIONS = 4.5
"""Standard errors that the worst of many hundred chances may be off."""
Played: TypeAlias = tuple[Gist, tuple[float, ...]]
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


def agrees(
    position: Position[Any],
    answer: Plain,
    rng: Random,
    ends: int = ENDS,
    worlds: Worlds[Any] | None = None,
    samples: int = SAMPLES,
) -> str:
    """Fails unless what is shown is what the rules say; tells how that was found out.

    The `worlds` may know what comes of other answers: that must not show.
    """
    seen = (worlds or Worlds(position, SHOWN)).forecast(answer)
    if not seen.exact:
        return agrees_with_chance(position, answer, seen, rng, samples)
    try:
        plain = end_by_end(position, answer, seen.policy, ends)
    except TooManyLeaves:
        return agrees_with_chance(position, answer, seen, rng, samples)
    assert seen.gists == plain, (answer, seen.policy)
    return f"end by end, {seen.policy.value}"


def end_by_end(
    position: Position[Any], answer: Plain, policy: Policy, ends: int
) -> Distribution[Gist]:
    """Every end of the step by itself, on a table that remembers nothing.

    What may only be supposed is supposed here too, such as a distance that nobody may measure.
    """
    game, before = position.game, position.imagined(Random(0))
    script = (*position.script, Given(position.question.key, position.seat, answer))

    def end(table: OddsTable) -> tuple[Gist, tuple[float, ...]]:
        state = game.snapshots.copy(before)
        game.step(state, table)
        return game.labels.gist(before, state), game.tactics.stakes(before, state, 2)

    return Distribution(explore(end, policy, ends, script, game.tactics).weights)


def agrees_with_chance(
    position: Position[Any], answer: Plain, seen: Forecast, rng: Random, samples: int = SAMPLES
) -> str:
    """Fails unless the step, played many times with dice, comes out as it is shown.

    If it comes out a little unlike that, it is played on.
    """
    player = Player(position, answer, seen.policy)
    played = player.many(samples, rng)
    valued = seen.exact and seen.policy is Policy.BEST and not player.alike
    if furthest_off(position, answer, seen, played, valued=valued) > DOUBTFUL:
        played += player.many(MORE, rng)
    off = furthest_off(position, answer, seen, played, valued=valued)
    assert off <= DEVIATIONS, (answer, seen.policy)
    return f"{'samples' if seen.exact else 'both sampled'}, {seen.policy.value}"


def furthest_off(
    position: Position[Any],
    answer: Plain,
    seen: Forecast,
    played: Sequence[Played],
    *,
    valued: bool,
) -> float:
    """Returns how many standard errors the worst of the numbers is off.

    These are the chances shown and, if it is `valued`, what the answer is worth to each seat.
    """
    count, shown = len(played), seen.gists.floats()
    fallen = Counter(gist for gist, _ in played)
    assert not seen.exact or fallen.keys() <= shown.keys(), answer
    stated = 0.0 if seen.exact else seen.error
    far = [0.0]
    for gist in {**shown, **fallen}:
        chance = shown.get(gist, 0.0)
        error = hypot(stated, (chance * (1 - chance) / count) ** 0.5)
        far.append(errors_off(fallen[gist] / count, chance, error, 2 / count))
    if valued:
        spread = spreads(position, answer, seen)
        for seat, expected in enumerate(seen.worth):
            found = fmean(worth[seat] for _, worth in played)
            far.append(errors_off(found, expected, spread[seat] / count**0.5))
    return max(far)


def errors_off(found: float, expected: float, error: float, more: float = 1e-9) -> float:
    """Returns how many standard errors it is off, beyond what is always allowed."""
    off = max(0.0, abs(found - expected) - more)
    return off / error if error else inf if off else 0.0


def spreads(position: Position[Any], answer: Plain, seen: Forecast) -> list[float]:
    """Returns the standard deviation of what an answer is worth to each seat.

    It is that of the chances shown. That of a sample would be too small whenever a rare end that is
    worth much did not fall in it.
    """
    game = copy(position.game)
    game.labels = msgspec.structs.replace(
        game.labels,
        gist=lambda before, after: game.tactics.stakes(before, after, position.seats),
    )
    valued = msgspec.structs.replace(position, game=game)
    ends: dict[Any, float] = Worlds(valued, SHOWN).forecast(answer).gists.floats()
    return [
        sum(chance * (end[seat] - mean) ** 2 for end, chance in ends.items()) ** 0.5
        for seat, mean in enumerate(seen.worth)
    ]


class Thrown(LiveTable):
    """A table with dice, where all throws of a roll are made at once, if nobody is asked."""

    def _roll(self, roll: Any) -> Any:
        if not isinstance(roll.read, WEIGHED_ONLY):
            return super()._roll(roll)
        odds = odds_of(roll)
        left = (self._dice.face(FINE) - 1) * odds.total // FINE
        for outcome, weight in odds.items():
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError(roll)


class LeftOut(Relay):
    """A table where nobody does what nobody is taken to do, once so much has happened."""

    def __init__(self, table: LiveTable | OddsTable, player: Player) -> None:
        super().__init__(table)
        self.inner, self.player = table, player

    def ignores(self, key: str) -> bool:
        tactics, best = self.player.game.tactics, self.player.policy is Policy.BEST
        if self.inner._at < len(self.player.script):
            return False
        return tactics.skips(key) if best else tactics.ignores(key)

    def heed(self, chance: Chance[Any], kind: Callable[[Any], Hashable]) -> Any:
        self.player.alike |= isinstance(chance, Draw)
        return super().heed(chance, kind)


class Player:
    """Plays a step from an answer on, with dice, at a table where nothing is weighed.

    Only what a seat decides by is: each of its answers from there on, as people are shown it.
    """

    def __init__(self, position: Position[Any], answer: Plain, policy: Policy) -> None:
        self.position, self.policy, self.game = position, policy, position.game
        assert None not in position.script, "something is hidden"
        begun = [entry for entry in position.script if entry is not None]
        self.script = [*begun, Given(position.question.key, position.seat, answer)]
        self.before = position.imagined(Random(0))
        self.keeper = Keeper(self.game.snapshots.copy(self.before))
        self.alike = False
        """True if something was drawn that stands for others, whose worth may be another."""
        self.known: dict[str, Plain] = {}
        """What is decided, by all that has fallen and been answered before."""

    def many(self, count: int, rng: Random) -> list[Played]:
        seeds = (from_number(rng.getrandbits(32)) for _ in range(count))
        return [self.played(SeededDice(seed)) for seed in seeds]

    def played(self, dice: SeededDice) -> Played:
        """What came of it, and what that is worth to each seat."""
        game, before, script = self.game, self.before, list(self.script)
        while True:
            state = game.snapshots.copy(before)
            try:
                game.step(state, LeftOut(Thrown(script, dice), self))
            except Suspended as pause:
                script.append(self.decided(pause.question, state, script))
            else:
                worth = game.tactics.stakes(before, state, self.position.seats)
                return game.labels.gist(before, state), worth

    def decided(self, question: Question, now: Any, script: list[Entry]) -> Given:
        seat = next(iter(question.domains))
        key = repr([e.answer if isinstance(e, Given) else e.outcome for e in script])
        if key not in self.known:
            self.known[key] = self.best(seat, question, now, script)
        return Given(question.key, seat, self.known[key], question.secret)

    def best(self, seat: Seat, question: Question, now: Any, script: list[Entry]) -> Plain:
        """The answer that is worth most to its seat, the first of equals; or one at a glance."""
        domain, tactics = question.domains[seat], self.game.tactics
        if at_a_glance(self.policy, tactics, question.key, domain):
            return domain.write(tactics.reply(seat, question.key, domain))
        here = Position(
            self.game, seat, question, self.before, now, tuple(script), self.position.seats
        )
        found, *others = [(a, self.worth(here, a)) for a in map(domain.write, domain.candidates())]
        for other in others:
            if other[1] > found[1] + MARGIN:
                found = other
        return found[0]

    def worth(self, here: Position[Any], answer: Plain) -> float:
        keeper, script = self.keeper, (*here.script, Given(here.question.key, here.seat, answer))

        def end(table: OddsTable) -> tuple[None, tuple[float, ...]]:
            keeper.restore(keeper.start)
            table.keeper = keeper
            self.game.step(keeper.state, LeftOut(table, self))
            return None, self.game.tactics.stakes(here.before, keeper.state, here.seats)

        return explore(end, self.policy, 10 * RUNS, script, self.game.tactics).worth[here.seat]


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
            worlds = Worlds(position, SHOWN)
            for name, answer in options_of(position, rng, seen, 2).items():
                found[f"{name}: {agrees(position, answer, rng, worlds=worlds)}"] += 1
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


def asked(game: Game[Any], state: Any, *answers: Plain) -> Position[Any]:
    """The question after these answers in the step from here; what is rolled before is seeded."""
    checkpoint, script = game.snapshots.freeze(state), list[Entry]()
    while True:
        now = game.snapshots.thaw(checkpoint)
        with pytest.raises(Suspended) as pause:
            game.step(now, LiveTable(script, SeededDice(from_number(1))))
        question = pause.value.question
        seat = next(iter(question.domains))
        given = sum(isinstance(entry, Given) for entry in script)
        if given == len(answers):
            return Whole(game, 2, checkpoint, now, script).position(seat, question)
        script.append(Given(question.key, seat, answers[given], question.secret))


def all_agree(position: Position[Any], *more: Plain, ends: int = ENDS) -> Counter[str]:
    """How each answer that hangs on chance, and others that are given, was found to be right."""
    return _found(position, [*weighable(position), *more], ends)


def whole_list_agrees(position: Position[Any], ends: int = ENDS) -> Counter[str]:
    """How every answer on offer was found to be right, also where only others roll after it."""
    return _found(position, offered(position), ends)


def some_agree(position: Position[Any], kinds: set[str], ends: int = ENDS) -> Counter[str]:
    """How the first and the last answer of some kinds were found to be right."""
    found = by_kind(position, weighable(position))
    chosen = [one for kind in sorted(kinds & found.keys()) for one in outermost(found[kind])]
    return _found(position, chosen, ends)


def most_agree(position: Position[Any], kinds: set[str], ends: int = ENDS) -> Counter[str]:
    """How every answer of some kinds was found to be right, and the outermost of all others."""
    found = by_kind(position, weighable(position)).items()
    chosen = [one for kind, of in found for one in (of if kind in kinds else outermost(of))]
    return _found(position, chosen, ends)


def deeds_agree(position: Position[Any], kinds: set[str], ends: int = ENDS) -> Counter[str]:
    """How the first and the last of some kinds, of those after which anybody rolls, were right."""
    worlds, found = Worlds(position, SHOWN), by_kind(position, offered(position))
    chosen: list[Plain] = []
    for kind in sorted(kinds & found.keys()):
        rolled = [one for one in found[kind] if len(worlds.forecast(one).gists) > 1]
        chosen += outermost(rolled)
    return _found(position, chosen, ends)


def by_kind(position: Position[Any], answers: Iterable[Plain]) -> dict[str, list[Plain]]:
    found: dict[str, list[Plain]] = {}
    for answer in answers:
        found.setdefault(kind_of(position, answer), []).append(answer)
    return found


def outermost(answers: list[Plain]) -> list[Plain]:
    """The first and the last of them."""
    return answers[:1] + answers[1:][-1:]


def rolling(position: Position[Any]) -> set[str]:
    """The kinds of answers on offer after which the seat rolls."""
    return {kind_of(position, answer) for answer in weighable(position)}


def kind_of(position: Position[Any], answer: Plain) -> str:
    return named(position, answer).split()[-1]


def told_whole(game: Game[Any]) -> Game[Any]:
    """The game, with every question weighed, and what has come of it told by the whole state.

    So no two ends that differ are taken for one, nor any that people are not told of left out.
    """

    def whole(before: Any, after: Any) -> Gist:
        return (Message.of("state", bytes=game.snapshots.freeze(after).hex()),)

    other = copy(game)
    other.labels = msgspec.structs.replace(game.labels, gist=whole, foretells=lambda key: True)
    return other


def chances_of(position: Position[Any], kind: str) -> list[Distribution[Gist]]:
    """What is shown beside each answer of a kind, in order."""
    worlds, answers = Worlds(position, SHOWN), weighable(position)
    found = [one for one in answers if named(position, one).split()[-1] == kind]
    return [worlds.forecast(one).gists for one in found]


def weighable(position: Position[Any]) -> list[Plain]:
    """The answers on offer that hang on chance."""
    return [answer for answer in offered(position) if first_roll(position, answer) is not None]


def offered(position: Position[Any]) -> list[Plain]:
    """The answers on offer, beside which numbers may be shown."""
    assert is_weighed(position)
    return [position.domain.write(value) for value in position.domain.candidates()]


def _found(position: Position[Any], answers: list[Plain], ends: int) -> Counter[str]:
    rng, found, worlds = Random(0), Counter[str](), Worlds(position, SHOWN)
    for answer in answers:
        found[f"{named(position, answer)}: {agrees(position, answer, rng, ends, worlds)}"] += 1
    return found


def compared(found: Iterable[Counter[str]]) -> set[str]:
    """The kinds of options whose numbers were compared with what the rules say."""
    return set(ways_of(sum(found, Counter())))


def ways_of(found: Counter[str]) -> dict[str, set[str]]:
    """How each kind of option was looked at."""
    ways: dict[str, set[str]] = {}
    for line in found:
        name, how = line.rsplit(": ", 1)
        ways.setdefault(name.split()[-1], set()).add(how)
    return ways
