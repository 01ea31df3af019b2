"""Recovering from Shaken with a benny, at any moment of a turn."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import TURN
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.rules.dice.bennies import purse
from tapete.games.savage.rules.harm.conditions import SHAKE_OFF, shake_off
from tapete.games.savage.rules.moving.riding import pair
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice

RECOVER = "recover"


def _shaken(fight: Fight, figure: Figure) -> list[Figure]:
    """The figure and its mount, as far as they are Shaken."""
    return [one for one in pair(fight, figure) if one.shaken]


def _offer(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return [Choice(Do(RECOVER, one.id)) for one in _shaken(fight, figure) if purse(fight, one)]


def _bar(fight: Fight, figure: Figure) -> Iterable[Barred]:
    poor = [one for one in _shaken(fight, figure) if not purse(fight, one)]
    return [barred(Do(RECOVER, one.id), SHAKE_OFF, "no_bennies") for one in poor]


def _recover(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    shake_off(fight, fight.figure(do.to))


KINDS = (
    Kind(RECOVER, TURN, _offer, _recover, _bar, cost="free", physical=False, shown="help",
        tried="otherwise"),
)  # fmt: skip
