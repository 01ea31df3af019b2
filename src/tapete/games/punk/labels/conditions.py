"""The conditions a mini can be in, and how they are shown and named."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.conditions import Condition, Conditions
from tapete.games.punk.content.names import thing_name
from tapete.games.punk.state import OFF_TABLE, Mini, State
from tapete.games.punk.world import disc
from tapete.kernel import Message
from tapete.scene import Mark
from tapete.spaces.climbs.surfaces import SNUG, contact

RELOAD = "reload"


def _locked(mini: Mini, view: State) -> bool:
    """True if a mini is on the table and in contact with an enemy."""
    return mini.at != OFF_TABLE and any(
        _touches(mini, one) for one in view.minis if one.seat != mini.seat and not one.out
    )


def _held(mini: Mini, view: State) -> bool:
    """True if a mini is in the grip of an enemy, which only lasts while that enemy touches it."""
    return any(one.holds == mini.id and _touches(mini, one) for one in view.minis)


def _touches(mini: Mini, other: Mini) -> bool:
    far = mini.radius + other.radius + SNUG
    if abs(mini.at.point.x - other.at.point.x) > far:
        return False
    return contact(disc(mini), mini.at.height, disc(other), other.at.height)


def _aims(mini: Mini, view: State) -> bool:
    return view.active is not None and view.active.mini == mini.id and bool(view.active.aim)


def _awaited_round(mini: Mini, view: State) -> int:
    return 0 if mini.acted else mini.delayed


CONDITIONS: Conditions[Mini, State] = Conditions(
    "punk.mark",
    Condition("prone", "punk.move.prone.stand_up", "bad", told=True),
    Condition("dying", "punk.special.berserker.stays", "bad", told=True),
    Condition("poison", "punk.special.poison.roll", "bad", told=True, counted=True),
    Condition("shocked", "punk.special.electric.effect", "bad", told=True),
    Condition("sick", "punk.core.radiation", "bad"),
    Condition("irradiated", "punk.core.irradiating", "bad", counted=True),
    Condition("held", "punk.core.grip", "bad", read=_held),
    Condition("locked", "punk.combat.locked", "", read=_locked),
    Condition("ready", "punk.shoot.defensive.one_shot", "good"),
    Condition("aim", "punk.shoot.aim.bonus", "good", read=_aims),
    Condition("boost", "punk.core.boost", "good"),
    Condition("showing", "punk.core.show_off", "good"),
    Condition("barrier", "punk.core.barrier", "good"),
    Condition("radiant", "punk.core.radiant", ""),
    Condition("extra", "punk.general.special_rules_override", "", counted=True),
    Condition("delayed", "punk.special.delay.declare", "", counted=True, read=_awaited_round),
    Condition("acted", "punk.turn.activation.once", ""),
)


def marks(view: State, mini: Mini) -> Iterator[Mark]:
    """Yields the conditions a mini is in, the worst first, and the weapons it must reload."""
    if not mini.out:
        yield from CONDITIONS.marks(mini, view)
        yield from _reloads(mini)


def _reloads(mini: Mini) -> Iterator[Mark]:
    for kind, left in {item.kind: item.reload for item in mini.gear if item.reload}.items():
        label = Message.of("punk.reload", weapon=thing_name(kind), left=left)
        yield Mark(RELOAD, label, left, "punk.special.slow.reload", "bad")
