"""The steps of a show: a marker, a deployment, one deed of an activation, one exchange."""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.euphoria.actions.menu import idle, menu, perform
from tapete.games.euphoria.figures import engaged
from tapete.games.euphoria.rules.fighting import phase as melee
from tapete.games.euphoria.rules.gifts.drones import wakes
from tapete.games.euphoria.rules.story.deployment import deploy, place_marker
from tapete.games.euphoria.rules.story.ending import over
from tapete.games.euphoria.rules.story.goals import bring_home
from tapete.games.euphoria.rules.story.roles import take_roles
from tapete.games.euphoria.rules.turns.activations import begin, finish
from tapete.games.euphoria.rules.turns.order import next_active
from tapete.games.euphoria.rules.turns.turns import begin_turn, end_phase, end_turn, enter
from tapete.games.euphoria.state import Mini, Phase
from tapete.games.euphoria.world import Show

ASK = "euphoria.ask.act"
RULES: dict[Phase, str] = {
    "start_actions": "euphoria.start.actions",
    "abilities": "euphoria.ability.phase",
    "objects": "euphoria.move.use",
    "charges": "euphoria.charge.declare",
    "movement": "euphoria.move.phase",
    "grenades": "euphoria.item.grenade",
    "shooting": "euphoria.shoot.cost",
}
"""The rule of what is asked in each phase."""
BEGUN = "*"
"""Stands in `acted` once the exchanges of the melee phase have been found."""


def step(show: Show) -> None:
    """Plays one small, complete part of the show. What is supposed in it is so to its end.

    euphoria.def.measure.when
    """
    PHASES[show.state.phase](show)
    show.state.supposed = False


def act(show: Show) -> None:
    """The active miniature does one thing; if none is active, the next one becomes so."""
    state = show.state
    if over(show):
        enter(show, "end")
        return
    mini = show.mini(state.active) if state.active else next_active(show, _may_act)
    if mini is None:
        end_phase(show)
    elif (state.active or _begins(show, mini)) and (mini.out or idle(show, mini)):
        finish(show, mini)
    else:
        _ask(show, mini)


def _begins(show: Show, mini: Mini) -> bool:
    """Begins its activation; False if it has surely still something to do."""
    changes = bool(mini.deeds.declared) or show.state.phase in ("movement", "charges")
    begin(show, mini)
    return changes


def _may_act(show: Show, mini: Mini) -> bool:
    """True if it has anything to do in this phase, or if something is due as it is activated."""
    if mini.deeds.declared or wakes(show, mini):
        return True
    if show.state.phase in ("movement", "charges") and engaged(show, mini):
        return False
    return not idle(show, mini)


def _ask(show: Show, mini: Mini) -> None:
    rule = RULES[show.state.phase]
    way, answer = show.table.ask(
        mini.seat, ASK, menu(show, mini), rule, figure=mini.id, phase=show.state.phase, ap=mini.ap
    )
    perform(show, mini, way, answer)
    if show.state.objectives or show.state.phase == "movement":
        bring_home(show)


def fight(show: Show) -> None:
    """One exchange of the melee phase after the other."""
    if not show.state.acted:
        melee.begin(show)
        show.state.acted.append(BEGUN)
    if not melee.go_on(show):
        end_phase(show)


PHASES: dict[Phase, Callable[[Show], None]] = {
    "roles": take_roles,
    "markers": place_marker,
    "deploy": deploy,
    "start": begin_turn,
    "start_actions": act,
    "abilities": act,
    "objects": act,
    "charges": act,
    "movement": act,
    "grenades": act,
    "shooting": act,
    "melee": fight,
    "end": end_turn,
}
