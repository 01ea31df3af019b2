"""The brawl as a terminal draws it: the map with everybody on it, then a line for each."""

from tapete.kernel import Message, Say, Seat, Terminal
from tapete.spaces.boards.text import drawn_over
from tests.rebatina.content import library
from tests.rebatina.labels import CONDITIONS
from tests.rebatina.state import Figure, State


def picture(view: State, seat: Seat | None, say: Say) -> str:
    standing = [figure for figure in view.figures if not figure.out]
    signs = [(at, "$") for at in view.sacks] + [(figure.at, figure.id) for figure in standing]
    board = library().scenarios[view.scenario].drawing.board
    return "\n".join([drawn_over(board, signs), *[say(_row(view, one)) for one in standing]])


def _row(view: State, figure: Figure) -> Message:
    states = tuple(mark.label for mark in CONDITIONS.marks(figure, view))
    who = {"sign": figure.id, "figure": figure.id, "gang": str(figure.seat)}
    acting, key = figure.id == view.actor, "rebatina.picture.figure"
    return Message.of(key, **who, acting=acting, states=states, count=len(states))


TERMINAL = Terminal(picture=picture, legend=lambda view: (Message("rebatina.legend"),))
