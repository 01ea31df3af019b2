"""The pace of a turn: several actions, running, Hold, defending."""

from __future__ import annotations

from tapete.deeds import Details, Do, ToEach, Why, simply
from tapete.games.savage.actions.groups import MOVE, TURN
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.actions.moving.saddle import MOUNT_FIGHT
from tapete.games.savage.events.fight import Became, Did
from tapete.games.savage.figures import running_die
from tapete.games.savage.rules.harm.conditions import is_held
from tapete.games.savage.rules.moving.riding import mover
from tapete.games.savage.rules.turns.turns import HELD
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Roll
from tapete.kernel.chance.readings import Total

TWO, THREE = "declare_2", "declare_3"
SEVERAL = {TWO: 2, THREE: 3}
"""How many actions a figure is to take by each deed that says so."""
MOST_ACTIONS = 3
RUN = "run"


def _undecided(fight: Fight, figure: Figure) -> bool:
    """Actions are declared before the first roll; each beyond the first is -2 to all."""
    turn = fight.turn
    return not (turn.rolled or turn.used or turn.whole or figure.shaken)


def _more(fight: Fight, figure: Figure) -> list[str]:
    return [what for what, actions in SEVERAL.items() if actions > fight.turn.declared]


def _several(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fight.turn.declared = SEVERAL[do.what]
    rule = "savage.turn.multi_action"
    fight.table.tell(Did, figure=figure.id, what=do.what, rule=rule)


def _why_not_run(fight: Fight, figure: Figure) -> Why | None:
    """Running is chosen once, before the first action is rolled, and not while defending."""
    turn = fight.turn
    if turn.is_running:
        return "savage.move.run", "running_already"
    if turn.rolled or MOUNT_FIGHT in turn.done:
        return "savage.move.run", "acted_before_running"
    if figure.defending or turn.whole:
        return "savage.combat.defend", "defending"
    if figure.vehicle:
        return "savage.move.run", "driving"
    if figure.prone or is_held(figure):
        return "savage.state.prone.stand", "cannot_run"
    return None


def _run(fight: Fight, figure: Figure) -> None:
    """The running die is added to Pace; every action this turn is at -2."""
    die = running_die(mover(fight, figure))
    roll = Roll((die,), Total(), "savage.move.run", by=figure.seat, figure=figure.id)
    fight.table.tell(Did, figure=figure.id, what=RUN, rule="savage.move.run")
    fight.turn.run = fight.table.roll(roll)


def _defend(fight: Fight, figure: Figure) -> None:
    """+4 Parry until its next turn; it may only walk this turn."""
    figure.defending = True
    fight.turn.whole = True
    rule = "savage.combat.defend"
    fight.table.tell(Became, figure=figure.id, state="defending", rule=rule)


def _may_hold(fight: Fight, figure: Figure) -> bool:
    turn = fight.turn
    return not (figure.hold or turn.spent or turn.is_running or HELD in turn.done)


def _hold(fight: Fight, figure: Figure) -> None:
    """Keeps its action card to act later, in this round or the next."""
    figure.hold = 1
    fight.turn.whole = True
    fight.state.phase = "end"
    fight.table.tell(Became, figure=figure.id, state="hold", rule="savage.hold")


def _end(fight: Fight, figure: Figure) -> None:
    fight.state.phase = "end"


KINDS = (
    Kind(TWO, TURN, _several, ToEach(_more, do=lambda name, what: Do(what)), when=_undecided,
        also=(THREE,), cost="free", physical=False, tried="haste"),
    Kind(RUN, MOVE, simply(_run), unable=_why_not_run, lead=16, cost="free", tried="otherwise"),
    Kind("defend", TURN, simply(_defend), lead=17, cost="turn", tried="otherwise"),
    Kind("hold", TURN, simply(_hold), when=_may_hold, lead=18, cost="turn", physical=False,
        stoppable=False),
)  # fmt: skip
END = Kind("end", TURN, simply(_end), cost="free")
