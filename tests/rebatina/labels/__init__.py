"""Answers, outcomes, states and names in words."""

from collections.abc import Sequence
from typing import Any

from tapete.conditions import Condition, Conditions
from tapete.deeds import do_of
from tapete.kernel import Gist, Labels, Message, Seat
from tapete.kernel.labels import dressing, named_details
from tapete.odds.silent import SILENT
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.route import nearest_to
from tests.rebatina.actions.menu import MENU
from tests.rebatina.content import library
from tests.rebatina.state import Figure, State
from tests.rebatina.world import Brawl

MOVE = "rebatina.group.move"
CONDITIONS: Conditions[Figure, State] = Conditions(
    "rebatina.state_name",
    Condition("out", "rebatina.stunned.out", "bad", told=True),
    Condition("stunned", "rebatina.stunned", "bad", told=True),
    Condition("loot", "rebatina.grab", "good", told=True, counted=True),
)


def called(identity: str, view: State) -> Message | None:
    """The name of a figure; None if there is none with that id."""
    gangs = library().scenarios[view.scenario].gangs
    found = [gang.members[identity].name for gang in gangs if identity in gang.members]
    return found[0].message if found else None


def gang_called(seat: str, view: State) -> Message:
    return library().scenarios[view.scenario].gangs[int(seat)].name.message


def label(value: Any, view: State) -> Message:
    do = do_of(value)
    if do is None:
        return Message.of("rebatina.option.move", place=place(value[1].end))
    sack = place(view.sacks[do.item]) if do.item >= 0 else "none"
    return Message.of(f"rebatina.do.{do.what}", target=do.to or "none", place=sack)


def place(at: Point) -> Message:
    return Message.of("rebatina.place", x=at.x // INCH + 1, y=at.y // INCH + 1)


def shortlist(values: Sequence[Any], view: State) -> Sequence[Any]:
    """Of all walks the best to each sack and foe; any other is pointed at, or typed."""
    brawl = Brawl(view, SILENT)
    goals = [*view.sacks, *[foe.at for foe in brawl.foes(brawl.figure(view.actor))]]
    return nearest_to(values, goals, brawl.grid.apart)


def gist(before: State, after: State) -> Gist:
    return CONDITIONS.news("rebatina.gist", before.figures, before, after.figures, after)


def hoped(value: Any, gist: Gist, view: State, seat: Seat) -> bool | None:
    foes = [figure.id for figure in view.figures if figure.seat != seat]
    return MENU.came_true(do_of(value), gist, foes)


def brief(view: State, seat: Seat | None) -> tuple[Message, ...]:
    return library().scenarios[view.scenario].about.message, Message("rebatina.brief")


LABELS = Labels(
    label=label, detail=named_details("rebatina"), shortlist=shortlist, groups=(MOVE, *MENU.groups),
    group=lambda value: MENU.group(value, MOVE), gist=gist, hoped=hoped, brief=brief,
    dress=dressing(figure=called, target=called, gang=gang_called),
)  # fmt: skip
