"""Deeds of the menu in words: what is done, to whom, with what, and with how many AP."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tapete.deeds.do import Do
from tapete.games.euphoria.labels.names import ANYBODY, SOMETHING, mini_of, thing_name
from tapete.games.euphoria.rules.charging.reacting import STAND
from tapete.games.euphoria.rules.gear.objects import GIVE, TAKE, TRIGGER, USED
from tapete.games.euphoria.rules.gear.rewards import FOUND
from tapete.games.euphoria.rules.gifts.abilities import ABILITY
from tapete.games.euphoria.rules.shooting.targets import SHOOT
from tapete.games.euphoria.state import Mini, State
from tapete.kernel import Message, Seat
from tapete.kernel.message import Arg


def actor(view: State) -> Mini | None:
    return mini_of(view, view.active)


def acting(view: State) -> Seat | None:
    """The seat of the active miniature."""
    mini = actor(view)
    return None if mini is None else mini.seat


def deed(do: Do, details: Mapping[str, Any], view: State) -> Message:
    """What is done, with the details that differ from the usual."""
    what = f"euphoria.do.{do.what}"
    said = Message.of(what, item=item_of(do, view), **_whom(do, view))
    told = {name: value for name, value in details.items() if value not in ("", False)}
    extras = tuple([detail(name, value, view) for name, value in told.items()])
    return Message.of("euphoria.option.with", deed=said, extras=extras) if extras else said


def detail(name: str, value: object, view: State) -> Message:
    number = value if isinstance(value, int) and not isinstance(value, bool) else 0
    said = str(value).lower() if isinstance(value, bool) else number
    return Message.of(f"euphoria.detail.{name}", value=said)


def _whom(do: Do, view: State) -> dict[str, Arg]:
    """Whom it is done to: a miniature, a device or an objective; an ability may be for nobody."""
    if not do.to and do.what != ABILITY:
        return dict.fromkeys(("to", "device", "objective"), ANYBODY)
    if do.what == TRIGGER:
        return {"device": do.to}
    if any(one.id == do.to for one in view.objectives):
        return {"objective": do.to}
    return {"to": do.to}


def item_of(do: Do, view: State) -> Message:
    """What a deed is done with."""
    found = ITEMS.get(do.what)
    mini = mini_of(view, _charged(do, view)) if do.what == STAND else actor(view)
    if found is None or mini is None:
        return SOMETHING
    named = found(mini, do, view)
    return thing_name(named) if named else SOMETHING


def _charged(do: Do, view: State) -> str:
    """Whom the charger charges: that is the miniature that stands and shoots."""
    charger = mini_of(view, do.to)
    return "" if charger is None else charger.deeds.charged


def _weapon(mini: Mini, do: Do, view: State) -> str:
    return mini.weapons[do.item].kind if 0 <= do.item < len(mini.weapons) else ""


def _carried(mini: Mini, do: Do, view: State) -> str:
    return mini.items[do.item] if 0 <= do.item < len(mini.items) else ""


def _reward(mini: Mini, do: Do, view: State) -> str:
    doors = view.trapdoors
    return FOUND.get(doors[do.item].face, "") if 0 <= do.item < len(doors) else ""


ITEMS: Mapping[str, Callable[[Mini, Do, State], str]] = {
    SHOOT: _weapon, STAND: _weapon, USED: _carried, GIVE: _carried, TAKE: _reward,
    ABILITY: lambda mini, do, view: mini.ability,
}  # fmt: skip
"""What each deed is done with, by its name."""
