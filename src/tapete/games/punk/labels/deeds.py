"""Puts Actions of the menu into words: what is done, to which target, and with what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tapete.deeds.do import Do, do_of
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.content.played import known
from tapete.games.punk.content.scenario import scenarios
from tapete.games.punk.labels.dressing import SOMEBODY, SOMETHING, objective_called
from tapete.games.punk.rules.story.perils import NAMES as PERILS
from tapete.games.punk.state import Mini, State
from tapete.kernel import Message
from tapete.kernel.message import Arg


def deed(do: Do, details: Mapping[str, Any], view: State, to: Arg = "") -> Message:
    """Says what is done, to which target (`to`, if given), with what, and what is unusual."""
    return extended(_said(do, view, to), details, view)


def _said(do: Do, view: State, to: Arg) -> Message:
    kind = MENU.kind(do.what)
    if kind.addressed and not (to or do.to or do.item >= 0):
        return Message(f"punk.kind.{do.what}")
    whom = to or to_whom(do, view)
    if kind.depends:
        return Message.of(f"punk.do.{do.what}", to=whom, how=_how(do.to, view))
    return Message.of(f"punk.do.{do.what}", to=whom, item=item_of(do, view) or SOMETHING)


def form(value: object, view: State) -> Message:
    """Says with what an answer does what other answers do as well."""
    do = do_of(value)
    assert do is not None
    return Message.of("punk.form", item=item_of(do, view) or SOMETHING)


def _how(identity: str, view: State) -> str:
    """Returns what is done with an objective, by kind; a captive is freed, then led away."""
    found = next((one for one in view.objectives if one.id == identity), None)
    scenario = scenarios().get(view.scenario)
    if found is None or found.kind in PERILS or scenario is None:
        return found.kind if found else "none"
    freed = found.progress >= scenario.site(identity).needs
    return "freed" if found.kind == "captive" and freed else found.kind


def extended(said: Message, details: Mapping[str, Any], view: State) -> Message:
    """Adds to a message the details that are worth saying."""
    told = {name: value for name, value in details.items() if value not in ("", 0, False)}
    extras = tuple(detail(name, value, view) for name, value in told.items() if value not in PLAIN)
    return Message.of("punk.option.with", deed=said, extras=extras) if extras else said


PLAIN = ("single",)
"""The details that are usual and so are not mentioned."""


def detail(name: str, value: object, view: State) -> Message:
    """Puts a detail into words; if it is a mini or a weapon, with its name."""
    target = str(value) if is_mini(value, view) else ""
    weapon = str(value) if known().gear(str(value)) is not None else ""
    shown = "figure" if target else "weapon" if weapon else _worded(value)
    return Message.of(f"punk.detail.{name}", value=shown or "none", target=target, weapon=weapon)


def _worded(value: object) -> str:
    """A value as words choose by it; several numbers as `1/1/1`."""
    return "/".join(map(str, value)) if isinstance(value, list) else str(value).lower()


def to_whom(do: Do, view: State) -> Arg:
    """Returns the target: a mini by its id, an objective by its name in the scenario."""
    if is_mini(do.to, view):
        return do.to
    return objective_called(do.to, view) or SOMEBODY


def is_mini(identity: object, view: State) -> bool:
    return any(mini.id == identity for mini in view.minis)


def item_of(do: Do, view: State) -> str:
    """Returns the kind of item a deed is done with, carried or dropped; empty if there is none."""
    whose = MENU.kind(do.what).item
    if whose == "dropped":
        return view.dropped[do.item].item.kind if 0 <= do.item < len(view.dropped) else ""
    return carried(do.item, do.to if whose == "target" else bearer_id(view), view)


def carried(place: int, bearer: str, view: State) -> str:
    """Returns the kind of item at a place of a mini's gear; empty if there is none."""
    mini = next((one for one in view.minis if one.id == bearer), None)
    return mini.gear[place].kind if mini is not None and 0 <= place < len(mini.gear) else ""


def bearer_id(view: State) -> str:
    """Returns the mini that shoots at a moving one, or else the active mini."""
    return (view.active.watcher if view.active else "") or _actor_id(view)


def _actor_id(view: State) -> str:
    return "" if view.active is None else view.active.mini


def left(view: State) -> Message | None:
    """Returns the Actions that the active mini could still take, if there are any."""
    count = 0 if view.active is None else view.active.left
    return Message.of("punk.left", count=count) if count > 0 else None


def actor(view: State) -> Mini | None:
    """Returns the active mini, if there is one."""
    return next((mini for mini in view.minis if mini.id == _actor_id(view)), None)
