"""Actions with the scenario's objectives."""

from __future__ import annotations

from tapete.deeds import Details, Do, ToEach, Why
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind
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


def _why_not(skirmish: Skirmish, mini: Mini, objective: Objective) -> Why | None:
    cannot = unable(mini)
    if cannot:
        return CANNOT[cannot], "unable", {"ability": cannot}
    if not touches(mini, objective):
        return INTERACT, "not_touching"
    what = what_for(skirmish, mini, objective)
    if what == "work" and not can_use(mini, "T"):
        return "punk.attribute.dash", "no_technique"
    return None if what else (INTERACT, "nothing_to_do")


def _interact(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    interact(skirmish, mini, _objective(skirmish, do))


def _carried(skirmish: Skirmish, mini: Mini) -> list[Objective]:
    carried = carried_by(skirmish, mini)
    return [] if carried is None else [carried]


def _put_down(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    put_down(skirmish, mini, _objective(skirmish, do))


def _objective(skirmish: Skirmish, do: Do) -> Objective:
    return next(one for one in skirmish.state.objectives if one.id == do.to)


KINDS: tuple[Kind, ...] = (
    Kind("interact", groups.GEAR, _interact,
        ToEach(lambda skirmish, mini: skirmish.state.objectives, _why_not),
        whose=lambda skirmish, mini: bool(skirmish.state.objectives), lead=10, depends=True),
    Kind("put_down", groups.GIFTS, _put_down, ToEach(_carried), cost=0, addressed=False,
        tried="never", whose=lambda skirmish, mini: bool(_carried(skirmish, mini))),
)  # fmt: skip
"""Putting down what a mini carries costs no Action: punk.core.carry"""
