"""A round, turn by turn: which figure acts, and how a turn begins and ends."""

from __future__ import annotations

from tapete.games.savage.events.fight import Recovered, TurnBegan
from tapete.games.savage.figures import gifted, has
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, check
from tapete.games.savage.rules.harm.conditions import end_of_turn, rouse, steady
from tapete.games.savage.rules.harm.damage import MAGIC, Blow, strike
from tapete.games.savage.rules.harm.injuries import bleed
from tapete.games.savage.rules.harm.poison import is_paralysed, run_course
from tapete.games.savage.rules.moving.falling import BREATHES, breathe, suffocate
from tapete.games.savage.rules.moving.hazards import standing_in
from tapete.games.savage.rules.moving.riding import together
from tapete.games.savage.rules.turns import initiative
from tapete.games.savage.rules.turns.fear import face
from tapete.games.savage.state import Figure, Turn
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier

COMBAT_REFLEXES = STEADY = 2


def next_figure(fight: Fight) -> None:
    """Begins the next turn: of a failed interrupter, the acting group, Hold, or the queue."""
    state = fight.state
    for waiting in (state.after, state.acting):
        waiting[:] = [f for f in waiting if initiative.takes_turn(fight.figure(f))]
        if waiting:
            was_on_hold = waiting is state.after
            begin_turn(fight, fight.figure(waiting.pop(0)))
            if was_on_hold:
                held(fight)
            return
    for holder in initiative.holders(fight):
        if _comes_in(fight, holder):
            return
    _next_group(fight)


def _comes_in(fight: Fight, holder: Figure) -> bool:
    """Between two turns, a figure on Hold may act without an opposed roll."""
    if not initiative.wants_to_act(fight, holder, None):
        return False
    holder.hold = 0
    begin_turn(fight, holder)
    held(fight)
    return True


HELD, AIM = "held", "aim"
"""Mark a turn that was on Hold, and one spent on aiming."""


def held(fight: Fight) -> None:
    """`savage.ruling.hold_new_round`: a turn from Hold cannot be held again."""
    fight.turn.done.append(HELD)


def _next_group(fight: Fight) -> None:
    """Begins the turn of the next group with a figure to act; ends the round if none is left."""
    state = fight.state
    while state.queue:
        ready = initiative.ready(fight, state.queue.pop(0))
        if ready:
            state.acting = [figure.id for figure in ready[1:]]
            begin_turn(fight, ready[0])
            return
    end_round(fight)


def begin_turn(fight: Fight, figure: Figure) -> None:
    """Ends what lasts until its turn begins; it then burns, bleeds and tries to recover."""
    fight.state.turn = Turn(figure.id)
    fight.state.phase = "act"
    figure.defending = False
    figure.hidden = 0
    rule = "savage.core.turn" if figure.wild else "savage.core.extras_groups"
    fight.table.tell(TurnBegan, figure=figure.id, rule=rule)
    for one in together(fight, figure):
        rouse(fight, one)
    if figure.bleeding:
        bleed(fight, figure)
    else:
        _come_round(fight, figure)
    if figure.out or figure.stunned:
        fight.state.phase = "end"


def _come_round(fight: Fight, figure: Figure) -> None:
    """The figure and its mount, whose turn this is too, burn, sicken, gasp, recover, fear."""
    for one in together(fight, figure):
        burn(fight, one)
        run_course(fight, one)
        if not one.out:
            _gasp(fight, one)
            recover(fight, one)
            face(fight, one)


def _gasp(fight: Fight, figure: Figure) -> None:
    """A drowning figure suffocates in the water; out of it, it breathes again."""
    if figure.drowning == BREATHES:
        return
    if standing_in(fight, figure.at) == "drown":
        suffocate(fight, figure)
    else:
        breathe(fight, figure)


def burn(fight: Fight, figure: Figure) -> None:
    """Deals the lingering damage of powers, once."""
    burns, figure.burns = figure.burns, []
    for flame in burns:
        blow = Blow(tuple(flame.dice), ap=flame.ap, heavy=flame.heavy, kind=flame.kind, also=MAGIC)
        if not figure.out:
            strike(fight, figure, blow, "savage.power.lingering")


def recover(fight: Fight, figure: Figure) -> None:
    """Vigor to recover from Stunned, Spirit from Shaken."""
    if figure.out:
        return
    if figure.stunned and not is_paralysed(figure):
        recover_from_stun(fight, figure)
    if figure.shaken and not figure.stunned and _pulls_itself_together(fight, figure):
        steady(fight, figure, "savage.core.shaken")


def _pulls_itself_together(fight: Fight, figure: Figure) -> bool:
    """A Spirit roll; a raise adds nothing.

    No benny buys another: in the turn that follows it ends being Shaken for certain.
    """
    rule = "savage.core.shaken"
    mark = check(fight, figure, "spirit", rule, reflexes(figure), most=SUCCESS, once=True)
    return mark >= SUCCESS


def reflexes(figure: Figure) -> list[Modifier]:
    """What helps to recover: Combat Reflexes, and the nature of what never lived."""
    return [
        Modifier("savage.core.shaken", COMBAT_REFLEXES if has(figure, "combat_reflexes") else 0),
        Modifier("savage.ruling.unliving", STEADY if gifted(figure, "steady") else 0),
    ]


def recover_from_stun(fight: Fight, figure: Figure) -> None:
    """After a success it is Vulnerable to the end of its next turn, after a raise of this one."""
    rule = "savage.core.stun_recovery"
    mark = check(fight, figure, "vigor", rule, reflexes(figure))
    if mark < SUCCESS:
        return
    figure.stunned = False
    figure.vulnerable = max(figure.vulnerable, 1 if mark >= RAISE else 2)
    fight.table.tell(Recovered, figure=figure.id, state="stunned", rule=rule)


def end_turn(fight: Fight) -> None:
    """Counts down what lasts, unless the figure is on Hold; an interrupted turn goes on."""
    state, actor = fight.state, fight.figure(fight.turn.actor)
    for figure in () if actor.hold else together(fight, actor):
        end_of_turn(fight, figure)
        _aim_lapses(fight, figure)
    state.turn = state.paused.pop() if state.paused else None
    state.phase = "next" if state.turn is None else "act"


def _aim_lapses(fight: Fight, figure: Figure) -> None:
    """`savage.ruling.aim_timing`: it lasts to the end of the turn after the one it was taken in."""
    if AIM not in fight.turn.done:
        figure.aim = ""


def end_round(fight: Fight) -> None:
    initiative.lapse_holds(fight)
    initiative.end_surprise(fight)
    fight.state.phase = "round"
