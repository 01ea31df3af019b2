"""The odds of a procedure described in a few words, beside a real table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect, structs

from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Procedure
from tapete.kernel.labels import Gist
from tapete.kernel.message import Message
from tapete.kernel.shaping import shaped
from tapete.odds.distribution import Distribution
from tapete.odds.table import Policy, TooManyLeaves, explore

ENDS = 200_000
SHOWN = 40
"""Letters of what was said that are said back."""


class BadCircumstance(TapeteError):
    """What is said of a procedure cannot be weighed: it could go too many ways."""

    key = "odds.error.circumstance"


class UnknownCircumstance(BadCircumstance):
    """Nothing of that name can be said of the procedure."""

    key = "odds.error.unknown_circumstance"


class UnfitCircumstance(BadCircumstance):
    """What is said of it cannot be so."""

    key = "odds.error.unfit_circumstance"


def weigh(procedure: Procedure, given: dict[str, Any]) -> Distribution[Gist]:
    """The exact distribution of what comes of it, both sides playing their best."""
    options = circumstances(procedure, given)
    try:
        if procedure.weigh is not None:
            return procedure.weigh(options)  # type: ignore[no-any-return]
        mixture = explore(lambda table: procedure.play(options, table), Policy.BEST, ENDS)
    except TooManyLeaves:
        raise BadCircumstance from None
    return Distribution(mixture.weights)


def circumstances(procedure: Procedure, given: dict[str, Any]) -> Any:
    """What is said of it, each for itself and then together."""
    kinds = {field.encode_name: field.type for field in structs.fields(procedure.options)}
    for name, value in given.items():
        if name not in kinds:
            raise UnknownCircumstance(name=name[:SHOWN], known=", ".join(kinds))
        try:
            shaped(value, kinds[name], strict=False)
        except msgspec.ValidationError:
            wanted = wanted_of(kinds[name])
            raise UnfitCircumstance(name=name, given=str(value)[:SHOWN], wanted=wanted) from None
    return shaped(given, procedure.options, strict=False)


def wanted_of(kind: Any) -> Message:
    """What may be said: one of a few, a number between two, yes or no, or a short text."""
    form = inspect.type_info(kind)
    if isinstance(form, inspect.LiteralType):
        values = ", ".join(str(value) or "-" for value in form.values)
        return Message.of("odds.wanted.choice", values=values)
    if isinstance(form, inspect.IntType) and form.ge is not None and form.le is not None:
        return Message.of("odds.wanted.number", least=form.ge, most=form.le)
    return Message(f"odds.wanted.{'yes_no' if isinstance(form, inspect.BoolType) else 'text'}")
