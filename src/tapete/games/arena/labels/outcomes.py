"""The outcome of an answer in few words, and whether it is what was hoped for."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.conditions.outcomes import Outcomes
from tapete.deeds.do import do_of
from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.figures import everybody, shields_of, wounds_of
from tapete.games.arena.labels.aftermath import aftermath, defends, in_short
from tapete.games.arena.labels.conditions import CONDITIONS
from tapete.games.arena.labels.names import BARREL
from tapete.games.arena.meta import NAME
from tapete.games.arena.state import Figure, Hunter, State
from tapete.kernel import Gist, Message, Seat
from tapete.kernel.labels import befell

BLOWN = "arena.gist.blown"
OUTCOMES: Outcomes[State] = Outcomes(NAME, lambda view, seat: [one.id for one in view.hunters])


def gist(before: State, after: State) -> Gist:
    """A Crit or a fumble; the figures that are worse off, and how; the Barrels that blew up."""
    now = {one.id: one for one in everybody(after)}
    left = {one.id for one in after.things}
    told = [line for was in everybody(before) for line in _change(was, before, now, after)]
    blown = [one.id for one in before.things if one.kind == BARREL and one.id not in left]
    return (*aftermath(before, after), *told, *[Message.of(BLOWN, figure=one) for one in blown])


def _change(was: Figure, before: State, every: dict[str, Figure], after: State) -> list[Message]:
    now = every.get(was.id)
    if now is None or _gone(was, now):
        return [Message.of(OUTCOMES.out, figure=was.id)]
    gained = CONDITIONS.gained(was, before, now, after)
    return OUTCOMES.worse(now.id, [*_hurt(was, now), *gained])


def _gone(was: Figure, now: Figure) -> bool:
    return isinstance(was, Hunter) and isinstance(now, Hunter) and now.out and not was.out


def _hurt(was: Figure, now: Figure) -> Iterator[Message]:
    """Wounds, and Shields that took some."""
    wounds = wounds_of(now) - wounds_of(was)
    if wounds > 0:
        yield Message.of("arena.gist.wounds", wounds=wounds)
    if shields_of(now) < shields_of(was):
        yield Message("arena.gist.shield")


def hoped(value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
    """True if the foe that was meant is worse off or, for a defence, if no hunter of the seat is.

    A Barrel is shot for the sake of the foes beside it.
    """
    if defends(value):
        own = [one.id for one in view.hunters if one.seat == seat]
        return not befell(gist, own)
    do, foes = do_of(value), [one.id for one in view.enemies]
    if at_a_barrel(value, view):
        return befell(gist, foes)
    return MENU.came_true(do, gist, foes)


def at_a_barrel(value: object, view: State) -> bool:
    """True for what is aimed at a Barrel, which is never among the first to be offered."""
    do, barrels = do_of(value), [one.id for one in view.things if one.kind == BARREL]
    return do is not None and do.to in barrels


def aim(value: object, view: State) -> Message:
    """What an answer is to do, by its deed, or to whom if a Barrel is aimed at."""
    do = do_of(value)
    what = "defend" if do is None else do.what
    return Message.of("arena.aim", deed="barrel" if at_a_barrel(value, view) else what)


def coarse(gist: Gist, view: State, seat: Seat) -> Gist:
    """Only the numbers of figures, if there are more than a few; and a fumble."""
    told, fumble = in_short(gist)
    return (*fumble, *OUTCOMES.coarse(told, view, seat))
