"""Failure discs, and what the third one takes."""

from __future__ import annotations

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import Failed, LostAll
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Lying, Survivor
from tapete.games.darkness.world import Night

THIRD = 3


def fail(night: Night, survivor: Survivor, rule: str) -> None:
    """Somebody rouses suspicion and gets a failure disc: darkness.disc.failure.sources"""
    survivor.failures += 1
    night.table.tell(
        Failed, figure=survivor.id, count=survivor.failures, rule=rule,
        also=("darkness.disc.failure.sources",),
    )  # fmt: skip
    if survivor.failures >= THIRD:
        lose_all(night, survivor)


def lose_all(night: Night, survivor: Survivor) -> None:
    """Objects, allies and failure discs are gone at once; the communicator and trophies stay.

    darkness.disc.failure.third, darkness.ruling.failure_third, darkness.char.communicator
    """
    assert survivor.at is not None
    things, survivor.things = survivor.things, []
    night.table.tell(
        LostAll, figure=survivor.id, rule="darkness.disc.failure.third",
        also=("darkness.char.communicator",),
    )  # fmt: skip
    for thing in things:
        score.lose(night, survivor, thing.credit, "darkness.vp.lose_with_object")
        thing.credit = 0
        if thing.kind in library().objects:
            night.state.discard.append(thing.kind)
        elif not night.mastered or thing.kind in night.relics:
            night.state.lying.append(Lying(thing, survivor.at))
    night.state.discard += survivor.allies
    survivor.allies = []
    survivor.failures = 0
