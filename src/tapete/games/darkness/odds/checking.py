"""Plays through a check, or a closed door, that is described in words."""

from __future__ import annotations

from tapete.games.darkness.odds import field
from tapete.games.darkness.odds.said import CheckSaid, DoorSaid, LevelsSaid
from tapete.games.darkness.rules.checks.check import Outcome, check
from tapete.games.darkness.rules.checks.pool import bonus
from tapete.games.darkness.rules.dice.ladder import LEVELS, words
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
    tile, here, _ = field.line(1)
    who = field.somebody(field.ME, here, {}, said.points)
    others = field.helpers(here, said.ally, said.helper, said.second_helper)
    return field.begin([who, *others], tile)


def check_begins(said: CheckSaid) -> State:
    state = levels_begin(said)
    field.fated(state.survivors[0], said.fate)
    return state


def levels_said(said: LevelsSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the throw through, and says how many levels it reached and what it cost."""
    reached = _rolled(said, state, table, None).level
    return _told(said, state, words(reached), reached)


def check_said(said: CheckSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the check through, and says what came of it and what it cost."""
    need = LEVELS[said.difficulty]
    passed = _rolled(said, state, table, need, beat=said.exceed).passed
    return _told(said, state, Message(f"darkness.odds.{'passed' if passed else 'failed'}"), passed)


def _rolled(
    said: LevelsSaid, state: State, table: Table, need: int | None, *, beat: bool = False
) -> Outcome:
    """The check itself, by the rules."""
    more = (
        Modifier("darkness.check.skill_bonus", bonus(said.skill)),
        Modifier("darkness.disc.object.bonus", said.objects),
    )
    return check(
        field.night(state, table), state.survivors[0], "dexterity", None, need=need, beat=beat,
        rule="darkness.check.pool", base=said.dice, more=more,
        helpers=[one.id for one in state.survivors[1:]],
    )  # fmt: skip


def _told(
    said: LevelsSaid | DoorSaid, state: State, came: Message, worth: float
) -> tuple[Gist, tuple[float, ...]]:
    """What came of it, and what it cost; those who help want what the one who rolls wants."""
    spent = said.points - state.survivors[0].points
    paid = (Message.of("darkness.odds.paid", points=spent),) if spent else ()
    return (came, *paid), (float(worth - DEAR * spent),) * len(state.survivors)


# --- doors


def door_begins(said: DoorSaid) -> State:
    """Somebody in front of the door, or of the window if that is the way in."""
    tile, door = field.with_door(said.locks)
    values = {"dexterity": said.dexterity, "attack": said.attack}
    who = field.somebody(
        field.ME, door.outside, values, said.points, lockpicking=said.lockpicking,
        climb=said.climbing, strength=said.strength,
    )  # fmt: skip
    others = field.helpers(door.outside, said.helper)
    return field.begin([field.fated(who, said.fate), *others], tile)


def door_said(said: DoorSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the try through, in the way that is said or the best, and says what came of it."""
    who, world = state.survivors[0], field.night(state, table)
    ways = tuple(WAYS) if said.way == "best" else (said.way,)
    way = world.ask(who, "way_in", OneOf(ways), "darkness.door.ways_in")
    entrance = _entrance(said, way, world.city.windows)
    inside = WAYS[way](world, who, entrance)
    key = f"darkness.odds.{'in' if inside else 'out'}"
    return _told(said, state, Message.of(key, way=way), inside - SUSPICION * who.failures)


def _entrance(said: DoorSaid, way: str, windows: tuple[Entrance, ...]) -> Entrance:
    if way != "climb":
        return field.with_door(said.locks)[1]
    return next(window for window in windows if window.locks == said.locks)
