"""Driving: faster, slower, and getting out."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import profile_of
from tapete.games.savage.rules.moving.driving import faster, slower
from tapete.games.savage.rules.story.setup import radius_of
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice

RULE = "savage.combat.unstable"
CHANGES = {"faster": faster, "slower": slower}


def _why_not(fight: Fight, figure: Figure, what: str) -> Barred | None:
    """The speed changes once a turn, by a quarter of the top speed, before or after driving."""
    if "speed" in fight.turn.done:
        return barred(Do(what), RULE, "once_a_turn")
    if CHANGES[what](figure) == figure.speed:
        return barred(Do(what), RULE, f"no_{what}")
    return None


def _offer(fight: Fight, figure: Figure) -> Iterable[Choice]:
    if not figure.vehicle:
        return []
    return [Choice(Do(what)) for what in CHANGES if _why_not(fight, figure, what) is None]


def _bar(fight: Fight, figure: Figure) -> Iterable[Barred]:
    if not figure.vehicle:
        return []
    found = [_why_not(fight, figure, what) for what in CHANGES]
    return [why for why in found if why is not None]


def _change(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fight.turn.done.append("speed")
    figure.speed = CHANGES[do.what](figure)
    fight.table.tell(Did, figure=figure.id, what=do.what, speed=figure.speed, rule=RULE)


def _offer_out(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return [Choice(Do("get_out"))] if figure.vehicle and not figure.speed else []


def _bar_out(fight: Fight, figure: Figure) -> Iterable[Barred]:
    moving = figure.vehicle and figure.speed
    return [barred(Do("get_out"), RULE, "too_fast")] if moving else []


def _get_out(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """The vehicle stays behind and is out of the fight."""
    figure.vehicle = ""
    figure.radius = radius_of(profile_of(figure).size)
    fight.table.tell(Did, figure=figure.id, what="get_out", rule=RULE)


def _nothing(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return []


KINDS = (
    Kind("faster", MOVE, _offer, _change, _bar, cost="free"),
    Kind("slower", MOVE, _nothing, _change, cost="free"),
    Kind("get_out", MOVE, _offer_out, _get_out, _bar_out),
)
