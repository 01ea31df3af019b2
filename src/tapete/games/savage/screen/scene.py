"""The fight at this moment, as a screen draws it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.deeds import Using
from tapete.games.savage.actions.moving.ways import MOVE
from tapete.games.savage.content.names import figure_name
from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.labels.deeds import is_figure, placing
from tapete.games.savage.rules.moving.riding import is_carrier
from tapete.games.savage.rules.turns.initiative import name_of
from tapete.games.savage.screen.scenery import board, thing_called
from tapete.games.savage.screen.sides import sides, zones
from tapete.games.savage.screen.token import tokens
from tapete.games.savage.state import Figure, State
from tapete.kernel import Message, Seat
from tapete.scene import Place, Scene


def scene(view: State, seat: Seat | None) -> Scene:
    return Scene(
        head=head(view),
        board=board(view).fingerprint,
        turn=view.round,
        sides=sides(view),
        tokens=tokens(view),
        order=tuple(order(view)),
        zones=tuple(zones(view)),
    )


def way(name: str | Using, view: State) -> Message | None:
    if isinstance(name, Using):
        return placing(name, view)
    if name == MOVE:
        return Message("savage.group.move")
    return Message.of("savage.option.figure", figure=name) if is_figure(name, view) else None


def called(name: str, view: State) -> Message | None:
    figure = next((one for one in view.figures if one.id == name), None)
    return thing_called(name, view) if figure is None else figure_name(figure.name)


def head(view: State) -> Message:
    rounds = scenario_named(view.scenario).rounds
    return Message.of("savage.scene.head", round=view.round, rounds=rounds)


# --- the order of play


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
    return not figure.out and not figure.hold and not is_carrier(figure)


def _place(view: State, group: str, members: Sequence[str], *, now: bool = False) -> Place:
    cards = view.dealt.get(group, [])
    label = Message.of("savage.picture.card", card=name_of(max(cards))) if cards else None
    return Place(tuple(members), label, now)
