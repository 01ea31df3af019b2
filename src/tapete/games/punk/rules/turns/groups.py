"""Groups: minis that count as one, act at once, stay together and fight better for it.

One of them acts, whichever its player picks; when it moves, the others follow in that Action.
"""

from __future__ import annotations

from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier
from tapete.spaces.plane.point import CM

RULE = "punk.core.group"
TOGETHER = 5 * CM


def companions(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    """The others of its group that are on the table."""
    if not mini.group:
        return []
    return [one for one in skirmish.friends(mini) if one.group == mini.group]


def numbers(skirmish: Skirmish, mini: Mini) -> list[Modifier]:
    """+1 Combat for each of the group after the first."""
    others = len(companions(skirmish, mini))
    return [Modifier(RULE, others)] if others else []


def have_acted(skirmish: Skirmish, mini: Mini) -> None:
    """When one of a group has acted, all have."""
    for one in companions(skirmish, mini):
        one.acted = True
