"""Deeds in words: what is done, to whom and with what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from tapete.deeds.do import Do
from tapete.games.darkness.actions import entering, exploring, goods, mastered
from tapete.games.darkness.actions.changes.city import DOOR
from tapete.games.darkness.actions.changes.secrets import ERASE
from tapete.games.darkness.actions.kind import Kind
from tapete.games.darkness.figures import acting, figure_of
from tapete.games.darkness.labels import names
from tapete.games.darkness.state import State, Survivor
from tapete.games.darkness.world import story_of
from tapete.kernel import Message, Seat
from tapete.kernel.message import Arg
from tapete.spaces.tiles.city import Entrance

NOTHING, ANYBODY = Message("darkness.nothing"), Message("darkness.anybody")


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
    if do.what == exploring.SPECIAL.name and not do.to:
        return Message("darkness.do.any_special")
    target = to or target_name(do, view) or (names.called(do.to, view) if do.to else ANYBODY)
    return Message.of(f"darkness.do.{do.what}", to=target, item=item_of(do, view))


def target_name(do: Do, view: State) -> Message | None:
    """Somebody, or the special action, the skill or the scene that a deed names; else None."""
    story = names.entry_name(do.to, view) or special_name(do.to, view)
    return story or (names.called(do.to, view) if figure_of(view, do.to) is not None else None)


def special_name(identity: str, view: State) -> Message | None:
    """A special action of the scenario, or a task, scene or counter of the session."""
    known = story_of(view).named
    return known[identity].name.message if identity in known else None


def item_of(do: Do, view: State) -> Arg:
    listed = ITEMS.get(do.what)
    if do.item < 0 or listed is None:
        return Message("darkness.option.fists") if do.what == mastered.ATTACK.name else ANYBODY
    every = listed(do, view)
    return every[do.item] if do.item < len(every) else NOTHING


def _locks(ways: Iterable[Entrance]) -> list[Arg]:
    """How well doors or windows are locked: there is seldom more than one to try."""
    return [Message.of("darkness.locks", locks=one.locks) for one in ways]


def _things(owners: Iterable[Survivor | None], view: State) -> list[Arg]:
    return _named([it.kind for one in owners if one is not None for it in one.things], view)


def _whose(do: Do, view: State) -> list[Survivor]:
    return [one for one in view.survivors if one.id == do.to]


def _named(kinds: Iterable[str], view: State) -> list[Arg]:
    return [names.entry_name(kind, view) or NOTHING for kind in kinds]


def _doors(do: Do, view: State) -> Sequence[Arg]:
    """Every door, by the square in front of it."""
    return [names.place_name(view, one.outside) for one in names.city(view).doors]


def _notes(do: Do, view: State) -> Sequence[Arg]:
    return [] if view.master is None else [names.plain(text) for text in view.master.notes]


def _of_own(do: Do, view: State) -> Sequence[Arg]:
    return _things([acting(view)], view)


_every: Mapping[Kind, Callable[[Do, State], Sequence[Arg]]] = {
    **dict.fromkeys(
        (entering.PICK, entering.FORCE, entering.OPEN), lambda do, it: _locks(names.city(it).doors)
    ),
    **dict.fromkeys((goods.GIVE, goods.DROP, mastered.ATTACK), _of_own),
    **dict.fromkeys((mastered.LOAD, mastered.BOMB, mastered.DRESS), _of_own),
    entering.CLIMB: lambda do, view: _locks(names.city(view).windows),
    goods.TAKE: lambda do, view: _named([one.thing.kind for one in view.lying], view),
    goods.STEAL: lambda do, view: _things(_whose(do, view), view),
    goods.LURE: lambda do, view: _named(
        [it for one in _whose(do, view) for it in one.allies], view
    ),
}
ITEMS = {**{one.name: listed for one, listed in _every.items()}, DOOR.name: _doors, ERASE: _notes}
"""What the number of a deed's item stands for: its place among these."""
