"""Promises of help, noted until they are kept or broken."""

from __future__ import annotations

from collections.abc import Collection

from tapete.games.darkness.events.bargains import PromiseBroken, Promised, PromiseKept
from tapete.games.darkness.state import Promise, Survivor
from tapete.games.darkness.world import Night

RULE = "darkness.comm.negotiate"


def note(night: Night, one: Survivor, other: Survivor) -> None:
    """Somebody promises to help with the other's next roll. Nobody is bound by it.

    darkness.comm.help_before_roll, darkness.ruling.vp_give
    """
    promise = Promise(one.id, other.id)
    if promise not in night.state.promises:
        night.state.promises = [*night.state.promises, promise]
    also = ("darkness.comm.help_before_roll", "darkness.ruling.vp_give")
    night.tell(Promised, RULE, figure=one.id, target=other.id, also=also)


def promised_to(night: Night, survivor: Survivor) -> list[str]:
    """Those who have promised to help with a survivor's next roll."""
    return [one.by for one in night.state.promises if one.to == survivor.id]


def settle(
    night: Night, survivor: Survivor, asked: Collection[str], helping: Collection[str]
) -> None:
    """What becomes of promises before a roll: kept by those who help, broken by those who will not.

    A promise of somebody who was not asked, or is too far away to help, stands.
    """
    if not night.state.promises:
        return
    for one in promised_to(night, survivor):
        if one in helping or one in asked:
            told = PromiseKept if one in helping else PromiseBroken
            _strike(night, Promise(one, survivor.id))
            night.tell(
                told, RULE, figure=one, target=survivor.id, also=("darkness.ruling.vp_give",)
            )


def forget(night: Night, identity: str) -> None:
    """The promises of and to somebody who is out of the game are void."""
    night.state.promises = [one for one in night.state.promises if identity not in (one.by, one.to)]


def _strike(night: Night, promise: Promise) -> None:
    night.state.promises = [one for one in night.state.promises if one != promise]
