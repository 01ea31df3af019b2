"""Odds for use beside a real table: of dice, and of attacks and other procedures of a game."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from tapete.kernel.game import Game, Procedure
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.odds.notation import odds_of
from tapete.odds.procedures import Reckoned, circumstances, reckon
from tapete.odds.procedures.witness import Needed
from tapete.odds.shown.folding import Row, fold
from tapete.odds.shown.percents import percent, percent_alone
from tapete.offers.options import Option, options_of
from tapete.scene.screen import screen_of
from tapete.server.api.admitting import sparing
from tapete.server.api.errands import Errands
from tapete.server.api.game_names import GameName, game_named
from tapete.server.api.refusals import refusing
from tapete.server.config import Config
from tapete.server.faults import ServerError
from tapete.server.wire.news import Term

MOST_EFFORT = 4_000
"""In units of 5 ms, as estimated: what takes more is not begun."""
LONGEST = 200
"""The most letters a roll in dice notation may have."""


class NoProcedure(ServerError):
    """The game has no such procedure."""

    key = "server.error.no_procedure"
    status = 404


class TooManyWays(ServerError):
    """It can be told beforehand that it cannot be weighed in the time there is for it."""

    key = "server.error.too_many_ways"
    status = 422


class ProcedureTold(msgspec.Struct, frozen=True):
    """A piece of a game whose odds can be asked for; `schema` is the JSON schema of its options."""

    name: str
    options: dict[str, Any]
    """The options by default."""
    schema: dict[str, Any]
    circumstances: tuple[Option, ...]
    """What its options are called, in their order."""


class OddsOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that may come of it, in words, and how likely it is.

    `percent` says the chance: all outcomes sum to 100, and so do those that have no
    `more` and what the others are unfolded to.
    """

    gist: tuple[Message, ...]
    chance: float
    exact: str
    """The chance as a fraction."""
    percent: Message
    more: tuple[OddsOutcome, ...] = ()
    """The outcomes that it adds up, if it is more than one."""


class OddsMark(msgspec.Struct, frozen=True):
    """Something people ask at a glance, such as “at least one wound”, and how likely it is."""

    name: Message
    chance: float
    exact: str
    percent: Message


class RollNeeded(msgspec.Struct, frozen=True, omit_defaults=True):
    """A roll that is made: its dice, all that is added to them, and what they must reach."""

    rule: str
    dice: tuple[int, ...]
    needs: Message
    """The target number, or that another roll must be beaten."""
    shows: Message | None = None
    """What the dice themselves must show, where that is not the target number."""
    aces: bool = False
    by: Seat | None = None
    terms: tuple[Term, ...] = ()


class ProcedureOdds(msgspec.Struct, frozen=True):
    """The few outcomes that matter most, the likeliest first; what is asked at a glance; rolls."""

    outcomes: tuple[OddsOutcome, ...]
    marks: tuple[OddsMark, ...]
    rolls: tuple[RollNeeded, ...]


class RollTotal(msgspec.Struct, frozen=True):
    value: int
    chance: float
    at_least: float


class RollOdds(msgspec.Struct, frozen=True):
    """The distribution of a roll. `tail` bounds the chance that is left out where dice explode."""

    totals: tuple[RollTotal, ...]
    mean: float
    deviation: float
    tail: float


@get("/api/odds", tags=["odds"], responses=refusing(429, 503), guards=[sparing])
async def roll_odds(
    errands: NamedDependency[Errands],
    roll: Annotated[
        str, Parameter(min_length=1, max_length=LONGEST, description="`2d6+1`, `4d6kh3`, `d8x`")
    ],
) -> RollOdds:
    """The exact distribution of a roll in dice notation."""
    return await errands.do(lambda: _rolled(roll))


def _rolled(roll: str) -> RollOdds:
    odds = odds_of(roll)
    left, totals = 1.0, []
    for value, chance in odds.floats().items():
        totals.append(RollTotal(value, chance, max(left, 0.0)))
        left -= chance
    return RollOdds(tuple(totals), float(odds.mean()), odds.deviation(), float(odds.tail))


@get("/api/games/{game:str}/odds", tags=["odds"], responses=refusing(404), sync_to_thread=True)
def list_procedures(game: GameName, config: NamedDependency[Config]) -> list[ProcedureTold]:
    """The procedures whose odds can be asked for."""
    found = game_named(game, config)
    return [_told(found, name, procedure) for name, procedure in found.procedures.items()]


@get(
    "/api/games/{game:str}/odds/{procedure:str}",
    tags=["odds"],
    responses=refusing(404),
    sync_to_thread=True,
)
def show_procedure(
    game: GameName,
    procedure: Annotated[str, Parameter(max_length=64)],
    config: NamedDependency[Config],
) -> ProcedureTold:
    """One procedure, with the circumstances that can be given for it."""
    found = game_named(game, config)
    return _told(found, procedure, _procedure(found, procedure))


@post(
    "/api/games/{game:str}/odds/{procedure:str}",
    tags=["odds"],
    status_code=200,
    responses=refusing(404, 413, 422, 429, 503),
    guards=[sparing],
    request_max_body_size=8 * 1024,
)
async def weigh_procedure(
    game: GameName,
    procedure: Annotated[str, Parameter(max_length=64)],
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    data: JSONBody[dict[str, Any]],
) -> ProcedureOdds:
    """The exact distribution of a procedure's outcomes, both sides playing their best.

    The body holds its options; those left out have their defaults.
    """
    found = game_named(game, config)
    asked = _procedure(found, procedure)
    if asked.effort(circumstances(asked, data)) > MOST_EFFORT:
        raise TooManyWays
    return await errands.do(lambda: _weighed(found, reckon(asked, data)))


def _weighed(game: Game[Any], reckoned: Reckoned) -> ProcedureOdds:
    return ProcedureOdds(
        tuple([_outcome(row) for row in fold(reckoned.odds).rows]),
        tuple([_mark(game, *mark) for mark in reckoned.marks]),
        tuple([_needed(roll) for roll in reckoned.rolls]),
    )


def _outcome(row: Row) -> OddsOutcome:
    said = percent(row.chance, row.part)
    more = tuple([_outcome(one) for one in row.more])
    return OddsOutcome(row.gist, float(row.chance), str(row.chance), said, more)


def _mark(game: Game[Any], name: str, chance: Fraction) -> OddsMark:
    said = percent_alone(chance)
    return OddsMark(Message(f"{game.name}.mark.{name}"), float(chance), str(chance), said)


def _needed(roll: Needed) -> RollNeeded:
    terms = tuple([Term(one.rule, one.amount, one.name) for one in roll.all_terms])
    said = roll.needs, roll.shows, roll.aces, roll.by
    return RollNeeded(roll.rule, roll.dice, *said, terms)


def _procedure(game: Game[Any], name: str) -> Procedure:
    procedures = game.procedures
    if name not in procedures:
        raise NoProcedure(name=name, known=", ".join(procedures) or "-")
    return procedures[name]


def _told(game: Game[Any], name: str, procedure: Procedure) -> ProcedureTold:
    usual = msgspec.to_builtins(procedure.options())
    screen = screen_of(game)
    circumstances = options_of(
        game, procedure.options, "circumstance", lambda field: screen.choices(f"{name}.{field}")
    )
    return ProcedureTold(name, usual, msgspec.json.schema(procedure.options), circumstances)


HANDLERS = [roll_odds, list_procedures, show_procedure, weigh_procedure]
