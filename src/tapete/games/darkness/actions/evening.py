"""A master's game, step by step: the players' turns, then those of the master's figures."""

from __future__ import annotations

from tapete.games.darkness.actions import mastered, mastering
from tapete.games.darkness.events.story import RoundBegan
from tapete.games.darkness.rules.master import (
    changes,
    figures,
    playing,
    scenes,
    sessions,
    supplies,
    weapons,
)
from tapete.games.darkness.rules.turns import turns
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Either

RULE = "darkness.gm.turn.one_action"
TURN = "darkness.ask.turn"
"""The question of a turn that is open to the master, too."""


def step(night: Night) -> None:
    """One small, whole piece of a session: darkness.gm.base"""
    PHASES[night.state.phase](night)


def _start(night: Night) -> None:
    sessions.begin(night)
    night.state.phase = "turn"
    _begin_round(night)


def _begin_round(night: Night) -> None:
    night.state.round += 1
    night.state.phase = "turn"
    also = ("darkness.gm.vp.spend",)
    night.tell(RoundBegan, "darkness.ruling.gm_turn_order", round=night.state.round, also=also)
    changes.recover(night)
    night.master.due = list(night.state.order)
    _look(night)
    _next(night)


def _next(night: Night) -> None:
    """The next survivor in the game has its turn; after the last it is the master's."""
    if night.state.phase != "turn":
        return
    left = [one for one in night.master.due if night.survivor(one).at is not None]
    night.master.due = left[1:]
    if left:
        begin(night, night.survivor(left[0]))
    else:
        night.state.turn, night.state.phase = None, "master"
        _open(night)
        playing.begin(night)


def begin(night: Night, survivor: Survivor, rule: str = "darkness.turn.steps_any_order") -> None:
    """A turn of one action; thrown weapons can be fetched in it."""
    turns.begin(night, survivor, rule)
    night.active.faced = False
    _open(night)


def _open(night: Night) -> None:
    night.master.watching, night.master.changes = True, 0


# --- the players


def _turn(night: Night) -> None:
    turn = night.active
    survivor = night.survivor(turn.who)
    if turn.acted or turn.over or survivor.at is None:
        _finish(night, survivor)
    else:
        act(night, survivor)
    _look(night)


def act(night: Night, survivor: Survivor) -> None:
    """One deed by the survivor whose turn it is, or a change by the master, who may answer as well.

    darkness.gm.turn.one_action, darkness.gm.authority
    """
    domain = Either(mastered.ways(night, survivor))
    if not mastering.is_open(night):
        _deed(night, survivor, night.ask(survivor, "act", domain, RULE))
        return
    both = {survivor.seat: domain, night.master.seat: mastering.domain(night)}
    seat, answer = night.table.ask_any(both, TURN, RULE, figure=survivor.id)
    if seat == night.master.seat:
        mastering.change(night, answer)
    else:
        _deed(night, survivor, answer)


def _deed(night: Night, survivor: Survivor, answer: tuple[str, object]) -> None:
    way, chosen = answer
    if way == mastered.MOVE:
        mastered.walk(night, survivor, chosen)  # type: ignore[arg-type]
    else:
        mastered.perform(night, survivor, chosen)  # type: ignore[arg-type]


def _finish(night: Night, survivor: Survivor) -> None:
    """The turn is over: gas harms, weapons not fetched are lost, and the next turn begins."""
    supplies.breathe(night, survivor)
    weapons.lose_flung(night, survivor)
    turns.close(night, survivor)
    if sessions.check_end(night):
        return
    if turns.plays_again(survivor):
        begin(night, survivor, turns.AGAIN)
    else:
        _next(night)


# --- the master


def _master(night: Night) -> None:
    """The master may change things once a round, then each figure has its turn.

    darkness.gm.turn.master
    """
    if mastering.is_open(night):
        rule, key = "darkness.gm.turn.master", "darkness.ask.master_turn"
        domain = mastering.domain(night)
        mastering.change(night, night.table.ask(night.master.seat, key, domain, rule))
    elif night.master.waiting:
        playing.turn(night)
    elif not sessions.check_end(night):
        _begin_round(night)
    _look(night)


def _look(night: Night) -> None:
    """Shows those who have come into sight, and goes on with the story."""
    if night.state.phase in ("turn", "master"):
        figures.reveal(night)
        scenes.play_due(night)
        sessions.check_end(night)


PHASES = {
    "start": _start, "turn": _turn, "master": _master, "end": sessions.settle,
}  # fmt: skip
