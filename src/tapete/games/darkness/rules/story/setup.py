"""How a match begins: scenario, survivors, board, first player."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tapete.content.problems import not_among_in
from tapete.games.darkness.content import entries
from tapete.games.darkness.content.city import first_tiles
from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.sheets import check_sheet
from tapete.games.darkness.content.stories import Scenario
from tapete.games.darkness.events.story import Begun, FirstPlayer
from tapete.games.darkness.meta import Options, Sheet
from tapete.games.darkness.rules.master import sessions
from tapete.games.darkness.rules.story import laying
from tapete.games.darkness.rules.turns import turns
from tapete.games.darkness.state import Master, State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Draw, Message
from tapete.kernel.errors import BadOptions

SET_UP = (
    "darkness.setup.scenario_kinds", "darkness.setup.characters", "darkness.char.pregen.content",
    "darkness.char.create.profession_benefit",
)  # fmt: skip


def set_up(options: Options) -> State:
    """One scenario and one survivor for each player: darkness.setup.scenario

    darkness.setup.scenario_kinds, darkness.setup.characters
    """
    told = options.scenario in library().campaigns
    if told != options.master:
        raise BadOptions(Message("darkness.unfit.master"), "darkness.setup.scenario_kinds")
    if not told and options.scenario not in library().scenarios:
        known = (*library().scenarios, *library().campaigns)
        raise BadOptions(not_among_in("scenario", options.scenario, known))
    people = [Survivor(f"s{seat}", seat, sheet) for seat, sheet in enumerate(sheets(options))]
    state = State(options.scenario, options.house_rules(), people)
    if told:
        first = library().campaigns[options.scenario].first
        state.master = Master(options.players, options.session or first)
    return state


def sheets(options: Options) -> Iterator[Sheet]:
    """The sheets of all players; whoever names nobody plays the first ready survivor left.

    darkness.setup.characters
    """
    named = [one for one in options.survivors if isinstance(one, str)]
    free = [one for one in library().survivors if one not in named]
    for seat in range(options.players):
        chosen = options.survivors[seat] if seat < len(options.survivors) else free.pop(0)
        if isinstance(chosen, Sheet):
            check_sheet(chosen, free_skill=options.house_rules().profession_free_skill)
            yield chosen
        else:
            yield ready(chosen)


def ready(name: str) -> Sheet:
    """One of the six that come with the game: darkness.char.pregen.content"""
    if name not in library().survivors:
        raise BadOptions(not_among_in("survivors", name, library().survivors))
    return sheet_of(name, library().survivors[name])


def sheet_of(name: str, entry: entries.Survivor) -> Sheet:
    skills = {skill: library().skills[skill].cost for skill in entry.skills}
    made = Sheet(name, entry.profession, skills=skills, ready=True)
    return replace(made, **entry.attributes)


def begin(night: Night) -> None:
    """The board as the scenario says, the discs on it, the pawns, and a random first player.

    darkness.setup.board, darkness.map.prelaid, darkness.setup.first_player
    """
    if night.mastered:
        sessions.begin(night)
        return
    state, scenario = night.state, night.scenario
    night.table.tell(Begun, scenario=state.scenario, rule="darkness.setup.scenario", also=SET_UP)
    state.pool = list(library().pool)
    state.stack = stack_of(scenario)
    state.upper = (len(state.stack) + 1) // 2
    rule = "darkness.map.prelaid" if scenario.layout else "darkness.setup.board"
    laying.lay(night, first_tiles(scenario), rule, None)
    door = night.city.doors[0]
    for one in state.survivors:
        one.at = door.inside if scenario.inside else door.outside
    first_player(night)
    state.phase = "turn"
    turns.begin_round(night)


def stack_of(scenario: Scenario) -> list[str]:
    """The tiles that can be drawn, sorted: none of them has a place yet."""
    lie = [one.tile for one in first_tiles(scenario)]
    tiles = library().tiles if scenario.stack is None else scenario.stack
    return sorted([tile for tile in tiles if tile not in lie])


def first_player(night: Night) -> None:
    """Any of the players, and then clockwise: darkness.setup.first_player"""
    ids = [one.id for one in night.state.survivors]
    first = ids[0]
    if len(ids) > 1:
        first = night.table.roll(Draw(tuple(ids), "darkness.setup.first_player"))
    at = ids.index(first)
    night.state.order = ids[at:] + ids[:at]
    night.table.tell(FirstPlayer, figure=first, rule="darkness.setup.first_player")
