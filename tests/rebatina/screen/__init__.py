"""The brawl as a browser draws it."""

from functools import cache
from typing import Any

from tapete.deeds import targets
from tapete.kernel import Message, Seat
from tapete.scene import Area, Board, Cues, Place, Scene, Screen, Setting, Shape, Side, Token
from tapete.scene.beat import Beat
from tapete.scene.cues import always
from tapete.spaces.plane.point import INCH
from tests.rebatina import events
from tests.rebatina.content import library
from tests.rebatina.figures import kind_of
from tests.rebatina.labels import CONDITIONS, called
from tests.rebatina.rules.story.story import loot_of
from tests.rebatina.state import Figure, State

LOOKS: Any = {"wall": "wall", "tree": "block"}
HARM: Any = {"stunned": "harm", "out": "down", "fit": "help"}
OUT = Beat("fall", Message("rebatina.beat.out"))


def scene(view: State, seat: Seat | None) -> Scene:
    scenario, loot = library().scenarios[view.scenario], loot_of(view)
    sack = Message("rebatina.scene.sack")
    return Scene(
        Message.of("rebatina.scene.head", round=view.round, rounds=scenario.rounds),
        drawn(view.scenario).fingerprint, view.round,
        tuple(Side(gang.name.message, n, loot[n]) for n, gang in enumerate(scenario.gangs)),
        tuple(token(view, figure) for figure in view.figures),
        tuple(Place((one,), now=one == view.actor) for one in (view.actor, *view.queue) if one),
        areas=tuple(Area("thing", (at.x, at.y), INCH // 4, sack, sign="$") for at in view.sacks),
    )  # fmt: skip


@cache
def drawn(scenario: str) -> Board:
    board = library().scenarios[scenario].drawing.board
    shapes = tuple(Shape(LOOKS[one.name], one.corners, height=one.height) for one in board.pieces)
    return Board(board.width, board.height, INCH, Message("rebatina.unit"), "squares", shapes)


def token(view: State, figure: Figure) -> Token:
    name, kind = called(figure.id, view), kind_of(figure)
    return Token(
        figure.id, (figure.at.x, figure.at.y), INCH * 2 // 5, name or kind.name.message,
        figure.id, figure.seat, kind.silhouette, acting=figure.id == view.actor,
        out=Message("rebatina.scene.out") if figure.out else None,
        marks=tuple(CONDITIONS.marks(figure, view)),
    )  # fmt: skip


def ids(view: State) -> list[str]:
    return [figure.id for figure in view.figures]


CUES = Cues(
    {"move": (events.Walked,)},
    ids,
    {
        events.Struck: lambda event, view: "hit" if event.hit else "miss",
        events.Became: lambda event, view: HARM[event.state],
    },
    means={events.Struck: always("blow")},
    beats={events.Became: lambda event, view: OUT if event.state == "out" else None},
)


def settings() -> list[Setting]:
    known = library().scenarios.items()
    return [Setting(n, one.name.message, one.about.message, {"scenario": n}) for n, one in known]


SCREEN = Screen(
    scene=scene, board=lambda view: drawn(view.scenario), cue=CUES, called=called,
    settings=settings, figures=lambda value, view: targets(value, ids(view)),
)  # fmt: skip
