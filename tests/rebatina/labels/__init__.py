"""Answers, outcomes and names in words."""

from collections.abc import Sequence
from typing import Any

from tapete.deeds.do import do_of
from tapete.kernel import Gist, Labels, Message, Seat
from tapete.kernel.labels import dressing, named_details
from tapete.odds.silent import SILENT
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.route import Route
from tests.rebatina.actions.menu import MENU
from tests.rebatina.content import library
from tests.rebatina.labels.conditions import CONDITIONS
from tests.rebatina.meta import NAME
from tests.rebatina.state import State
from tests.rebatina.world import Brawl

MOVE = "rebatina.group.move"
GROUPS = (MOVE, *dict.fromkeys(kind.group for kind in (*MENU.kinds, MENU.end)))


def called(identity: str, view: State) -> Message:
    """The name of a figure."""
    gangs = library().scenarios[view.scenario].gangs
    return next(gang.members[identity] for gang in gangs if identity in gang.members).name.message


def gang_called(seat: str, view: State) -> Message:
    return library().scenarios[view.scenario].gangs[int(seat)].name.message


def label(value: Any, view: State) -> Message:
    do = do_of(value[1])
    if do is None:
        return Message.of("rebatina.option.move", place=place(value[1].end))
    sack = place(view.sacks[do.item]) if do.item >= 0 else ""
    return Message.of(f"rebatina.do.{do.what}", target=do.to or "none", place=sack or "none")


def place(at: Point) -> Message:
    """A square by the rulers of the map."""
    return Message.of("rebatina.place", x=at.x // INCH + 1, y=at.y // INCH + 1)


def group(value: Any) -> str:
    do = do_of(value[1])
    return MOVE if do is None else MENU.kind(do.what).group


def bundle(value: Any, view: State) -> tuple[Message, Message] | None:
    return (Message(MOVE), place(value[1].end)) if isinstance(value[1], Route) else None


def shortlist(values: Sequence[Any], view: State) -> Sequence[Any]:
    """Of all walks the shortest to each sack and foe; any other is pointed at, or typed."""
    brawl = Brawl(view, SILENT)
    goals = [*view.sacks, *[foe.at for foe in brawl.foes(brawl.figure(view.actor))]]
    walks = sorted(values, key=lambda route: route.cost)
    near = [[walk for walk in walks[1:] if brawl.in_reach(walk.end, goal)] for goal in goals]
    return list({found[0].end: found[0] for found in near if found}.values())


def gist(before: State, after: State) -> Gist:
    """What became of each figure."""
    told = []
    for was, now in zip(before.figures, after.figures, strict=True):
        if now.out and not was.out:
            told.append(Message.of("rebatina.gist.out", figure=now.id))
        elif parts := tuple(CONDITIONS.gained(was, before, now, after)):
            told.append(Message.of("rebatina.gist.figure", figure=now.id, parts=parts))
    return tuple(told)


def hoped(value: Any, gist: Gist, view: State, seat: Seat) -> bool | None:
    """True if the foe that was struck is worse off; None for what is not meant to harm."""
    do = do_of(value[1])
    foes = MENU.meant(do, [f.id for f in view.figures if f.seat != seat]) if do else []
    return any(("figure", foe) in told.args for told in gist for foe in foes) if foes else None


def brief(view: State, seat: Seat | None) -> tuple[Message, ...]:
    scenario = library().scenarios[view.scenario]
    return scenario.about.message, Message.of("rebatina.brief", rounds=scenario.rounds)


LABELS = Labels(
    label=label, detail=named_details(NAME), groups=GROUPS, group=group, bundle=bundle,
    shortlist=shortlist, gist=gist, hoped=hoped, brief=brief,
    dress=dressing(figure=called, target=called, gang=gang_called),
)  # fmt: skip
