"""The odds of a procedure described in a few words, beside a real table."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import inspect, structs

from tapete.kernel import Modifier, Roll, Table
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Procedure
from tapete.kernel.labels import Gist
from tapete.kernel.message import Message
from tapete.kernel.shaping import shaped
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Keeper
from tapete.odds.policy import Policy
from tapete.odds.procedures.witness import Needed, Witness, needed
from tapete.odds.runs import TooManyLeaves
from tapete.odds.table import OddsTable, explore

ENDS = 200_000
SHOWN = 40
"""The most letters of what was said that an error repeats."""


class BadCircumstance(TapeteError):
    """A procedure cannot be weighed as it is described: it could go too many ways."""

    key = "odds.error.circumstance"


class UnknownCircumstance(BadCircumstance):
    """The procedure has no circumstance of that name."""

    key = "odds.error.unknown_circumstance"


class UnfitCircumstance(BadCircumstance):
    """A circumstance was given a value that it cannot have."""

    key = "odds.error.unfit_circumstance"


class Reckoned(msgspec.Struct, frozen=True):
    """All that can be said of a procedure: its outcomes, its rolls, and its marks."""

    odds: Distribution[Gist]
    rolls: tuple[Needed, ...]
    """Every different roll, in the order in which they are made."""
    marks: tuple[tuple[str, Fraction], ...]
    """The chance of each of the procedure's marks."""


def weigh(procedure: Procedure, given: dict[str, Any]) -> Distribution[Gist]:
    """The exact distribution of what comes of it, both sides playing their best."""
    return _weighed(procedure, circumstances(procedure, given), lambda table: table)


def reckon(procedure: Procedure, given: dict[str, Any]) -> Reckoned:
    """Weighs a procedure by best play, and returns its outcomes, its rolls and its marks."""
    options, seen = circumstances(procedure, given), list[Roll[Any]]()
    odds = _weighed(procedure, options, lambda table: Witness(table, seen))
    marks = [(name, _chance(odds, has)) for name, has in procedure.marks.items()]
    rolls = dict.fromkeys([_dressed(procedure, needed(one)) for one in dict.fromkeys(seen)])
    return Reckoned(odds, tuple(rolls), tuple(marks))


def _weighed(
    procedure: Procedure, options: Any, at: Callable[[OddsTable], Table]
) -> Distribution[Gist]:
    """Weighs a procedure by best play; `at` gives the table that it is played at."""
    try:
        mixture = explore(_run(procedure, options, at), Policy.BEST, ENDS)
    except TooManyLeaves:
        raise BadCircumstance from None
    return Distribution(mixture.weights)


def _dressed(procedure: Procedure, roll: Needed) -> Needed:
    """Returns a roll whose terms call its figures by what they are in the procedure."""
    terms = tuple([_named(procedure, term) for term in roll.terms])
    return structs.replace(roll, terms=terms)


def _named(procedure: Procedure, term: Modifier) -> Modifier:
    if term.name is None:
        return term
    return structs.replace(term, name=procedure.dress(term.name, None))


def _chance(odds: Distribution[Gist], has: Callable[[Gist], bool]) -> Fraction:
    return Fraction(sum(weight for gist, weight in odds.items() if has(gist)), odds.total)


def _run(
    procedure: Procedure, options: Any, at: Callable[[OddsTable], Table]
) -> Callable[[OddsTable], tuple[Gist, Any]]:
    """Plays it through from its beginning, again and again."""
    keeper = Keeper(procedure.begin(options))
    rests = procedure.rests(options)

    def run(table: OddsTable) -> tuple[Gist, Any]:
        keeper.restore(keeper.start, table.now if rests else None)
        table.keeper, table.now = keeper, None
        return procedure.play(options, keeper.state, at(table))

    return run


def circumstances(procedure: Procedure, given: dict[str, Any]) -> Any:
    """The options of a procedure, as given; raises an error about the first that is wrong."""
    kinds = _kinds(procedure.options)
    for name in given:
        if name not in kinds:
            raise UnknownCircumstance(name=name[:SHOWN], known=", ".join(kinds))
    try:
        return shaped(given, procedure.options, strict=False)
    except msgspec.ValidationError:
        for name, value in given.items():
            _check(name, value, kinds[name])
        raise


def _check(name: str, value: Any, kind: Any) -> None:
    """Refuses a value that a circumstance cannot have."""
    try:
        shaped(value, kind, strict=False)
    except msgspec.ValidationError:
        wanted = wanted_of(kind)
        raise UnfitCircumstance(name=name, given=str(value)[:SHOWN], wanted=wanted) from None


KINDS: dict[type[msgspec.Struct], dict[str, Any]] = {}
"""What may be said of each kind of options: names, with the type of each. Filled as needed."""


def _kinds(options: type[msgspec.Struct]) -> dict[str, Any]:
    found = KINDS.get(options)
    if found is None:
        fields = structs.fields(options)
        found = KINDS[options] = {field.encode_name: field.type for field in fields}
    return found


def wanted_of(kind: Any) -> Message:
    """What may be said: one of a few, a number between two, yes or no, or a short text."""
    form = inspect.type_info(kind)
    if isinstance(form, inspect.LiteralType):
        values = ", ".join(str(value) or "-" for value in form.values)
        return Message.of("odds.wanted.choice", values=values)
    if isinstance(form, inspect.IntType) and form.ge is not None and form.le is not None:
        return Message.of("odds.wanted.number", least=form.ge, most=form.le)
    return Message(f"odds.wanted.{'yes_no' if isinstance(form, inspect.BoolType) else 'text'}")
