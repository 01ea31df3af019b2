"""The outcome of an answer in few words, and whether it is what was hoped for."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from tapete.conditions.outcomes import FEW, Outcomes, of_seat, paired
from tapete.deeds.do import Using, by_way, do_of
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.labels.conditions import CONDITIONS
from tapete.games.savage.meta import NAME
from tapete.games.savage.rules.turns.waylaying import can_be_waylaid
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import Fight
from tapete.kernel import Gist, Message, Seat
from tapete.kernel.labels import befell
from tapete.odds.silent import SILENT
from tapete.spaces.routes.route import Route

WOUNDS = "savage.odds.wounds"
SHAKEN = Message.of(CONDITIONS.words, state="shaken", amount=0)
OUTCOMES: Outcomes[State] = Outcomes(NAME, of_seat(attrgetter("figures")))


def gist(before: State, after: State) -> Gist:
    """The figures that are worse off, and how."""
    both = paired(before.figures, after.figures)
    return tuple(line for was, now in both for line in _change(was, before, now, after))


def hoped(value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
    """True if a foe meant by the answer is worse off; None if the answer means no harm."""
    foes = [figure.id for figure in view.figures if figure.seat != seat]
    if isinstance(by_way(value)[0], Using):
        return befell(gist, foes)
    return MENU.came_true(do_of(value), gist, foes)


def aim(value: object, view: State) -> Message:
    """What an answer that means harm is to do to a foe, by its deed or by what it places."""
    do, (way, _) = do_of(value), by_way(value)
    placed = way.what if isinstance(way, Using) else way
    return Message.of("savage.aim", deed=placed if do is None else do.what)


def coarse(gist: Gist, view: State, seat: Seat) -> Gist:
    """Only the worst that befalls each figure; beyond a few figures, only how many there are."""
    few = len(gist) <= FEW
    return tuple(map(_worst, gist)) if few else OUTCOMES.coarse(gist, view, seat)


def _worst(message: Message) -> Message:
    """Says no more of a figure than that it is wounded, or that it is Shaken."""
    parts: Any = dict(message.args).get("parts", ())
    if any(part.key == WOUNDS for part in parts):
        parts = (Message("savage.gist.wounded"),)
    worst = tuple([part for part in parts if part == SHAKEN]) or parts
    args = [(name, worst if name == "parts" else arg) for name, arg in message.args]
    return Message(message.key, tuple(args))


def unless(value: object, view: State) -> Message | None:
    """Says of a move that a foe on Hold may interrupt it, which its odds leave out."""
    way, route = by_way(value)
    if not way or not isinstance(route, Route) or view.turn is None:
        return None
    fight = Fight(view, SILENT, view.rules)
    mover = fight.figure(view.turn.actor)
    return Message("savage.chance.unless") if can_be_waylaid(fight, mover, route) else None


def _change(was: Figure, before: State, now: Figure, after: State) -> list[Message]:
    if now == was:
        return []
    if now.out and not was.out:
        return [Message.of(OUTCOMES.out, figure=now.id)]
    parts = CONDITIONS.gained(was, before, now, after)
    if now.wounds > was.wounds:
        parts.insert(0, Message.of(WOUNDS, wounds=now.wounds - was.wounds))
    return OUTCOMES.worse(now.id, parts)
