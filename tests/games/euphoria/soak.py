"""Many shows between random bots, every state of which is checked.

`python -m tests.games.euphoria.soak 5000` plays so many, over all missions, boards and teams.
"""

from __future__ import annotations

from collections.abc import Container
from itertools import combinations

from tapete.bots import RandomBot
from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.content.missions import missions
from tapete.games.euphoria.content.team.roster import examples
from tapete.games.euphoria.events.gifts import Boosted
from tapete.games.euphoria.figures import engaged_with
from tapete.games.euphoria.game import Euphoria
from tapete.games.euphoria.meta import Options, Rules
from tapete.games.euphoria.state import Mini, State
from tapete.games.euphoria.steps import step
from tapete.games.euphoria.world import Show
from tapete.kernel import Table, playout
from tapete.kernel.chance.seed import from_number
from tapete.odds.ear import Ear
from tapete.odds.silent import SILENT
from tapete.spaces.plane.point import INCH
from tests.games.adding import Adding
from tests.games.soaking import soak

MOST_STEPS = 20_000
"""More than any show takes."""
SWITCHES = Rules.__struct_fields__
"""Half of the shows are played with one of them the other way."""
SEATS = (0, 1)
PLAYING = ("movement", "charges", "grenades", "shooting", "melee")


class Checked(Euphoria):
    """The game, with every state it comes to looked at."""

    def step(self, state: State, table: Table) -> None:
        before, phase, near = _points(state), state.phase, _near(Show(state, SILENT))
        used = {mini.id: list(mini.used) for mini in state.minis}
        ear = Ear(Adding(table), Boosted)
        step(Show(state, ear))
        given = {str(one["figure"]) for one in ear.all(Boosted) if one["attribute"] == "ap"}
        found = [*faults(state), *_gained(before, state, given), *_twice(used, state)]
        found += _too_near(Show(state, SILENT), near)
        assert not found, (phase, state.phase, state.turn, found)


def _points(state: State) -> dict[str, int]:
    return {mini.id: mini.ap for mini in state.minis}


def _gained(before: dict[str, int], state: State, given: Container[str]) -> list[str]:
    """Once the turn's AP are settled nobody has more than before without having been given them.

    What a charge did not need may come back to the charger.
    """
    if state.phase not in PLAYING:
        return []
    return [
        f"{one.id} has {one.ap} AP after {before[one.id]}"
        for one in state.minis
        if one.ap > before.get(one.id, one.ap) and one.id not in given and not one.deeds.charged
    ]


def _twice(used: dict[str, list[str]], state: State) -> list[str]:
    """What can be done only once a show is never done again."""
    return [
        f"{mini.id} has used {one} twice"
        for mini in state.minis
        for one in set(mini.used)
        if mini.used.count(one) > 1
    ]


def faults(state: State) -> list[str]:
    """What no state may be."""
    show = Show(state, SILENT)
    placed = show.standing()
    found = [fault for mini in placed for fault in _misplaced(show, mini)]
    found += [f"{a.id} and {b.id} overlap" for a, b in combinations(placed, 2) if _overlap(a, b)]
    found += [f"{mini.id}: {mini.ap} AP" for mini in state.minis if mini.ap < 0]
    found += [f"{mini.id}: {mini.life} life" for mini in placed if not 0 < mini.life <= mini.full]
    return found + _audience(state)


def _misplaced(show: Show, mini: Mini) -> list[str]:
    """Inside scenery, in the air, or off the table."""
    barred = show.levels.barred_at(mini.at, mini.radius)
    return [] if barred is None else [f"{mini.id}: {barred.kind} {barred.name} at {mini.at}"]


def _overlap(one: Mini, other: Mini) -> bool:
    far = one.radius + other.radius - 1
    dx, dy = one.at.point.x - other.at.point.x, one.at.point.y - other.at.point.y
    return dx * dx + dy * dy < far * far and abs(one.at.height - other.at.height) <= 250


def _near(show: Show) -> set[tuple[str, str]]:
    """Enemies nearer than an inch that are not engaged with each other."""
    return {
        (mini.id, one.id)
        for mini in show.team(0)
        for one in show.enemies(mini)
        if show.gap(mini, one) < INCH - 1 and one not in engaged_with(show, mini)
    }


def _too_near(show: Show, before: set[tuple[str, str]]) -> list[str]:
    """Who has come nearer than an inch to an enemy without a charge."""
    new = [(show.mini(one), show.mini(other)) for one, other in _near(show) - before]
    return [
        f"{one.id} is {show.gap(one, other):.0f} from {other.id}"
        for one, other in new
        if show.state.turn and not (one.deeds.charged or other.deeds.charged)
    ]


def _audience(state: State) -> list[str]:
    """Each team's counter is the cost of the rival's dead."""
    dead = [
        sum(m.cost for m in state.minis if m.out == "dead" and m.seat == 1 - seat) for seat in SEATS
    ]
    return [] if state.audience == dead else [f"audience {state.audience}, dead {dead}"]


def options_of(number: int) -> Options:
    """Missions and boards in turn; teams of one size and house rules each at their own pace."""
    names, boards, teams = tuple(missions()), tuple(grounds()), tuple(examples())
    first = teams[number % len(teams)]
    size = first.rpartition("_")[2]
    rivals = [name for name in teams if name.endswith(f"_{size}")]
    switched = number // 7 % (2 * len(SWITCHES))
    return Options(
        mission=names[number % len(names)],
        teams=(first, rivals[(5 * number + 3) % len(rivals)]),
        board=boards[number // len(names) % len(boards)],
        rules={name: not getattr(Rules(), name) for name in SWITCHES[switched : switched + 1]},
    )


def play(number: int) -> str:
    """One show; how it ended."""
    options = options_of(number)
    bots = [RandomBot(number), RandomBot(~number)]
    try:
        played = playout(Checked(), options, bots, from_number(number), MOST_STEPS)
    except Exception as wrong:
        raise AssertionError(f"show {number} {options}: {wrong!r}") from wrong
    return f"{options.mission} {played.result.reason.key.rpartition('.')[2]}"


if __name__ == "__main__":
    soak(play)
