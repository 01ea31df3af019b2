"""What others lend a mini for its rolls: the gaze of a Keeper, the boost of a mind."""

from __future__ import annotations

from tapete.games.punk.figures import has
from tapete.games.punk.rules.sight.sight import mini_sees
from tapete.games.punk.state import Letter, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier

BOOST = Modifier("punk.core.boost", 3)
GAZE = Modifier("punk.core.burning_gaze", 1)


def lent(skirmish: Skirmish, mini: Mini, letter: Letter) -> tuple[Modifier, ...]:
    """What others add to an Attribute of a mini."""
    found: tuple[Modifier, ...] = ()
    if mini.boost == letter:
        found += (BOOST,)
    if letter == "D" and _watched(skirmish, mini):
        found += (GAZE,)
    return found


def drawn(skirmish: Skirmish, mini: Mini, letter: Letter) -> tuple[Modifier, ...]:
    """What others add to a roll that is made now; it uses up a boost, for all of a group."""
    found = lent(skirmish, mini, letter)
    if mini.boost == letter:
        for one in skirmish.state.minis:
            if one is mini or (mini.group and one.group == mini.group):
                one.boost = ""
    return found


def _watched(skirmish: Skirmish, mini: Mini) -> bool:
    """True if a friend with a burning gaze has it in sight."""
    return any(
        has(one, "burning_gaze") and mini_sees(skirmish, one, mini)
        for one in skirmish.friends(mini)
    )
