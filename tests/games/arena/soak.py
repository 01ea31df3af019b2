"""Many matches between random bots, every state of which is checked.

`python -m tests.games.arena.soak 1000` plays so many, over all scenarios, Wanted missions, hunters,
trees and numbers of players; `python -m tests.games.arena.soak 20 campaigns` plays whole campaigns.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Mapping
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from tapete.bots import RandomBot
from tapete.games.arena.actions.menu import MENU, react
from tapete.games.arena.content.library import library
from tapete.games.arena.game import ArenaGame
from tapete.games.arena.meta import HUNTERS, Options, Rules
from tapete.games.arena.rules.reactions.window import PASS
from tapete.games.arena.rules.story import ending
from tapete.games.arena.state import Helper, Hunter, State
from tapete.games.arena.steps import step
from tapete.games.arena.world import Arena
from tapete.kernel import Roll, Table, playout
from tapete.kernel.bot import Bot
from tapete.kernel.chance.dice import decide
from tapete.kernel.chance.roll import Chance
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.position import Position
from tapete.kernel.tables.playouts import Played
from tapete.kernel.tables.relay import Relay
from tests.games.arena.invariants import faults
from tests.games.arena.ledger import Ledger
from tests.games.soaking import soak

MOST_STEPS = 20_000
"""More than any match takes."""
MOST_MATCHES = 200
"""More than any campaign takes: a scenario that is lost is often played again."""
ENOUGH = 2
"""Rounds after which winners have won."""
LONG = 40
"""Rounds after which wounds no longer heal by themselves."""
CLUMSY = 0.9
"""How many of a clumsy match's dice fall on 1."""
TRIES = 12
"""Random answers of which a brawler takes the first that is an attack or a [RE]action."""
SWITCHES = Rules.__struct_fields__


class Checked(ArenaGame):
    """The game, with every state it comes to looked at, and how deep [RE]actions go."""

    bot: ClassVar[Callable[[int], Bot]] = RandomBot
    agreed: ClassVar[Mapping[str, Any]] = {}
    """Options of its matches that are not left to chance."""

    def __init__(self) -> None:
        self.deep = self.deepest = 0

    def step(self, state: State, table: Table) -> None:
        before = state.phase
        ledger = Ledger(table, state)
        step(Arena(state, ledger, self._react))
        ledger.settle()
        wrong = ledger.wrong + faults(state)
        assert not wrong, (before, state.phase, state.round, wrong)

    def _react(self, arena: Arena, figure: Hunter | Helper) -> None:
        self.deep += 1
        self.deepest = max(self.deepest, self.deep)
        react(arena, figure)
        self.deep -= 1


class Wanted(Checked):
    """A match that begins with the Intermission, in which a Wanted token is at hand."""

    def setup(self, options: Options) -> State:
        state = super().setup(options)
        state.bag.take("wanted")
        state.aside, state.phase, state.won = ["wanted"], "wanted", True
        state.spotlight = state.hunters[0].id
        return state


class Lasting(Checked):
    """Wounds heal after every step for long: matches go on to the end of the Queue and beyond."""

    def step(self, state: State, table: Table) -> None:
        for hunter in state.hunters if state.round < LONG else ():
            hunter.elements = {}
            for token in hunter.tokens:
                token.colour = token.born
        super().step(state, table)


class Winners(Lasting):
    """Scenarios are won after two rounds at the latest, so that campaigns get on."""

    def step(self, state: State, table: Table) -> None:
        if state.phase == "verdict" and state.round >= ENOUGH and not state.mark:
            ending.end(Arena(state, table), won=True)
        if state.phase != "over":
            super().step(state, table)


class LastingWanted(Wanted, Lasting):
    """A Wanted mission of hunters who can win it."""


class Brawler(RandomBot):
    """Attacks and [RE]acts wherever it can, as it comes."""

    thinks = True

    def choose(self, position: Position[Any]) -> Any:
        found = [position.domain.sample(self.rng) for _ in range(TRIES)]
        return next(filter(_is_bold, found), found[0])


