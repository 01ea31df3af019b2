"""Plays through a check, or a closed door, that is described in words."""

from __future__ import annotations

from tapete.games.darkness.odds.field import (
    ME,
    begin,
    fated,
    helpers,
    level,
    line,
    night,
    somebody,
    with_door,
)
from tapete.games.darkness.odds.said import CheckSaid, DoorSaid, LevelsSaid
from tapete.games.darkness.rules.checks.check import Outcome, check
from tapete.games.darkness.rules.checks.pool import bonus
from tapete.games.darkness.rules.dice.ladder import words
from tapete.games.darkness.rules.doors.entering import climb, force, pick
from tapete.games.darkness.state import State
from tapete.kernel import Gist, Message, Modifier, OneOf, Table
from tapete.spaces.tiles.city import Entrance

DEAR = 0.001
"""What a point is worth compared with passing a check: next to nothing."""
SUSPICION = 0.1
"""What a failure disc costs compared with getting in."""
WAYS = {"pick": pick, "force": force, "climb": climb}


# --- checks


def levels_begin(said: LevelsSaid) -> State:
    """A survivor as described; an ally helps as much as another survivor would."""
    tile, here, _ = line(1)
    who = somebody(ME, here, {}, points=said.points)
    return begin([who, *helpers(here, said.ally, said.helper, said.second_helper)], tile)


def check_begins(said: CheckSaid) -> State:
    state = levels_begin(said)
    fated(state.survivors[0], said.fate)
    return state


def levels_said(said: LevelsSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the throw through, and says how many levels it reached and what it cost."""
    reached = _rolled(said, state, table, None).level
    spent = said.points - state.survivors[0].points
    return (words(reached), *_paid(spent)), _all(state, reached - DEAR * spent)


def check_said(said: CheckSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the check through, and says what came of it and what it cost."""
    passed = _rolled(said, state, table, level(said.difficulty), beat=said.exceed).passed
    spent = said.points - state.survivors[0].points
    return (_passed(passed), *_paid(spent)), _all(state, passed - DEAR * spent)


def _rolled(
    said: LevelsSaid, state: State, table: Table, need: int | None, *, beat: bool = False
) -> Outcome:
    """The check itself, by the rules."""
    more = (
        Modifier("darkness.check.skill_bonus", bonus(said.skill)),
        Modifier("darkness.disc.object.bonus", said.objects),
    )
    return check(
        night(state, table), state.survivors[0], "dexterity", None, rule="darkness.check.pool",
        need=need, beat=beat, base=said.dice, more=more,
        helpers=[one.id for one in state.survivors[1:]],
    )  # fmt: skip


def _passed(passed: bool) -> Message:
    return Message("darkness.odds.passed" if passed else "darkness.odds.failed")


def _paid(spent: int) -> Gist:
    return (Message.of("darkness.odds.paid", points=spent),) if spent else ()


def _all(state: State, worth: float) -> tuple[float, ...]:
    """Helpers want the same as the survivor who rolls."""
    return (float(worth),) * len(state.survivors)


# --- doors


def door_begins(said: DoorSaid) -> State:
    """Somebody in front of the door, or of the window if that is the way in."""
    tile, door = with_door(said.locks)
    values = {"dexterity": said.dexterity, "attack": said.attack}
    skills = {
        "lockpicking": said.lockpicking, "climb": said.climbing, "strength": said.strength
    }  # fmt: skip
    who = fated(somebody(ME, door.outside, values, skills, said.points), said.fate)
    return begin([who, *helpers(door.outside, said.helper)], tile)


def door_said(said: DoorSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the try through, in the way that is said or the best, and says what came of it."""
    who, world = state.survivors[0], night(state, table)
    ways = tuple(WAYS) if said.way == "best" else (said.way,)
    way = world.ask(who, "way_in", OneOf(ways), "darkness.door.ways_in")
    entrance = _entrance(said, way, world.city.windows)
    inside = WAYS[way](world, who, entrance)
    key = f"darkness.odds.{'in' if inside else 'out'}"
    spent = said.points - who.points
    worth = inside - SUSPICION * who.failures - DEAR * spent
    return (Message.of(key, way=way), *_paid(spent)), _all(state, worth)


def _entrance(said: DoorSaid, way: str, windows: tuple[Entrance, ...]) -> Entrance:
    if way != "climb":
        return with_door(said.locks)[1]
    return next(window for window in windows if window.locks == said.locks)
