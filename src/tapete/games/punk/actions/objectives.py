"""Actions with the scenario's objectives."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind, barred
from tapete.games.punk.figures import can_use
from tapete.games.punk.rules.story.interacting import (
    CANNOT,
    INTERACT,
    carried_by,
    interact,
    put_down,
    touches,
    unable,
    what_for,
)
from tapete.games.punk.state import Mini, Objective
from tapete.games.punk.world import Skirmish
from tapete.kernel import Barred, Choice


def _within_reach(skirmish: Skirmish, mini: Mini) -> Iterator[tuple[Objective, str]]:
    """Yields the objectives a mini touches and can do something with, and what that is."""
    for objective in skirmish.state.objectives:
        what = what_for(skirmish, mini, objective) if touches(mini, objective) else ""
        if what:
            yield objective, what


def _offer_interact(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    if skirmish.state.objectives and not unable(mini):
        for objective, what in _within_reach(skirmish, mini):
            if what != "work" or can_use(mini, "T"):
                yield Choice(Do("interact", objective.id))


def _bar_interact(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    cannot = unable(mini)
    for objective in skirmish.state.objectives:
        do = Do("interact", objective.id)
        if cannot:
            yield barred(do, CANNOT[cannot], "unable", ability=cannot)
        elif not touches(mini, objective):
            yield barred(do, INTERACT, "not_touching")
        elif what_for(skirmish, mini, objective) == "work" and not can_use(mini, "T"):
            yield barred(do, "punk.attribute.dash", "no_technique")
        elif not what_for(skirmish, mini, objective):
            yield barred(do, INTERACT, "nothing_to_do")


def _interact(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    interact(skirmish, mini, _objective(skirmish, do))


def _offer_put_down(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    carried = carried_by(skirmish, mini)
    if carried is not None:
        yield Choice(Do("put_down", carried.id))


def _put_down(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    put_down(skirmish, mini, _objective(skirmish, do))


def _objective(skirmish: Skirmish, do: Do) -> Objective:
    return next(one for one in skirmish.state.objectives if one.id == do.to)


def _has_objectives(skirmish: Skirmish, mini: Mini) -> bool:
    return bool(skirmish.state.objectives)


def _who_carries(skirmish: Skirmish, mini: Mini) -> bool:
    return carried_by(skirmish, mini) is not None


KINDS: tuple[Kind, ...] = (
    Kind("interact", groups.GEAR, _offer_interact, _interact, _bar_interact, _has_objectives,
        depends=True),
    Kind("put_down", groups.GIFTS, _offer_put_down, _put_down, whose=_who_carries, cost=0,
        addressed=False, tried="never"),
)  # fmt: skip
"""Putting down what a mini carries costs no Action: punk.core.carry"""
