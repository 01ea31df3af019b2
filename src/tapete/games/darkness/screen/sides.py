"""The survivors as sides, each for itself, and what stands against them."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.figures import played_by
from tapete.games.darkness.labels.briefing import in_short
from tapete.games.darkness.labels.dressing import dress
from tapete.games.darkness.labels.names import called, held_names, survivor_name
from tapete.games.darkness.labels.texts import health_said, load_said
from tapete.games.darkness.rules.goods.load import load
from tapete.games.darkness.rules.master.screen import screened
from tapete.games.darkness.screen.token import foe_side
from tapete.games.darkness.state import State, Survivor
from tapete.kernel import Message, Seat
from tapete.scene import Side


def sides(view: State, viewer: Seat | None) -> tuple[Side, ...]:
    """Goals are everybody's, and are told with the viewer's own side."""
    own = viewer if viewer is not None and viewer < foe_side(view) else 0
    players = [_player(view, one, told=seat == own) for seat in range(foe_side(view))
        if (one := played_by(view, seat)) is not None]  # fmt: skip
    return (*players, *_others(view, viewer))


def _player(view: State, one: Survivor, *, told: bool) -> Side:
    aims = (*in_short(view), *_promises(view, one)) if told else tuple(_promises(view, one))
    return Side(survivor_name(one), one.seat, one.points, tuple(_facts(view, one)), aims)


def _facts(view: State, one: Survivor) -> Iterator[Message]:
    """Health, failure discs and load, then what lies in front of the player."""
    yield health_said(one)
    if one.failures:
        yield Message.of("darkness.scene.failures", count=one.failures)
    if load(one):
        yield load_said(one)
    yield from held_names(one, view)


def _promises(view: State, one: Survivor) -> Iterator[Message]:
    """Help that it has promised to others."""
    for promise in view.promises:
        if promise.by == one.id:
            yield Message.of("darkness.scene.promise", target=called(promise.to, view))


def _others(view: State, viewer: Seat | None) -> Iterator[Side]:
    """The master with all that the master plays, or else the adversaries in the city."""
    if view.master is not None:
        light, weather = view.master.light, view.master.weather
        sky = Message.of("darkness.scene.sky", light=light, weather=weather)
        own = tuple([dress(one, view) for one in screened(view, viewer)])
        yield Side(Message("darkness.scene.master"), foe_side(view), facts=(sky,), secrets=own)
    elif view.foes:
        yield Side(Message("darkness.scene.foes"), foe_side(view))
