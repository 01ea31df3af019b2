"""The Action Points that each miniature has this turn."""

from __future__ import annotations

from tapete.games.euphoria.events.turns import Weakened
from tapete.games.euphoria.figures import GRAVE, SERIOUS, bonus, has
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

POINTS = "euphoria.start.ap"
LOCKED = "euphoria.start.ap.locked"
SERIOUSLY = "euphoria.start.ap.serious"
GRAVELY = "euphoria.start.ap.very_serious"
TRAITS = "euphoria.start.very_serious.traits"
NO_PAIN = "euphoria.class.no_pain"
PENALTY = "euphoria.faction.legends.penalty"
BAD_BORN = "euphoria.faction.bad_born.bonus"
SERIOUS_LOSS, GRAVE_LOSS = 2, 5
BAD_BORN_AP = 2


def compute(show: Show, mini: Mini) -> None:
    """Its AP of this turn, and what a very serious wound takes away; what was left is gone.

    Wounds suffered during the turn change neither.
    """
    mini.deeds.grave = mini.life <= GRAVE
    less = wounds(mini)
    mini.ap = max(0, healthy(show, mini) - less)
    if less or mini.deeds.grave:
        rule = GRAVELY if mini.life <= GRAVE else SERIOUSLY
        also = (TRAITS,) if mini.deeds.grave else ()
        show.table.tell(
            Weakened,
            figure=mini.id,
            less=less,
            ap=mini.ap,
            grave=mini.deeds.grave,
            rule=NO_PAIN if has(mini, "no_pain") else rule,
            also=also,
        )


def wounds(mini: Mini) -> int:
    """The AP that its wounds take, by the life it has left."""
    if has(mini, "no_pain") or mini.life > SERIOUS:
        return 0
    return GRAVE_LOSS if mini.life <= GRAVE else SERIOUS_LOSS


def team_rules(show: Show) -> list[str]:
    """The rules by which a whole team has more or fewer AP in this show."""
    state, found = show.state, []
    if any(state.penalty):
        found.append(PENALTY)
    if any(bonus(show, mini, "bad_born") for mini in show.standing()):
        found.append(BAD_BORN)
    return found


def healthy(show: Show, mini: Mini) -> int:
    """Its AP without wounds: its card, and what its team adds or takes."""
    if mini.seat not in (0, 1):
        return mini.ap_profile
    gained = BAD_BORN_AP if bonus(show, mini, "bad_born") else 0
    return max(0, mini.ap_profile + gained - show.state.penalty[mini.seat])
