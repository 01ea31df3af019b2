"""The pace of a turn: several actions, running, Hold, defending."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MOVE, TURN
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.actions.saddle import MOUNT_FIGHT
from tapete.games.savage.events.fight import Became, Did
from tapete.games.savage.figures import running_die
from tapete.games.savage.rules.harm.conditions import is_held
from tapete.games.savage.rules.moving.riding import mover
from tapete.games.savage.rules.turns.turns import HELD
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice, Roll
from tapete.kernel.chance.readings import Total

MOST_ACTIONS = 3
RUN = "run"


def _offer_several(fight: Fight, figure: Figure) -> Iterable[Choice]:
    """Actions are declared before the first roll; each beyond the first is -2 to all."""
    turn = fight.turn
    if turn.rolled or turn.used or turn.whole or figure.shaken:
        return []
    return [Choice(Do(f"declare_{n}")) for n in range(turn.declared + 1, MOST_ACTIONS + 1)]


def _several(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fight.turn.declared = int(do.what.removeprefix("declare_"))
    rule = "savage.turn.multi_action"
    fight.table.tell(Did, figure=figure.id, what=do.what, rule=rule)


def _offer_run(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return [Choice(Do(RUN))] if _may_run(fight, figure) is None else []


def _bar_run(fight: Fight, figure: Figure) -> Iterable[Barred]:
    why = _may_run(fight, figure)
    return [] if why is None else [why]


def _may_run(fight: Fight, figure: Figure) -> Barred | None:
    """Running is chosen once, before the first action is rolled, and not while defending."""
    turn = fight.turn
    if turn.run >= 0:
        return barred(Do(RUN), "savage.move.run", "running_already")
    if turn.rolled or MOUNT_FIGHT in turn.done:
        return barred(Do(RUN), "savage.move.run", "acted_before_running")
    if figure.defending or turn.whole:
        return barred(Do(RUN), "savage.combat.defend", "defending")
    if figure.vehicle:
        return barred(Do(RUN), "savage.move.run", "driving")
    if figure.prone or is_held(figure):
        return barred(Do(RUN), "savage.state.prone.stand", "cannot_run")
    return None


def _run(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """The running die is added to Pace; every action this turn is at -2."""
    die = running_die(mover(fight, figure))
    roll = Roll((die,), Total(), "savage.move.run", by=figure.seat)
    fight.turn.run = fight.table.roll(roll)
    fight.table.tell(Did, figure=figure.id, what=RUN, rule="savage.move.run")


def _offer_defend(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return [Choice(Do("defend"))]


def _defend(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """+4 Parry until its next turn; it may only walk this turn."""
    figure.defending = True
    fight.turn.whole = True
    rule = "savage.combat.defend"
    fight.table.tell(Became, figure=figure.id, state="defending", rule=rule)


def _offer_hold(fight: Fight, figure: Figure) -> Iterable[Choice]:
    turn = fight.turn
    if figure.hold or turn.spent or turn.run >= 0 or HELD in turn.done:
        return []
    return [Choice(Do("hold"))]


def _hold(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Keeps its action card to act later, in this round or the next."""
    figure.hold = 1
    fight.turn.whole = True
    fight.state.phase = "end"
    fight.table.tell(Became, figure=figure.id, state="hold", rule="savage.hold")


def _offer_end(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return [Choice(Do("end"))]


def _end(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fight.state.phase = "end"


KINDS = (
    Kind("declare_2", TURN, _offer_several, _several, also=("declare_3",), cost="free",
        physical=False, tried="haste"),
    Kind(RUN, MOVE, _offer_run, _run, _bar_run, cost="free", tried="otherwise"),
    Kind("defend", TURN, _offer_defend, _defend, cost="turn", tried="otherwise"),
    Kind("hold", TURN, _offer_hold, _hold, cost="turn", physical=False,
        stoppable=False),
)  # fmt: skip
END = Kind("end", TURN, _offer_end, _end, cost="free")
