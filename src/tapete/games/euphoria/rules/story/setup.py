"""The show before anything is rolled or asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.content import Hold
from tapete.content.problems import not_among_in
from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.content.field import Field, field_of, hold_draft, keep_draft
from tapete.games.euphoria.content.missions import Mission, mission_named, missions
from tapete.games.euphoria.content.recruiting import bonus, minis_of, neutral, penalty
from tapete.games.euphoria.content.team.faults import faults_of, limit_of
from tapete.games.euphoria.content.team.roster import Team, examples, parse_team
from tapete.games.euphoria.meta import Options
from tapete.games.euphoria.state import (
    NEUTRAL,
    SEATS,
    Device,
    Mini,
    Objective,
    State,
    Trapdoor,
)
from tapete.kernel import Seat
from tapete.kernel.errors import BadOptions, TapeteError
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import INCH, Point


def set_up(options: Options) -> State:
    """A show with both teams; nobody has been deployed yet: euphoria.def.show"""
    mission = _mission(options)
    board = _board(options, mission)
    field, rules = field_of(board), options.house_rules()
    teams = legal_teams(options)
    return State(
        mission=options.mission,
        board=board,
        minis=[*_recruited(teams), *_neutrals(mission, field)],
        rules=rules,
        attacker=options.attacker if mission.roles else NEUTRAL,
        trapdoors=[Trapdoor(at) for at in field.trapdoors],
        objectives=list(_objectives(mission, field)),
        devices=[Device(one.id, one.kind, one.at) for one in field.devices],
        names=[team.name for team in teams],
        ready=[ready_name(options, seat) for seat in SEATS],
        factions=[team.faction for team in teams],
        bonus=[bonus(team, rules) for team in teams],
        penalty=[penalty(team, rules) for team in teams],
    )


def held(options: Options) -> tuple[Hold, ...]:
    """Returns holds on what people wrote, without which a match cannot go on."""
    return (hold_draft(options.draft),) if options.draft else ()


def _mission(options: Options) -> Mission:
    try:
        return mission_named(options.mission)
    except KeyError:
        raise BadOptions(not_among_in("mission", options.mission, missions())) from None


def _board(options: Options, mission: Mission) -> str:
    """The name of the board; a draft is kept and gets a name."""
    if options.draft:
        return keep_draft(options.draft)
    if options.board and options.board not in grounds():
        raise BadOptions(not_among_in("board", options.board, grounds()))
    return options.board or mission.board


# --- who plays


class IllegalTeam(TapeteError):
    """A team breaks rules. It names the team and all that is wrong with it."""

    key = "euphoria.error.team"


def legal_teams(options: Options) -> list[Team]:
    """Both teams; raises `IllegalTeam` with all faults of one: euphoria.setup.build"""
    teams = [team_of(options, seat) for seat in SEATS]
    limit = limit_of(options, teams)
    for seat in SEATS:
        _check(options.teams[seat], teams[seat], limit)
    return teams


@lru_cache(maxsize=256)
def _check(name: str, team: Team, limit: int) -> None:
    faults = tuple(fault.message for fault in faults_of(team, limit))
    if faults:
        raise IllegalTeam(team=name, faults=faults)


def team_of(options: Options, seat: Seat) -> Team:
    """The team of a seat: one that is ready to play, or one that somebody wrote."""
    name = options.teams[seat]
    if name in options.own:
        return _written(name, options.own[name])
    if name in examples():
        return examples()[name]
    raise BadOptions(not_among_in("teams", name, (*options.own, *examples())))


def ready_name(options: Options, seat: Seat) -> str:
    """The name of the ready team that a seat has; empty if somebody wrote its team."""
    name = options.teams[seat]
    return "" if name in options.own else name


@lru_cache(maxsize=32)
def _written(name: str, text: str) -> Team:
    return parse_team(text, f"own.{name}")


def _recruited(teams: list[Team]) -> Iterator[Mini]:
    for seat in SEATS:
        yield from minis_of(teams[seat], seat)


def _neutrals(mission: Mission, field: Field) -> Iterator[Mini]:
    """The neutral people, who are on the table from the beginning: euphoria.def.side"""
    for one in mission.neutrals:
        mini = neutral(one.profile, one.id)
        mini.at, mini.out = place_on(field, one.at), ""
        yield mini


def _objectives(mission: Mission, field: Field) -> Iterator[Objective]:
    for site in mission.objectives:
        yield Objective(site.id, site.kind, place_on(field, site.at))


def place_on(field: Field, at: tuple[float, float]) -> Place:
    """A place given in inches, on the highest surface there."""
    point = Point(round(at[0] * INCH), round(at[1] * INCH))
    return Place(point, Levels.of(field.board).height(point) or 0)
