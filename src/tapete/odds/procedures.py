"""The odds of a procedure described in a few words, beside a real table."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Gist, Procedure
from tapete.kernel.shaping import shaped
from tapete.odds.distribution import Distribution
from tapete.odds.table import Policy, TooManyLeaves, explore

ENDS = 200_000


class BadCircumstance(TapeteError):
    """Something said of a procedure is unknown to it, or cannot be."""

    key = "odds.error.circumstance"


def weigh(procedure: Procedure, given: dict[str, Any]) -> Distribution[Gist]:
    """The exact distribution of what comes of it, both sides playing their best."""
    options = circumstances(procedure, given)
    try:
        if procedure.weigh is not None:
            return procedure.weigh(options)  # type: ignore[no-any-return]
        mixture = explore(lambda table: procedure.play(options, table), Policy.BEST, ENDS)
    except TooManyLeaves:
        raise BadCircumstance(problem="too many ways it can go") from None
    except ValueError as wrong:
        raise BadCircumstance(problem=str(wrong)) from None
    return Distribution(mixture.weights)


def circumstances(procedure: Procedure, given: dict[str, Any]) -> Any:
    try:
        return shaped(given, procedure.options, strict=False)
    except msgspec.ValidationError as wrong:
        raise BadCircumstance(problem=str(wrong)) from None
