"""Looking round in a building."""

from __future__ import annotations

from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.discs import lots
from tapete.games.darkness.state import Lot, Spot, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Some


def hidden(night: Night, survivor: Survivor) -> list[tuple[Lot, Spot]]:
    """The face-down discs of a survivor's building that it has not seen."""
    building, seat = night.building(survivor), survivor.seat
    every = [
        (lot, spot) for lot in night.state.lots if lot.building == building for spot in lot.spots
    ]
    return [(lot, spot) for lot, spot in every if seat not in spot.known_to]


def perceive(night: Night, survivor: Survivor) -> None:
    """An Int (Perception) check, once in a building: one disc is looked at for each level.

    darkness.perception.once_per_building, darkness.perception.amount
    """
    rule, spots = "darkness.perception.amount", hidden(night, survivor)
    survivor.perceived.append(night.building(survivor))
    outcome = check(
        night, survivor, "intelligence", "perceive", rule=rule, most=len(spots),
        also=("darkness.perception.once_per_building",),
    )  # fmt: skip
    count = min(outcome.level, len(spots))
    squares = tuple([spot.at for _, spot in spots])
    if 0 < count < len(spots):
        squares = night.ask(survivor, "look", Some(squares, 0, count), rule, count=count)
    elif not count:
        squares = ()
    seen = [(lot, spot) for lot, spot in spots if spot.at in squares]
    if seen:
        lots.look(night, survivor, seen, rule)
