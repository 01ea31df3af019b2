"""Many matches between random bots, every state of which is checked.

`python -m tests.games.darkness.soak 5000` plays so many over all scenarios with 1 to 6 survivors.
Random bots hardly ever reach an objective, so in one match of seven it comes about by itself. With
another word after the number others are played:

- `campaigns`: whole campaigns with a bot as the master, who follows the script.
- `masters`: sessions in which the master, too, does anything that may be done.
- `seasoned`: matches between bots that know what they want, and win.
- `sessions`: sessions of the campaign, played by two such bots with one as the master.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from msgspec.structs import replace

from tapete.bots import GreedyBot, RandomBot
from tapete.games.darkness.content.city import city_of
from tapete.games.darkness.content.library import library
from tapete.games.darkness.game import DarknessGame
from tapete.games.darkness.meta import ATTRIBUTES, MOST, Options, Rules, Sheet
from tapete.games.darkness.rules.story import ending, tasks
from tapete.games.darkness.state import State
from tapete.games.darkness.steps import step
from tapete.games.darkness.world import Night
from tapete.kernel import Event, Table, playout
from tapete.kernel.chance.seed import from_number
from tapete.kernel.seat import Audience
from tapete.kernel.tables.playouts import Played
from tapete.kernel.tables.relay import Relay
from tapete.spaces.plane.point import Point
from tests.games.darkness.invariants import faults
from tests.games.soaking import soak

MOST_STEPS = 20_000
"""More than any match takes."""
MOST_SESSIONS = 12
"""More than any campaign takes."""
FULFILLED, EARLY = 7, 8
"""In one match of so many the objective comes about by itself, and by which round at the latest."""
CHEAP = 5
"""Two skills of this cost can be bought with 10 points."""
SWITCHES = Rules.__struct_fields__


class Ledger(Relay):
    """Hears every event, and keeps the points that each survivor should have by them."""

    def __init__(self, table: Table, state: State) -> None:
        super().__init__(table)
        self.state = state
        self.points = {one.id: one.points for one in state.survivors}
        self.crossed: list[str] = []
        """Steps through walls and locked doors."""

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        if event.__name__ in ("Scored", "Paid"):
            sign = 1 if event.__name__ == "Scored" else -1
            self.points[str(fields["figure"])] += sign * int(str(fields["amount"]))
        if event.__name__ == "Moved" and self.state.master is None:
            self._walked(fields["path"])
        super().tell(event, to=to, **fields)

    def _walked(self, path: Any) -> None:
        """Every step is to a square beside, out of a door, or in through one that is open."""
        city, turn = city_of(tuple(self.state.laid)), self.state.turn
        opened = [*self.state.no_doors, turn.door if turn else -1]
        squares = [city.at(Point(x, y)) for x, y in path]
        for here, there in pairwise(squares):
            door = city.door_at(here, there)
            leaves = door is not None and (city.floor(here) or door in opened)
            if there not in city.beside[here] and not leaves:
                self.crossed.append(f"from {here} to {there}")

    def wrong(self) -> list[str]:
        kept = {one.id: one.points for one in self.state.survivors if one.id in self.points}
        told = {one: points for one, points in self.points.items() if one in kept}
        return [*self.crossed, *([] if kept == told else [f"points {kept}, told {told}"])]


class Checked(DarknessGame):
    """The game, with every state it comes to looked at."""

    def step(self, state: State, table: Table) -> None:
        before = (state.turn.who, state.turn.acted) if state.turn else None
        phase, ledger = state.phase, Ledger(table, state)
        step(Night(state, ledger))
        found = [*faults(state), *ledger.wrong(), *_second_action(before, state)]
        assert not found, (phase, state.phase, state.round, found)


def _second_action(before: tuple[str, bool] | None, state: State) -> list[str]:
    """Within a turn an action that was used stays used."""
    turn = state.turn
    if before is None or turn is None or before[0] != turn.who or turn.rolled is False:
        return []
    return ["an action was given back"] if before[1] and not turn.acted and turn.rolled else []


class Fulfilled(Checked):
    """The game, in which the objective of the scenario comes about by itself in some round."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng, self.at = rng, rng.randint(1, EARLY)

    def step(self, state: State, table: Table) -> None:
        super().step(state, table)
        if state.phase == "turn" and state.round >= self.at:
            fulfil(Night(state, table), self.rng)
            assert not faults(state)


def fulfil(night: Night, rng: Random) -> None:
    """All that the objective asks for is done, but for rounds that have to pass."""
    for goal in night.victory:
        for counter in {goal.of, goal.after} & set(night.counters):
            night.state.progress[counter] = night.counters[counter].target(
                len(night.state.survivors)
            )
        if goal.kind == "gathered":
            _gather(night, goal.of)
        elif goal.kind == "slain":
            _slay(night, tasks.target(night, goal) - ending.slain(night), rng)


def _gather(night: Night, tile: str) -> None:
    """Everybody who stands on no adversary is put before the door of a tile."""
    place = next((n for n, one in enumerate(night.city.laid) if one.tile == tile), 0)
    door = next(one for one in night.city.doors if one.outside in night.city.on(place))
    for one in night.living():
        if night.foe_at(one.at) is None:
            one.at, one.brought = door.outside, False


