"""Deeds in words: what is done, to whom and with what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tapete.deeds.do import Do
from tapete.games.darkness.content.entries import Told
from tapete.games.darkness.content.stories import Scenario
from tapete.games.darkness.labels.names import called, city, entry_name, figure, story_of
from tapete.games.darkness.state import State, Survivor
from tapete.kernel import Message, Seat
from tapete.kernel.message import Arg
from tapete.spaces.tiles.city import Entrance

NOTHING = Message("darkness.nothing")
FISTS = Message("darkness.option.fists")
ANYBODY = Message("darkness.anybody")
SPECIAL = "special"


def acting(view: State) -> Survivor | None:
    """The survivor whose turn it is."""
    name = None if view.turn is None else view.turn.who
    return next((one for one in view.survivors if one.id == name), None)


def acting_seat(view: State) -> Seat | None:
    survivor = acting(view)
    return None if survivor is None else survivor.seat


def left(view: State) -> Message | None:
    """The movement and the action that would be given up if the turn ended now."""
    turn = view.turn
    if turn is None or turn.over or view.master is not None:
        return None
    moves, acts = turn.left > 0, not turn.acted
    what = "both" if moves and acts else "move" if moves else "act"
    return Message.of("darkness.left", what=what) if moves or acts else None


def deed(do: Do, view: State, to: Arg = "") -> Message:
    """A deed with its target and what it is done with."""
    if do.what == SPECIAL and not do.to:
        return Message("darkness.do.any_special")
    target = to or target_name(do, view) or (called(do.to, view) if do.to else ANYBODY)
    return Message.of(f"darkness.do.{do.what}", to=target, item=item_of(do, view))


def detail(name: str, value: object, view: State) -> Message:
    return Message.of(f"darkness.detail.{name}", value=str(value).lower())


def target_name(do: Do, view: State) -> Message | None:
    """Somebody, or the special action, the skill or the scene that a deed names; else None."""
    story = entry_name(do.to, view) or special_name(do.to, view)
    return story or (called(do.to, view) if figure(view, do.to) is not None else None)


def special_name(identity: str, view: State) -> Message | None:
    """A special action of the scenario, or a task or scene of the session."""
    story = story_of(view)
    known: Mapping[str, Told] = (
        story.specials if isinstance(story, Scenario) else {**story.tasks, **story.scenes}
    )
    return known[identity].name.message if identity in known else None


def item_of(do: Do, view: State) -> Arg:
    found = ITEMS.get(do.what)
    if do.item < 0 or found is None:
        return FISTS if do.what == "attack" else ANYBODY
    return found(do, view)


def _door(do: Do, view: State) -> Arg:
    return _locks(city(view).doors, do.item)


def _window(do: Do, view: State) -> Arg:
    return _locks(city(view).windows, do.item)


def _locks(ways: Sequence[Entrance], number: int) -> Arg:
    """How well a door or a window is locked: there is seldom more than one to try."""
    known = number < len(ways)
    return Message.of("darkness.locks", locks=ways[number].locks) if known else NOTHING


def _own(do: Do, view: State) -> Arg:
    one = acting(view)
    return NOTHING if one is None else _thing([it.kind for it in one.things], do.item, view)


def _lying(do: Do, view: State) -> Arg:
    return _thing([one.thing.kind for one in view.lying], do.item, view)


def _theirs(do: Do, view: State) -> Arg:
    owner = [one for one in view.survivors if one.id == do.to]
    return _thing([it.kind for one in owner for it in one.things], do.item, view)


def _ally(do: Do, view: State) -> Arg:
    owner = [one for one in view.survivors if one.id == do.to]
    return _thing([ally for one in owner for ally in one.allies], do.item, view)


def _thing(kinds: list[str], place: int, view: State) -> Arg:
    name = entry_name(kinds[place], view) if place < len(kinds) else None
    return name or NOTHING


ITEMS: dict[str, Callable[[Do, State], Arg]] = {
    "pick": _door, "force": _door, "open": _door, "climb": _window, "give": _own, "drop": _own,
    "take": _lying, "steal": _theirs, "lure": _ally,
    "attack": _own, "load": _own, "bomb": _own, "dress": _own,
}  # fmt: skip
"""What the number of a deed's item stands for."""
