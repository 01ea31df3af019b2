"""A turn from its start to its end, phase by phase."""

from __future__ import annotations

from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.events.turns import PhaseBegan, Prioritised, TurnBegan
from tapete.games.euphoria.figures import engaged
from tapete.games.euphoria.rules.gifts.clones import vary
from tapete.games.euphoria.rules.story.ending import end_show, over, winner_of
from tapete.games.euphoria.rules.turns.losses import suffer_losses
from tapete.games.euphoria.rules.turns.order import roll_off
from tapete.games.euphoria.rules.turns.points import LOCKED, POINTS, compute, team_rules
from tapete.games.euphoria.state import Deeds, Phase
from tapete.games.euphoria.world import Show

SEQUENCE = "euphoria.turn.sequence"
SHARED = "euphoria.turn.simultaneous"
PRIORITY = "euphoria.start.priority"
ORDER = "euphoria.start.order"
ACTIONS = "euphoria.start.actions"
ABILITIES = "euphoria.ability.phase"
MOVES = "euphoria.move.phase"
END = "euphoria.end.turn"
PHASES: tuple[Phase, ...] = (
    "start", "start_actions", "abilities", "objects", "charges", "movement", "grenades",
    "shooting", "melee", "end",
)  # fmt: skip
RULES: dict[Phase, str] = {
    "start_actions": ACTIONS,
    "abilities": ABILITIES,
    "objects": "euphoria.ruling.phase_start_items",
    "charges": "euphoria.ruling.charge_declaration_window",
    "movement": MOVES,
}
"""The rules that say what a phase is for."""


def begin_turn(show: Show) -> None:
    """What hurts, then the AP, then priority: euphoria.ruling.start_order_effects"""
    state = show.state
    state.turn += 1
    state.charges, state.pairs, state.roars = [], [], []
    show.table.tell(
        TurnBegan, turn=state.turn, of=TURNS, ahead=winner_of(show), rule=SEQUENCE, also=(SHARED,)
    )
    for mini in state.minis:
        mini.deeds = Deeds(fired=[0] * len(mini.weapons))
    suffer_losses(show)
    for mini in show.standing():
        compute(show, mini)
        mini.deeds.engaged = engaged(show, mini)
        vary(show, mini)
    state.priority = roll_off(show, PRIORITY)
    also = (POINTS, LOCKED, *team_rules(show))
    show.table.tell(Prioritised, team=state.priority, rule=PRIORITY, also=also)
    enter(show, following(show))


def following(show: Show) -> Phase:
    """The phase after this one: euphoria.turn.sequence"""
    place = PHASES.index(show.state.phase) + 1
    found = PHASES[place]
    return PHASES[place + 1] if found == "charges" and not show.rules.charge_step else found


def enter(show: Show, phase: Phase) -> None:
    """A phase begins: nobody has acted in it yet."""
    state = show.state
    state.phase, state.acted, state.active = phase, [], ""
    rule = RULES.get(phase, SEQUENCE)
    show.table.tell(PhaseBegan, phase=phase, rule=rule, also=(ORDER,))


def end_phase(show: Show) -> None:
    """On to the next phase; the rest of a turn is skipped where nobody is left to play for.

    euphoria.ruling.early_stop
    """
    enter(show, "end" if over(show) else following(show))


def end_turn(show: Show) -> None:
    """Euphoria goes back to what it was; then the show ends, or another turn begins."""
    for mini in show.state.minis:
        mini.swing = 0
    if not end_show(show):
        show.state.phase = "start"
