"""What would be asked after answers that are not given yet."""

from __future__ import annotations

from typing import Any

from tapete.kernel.matches.match import Match
from tapete.server.showing.asking import asked_ahead
from tapete.server.showing.pointing import later_legs
from tapete.server.wire.from_client import Ahead
from tapete.server.wire.to_client import Foreseen


def foreseen(match: Match[Any], wanted: Ahead) -> Foreseen:
    """The question after some answers, the first of which may lead on to a place in legs."""
    first, *rest = wanted.answers
    legs = () if wanted.to is None else later_legs(match, wanted.seat, first, wanted.to)
    question = asked_ahead(match, wanted.seat, [first, *legs, *rest])
    return Foreseen(id=0, number=0, question=question, legs=legs)
