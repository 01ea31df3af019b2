"""Objects, trapdoors, mechanisms and the objectives of the mission."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds import Details, Do, Listed, ToEach, Way, plain
from tapete.games.euphoria.actions import groups
from tapete.games.euphoria.actions.kind import Kind
from tapete.games.euphoria.rules.gear import objects
from tapete.games.euphoria.rules.story import interacting
from tapete.games.euphoria.state import Mini, Objective
from tapete.games.euphoria.world import Show

INTERACT, ESCORT = "interact", "escort"


def _offered(show: Show, mini: Mini) -> Iterator[Way]:
    for do in objects.offers(show, mini, show.state.phase):
        yield do, None, plain


def _objectives(show: Show, mini: Mini) -> list[Objective]:
    if not show.state.objectives or not interacting.able(show, mini):
        return []
    return interacting.objectives(show, mini)


def _followers(show: Show, mini: Mini) -> list[Mini]:
    found = interacting.followers(show, mini)
    return found if found and interacting.able(show, mini) else []


def _interact(show: Show, mini: Mini, do: Do, details: Details) -> None:
    interacting.use(show, mini, next(one for one in show.state.objectives if one.id == do.to))


def _escort(show: Show, mini: Mini, do: Do, details: Details) -> None:
    interacting.take_along(show, mini, show.mini(do.to))


KINDS: tuple[Kind, ...] = (
    Kind(objects.USED, groups.GEAR, objects.perform, Listed(_offered), phases=("objects",), lead=7),
    Kind(objects.OPEN, groups.GEAR, objects.perform, Listed(_offered), lead=8,
        also=(objects.TAKE, objects.GIVE, objects.TRIGGER, objects.REPAIR)),
    Kind(INTERACT, groups.GEAR, _interact, ToEach(_objectives), lead=9,
        whose=lambda show, mini: bool(show.state.objectives)),
    Kind(ESCORT, groups.GEAR, _escort, ToEach(_followers), lead=10),
)  # fmt: skip