def _slay(night: Night, count: int, rng: Random) -> None:
    """Somebody has beaten as many adversaries of those that lie in no building."""
    state = night.state
    free = len(state.pool) - sum(not spot.disc for lot in state.lots for spot in lot.spots)
    left = [disc for disc in state.pool if disc in library().adversaries][: max(0, free)]
    for disc in left[: max(0, count)]:
        state.pool.remove(disc)
        rng.choice(night.living()).trophies.append(disc)


class Scripted(RandomBot):
    """A master that takes what is proposed first, as the campaign's script says."""

    thinks = True

    def choose(self, position: Any) -> Any:
        return next(iter(position.domain.candidates()))


def options(number: int) -> Options:
    """A scenario, players, survivors and house rules, drawn from a number."""
    rng = Random(number)
    scenarios = list(library().scenarios)
    players = 1 + number // len(scenarios) % MOST
    rules = {switch: rng.random() < 0.5 for switch in SWITCHES if rng.random() < 0.3}
    made = tuple(_sheet(rng, place) for place in range(rng.randrange(players + 1)))
    return Options(scenarios[number % len(scenarios)], players, made, rules=rules)


def _sheet(rng: Random, place: int) -> Sheet:
    cheap = [name for name, one in library().skills.items() if one.cost <= CHEAP]
    skills = rng.sample(cheap, 2)
    costs = {skill: library().skills[skill].cost for skill in skills}
    figures = [3, 3, 3, 3, 3, 3, 2]
    rng.shuffle(figures)
    made = Sheet(f"Made {place}", "baker", skills=costs)
    return replace(made, **dict(zip(ATTRIBUTES, figures, strict=True)))


def play(number: int) -> str:
    """One match; returns how it ended."""
    chosen, rng = options(number), Random(number)
    game = Fulfilled(rng) if number % FULFILLED == FULFILLED - 1 else Checked()
    bots = [RandomBot(number * 31 + seat) for seat in range(chosen.players)]
    return f"{chosen.scenario} {_end(playout(game, chosen, bots, from_number(number), MOST_STEPS))}"


def _end(played: Played[State]) -> str:
    """How a match ended; whoever has won made the most of it."""
    state, result = played.state, played.result
    assert state.lost == result.lost == (not result.winners)
    most = max([one.points for one in state.survivors if not one.dead], default=0)
    assert all(result.scores[seat] == most for seat in result.winners)
    return "lost" if result.lost else "won"


def seasoned(number: int) -> str:
    """One match between two bots that play to win."""
    chosen = replace(options(number), players=2, survivors=())
    bots = [GreedyBot(number * 31 + seat) for seat in range(chosen.players)]
    ended = _end(playout(Checked(), chosen, bots, from_number(number), MOST_STEPS))
    return f"{chosen.scenario} {ended}"


def session(number: int) -> str:
    """One session between two bots that play to win, whose master follows the script."""
    name, story = next(iter(library().campaigns.items()))
    sessions = list(story.sessions)
    chosen = Options(name, 2, master=True, session=sessions[number % len(sessions)])
    bots = [GreedyBot(number * 31 + seat) for seat in range(chosen.players)]
    played = playout(Checked(), chosen, [*bots, Scripted(number)], from_number(number), MOST_STEPS)
    return f"{chosen.session} {'lost' if played.result.lost else 'won'}"


def master(number: int) -> str:
    """One session of the campaign with a master who does anything; returns how it ended."""
    name, story = next(iter(library().campaigns.items()))
    sessions, players = list(story.sessions), 1 + number % MOST
    chosen = Options(
        name, players, master=True, session=sessions[number % len(sessions)],
        known_city=number % 3 == 0,
    )  # fmt: skip
    bots = [RandomBot(number * 89 + seat) for seat in range(players + 1)]
    played = playout(Checked(), chosen, bots, from_number(number), MOST_STEPS)
    return f"{chosen.session} {'lost' if played.result.lost else 'won'}"


def campaign(number: int) -> str:
    """A whole campaign, session by session; returns how the last one ended."""
    game, players = Checked(), 1 + number % MOST
    chosen = Options(next(iter(library().campaigns)), players, master=True)
    for session in range(MOST_SESSIONS):
        bots = [RandomBot(number * 97 + session * 7 + seat) for seat in range(players)]
        seed = from_number(number * 100 + session)
        played = playout(game, chosen, [*bots, Scripted(number)], seed, MOST_STEPS)
        following = game.sequel(chosen, played.state)
        if following is None:
            return f"{players} players, {session + 1} sessions"
        chosen = following
    raise AssertionError("a campaign without an end")


SOAKS = {
    "campaigns": campaign, "masters": master, "seasoned": seasoned, "sessions": session,
}  # fmt: skip

if __name__ == "__main__":
    wanted = [one for name, one in SOAKS.items() if name in sys.argv]
    soak(wanted[0] if wanted else play)
