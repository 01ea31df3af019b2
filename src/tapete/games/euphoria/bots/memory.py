"""What two miniatures threaten each other with, worked out once while both are as they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel.kept import Kept

Threat: TypeAlias = Callable[[Mini, Mini, bool], tuple[float, float]]
"""What an attack of the first on the second is worth now and later, and whether both are bound."""
Pairs: TypeAlias = Kept[tuple[object, ...], tuple[float, float]]
SCENES, PAIRS = 64, 4_000
"""How many moments of shows are remembered, and how many pairs of each."""
KNOWN: Kept[tuple[object, ...], Pairs] = Kept(SCENES)
CARD = msgspec.msgpack.Encoder()


def remembered(show: Show, eye: int, minis: list[Mini], threat: Threat) -> Threat:
    """The same threats: each depends on the moment, on how the two are and on what they charged."""
    state = show.state
    pairs = _pairs(show, eye)
    cards = {one.id: CARD.encode(one) for one in minis}
    acted = frozenset(state.acted)
    charges = tuple([(one.charger, one.target, one.seen, one.spent) for one in state.charges])

    def known(mini: Mini, rival: Mini, bound: bool) -> tuple[float, float]:
        key = (cards[mini.id], cards[rival.id], mini.id in acted, charges, bound)
        found = pairs.get(key)
        return pairs.keep(key, threat(mini, rival, bound)) if found is None else found

    return known


def _pairs(show: Show, eye: int) -> Pairs:
    """What is known of the pairs of this moment: a step of a turn of a show, by one eye."""
    state = show.state
    teams = (*state.factions, *state.bonus, *state.penalty)
    scene = (state.board, state.rules, state.phase, state.turn, eye, teams)
    found = KNOWN.get(scene)
    return KNOWN.keep(scene, Kept(PAIRS)) if found is None else found
