"""Driving: faster, slower, and getting out."""

from __future__ import annotations

from tapete.deeds import Details, Do, ToEach, Why, needs, simply
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import profile_of
from tapete.games.savage.rules.moving.driving import faster, slower
from tapete.games.savage.rules.story.setup import radius_of
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight

RULE = "savage.combat.unstable"
CHANGES = {"faster": faster, "slower": slower}


def _why_not(fight: Fight, figure: Figure, what: str) -> Why | None:
    """The speed changes once a turn, by a quarter of the top speed, before or after driving."""
    if "speed" in fight.turn.done:
        return RULE, "once_a_turn"
    return None if CHANGES[what](figure) != figure.speed else (RULE, f"no_{what}")


def _change(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fight.turn.done.append("speed")
    figure.speed = CHANGES[do.what](figure)
    fight.table.tell(Did, figure=figure.id, what=do.what, speed=figure.speed, rule=RULE)


def _get_out(fight: Fight, figure: Figure) -> None:
    """The vehicle stays behind and is out of the fight."""
    figure.vehicle = ""
    figure.radius = radius_of(profile_of(figure).size)
    fight.table.tell(Did, figure=figure.id, what="get_out", rule=RULE)


def _drives(fight: Fight, figure: Figure) -> bool:
    return bool(figure.vehicle)


_STOPPED = needs(lambda fight, figure: not figure.speed, RULE, "too_fast")
KINDS = (
    Kind("faster", MOVE, _change,
        ToEach(lambda fight, figure: CHANGES, _why_not, do=lambda name, what: Do(what)),
        when=_drives, cost="free"),
    Kind("slower", MOVE, _change, ToEach(lambda fight, figure: ()), cost="free"),
    Kind("get_out", MOVE, simply(_get_out), unable=_STOPPED, when=_drives),
)  # fmt: skip
"""Both changes of speed are offered together, as faster."""
