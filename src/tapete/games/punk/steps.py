"""The steps of a match: a Turn, an Agility Round, an activation, one Action of it."""

from __future__ import annotations

from typing import Any

from tapete.deeds.do import Do, Using
from tapete.games.punk.actions import assaulting, moving, placing
from tapete.games.punk.actions.menu import MENU, menu
from tapete.games.punk.actions.prowling import prowl
from tapete.games.punk.rules.harm.touching_markers import stands_in
from tapete.games.punk.rules.moving.bloodthirst import ADVANCE, choose_quarry, driven
from tapete.games.punk.rules.moving.following import follow
from tapete.games.punk.rules.story.deployment import deploy, muster, swear_in, take_sides
from tapete.games.punk.rules.story.goals import judge
from tapete.games.punk.rules.turns.activation import begin_activation, end_activation
from tapete.games.punk.rules.turns.free_actions import repay
from tapete.games.punk.rules.turns.order import next_mini
from tapete.games.punk.rules.turns.spending import spend
from tapete.games.punk.rules.turns.turns import begin_round, begin_turn, open_round
from tapete.games.punk.state import Mini
from tapete.games.punk.unowned import NOBODY
from tapete.games.punk.world import Skirmish
from tapete.kernel import Filled

ACTIONS = ("punk.action.list", "punk.action.sequential", "punk.action.repeat")
"""The rules cited at the first, the second and any later Action of an activation."""


def step(skirmish: Skirmish) -> None:
    """Plays one small, complete part of the skirmish."""
    PHASES[skirmish.state.phase](skirmish)
    judge(skirmish)
    if skirmish.state.owed:
        repay(skirmish)


def act(skirmish: Skirmish) -> None:
    """The active mini does one thing from its menu: punk.action.sequential"""
    active = skirmish.active
    mini = skirmish.mini(active.mini)
    if mini.out or active.left <= 0:
        skirmish.state.phase = "end"
        return
    choose_quarry(skirmish, mini)
    way, answer = prowl(skirmish, mini) if mini.seat == NOBODY else _asked(skirmish, mini)
    perform(skirmish, mini, way, answer)


def _asked(skirmish: Skirmish, mini: Mini) -> tuple[str | Using, Any]:
    rule = ACTIONS[min(skirmish.active.spent, len(ACTIONS) - 1)]
    return skirmish.table.ask(
        mini.seat,
        "punk.ask.act",
        menu(skirmish, mini),
        ADVANCE if driven(skirmish, mini) else rule,
        figure=mini.id,
        left=skirmish.active.left,
    )


def perform(skirmish: Skirmish, mini: Mini, way: str | Using, answer: Any) -> None:
    if isinstance(way, Using):
        skirmish.table.stage(lambda: placing.put(skirmish, mini, way, answer))
    elif way == "do":
        _do(skirmish, mini, answer)
    elif way in moving.WAYS:
        skirmish.table.stage(lambda: moving.go(skirmish, mini, way, answer))
        _lead(skirmish, mini)
    else:
        skirmish.table.stage(lambda: assaulting.go(skirmish, mini, answer))
        _lead(skirmish, mini)


def _lead(skirmish: Skirmish, mini: Mini) -> None:
    """The others of its group follow it in the same Action: punk.core.group"""
    if mini.group:
        skirmish.table.stage(lambda: follow(skirmish, mini))


def _do(skirmish: Skirmish, mini: Mini, filled: Filled) -> None:
    """Does what was chosen, once its Actions are paid and the fire it stands in is suffered."""
    do: Do = filled.option
    kind = MENU.kind(do.what)
    if kind is MENU.end:
        kind.perform(skirmish, mini, do, filled.details)
        return

    def done() -> None:
        spend(skirmish, mini, kind.cost)
        if not kind.cost or stands_in(skirmish, mini):
            kind.perform(skirmish, mini, do, filled.details)

    skirmish.table.stage(done)


PHASES = {
    "muster": muster,
    "swear": swear_in,
    "sides": take_sides,
    "deploy": deploy,
    "turn": begin_turn,
    "round": begin_round,
    "arrive": open_round,
    "next": next_mini,
    "begin": begin_activation,
    "act": act,
    "end": end_activation,
}
