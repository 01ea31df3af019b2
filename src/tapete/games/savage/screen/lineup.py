"""The sides before a fight."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tapete.games.savage.content.names import figure_name, text_of, thing_name
from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.story.setup import set_up
from tapete.games.savage.state import Figure, Name, State
from tapete.kernel import Seat
from tapete.scene import Fighter, Lineup, alike


def lineup(options: Options, _seats: Collection[Seat]) -> tuple[Lineup, ...]:
    """Everybody who will be there: nothing of a side is secret."""
    state = set_up(options)
    names = [side.name for side in scenario_named(state.scenario).sides]
    return tuple(
        Lineup(seat, text_of(name), alike(_fighters(state, seat)), brings=True)
        for seat, name in enumerate(names)
    )


def _fighters(state: State, seat: Seat) -> Iterator[Fighter]:
    for figure in state.figures:
        if figure.seat == seat:
            yield _fighter(figure)


def _fighter(figure: Figure) -> Fighter:
    kinds = dict.fromkeys(item.kind for item in figure.items)
    return Fighter(
        name=figure_name(Name(figure.name.es, figure.name.en)),
        gear=tuple(thing_name(kind) for kind in kinds),
        leads=figure.wild,
    )
