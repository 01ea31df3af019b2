"""Many matches between random bots, every state of which is checked.

`python -m tests.games.savage.soak 10000` plays so many, over all scenarios, boards and presets.
"""

from __future__ import annotations

from itertools import product
from typing import Literal

import msgspec

from tapete.bots import RandomBot
from tapete.games.savage.content.scenario import scenario_named, scenarios
from tapete.games.savage.figures import wound_limit
from tapete.games.savage.game import Savage
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.turns.initiative import CARDS
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import disc
from tapete.kernel import Table, playout
from tapete.kernel.chance.seed import from_number
from tapete.spaces.plane.disc import overlap
from tests.games.adding import Adding
from tests.games.soaking import soak

WORST_FATIGUE = 3


class Checked(Savage):
    """The game, with every state it comes to looked at."""

    def step(self, state: State, table: Table) -> None:
        super().step(state, Adding(table))
        wrong = faults(state)
        assert not wrong, wrong


def faults(state: State) -> list[str]:
    """What no state may be."""
    standing = [f for f in state.figures if not f.out and not f.mount]
    found = [fault for figure in state.figures for fault in _figure_faults(figure)]
    found += [f"{f.id} is off the map" for f in standing if not _inside(state, f)]
    for number, one in enumerate(standing):
        for other in standing[number + 1 :]:
            if _share_ground(state, one, other):
                found.append(f"{one.id} stands on {other.id}")
    dealt = [card for cards in state.dealt.values() for card in cards]
    if len(set(state.deck.cards())) != len(state.deck) or len(state.deck) > CARDS:
        found.append("the deck holds a card twice")
    if len(set(dealt)) != len(dealt) and not state.reshuffle:
        found.append("a card was dealt twice")
    found += [f"pool {pool}" for pool in state.pools if pool < 0]
    return found


def _share_ground(state: State, one: Figure, other: Figure) -> bool:
    """Two bases over each other; on squares, two figures in one square."""
    if state.board == "squares":
        return one.at == other.at
    return overlap(disc(one), disc(other))


def _figure_faults(figure: Figure) -> list[str]:
    limits = {
        "wounds": (0, wound_limit(figure)),
        "fatigue": (0, WORST_FATIGUE),
        "bennies": (0, 99),
        "points": (0, 99),
        "distracted": (0, 2),
        "vulnerable": (0, 2),
    }
    found = [
        f"{figure.id}: {name} {getattr(figure, name)}"
        for name, (least, most) in limits.items()
        if not least <= getattr(figure, name) <= most
    ]
    return found + [
        f"{figure.id}: {i.kind} loaded {i.loaded}" for i in figure.items if i.loaded < 0
    ]


def _inside(state: State, figure: Figure) -> bool:
    board = scenario_named(state.scenario).board
    x, y = figure.at.x, figure.at.y
    return 0 <= x <= board.width and 0 <= y <= board.height


BOARDS: tuple[Literal["free", "squares"], ...] = ("free", "squares")
PRESETS: tuple[Literal["sheet", "core"], ...] = ("sheet", "core")
KINDS = [
    Options(scenario=name, board=board, preset=preset)
    for name, board, preset in product(scenarios(), BOARDS, PRESETS)
]


def play(number: int, own: dict[str, str] | None = None) -> str:
    """One match, perhaps with some of the library's people replaced; how it ended."""
    options = msgspec.structs.replace(KINDS[number % len(KINDS)], own=own or {})
    bots = [RandomBot(number), RandomBot(~number)]
    played = playout(Checked(), options, bots, from_number(number))
    return f"{options.scenario} {played.result.reason.key.rpartition('.')[2]}"


if __name__ == "__main__":
    soak(play)
