"""The brawl as a terminal draws it."""

from tapete.kernel import Message, Say, Seat, Terminal
from tapete.spaces.boards.figure import Figure as Body
from tapete.spaces.boards.text import draw, ruled
from tapete.spaces.plane.disc import Disc
from tests.rebatina.content import library
from tests.rebatina.labels.conditions import CONDITIONS
from tests.rebatina.state import Figure, State


def picture(view: State, seat: Seat | None, say: Say) -> str:
    """The map with everybody on it, then each figure in a line."""
    standing = [figure for figure in view.figures if not figure.out]
    bodies = [Body(Disc(at, 1), "$") for at in view.sacks]
    bodies += [Body(Disc(figure.at, 1), figure.id) for figure in standing]
    lines = draw(library().scenarios[view.scenario].drawing.board, bodies).split("\n")
    return "\n".join([ruled(lines), *[say(_row(view, figure, seat)) for figure in standing]])


def _row(view: State, figure: Figure, seat: Seat | None) -> Message:
    states = tuple([mark.label for mark in CONDITIONS.marks(figure, view)])
    return Message.of(
        "rebatina.picture.figure", figure=figure.id, sign=figure.id, gang=str(figure.seat),
        acting=figure.id == view.actor, states=states, count=len(states),
    )  # fmt: skip


TERMINAL = Terminal(picture=picture, legend=lambda view: (Message("rebatina.legend"),))
