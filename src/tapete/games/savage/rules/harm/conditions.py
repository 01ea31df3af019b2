"""The conditions of figures: how they begin, and how long they last."""

from __future__ import annotations

from tapete.games.savage.events.fight import Became, Recovered
from tapete.games.savage.rules.dice.bennies import spend
from tapete.games.savage.rules.moving.riding import aboard, is_mounted, part, together
from tapete.games.savage.state import Fall, Figure
from tapete.games.savage.world import Fight

SHAKE_OFF = "savage.benny.shaken"


def clock(fight: Fight, figure: Figure) -> int:
    """How many of its turns end until its next one has ended: 2 in its own turn, else 1.

    A mount's turn is its rider's, and an interrupted turn still counts as its own.
    """
    state = fight.state
    turns = [*state.paused, state.turn] if state.turn is not None else state.paused
    own = (figure.id, figure.rider)
    return 2 if any(turn.actor in own for turn in turns) else 1


def distract(fight: Fight, figure: Figure, rule: str = "savage.state.distracted") -> None:
    """-2 to all trait rolls until the end of its next turn; a second time renews it."""
    figure.distracted = max(figure.distracted, clock(fight, figure))
    fight.table.tell(Became, figure=figure.id, state="distracted", rule=rule)


def expose(fight: Fight, figure: Figure, rule: str = "savage.state.vulnerable") -> None:
    """Vulnerable until the end of its next turn."""
    figure.vulnerable = max(figure.vulnerable, clock(fight, figure))
    fight.table.tell(Became, figure=figure.id, state="vulnerable", rule=rule)


def is_vulnerable(fight: Fight, figure: Figure) -> bool:
    """True if it is Vulnerable itself, is Bound, or keeps another figure Bound."""
    return bool(figure.vulnerable or figure.bound or keeps_bound(fight, figure))


def keeps_bound(fight: Fight, figure: Figure) -> bool:
    return any(other.held_by == figure.id and other.bound for other in fight.state.figures)


def shake(fight: Fight, figure: Figure, rule: str) -> None:
    """`savage.core.shaken`: it may only take free actions, and loses Hold."""
    if not figure.shaken:
        figure.shaken = True
        fight.table.tell(Became, figure=figure.id, state="shaken", rule=rule)
    lose_hold(fight, figure)
    figure.aim = ""
    risk_seat(fight, figure)


def steady(fight: Fight, figure: Figure, rule: str) -> None:
    """It is no longer Shaken."""
    if figure.shaken:
        figure.shaken = False
        fight.table.tell(Recovered, figure=figure.id, state="shaken", rule=rule)


def shake_off(fight: Fight, figure: Figure) -> None:
    """A benny ends being Shaken at once, at any time."""
    spend(fight, figure, SHAKE_OFF)
    steady(fight, figure, SHAKE_OFF)


def stun(fight: Fight, figure: Figure, rule: str = "savage.state.stunned") -> None:
    """Stunned: it falls prone, is Distracted, and cannot move or act until it recovers."""
    if not figure.stunned:
        figure.stunned = True
        fight.table.tell(Became, figure=figure.id, state="stunned", rule=rule)
    fall_prone(fight, figure, rule)
    lose_hold(fight, figure)
    figure.aim = ""


def fall_prone(fight: Fight, figure: Figure, rule: str) -> None:
    """A rider that goes down leaves the saddle; a mount that goes down takes its rider along.

    Nobody falls inside a vehicle, nor does a vehicle.
    """
    if figure.vehicle or figure.berths:
        return
    riders = aboard(fight, figure)
    part(fight, figure)
    for one in (figure, *riders):
        if not one.prone:
            one.prone = True
            fight.table.tell(Became, figure=one.id, state="prone", rule=rule)


def risk_seat(fight: Fight, figure: Figure) -> None:
    """With the switch `rider_falls`, a blow to rider or mount may throw the rider."""
    rider = figure.id if is_mounted(figure) else figure.rider
    if not rider or not fight.rules.rider_falls:
        return
    thrown = Fall(rider, "seat")
    if thrown not in fight.state.falls:
        fight.state.falls.append(thrown)


def lose_hold(fight: Fight, figure: Figure) -> None:
    """A figure on Hold that is Shaken or Stunned loses that turn."""
    if figure.hold:
        fight.table.tell(Recovered, figure=figure.id, state="hold", rule="savage.hold.lost")
        lose_turn(fight, figure)


def lose_turn(fight: Fight, figure: Figure) -> None:
    """The turn it kept on Hold ends without an action."""
    figure.hold = 0
    for one in together(fight, figure):
        if not one.out:
            end_of_turn(fight, one)


def entangle(fight: Fight, figure: Figure, holder: str, rule: str) -> None:
    """`savage.state.entangled`: it cannot move, and is Distracted, until freed."""
    figure.entangled, figure.held_by = True, holder
    figure.aim = ""
    fight.table.tell(Became, figure=figure.id, state="entangled", rule=rule)


def bind(fight: Fight, figure: Figure, holder: str, rule: str) -> None:
    """`savage.state.bound`: also Vulnerable, with no physical action but breaking free."""
    figure.entangled, figure.bound, figure.held_by = False, True, holder
    figure.aim = ""
    fight.table.tell(Became, figure=figure.id, state="bound", rule=rule)


def free(fight: Fight, figure: Figure, rule: str) -> None:
    """It is no longer Entangled or Bound, nor Distracted or Vulnerable because of that."""
    figure.entangled = figure.bound = False
    figure.held_by = ""
    fight.table.tell(Recovered, figure=figure.id, state="held", rule=rule)


def is_held(figure: Figure) -> bool:
    return figure.entangled or figure.bound


def is_helpless(figure: Figure) -> bool:
    """True if a foe can get the Drop on it: it is Stunned, out, tied up or unaware."""
    return bool(figure.stunned or figure.out or figure.tied or figure.unaware)


def rouse(fight: Fight, figure: Figure) -> None:
    """It knows of the fight from now on: it acts in it, or something was done to it."""
    figure.surprised = False
    if figure.unaware:
        figure.unaware = False
        rule = "savage.surprise.notice"
        fight.table.tell(Recovered, figure=figure.id, state="unaware", rule=rule)


def end_of_turn(fight: Fight, figure: Figure) -> None:
    """Counts down everything that lasts until the end of a turn."""
    ending = [state for state in ("distracted", "vulnerable") if getattr(figure, state) == 1]
    figure.distracted = max(0, figure.distracted - 1)
    figure.vulnerable = max(0, figure.vulnerable - 1)
    for state in ending:
        rule = "savage.core.status_timing"
        fight.table.tell(Recovered, figure=figure.id, state=state, rule=rule)
    for aid in figure.helps:
        aid.clock -= 1
    figure.helps = [aid for aid in figure.helps if aid.clock > 0]
    for effect in figure.effects:
        effect.rounds -= 1
    figure.effects = [effect for effect in figure.effects if effect.rounds > 0]


def release_all(fight: Fight, holder: Figure, rule: str) -> None:
    """Frees the figures it holds."""
    for figure in fight.state.figures:
        if figure.held_by == holder.id and is_held(figure):
            free(fight, figure, rule)
