"""Special abilities, genetic upgrades, and what clones do to their Euphoria."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds import Listed, Way, plain
from tapete.games.euphoria.actions import groups
from tapete.games.euphoria.actions.kind import Kind
from tapete.games.euphoria.rules.gifts import abilities, clones, genes
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show


def _offered(show: Show, mini: Mini) -> Iterator[Way]:
    for do in abilities.offers(show, mini, show.state.phase):
        yield do, None, plain


KINDS: tuple[Kind, ...] = (
    Kind(abilities.ABILITY, groups.GIFTS, abilities.perform, Listed(_offered), lead=11,
        phases=("abilities",), also=(genes.ROAR_ALL, genes.ROAR_FRIEND, genes.UP, genes.DOWN)),
    Kind(abilities.EAT, groups.GIFTS, abilities.perform, Listed(_offered), lead=12,
        phases=("start_actions",), also=clones.DEEDS),
)  # fmt: skip
