"""What characters do with the objectives of the mission, and with those of no team."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.games.euphoria.content.missions import EITHER
from tapete.games.euphoria.events.story import Joined, Taken, Worked
from tapete.games.euphoria.figures import engaged, has, note_engaged
from tapete.games.euphoria.rules.gear.carrying import INTERACT, INTERACT_AP, interact
from tapete.games.euphoria.rules.moving.room import is_apart
from tapete.games.euphoria.rules.story.goals import achieve, plan_of, role_of, touches
from tapete.games.euphoria.rules.turns.points import compute
from tapete.games.euphoria.state import NEUTRAL, Mini, Objective
from tapete.games.euphoria.world import Show

NO_CARRY = "euphoria.class.bad_born.no_carry"
CHARACTERS = "euphoria.def.character.environment"
SIDE = "euphoria.def.side"
CASE, SWITCH = "case", "switch"


def able(show: Show, mini: Mini) -> bool:
    """True if it may interact now: a character with the AP for it that nobody is engaged with."""
    return mini.character and mini.ap >= INTERACT_AP and not engaged(show, mini)


def objectives(show: Show, mini: Mini) -> list[Objective]:
    """The objectives that it touches and may do something with."""
    return [one for one in show.state.objectives if _is_for(show, mini, one) and touches(mini, one)]


def _is_for(show: Show, mini: Mini, one: Objective) -> bool:
    """A case may be picked up and a switch worked by those whose role it is.

    A Bad Born carries nothing: euphoria.class.bad_born.no_carry
    """
    if one.done or one.carrier or has(mini, "bad_born") or mini.seat == NEUTRAL:
        return False
    if plan_of(show).site(one.id).role not in (EITHER, role_of(show, mini.seat)):
        return False
    return one.kind == SWITCH or (one.kind == CASE and not mini.carries)


def use(show: Show, mini: Mini, one: Objective) -> None:
    """Picks a case up, or works a switch once more."""
    interact(show, mini)
    if one.kind == CASE:
        one.carrier, mini.carries = mini.id, one.id
        show.table.tell(Taken, figure=mini.id, objective=one.id, rule=INTERACT, also=(CHARACTERS,))
        return
    one.progress += 1
    left = max(0, plan_of(show).site(one.id).needs - one.progress)
    show.table.tell(Worked, figure=mini.id, objective=one.id, left=left, rule=INTERACT)
    if not left:
        one.done, one.holder = True, mini.seat
        achieve(show, mini.seat, "work", one.id)


def followers(show: Show, mini: Mini) -> list[Mini]:
    """Those of no team in contact with it, who can be taken along.

    Not one that stands so near to a rival that they may not be enemies: euphoria.move.enemy_gap
    """
    if has(mini, "bad_born") or mini.seat == NEUTRAL:
        return []
    neutral = [one for one in show.state.minis if one.seat == NEUTRAL and not one.out]
    near = [one for one in neutral if show.in_contact(mini, one)]
    return [one for one in near if is_apart(show, replace(one, seat=mini.seat), one.at)]


def take_along(show: Show, mini: Mini, other: Mini) -> None:
    """Somebody of no team goes with this one from now on, and acts from the next turn on."""
    interact(show, mini)
    other.seat, other.euphoria = mini.seat, mini.euphoria
    compute(show, other)
    show.state.acted.append(other.id)
    note_engaged(show, other)
    show.table.tell(Joined, figure=other.id, team=mini.seat, rule=SIDE, also=(INTERACT,))
