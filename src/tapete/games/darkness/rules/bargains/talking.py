"""Survivors talk to each other."""

from __future__ import annotations

from typing import Literal

from tapete.games.darkness.events.bargains import Said
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import NEAR, Night
from tapete.kernel import Text

WORDS = 200
"""Characters in what is said."""


RULES = {"direct": "darkness.comm.direct", "communicator": "darkness.comm.communicator"}


def by(night: Night, one: Survivor, other: Survivor) -> Literal["direct", "communicator"]:
    """How two survivors talk; everybody can be reached: darkness.ruling.comm_scope"""
    assert one.at is not None
    assert other.at is not None
    building = night.building(one)
    if building and building == night.building(other) and night.near(one, other.at, NEAR):
        return "direct"
    return "communicator"


def say(night: Night, one: Survivor, other: Survivor) -> None:
    """A line of text for another survivor: darkness.comm.direct, darkness.comm.communicator"""
    how = by(night, one, other)
    rule = RULES[how]
    text = night.ask(one, "say", Text(WORDS), rule, target=other.id)
    heard = (one.seat, other.seat)
    night.tell(Said, rule, to=heard, figure=one.id, target=other.id, how=how, text=text)
