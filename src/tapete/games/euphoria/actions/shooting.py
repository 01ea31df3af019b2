"""Shooting, throwing grenades, and laying flames."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tapete.deeds import Do, Listed, Way, plain
from tapete.games.euphoria.actions import groups
from tapete.games.euphoria.actions.kind import Kind
from tapete.games.euphoria.rules.shooting import grenades, targets
from tapete.games.euphoria.rules.shooting.placing import FLAMES, SPIT, put, ways
from tapete.games.euphoria.rules.shooting.shooting import shoot
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

__all__ = ["KINDS", "LEADS", "put", "ways"]
LEADS = {grenades.THROW: 4, FLAMES: 5, SPIT: 6}


# --- shots


def _shots(show: Show, mini: Mini) -> Iterator[Way]:
    """Each weapon at each target that may be shot at; the others are barred."""
    weapons = targets.weapons(mini)
    if not weapons:
        return
    every = [(one, targets.why_not(show, mini, one)) for one in targets.targets(show, mini)]
    legal = [one for one, why in every if why is None]
    for place in weapons:
        for one, why in every:
            details = plain if why else partial(targets.details, show, mini, place, legal)
            yield Do(targets.SHOOT, one.id, place), why, details


KINDS: tuple[Kind, ...] = (
    Kind(targets.SHOOT, groups.SHOOT, shoot, Listed(_shots), unable=targets.unable, lead=3,
        harms=True, phases=("shooting",), tried="attack",
        whose=lambda show, mini: bool(mini.weapons)),
)  # fmt: skip
