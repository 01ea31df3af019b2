"""An activation: how it begins and ends."""

from __future__ import annotations

from tapete.games.punk.content.band.outfit import MOST_ACTIONS
from tapete.games.punk.events.turns import ActivationBegan, ActivationEnded
from tapete.games.punk.figures import can_use, value
from tapete.games.punk.rules.gifts.powers import lower_barrier
from tapete.games.punk.rules.harm.contamination import breathe
from tapete.games.punk.rules.harm.poison import resist
from tapete.games.punk.rules.harm.radiation import get_well
from tapete.games.punk.rules.harm.shocks import wear_off
from tapete.games.punk.rules.story import weather
from tapete.games.punk.rules.turns.berserk import collapse
from tapete.games.punk.rules.turns.free_actions import resume
from tapete.games.punk.rules.turns.groups import companions, have_acted
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat
from tapete.spaces.questions.places import Facing

BLOCK = "punk.turn.activation.block"
OTHERWISE = "punk.general.special_rules_override"
ONCE = "punk.turn.activation.once"
FEWER = "punk.action.fewer"
MOST = "punk.attribute.actions_cap"
AIM_EXPIRES = "punk.shoot.aim.expires"
FACING = "punk.ruling.facing_change"
PLAYERS: tuple[Seat, ...] = (0, 1)


def begin_activation(skirmish: Skirmish) -> None:
    """First it and its group resist poison; then it has as many Actions as its Attribute says."""
    active = skirmish.active
    mini = skirmish.mini(active.mini)
    skirmish.state.phase = "end"
    for one in companions(skirmish, mini):
        resist(skirmish, one)
    if not resist(skirmish, mini):
        return
    active.left = actions_of(mini)
    rule = OTHERWISE if mini.extra else BLOCK
    capped = (MOST,) if value(mini, "A") + mini.extra > MOST_ACTIONS else ()
    mini.extra = 0
    skirmish.table.tell(
        ActivationBegan, figure=mini.id, actions=active.left, rule=rule, also=capped
    )
    if skirmish.rules.free_turn and mini.seat in PLAYERS:
        _turn(skirmish, mini)
    skirmish.state.phase = "act"


def actions_of(mini: Mini) -> int:
    """Never more than 3, whatever gives them; nor fewer than 1, unless it has none at all."""
    if not can_use(mini, "A"):
        return 0
    return max(1, min(MOST_ACTIONS, value(mini, "A") + mini.extra))


def _turn(skirmish: Skirmish, mini: Mini) -> None:
    """By a house rule it may turn at no cost before anything else."""
    mini.facing = skirmish.table.ask(
        mini.seat, "punk.ask.turn", Facing(), FACING, figure=mini.id, facing=mini.facing
    )


def end_activation(skirmish: Skirmish) -> None:
    """Ends an activation and what lasts as long as it; the mini does not act again this Turn."""
    state, active = skirmish.state, skirmish.active
    mini = skirmish.mini(active.mini)
    if active.free:
        resume(skirmish)
        return
    mini.acted = True
    rule = FEWER if active.left > 0 and not mini.out else ONCE
    skirmish.table.tell(
        ActivationEnded,
        figure=mini.id,
        left=max(0, active.left),
        rule=rule,
        also=(AIM_EXPIRES,) if active.aim else (),
    )
    have_acted(skirmish, mini)
    for one in (mini, *companions(skirmish, mini)):
        _wear_off(skirmish, one)
    state.active = None
    state.rerolled.clear()
    state.phase = "next"
    if mini.seat in PLAYERS:
        state.next = 1 - mini.seat


def _wear_off(skirmish: Skirmish, mini: Mini) -> None:
    """It suffers where it stands, then effects wear off, and last of all a Bersérker falls."""
    for suffers in (breathe, weather.expose, wear_off, get_well, lower_barrier, collapse):
        if not mini.out:
            suffers(skirmish, mini)
