"""The two bands: how they stand, what they want, and where they deploy."""

from __future__ import annotations

from tapete.games.punk.briefing import goal_words, goals_of, role_name
from tapete.games.punk.field import field_of
from tapete.games.punk.standings import band_name, faction_name, minis_left
from tapete.games.punk.state import State
from tapete.kernel import Message, Seat
from tapete.scene import Side, Zone

BEFORE = ("swear", "muster", "deploy")
"""Phases in which zones matter to both."""


def sides(view: State) -> tuple[Side, ...]:
    return tuple([_side(view, side) for side in range(len(view.scores))])


def _side(view: State, side: Seat) -> Side:
    left, count = minis_left(view, side)
    return Side(
        name=band_name(view, side),
        seat=side,
        score=view.scores[side],
        facts=(
            Message.of("punk.scene.faction", faction=faction_name(view, side)),
            Message.of("punk.scene.left", left=left, count=count),
        ),
        goals=tuple([goal_words(goal) for goal in goals_of(view, side)]),
    )


def zones(view: State) -> tuple[Zone, ...]:
    """Where each side deploys, until it has; and where goals say that somebody must get to."""
    outlines = field_of(view.scenario, view.ground, view.size).zones
    matter = view.phase in BEFORE or any(
        goal.kind in ("home", "cross") for side in (0, 1) for goal in goals_of(view, side)
    )
    if not matter:
        return ()
    return tuple(
        [
            Zone(
                tuple([(point.x, point.y) for point in outlines[view.zones[side]]]),
                Message.of("punk.scene.zone", name=role_name(view, side)),
                side,
            )
            for side in (0, 1)
            if outlines[view.zones[side]]
        ]
    )
