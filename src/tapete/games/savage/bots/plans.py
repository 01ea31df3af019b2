"""What is worth weighing in a turn: a few attacks, what else may pay, and the best places to go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from tapete.deeds.do import Do
from tapete.games.savage.actions.objects import index_of
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import Fight
from tapete.kernel import Choice, Either, Filled, Form, Seat
from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import INCH
from tapete.spaces.routes.route import Route

Score = Callable[[State, Seat], float]
Rank = Callable[[str], float]

ATTACKS = ("fight", "shoot", "second_fight", "second_shoot", "sweep", "mount_fight", "crush")
FILLING = ("lob", "spray", "aim")
"""Tried on the most promising target only."""
MAKESHIFT = ("test", "suppress", "grapple")
"""For want of anything to strike."""
OTHERWISE = (
    "defend", "run", "ready", "reload", "stand", "open", "untie", "first_aid",
    "break_free", "pick_up", "mount",
)  # fmt: skip
HASTE = ("declare_2",)
TARGETS, PLACES, CASTS = 3, 4, 4
SHORTEST = INCH // 2
WORTHWHILE = 0.0001
"""How much better a place must be to be gone to."""
VARIED: dict[str, dict[str, tuple[Plain, ...]]] = {
    "fight": {"wild": (True,), "called": ("head",)},
    "shoot": {"called": ("head",)},
}


def plans(
    domain: Either, fight: Fight, actor: Figure, score: Score, rank: Rank
) -> Iterator[tuple[str, Any]]:
    """Ending the turn first, so that of equals it is taken; then deeds; then moves."""
    form: Form = domain.ways["do"]  # type: ignore[assignment]
    choices = list(form.choices())
    yield "do", Filled(choices[-1].option)
    for filled in _deeds(fight, actor, choices, rank):
        yield "do", filled
    routes: Iterable[Route] = domain.ways["move"].candidates() if "move" in domain.ways else ()
    places = _best_places(routes, fight.state, actor, score)
    for route in places:
        yield "move", route
    if not places:
        yield from (("do", Filled(c.option)) for c in choices if c.option.what == "hide")


def _deeds(fight: Fight, actor: Figure, choices: list[Choice], rank: Rank) -> Iterator[Filled]:
    by_kind: dict[str, list[Choice]] = {}
    for choice in choices:
        by_kind.setdefault(choice.option.what, []).append(choice)
    for kind in ATTACKS:
        yield from _attacks(_ranked(by_kind.get(kind, []), rank)[:TARGETS])
    armed = any(kind in by_kind for kind in ATTACKS)
    makeshift = () if armed or "run" in by_kind else MAKESHIFT
    for kind in (*FILLING, *makeshift):
        for choice in _ranked(by_kind.get(kind, []), rank)[:1]:
            if rank(choice.option.to) <= 0:
                continue
            yield Filled(choice.option, choice.usual())
    for choice in _spells(by_kind.get("cast", []), rank):
        yield Filled(choice.option, choice.usual())
    for kind in (*OTHERWISE, *(HASTE if armed else ())):
        for choice in by_kind.get(kind, [])[:TARGETS]:
            yield Filled(choice.option, choice.usual())
    for choice in by_kind.get("break", []):
        if _is_wanted(fight, actor.seat, choice.option):
            yield Filled(choice.option, choice.usual())


def _ranked(choices: list[Choice], rank: Rank) -> list[Choice]:
    return sorted(choices, key=lambda choice: -rank(choice.option.to))


def _attacks(choices: list[Choice]) -> Iterator[Filled]:
    """On each as usual; on the most promising also in the ways that may pay."""
    for place, choice in enumerate(choices):
        usual = choice.usual()
        yield Filled(choice.option, usual)
        if place == 0:
            yield from (Filled(choice.option, {**usual, **more}) for more in _variants(choice))


def _variants(choice: Choice) -> Iterator[dict[str, Plain]]:
    for name, values in VARIED.get(choice.option.what, {}).items():
        yield from ({name: value} for value in values if value in choice.details.get(name, ()))
    if choice.option.to in choice.details.get("frenzy", ()):
        yield {"frenzy": choice.option.to}
    shots = choice.details.get("shots", ())
    if len(shots) > 1:
        yield {"shots": shots[-1]}


def _spells(choices: list[Choice], rank: Rank) -> list[Choice]:
    """Each power on the most promising of those it can be worked on."""
    best: dict[int, Choice] = {}
    for choice in _ranked(choices, rank):
        best.setdefault(choice.option.item, choice)
    return list(best.values())[:CASTS]


def _is_wanted(fight: Fight, seat: Seat, do: Do) -> bool:
    """A thing that the scenario wants broken."""
    name = fight.board.pieces[index_of(do)].name
    goals = fight.scenario.sides[seat].goals
    return any(goal.kind == "break" and goal.figure == name for goal in goals)


def _best_places(routes: Iterable[Route], state: State, actor: Figure, score: Score) -> list[Route]:
    """The few that look best, of those from which one can do more than here, or where it is better
    to be when the turn ends."""
    here, stays = score(state, actor.seat), score(_ended(state), actor.seat)
    found: list[tuple[float, int, Route]] = []
    for n, route in enumerate(routes):
        if route.cost >= SHORTEST:
            there = _there(state, actor, route)
            goes, rests = score(there, actor.seat), score(_ended(there), actor.seat)
            if max(goes - here, rests - stays) > WORTHWHILE:
                found.append((-goes, n, route))
    return [route for _, _, route in sorted(found)[:PLACES]]


def _ended(state: State) -> State:
    return msgspec.structs.replace(state, phase="end")


def _there(state: State, actor: Figure, route: Route) -> State:
    """The table as it would be after a walk that nobody hinders."""
    assert state.turn is not None
    end, turn = route.points[-1], state.turn
    gone = (actor.id, actor.mount)
    figures = [
        msgspec.structs.replace(f, at=end, aim="", hidden=0) if f.id in gone else f
        for f in state.figures
    ]
    cost = route.cost * (2 if actor.prone else 1)
    turn = msgspec.structs.replace(turn, spent=turn.spent + cost, walked=turn.walked + cost)
    return msgspec.structs.replace(state, figures=figures, turn=turn)
