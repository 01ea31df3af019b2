"""The brawl as a browser draws it."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from tapete.deeds.targets import targets
from tapete.kernel import Event, Message, Seat
from tapete.scene import (
    Area,
    Board,
    Card,
    Cue,
    Place,
    Scene,
    Screen,
    Section,
    Setting,
    Shape,
    Side,
    Token,
)
from tapete.spaces.plane.point import INCH
from tests.rebatina import events
from tests.rebatina.content import library
from tests.rebatina.figures import kind_of, pace
from tests.rebatina.labels import called
from tests.rebatina.labels.conditions import CONDITIONS
from tests.rebatina.rules.story.story import loot_of
from tests.rebatina.state import Figure, State

LOOKS: Any = {"wall": "wall", "tree": "block"}
CUES: Any = {
    events.Walked: "move", events.Struck: "hit", events.Missed: "miss", events.Stunned: "harm",
    events.Felled: "down", events.Recovered: "help", events.Defended: "note", events.Grabbed: "note",
}  # fmt: skip


def scene(view: State, seat: Seat | None) -> Scene:
    scenario, loot = library().scenarios[view.scenario], loot_of(view)
    sack = Message("rebatina.scene.sack")
    return Scene(
        Message.of("rebatina.scene.head", round=view.round, rounds=scenario.rounds),
        drawn(view.scenario).fingerprint,
        view.round,
        tuple([Side(g.name.message, n, loot[n]) for n, g in enumerate(scenario.gangs)]),
        tuple([token(view, figure) for figure in view.figures]),
        tuple([Place((one,), now=one == view.actor) for one in (view.actor, *view.queue) if one]),
        areas=tuple([Area("thing", (at.x, at.y), INCH // 4, sack) for at in view.sacks]),
    )


@cache
def drawn(scenario: str) -> Board:
    board = library().scenarios[scenario].drawing.board
    shapes = [Shape(LOOKS[one.name], one.corners, height=one.height) for one in board.pieces]
    unit = Message("rebatina.scene.square")
    return Board(board.width, board.height, INCH, unit, "squares", tuple(shapes))


def token(view: State, figure: Figure) -> Token:
    return Token(
        figure.id, (figure.at.x, figure.at.y), INCH * 2 // 5, called(figure.id, view), figure.id,
        figure.seat, kind_of(figure).silhouette, acting=figure.id == view.actor,
        out=Message("rebatina.scene.out") if figure.out else None,
        marks=tuple(CONDITIONS.marks(figure, view)),
    )  # fmt: skip


def card(view: State, identity: str) -> Card | None:
    figure = next((one for one in view.figures if one.id == identity), None)
    if figure is None:
        return None
    kind = kind_of(figure)
    values = Message.of("rebatina.card.values", pace=pace(figure), brawn=kind.brawn)
    states = [(mark.label, mark.rule) for mark in CONDITIONS.marks(figure, view)]
    now = Section(Message("rebatina.card.now"), ((values, "rebatina.strike"), *states))
    return Card(called(identity, view), kind.name.message, (now,))


def cue(event: Event, view: State) -> Cue | None:
    if type(event) not in CUES:
        return None
    told: Any = event
    path, target = getattr(event, "path", ()), getattr(event, "target", "")
    return Cue(CUES[type(event)], told.figure, target, path)


def figures(value: Any, view: State) -> Sequence[str]:
    return targets(value, [figure.id for figure in view.figures])


def settings() -> list[Setting]:
    known = library().scenarios.items()
    return [Setting(n, s.name.message, s.about.message, {"scenario": n}) for n, s in known]


SCREEN = Screen(
    scene=scene, board=lambda view: drawn(view.scenario), cue=cue, figures=figures, card=card,
    called=lambda name, view: called(name, view), settings=settings,
)  # fmt: skip
