"""Standing up: the Action of a mini that lies on the ground."""

from __future__ import annotations

from tapete.games.punk.events.moving import StoodUp
from tapete.games.punk.rules.harm.touching_markers import touch_markers
from tapete.games.punk.rules.shooting.defensive import react
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.journey import Journey
from tapete.spaces.questions.places import Facing

STAND_UP = "punk.move.prone.stand_up"


def stand_up(skirmish: Skirmish, mini: Mini) -> None:
    """The Action of standing up: it may be shot at as in any movement, and may turn at the end.

    punk.action.move_family, punk.ruling.facing_change
    """
    here = Journey(mini.at)
    if not (react(skirmish, mini, here, 0, 0) and touch_markers(skirmish, mini, here, 0, 0)):
        return
    mini.prone = False
    skirmish.table.tell(StoodUp, figure=mini.id, rule=STAND_UP)
    mini.facing = skirmish.table.ask(
        mini.seat, "punk.ask.facing", Facing(), "punk.los.facing", figure=mini.id
    )
