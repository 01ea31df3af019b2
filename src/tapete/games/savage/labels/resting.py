"""What the words of a turn's menu rest on."""

from __future__ import annotations

from functools import partial

from tapete.deeds.do import do_of
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.moving.wheel import CHANGES
from tapete.games.savage.labels.deeds import item_of
from tapete.games.savage.state import OFF, State
from tapete.games.savage.world import walls_of
from tapete.kernel.labels import Rests
from tapete.kernel.message import Arg


def rests(view: State) -> Rests:
    """The map and the names of all figures, and for each deed what it is done with."""
    names = tuple([(one.id, one.name) for one in view.figures])
    return Rests((view.scenario, walls_of(view), names), partial(_with, view))


def _with(view: State, answer: object) -> tuple[Arg, bool] | None:
    """The item or power of a deed, and whether it is one in the other hand."""
    do = do_of(answer)
    if do is None or do.what in CHANGES or view.turn is None:
        return None
    item = item_of(do, view)
    if not item or MENU.kind(do.what).item != "own":
        return item, False
    actor = next(one for one in view.figures if one.id == view.turn.actor)
    return item, actor.items[do.item].hand == OFF
