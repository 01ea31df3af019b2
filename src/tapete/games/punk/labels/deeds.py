"""Actions of the menu in words: what, to whom, and with what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tapete.deeds.do import Do
from tapete.games.punk.content.library import library
from tapete.games.punk.content.naming import thing_name
from tapete.games.punk.content.scenario import scenarios
from tapete.games.punk.rules.story.perils import NAMES as PERILS
from tapete.games.punk.state import Mini, State
from tapete.kernel import Filled, Message
from tapete.kernel.message import Arg

MOVE, FIGHT, SHOOT, GEAR, GIFTS, TURN = GROUPS = (
    "punk.group.move",
    "punk.group.fight",
    "punk.group.shoot",
    "punk.group.gear",
    "punk.group.gifts",
    "punk.group.turn",
)
"""The headings of an activation's menu, in order."""
DEEDS: Mapping[str, tuple[str, ...]] = {
    MOVE: ("stand_up", "turn"),
    FIGHT: ("fight", "separate"),
    SHOOT: ("shoot", "aim", "ready", "reload", "pump"),
    GEAR: ("interact", "loot", "exchange", "bullets", "pick_up", "drop", "mend", "heal"),
    TURN: ("end",),
}
_GROUP_OF = {deed: group for group, deeds in DEEDS.items() for deed in deeds}
LOOKED_INTO = ("mend", "loot")
"""Deeds whose item is of whom they are done to."""
PICK_UP = "pick_up"
SOMEBODY, SOMETHING = Message("punk.somebody"), Message("punk.something")
ADDRESSED = (
    "fight", "shoot", "aim", "reload", "pump", "loot", "exchange", "interact", "pick_up", "mend",
    "heal", "devour", "harvest", "mind_shock", "disarm", "boost", "puppeteer",
)  # fmt: skip
"""Deeds that are done to somebody or with something: by themselves they are only named."""
INTERACT = "interact"


def do_of(answer: object) -> Do | None:
    """The deed of an answer, or of a part of one."""
    if isinstance(answer, Filled):
        answer = answer.option
    if isinstance(answer, dict) and "what" in answer:
        return Do(**answer)
    return answer if isinstance(answer, Do) else None


def group_of(do: Do) -> str:
    return _GROUP_OF.get(do.what, GIFTS)


def deed(do: Do, details: Mapping[str, Any], view: State, to: Arg = "") -> Message:
    """What, to whom (`to`, if given), with what, and how that is not as usual."""
    return extended(_said(do, view, to), details, view)


def _said(do: Do, view: State, to: Arg) -> Message:
    if do.what in ADDRESSED and not (to or do.to or do.item >= 0):
        return Message(f"punk.kind.{do.what}")
    whom = to or to_whom(do, view)
    if do.what == INTERACT:
        return Message.of("punk.do.interact", to=whom, how=_how(do.to, view))
    return Message.of(f"punk.do.{do.what}", to=whom, item=item_of(do, view) or SOMETHING)


def _how(identity: str, view: State) -> str:
    """What is done with an objective, by its kind; who is captive is freed, then led away."""
    found = next((one for one in view.objectives if one.id == identity), None)
    scenario = scenarios().get(view.scenario)
    if found is None or found.kind in PERILS or scenario is None:
        return found.kind if found else "none"
    freed = found.progress >= scenario.site(identity).needs
    return "freed" if found.kind == "captive" and freed else found.kind


def extended(said: Message, details: Mapping[str, Any], view: State) -> Message:
    """With those details that do not go without saying."""
    told = {name: value for name, value in details.items() if value not in ("", 0, False)}
    extras = tuple(detail(name, value, view) for name, value in told.items() if value not in PLAIN)
    return Message.of("punk.option.with", deed=said, extras=extras) if extras else said


PLAIN = ("single",)
"""How something is done when nothing is said."""


def detail(name: str, value: object, view: State) -> Message:
    """A detail and, if it names somebody or a weapon, who or which that is."""
    target = next((mini.name for mini in view.minis if mini.id == value), "")
    weapon = str(value) if library().gear(str(value)) is not None else ""
    shown = "figure" if target else "weapon" if weapon else str(value).lower()
    return Message.of(f"punk.detail.{name}", value=shown or "none", target=target, weapon=weapon)


def to_whom(do: Do, view: State) -> Arg:
    """A mini by its name, an objective by that of the scenario."""
    for mini in view.minis:
        if mini.id == do.to:
            return mini.name
    return objective_called(do.to, view) or SOMEBODY


def objective_called(identity: str, view: State) -> Message | None:
    scenario = scenarios().get(view.scenario)
    for site in scenario.objectives if scenario else ():
        if site.id == identity:
            return Message.of("punk.name", es=site.name["es"], en=site.name["en"], number=0)
    kind = identity.partition("-")[0]
    return thing_name(PERILS[kind]) if kind in PERILS else None


def item_of(do: Do, view: State) -> str:
    """What it is done with, if anything: some of it lies on the table."""
    if do.what == PICK_UP:
        return view.dropped[do.item].item.kind if 0 <= do.item < len(view.dropped) else ""
    bearer = do.to if do.what in LOOKED_INTO else _bearer_id(view)
    mini = next((one for one in view.minis if one.id == bearer), None)
    if mini is None or not 0 <= do.item < len(mini.gear):
        return ""
    return mini.gear[do.item].kind


def _bearer_id(view: State) -> str:
    """Whoever shoots at somebody that moves; else whoever acts."""
    return (view.active.watcher if view.active else "") or _actor_id(view)


def _actor_id(view: State) -> str:
    return "" if view.active is None else view.active.mini


def actor(view: State) -> Mini | None:
    """Whose activation it is."""
    return next((mini for mini in view.minis if mini.id == _actor_id(view)), None)
