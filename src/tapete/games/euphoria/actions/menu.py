"""The menu of an activation: what the active miniature may do now, and why not the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

from tapete.deeds.barring import Why
from tapete.deeds.do import do_of
from tapete.deeds.kind import simply
from tapete.deeds.menu import Menu, Seen
from tapete.games.euphoria.actions import gear, gifts, groups, moving, shooting
from tapete.games.euphoria.actions.kind import Kind, in_phase
from tapete.games.euphoria.meta import NAME
from tapete.games.euphoria.rules.shooting.placing import Laying
from tapete.games.euphoria.rules.turns.activations import pass_on
from tapete.games.euphoria.state import Mini, Phase
from tapete.games.euphoria.world import Show
from tapete.kernel import Barred, Either, Filled
from tapete.kernel.domains.either import Deferred

NOT_NOW = ("euphoria.turn.sequence", "not_now")
KINDS: tuple[Kind, ...] = (*moving.KINDS, *shooting.KINDS, *gear.KINDS, *gifts.KINDS)
OF_PHASE: dict[Phase, list[Kind]] = {
    phase: [kind for kind in KINDS if phase in kind.phases] for phase in get_args(Phase)
}


def menu(show: Show, mini: Mini) -> Either:
    """Where it may go, what it may do, and what it may lay on the table."""
    ready = shooting.ways(show, mini)
    ready["do"] = MENU.form(show, mini)
    return Either(Deferred(moving.ways(show, mini), ready))


def perform(show: Show, mini: Mini, way: str | Laying, answer: Any) -> None:
    """Does what was answered, as one piece that can be weighed by itself."""
    if isinstance(way, Laying):
        show.table.stage(lambda: shooting.put(show, mini, way, answer))
    elif way == "do":
        show.table.stage(lambda: _do(show, mini, answer))
    else:
        show.table.stage(lambda: moving.go(show, mini, way, answer))


def _do(show: Show, mini: Mini, filled: Filled) -> None:
    MENU.perform(show, mini, filled)


def _why_not(show: Show, mini: Mini) -> Callable[[Kind], Why | None]:
    phase = show.state.phase
    return lambda kind: None if phase in kind.phases else NOT_NOW


class Phased(Menu[Show, Mini, Kind]):
    """A menu that does not even name what is done in other phases."""

    def allowed(self, world: Show, figure: Mini) -> list[Kind]:
        here = OF_PHASE[world.state.phase]
        return [kind for kind in here if kind.whose is None or kind.whose(world, figure)]

    def whats_barred(self, world: Show, figure: Mini, seen: Seen | None = None) -> Iterator[Barred]:
        here = [kind for kind in self.kinds if in_phase(world, kind)]
        named = {name for kind in here for name in (kind.name, *kind.also)}
        for one in super().whats_barred(world, figure, seen):
            do = do_of(one.option)
            if do is not None and do.what in named:
                yield one


END = Kind("end", groups.TURN, simply(pass_on), tried="never")
LEADS = moving.LEADS | shooting.LEADS
MENU = Phased(KINDS, END, NAME, _why_not, LEADS)


def idle(show: Show, mini: Mini) -> bool:
    """True if there is nothing that it could do now but end its activation.

    Whatever is shot costs AP: euphoria.shoot.cost
    """
    phase = show.state.phase
    if phase == "shooting" and not mini.ap:
        return True
    if phase in shooting.PHASES:
        if shooting.ways(show, mini):
            return False
    elif phase == "movement" and moving.ways(show, mini):
        return False
    for kind in OF_PHASE[phase]:
        if (kind.whose is None or kind.whose(show, mini)) and kind.can(show, mini):
            return False
    return True
