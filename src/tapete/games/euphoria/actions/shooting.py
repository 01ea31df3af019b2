"""Shooting, throwing grenades, and laying flames."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from tapete.deeds import Do, Listed, Options, Way, plain
from tapete.deeds.barring import Why
from tapete.games.euphoria.actions import groups
from tapete.games.euphoria.actions.kind import Kind
from tapete.games.euphoria.rules.shooting import grenades, targets
from tapete.games.euphoria.rules.shooting.placing import FLAMES, PHASES, SPIT, put, ways
from tapete.games.euphoria.rules.shooting.shooting import shoot
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

__all__ = ["KINDS", "LEADS", "PHASES", "put", "ways"]
LEADS = {grenades.THROW: 4, FLAMES: 5, SPIT: 6}


# --- shots


def _shots(show: Show, mini: Mini) -> Iterator[Way]:
    """Each weapon at each target that may be shot at; the others are barred.

    Whether a target may be shot at is found out once, when that is first asked.
    """
    weapons = targets.weapons(mini)
    every = targets.targets(show, mini) if weapons else []
    why = cache(lambda number: targets.why_not(show, mini, every[number]))
    for place in weapons:
        details = partial(_details, show, mini, place, every, why)
        for number, one in enumerate(every):
            barred = why(number)
            yield Do(targets.SHOOT, one.id, place), barred, plain if barred else details


def _details(
    show: Show, mini: Mini, place: int, every: list[Mini], why: Callable[[int], Why | None]
) -> Options:
    legal = [one for number, one in enumerate(every) if why(number) is None]
    return targets.details(show, mini, place, legal)


KINDS: tuple[Kind, ...] = (
    Kind(targets.SHOOT, groups.SHOOT, shoot, Listed(_shots), unable=targets.unable, lead=3,
        harms=True, phases=("shooting",), tried="attack",
        whose=lambda show, mini: bool(mini.weapons)),
)  # fmt: skip
