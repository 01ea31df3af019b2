"""Talk: a line for another survivor, and deals."""

from __future__ import annotations

from tapete.deeds import ToEach, Why, upon
from tapete.games.darkness.actions import groups
from tapete.games.darkness.actions.kind import Kind
from tapete.games.darkness.rules.bargains import dealing, talking
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night

MOST = 3
"""How many deals somebody may put to others in a turn."""


def _cannot_bargain(night: Night, survivor: Survivor) -> Why | None:
    """There is a limit to the deals of one turn: darkness.comm.negotiate"""
    if night.active.talked >= MOST:
        return "darkness.comm.negotiate", "bargained", {"most": MOST}
    return None


def _in_company(night: Night, survivor: Survivor) -> bool:
    return bool(night.others(survivor))


SAY = Kind(
    "say", groups.TALK, upon(Night.survivor, talking.say), ToEach(Night.others),
    when=_in_company, free=True, talk=True, quiet=True,
)  # fmt: skip
BARGAIN = Kind(
    "bargain", groups.TALK, upon(Night.survivor, dealing.bargain), ToEach(Night.others),
    unable=_cannot_bargain, when=_in_company, free=True, talk=True,
)  # fmt: skip
KINDS = (BARGAIN, SAY)