def _is_bold(answer: Any) -> bool:
    if isinstance(answer, tuple) and answer and answer[0] == "do":
        return bool(MENU.kind(answer[1].option.what).harms)
    return isinstance(answer, str) and answer != PASS


class Fumbles(Relay):
    """A table on which most dice fall on 1: attacks fail, and those attacked strike back."""

    def __init__(self, table: Table, rng: Random) -> None:
        super().__init__(table)
        self.rng = rng

    def roll(self, chance: Chance[Any]) -> Any:
        if isinstance(chance, Roll) and self.rng.random() < CLUMSY:
            return decide(Ones(), chance)
        return super().roll(chance)

    def heed(self, chance: Chance[Any], kind: Callable[[Any], Hashable]) -> Any:
        return self.roll(chance)

    def last_roll(
        self,
        chance: Chance[Any],
        then: Callable[[Any], Any],
        kind: Callable[[Any], Hashable] | None = None,
    ) -> Any:
        return then(self.roll(chance))


class Ones:
    """Dice that all fall on 1."""

    counter = 0

    def face(self, sides: int) -> int:
        return 1


class Clumsy(Lasting):
    """Attacks often fumble, and what answers them is [RE]acted to within the [RE]action."""

    bot = Brawler
    agreed: ClassVar[Mapping[str, Any]] = {"rules": {"reaction_los_engaged": False}}

    def __init__(self) -> None:
        super().__init__()
        self.rng = Random(1)

    def step(self, state: State, table: Table) -> None:
        for token in [token for hunter in state.hunters for token in hunter.tokens]:
            token.spent = False
        super().step(state, Fumbles(table, self.rng))


KINDS = (Checked, Lasting, Winners, Wanted, LastingWanted, Clumsy)
CAMPAIGN = "tournament"
"""What winners play: only in a campaign is there an Intermission after the scenario."""


def options_of(number: int, campaign: str = "") -> Options:
    """Scenarios in turn; hunters, trees, players and rulings at random."""
    rng, names, cards = Random(number), sorted(library().scenarios), library().hunters
    one, two, three, four = rng.sample(sorted(cards), HUNTERS)
    return Options(
        scenario=names[number % len(names)],
        hunters=(one, two, three, four),
        trees=tuple([rng.choice(cards[name].trees) for name in (one, two, three, four)]),
        players=rng.randint(1, HUNTERS),
        campaign=campaign,
        rules={name: rng.random() < 0.5 for name in rng.sample(SWITCHES, 2)},
    )


def match(game: Checked, options: Options, number: int) -> Played[State]:
    bots = [type(game).bot(number * HUNTERS + seat) for seat in range(options.players)]
    try:
        return playout(game, options, bots, from_number(number), MOST_STEPS)
    except Exception as wrong:
        raise AssertionError(f"match {number} of {options}: {wrong!r}") from wrong


def play(number: int) -> str:
    """One match; how it ended."""
    game = KINDS[number % len(KINDS)]()
    campaign = CAMPAIGN if isinstance(game, Winners) else ""
    options = replace(options_of(number, campaign), **game.agreed)
    played = match(game, options, number)
    if isinstance(game, Clumsy):
        return f"clumsy, [RE]actions {game.deepest} deep"
    if isinstance(game, Wanted):
        return f"wanted {'won' if played.state.mission else 'lost'}"
    return f"{options.scenario} {played.result.reason.key.rpartition('.')[2]}"


def play_campaign(number: int) -> str:
    """A whole campaign, each match with what the one before it kept; how many it took.

    Every third match is played as it comes, and mostly lost.
    """
    names = sorted(library().campaigns)
    name = text = names[number % len(names)]
    for count in range(MOST_MATCHES):
        options = options_of(number, text)
        game = Winners() if count % 3 else Checked()
        text = match(game, options, number * MOST_MATCHES + count).state.kept
        if not text:
            return f"{name} of {count + 1} matches"
    raise AssertionError(f"campaign {number} took {MOST_MATCHES} matches and did not end")


if __name__ == "__main__":
    soak(play_campaign if "campaigns" in sys.argv[2:] else play)
