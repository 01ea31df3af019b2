"""The order of turns, by action cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.games.savage.rules.moving.riding import is_beast
from tapete.games.savage.rules.turns.initiative import name_of
from tapete.games.savage.state import Figure, State
from tapete.kernel import Message
from tapete.scene import Place


def order(view: State) -> Iterator[Place]:
    """The acting figure and the rest of its group, then those yet to act, the next first."""
    by_id = {figure.id: figure for figure in view.figures}
    if view.turn is not None:
        actor = by_id[view.turn.actor]
        yield _place(view, actor.group, (actor.id, *view.acting), now=True)
    for turn in reversed(view.paused):
        yield _place(view, by_id[turn.actor].group, (turn.actor,))
    for waiting in view.after:
        yield _place(view, by_id[waiting].group, (waiting,))
    for group in view.queue:
        members = [one.id for one in view.figures if one.group == group and _waits(one)]
        if members:
            yield _place(view, group, members)


def _waits(figure: Figure) -> bool:
    """True if a figure is in the fight, is not on Hold, and is no beast."""
    return not figure.out and not figure.hold and not is_beast(figure)


def _place(view: State, group: str, members: Sequence[str], *, now: bool = False) -> Place:
    cards = view.dealt.get(group, [])
    label = Message.of("savage.picture.card", card=name_of(max(cards))) if cards else None
    return Place(tuple(members), label, now)
