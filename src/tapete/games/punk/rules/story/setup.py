"""The table before anything is rolled or asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.content import Hold
from tapete.content.problems import not_among_in
from tapete.games.punk.content.band.limits import faults_of
from tapete.games.punk.content.band.roster import Roster, examples, parse_band, played
from tapete.games.punk.content.drafts import hold_draft, keep_draft
from tapete.games.punk.content.field import Field, field_of
from tapete.games.punk.content.library import library
from tapete.games.punk.content.played import hold
from tapete.games.punk.content.scenario import Scenario, scaled, scenario_named, scenarios
from tapete.games.punk.content.tables import ground_named, grounds
from tapete.games.punk.meta import Options, Rules
from tapete.games.punk.rules.story.numbering import number
from tapete.games.punk.rules.story.recruiting import recruited
from tapete.games.punk.state import Objective, State
from tapete.kernel.errors import BadOptions, TapeteError
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import CM, Point

SEATS = (0, 1)
STEP = 50
"""The steps in which room is looked for, in tenths of a millimetre."""
FURTHEST = 30 * CM
NOWHERE = Place(Point(0, 0))
SMALL = 125
"""The radius of drums and chests."""


class IllegalBand(TapeteError):
    """A band breaks rules. It names the band and all that is wrong with it."""

    key = "punk.error.band"


def set_up(options: Options) -> State:
    """A match with both bands; no mini has been placed yet: punk.setup.materials"""
    scenario = _scenario(options)
    ground = _ground(options)
    if options.weather and options.weather not in library().weather:
        raise BadOptions(not_among_in("weather", options.weather, library().weather))
    field = field_of(options.scenario, ground, *options.sides)
    rosters = [roster_of(options, seat) for seat in SEATS]
    fielded = [played(roster) for roster in rosters]
    minis = [mini for seat in SEATS for mini in recruited(fielded[seat], seat)]
    number(minis)
    return State(
        scenario=options.scenario,
        ground=ground,
        size=options.sides[0],
        depth=options.sides[1],
        minis=minis,
        rules=options.house_rules(),
        weather=options.weather,
        beasts=options.beasts,
        phase="muster",
        perils=options.perils,
        objectives=[*_objectives(scenario, field), *_perils(options, ground, scenario, field)],
        names=[roster.name for roster in rosters],
        factions=[roster.faction for roster in fielded],
    )


def _scenario(options: Options) -> Scenario:
    try:
        return scenario_named(options.scenario)
    except KeyError:
        raise BadOptions(not_among_in("scenario", options.scenario, scenarios())) from None


def _ground(options: Options) -> str:
    """The name of the table; a draft is kept and gets a name."""
    if options.draft:
        return keep_draft(options.draft)
    if options.ground and options.ground not in grounds():
        raise BadOptions(not_among_in("ground", options.ground, grounds()))
    return options.ground


def held(options: Options) -> tuple[Hold, ...]:
    """Returns holds on what people wrote and brought, without which a match cannot go on."""
    contents = [roster_of(options, seat).content for seat in SEATS]
    brought = [hold(content) for content in contents if content is not None]
    return (*brought, hold_draft(options.draft)) if options.draft else tuple(brought)


def roster_of(options: Options, seat: int) -> Roster:
    """A band that is legal; raises `IllegalBand` with all its faults, `BadContent` or `BadOptions`.

    punk.special.two_handed, punk.special.scarce, punk.special.bomb.purchase
    """
    name = options.bands[seat]
    rules = options.house_rules()
    if name in options.own:
        return _written(name, options.own[name], rules)
    if name in examples():
        return _example(name, rules)
    raise BadOptions(not_among_in("bands", name, (*options.own, *examples())))


@lru_cache(maxsize=32)
def _written(name: str, text: str, rules: Rules) -> Roster:
    """A band that somebody wrote, read once for all that is asked of it."""
    return _checked(name, parse_band(text, f"own.{name}"), rules)


@lru_cache(maxsize=256)
def _example(name: str, rules: Rules) -> Roster:
    """One of the game's own bands, checked once."""
    return _checked(name, examples()[name], rules)


def _checked(name: str, roster: Roster, rules: Rules) -> Roster:
    faults = tuple(fault.message for fault in faults_of(roster, roster.library, rules))
    if faults:
        raise IllegalBand(band=name, faults=faults)
    return roster


def _objectives(scenario: Scenario, field: Field) -> Iterator[Objective]:
    for site in scenario.objectives:
        yield _put(Objective(site.id, site.kind, NOWHERE), site.at, field)


def _perils(options: Options, ground: str, scenario: Scenario, field: Field) -> Iterator[Objective]:
    """Drums and chests of the table: punk.core.fuel_drums, punk.core.chests"""
    found = ground_named(ground or scenario.ground).perils if options.perils else ()
    for place, peril in enumerate(found, start=1):
        identity = f"{peril.kind}-{place}"
        yield _put(Objective(identity, peril.kind, NOWHERE, SMALL), peril.at, field)


def _put(objective: Objective, at: tuple[float, float], field: Field) -> Objective:
    """Puts an objective where it is wanted, or as near as there is room on the ground."""
    board = field.board
    wanted = scaled(at, Point(board.width, board.height))
    objective.at = nearest_room(Levels.of(board), wanted, objective.radius)
    return objective


def nearest_room(levels: Levels, wanted: Point, radius: int) -> Place:
    """The place on the table nearest to the one wanted where a disc has room."""
    for far in range(0, FURTHEST, STEP):
        ring = [(dx, dy) for dx in range(-far, far + 1, STEP) for dy in (-far, far)]
        ring += [(dx, dy) for dy in range(-far, far + 1, STEP) for dx in (-far, far)]
        for dx, dy in sorted(set(ring), key=lambda by: by[0] ** 2 + by[1] ** 2):
            place = Place(Point(wanted.x + dx, wanted.y + dy))
            if levels.barred_at(place, radius) is None:
                return place
    return Place(wanted)
