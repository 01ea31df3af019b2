"""The plans worth weighing in a turn: a few attacks, other deeds, and the best places to go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec

from tapete.deeds.do import Do
from tapete.deeds.planning import Rank, as_usual, best, ending, grouped, ranked, varied
from tapete.deeds.sense import Plan
from tapete.games.savage.actions.kind import Tried
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.moving.ways import MOVE
from tapete.games.savage.actions.tempo import RUN
from tapete.games.savage.bots.templates import free_places
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import Fight
from tapete.kernel import Choice, Either, Filled, Form, Seat
from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import INCH
from tapete.spaces.routes.route import Route

ByUse = dict[Tried, list[Choice]]
Score = Callable[[State, Seat], float]

TARGETS, PLACES, CASTS = 3, 4, 4
SHORTEST = INCH // 2
WORTHWHILE, AGAIN = 0.0001, 0.003
"""How much better a place must be to be worth going to, and to be worth walking on for."""


def plans(domain: Either, fight: Fight, actor: Figure, score: Score, rank: Rank) -> Iterator[Plan]:
    """Ends the turn first, so that it wins a tie; then come deeds, then moves."""
    form = domain.ways["do"]
    assert isinstance(form, Form)
    choices = list(form.choices())
    by_use = grouped(choices, _use)
    yield "do", ending(choices)
    for filled in _deeds(fight, actor, by_use, rank):
        yield "do", filled
    yield from free_places(fight, actor, domain)
    routes: Iterable[Route] = domain.ways[MOVE].candidates() if MOVE in domain.ways else ()
    places = _best_places(routes, fight.state, actor, score)
    for route in places:
        yield MOVE, route
    if not places:
        yield from (("do", filled) for filled in as_usual(by_use["lastly"]))


def _deeds(fight: Fight, actor: Figure, by_use: ByUse, rank: Rank) -> Iterator[Filled]:
    """Attacks and their variants, powers, and other deeds that may be worth it."""
    attacks, others = by_use["attack"], by_use["otherwise"]
    attacks = [one for one in attacks if not _in_vain(fight, one.option, rank)]
    for found in _by_name(attacks):
        yield from varied(ranked(found, rank)[:TARGETS], _variants)
    can_run = any(choice.option.what == RUN for choice in others)
    makeshift = [] if attacks or can_run else by_use["makeshift"]
    for found in _by_name([*by_use["filling"], *makeshift]):
        promising = ranked(found, rank)[:1]
        yield from as_usual(one for one in promising if rank(one.option.to) > 0)
    yield from as_usual(_spells(fight, actor, by_use["powers"], rank))
    for found in _by_name([*others, *(by_use["haste"] if attacks else [])]):
        yield from as_usual(found[:TARGETS])
    wanted = by_use["wanted"]
    yield from as_usual(one for one in wanted if _is_wanted(fight, actor.seat, one.option))


def _in_vain(fight: Fight, do: Do, rank: Rank) -> bool:
    """True if a deed is aimed at a vehicle that it cannot break."""
    target = fight.find(do.to)
    return target is not None and target.berths > 0 and rank(do.to) <= 0


def _use(do: Do) -> Tried:
    """When a deed is tried. One with another name than its kind's never is."""
    kind = MENU.kind(do.what)
    return kind.tried if do.what == kind.name else "never"


def _by_name(choices: list[Choice]) -> Iterable[list[Choice]]:
    return grouped(choices, lambda do: do.what).values()


def _variants(choice: Choice) -> Iterator[dict[str, Plain]]:
    """The changes to the usual attack that may be worth it.

    To spare a foe never is: one that sleeps is no more out of the fight than one that bleeds.
    """
    for name, values in MENU.kind(choice.option.what).variants.items():
        yield from ({name: value} for value in values if value in choice.details.get(name, ()))
    if choice.option.to in choice.details.get("frenzy", ()):
        yield {"frenzy": choice.option.to}
    shots = choice.details.get("shots", ())
    if len(shots) > 1:
        yield {"shots": shots[-1]}


def _spells(fight: Fight, actor: Figure, choices: list[Choice], rank: Rank) -> list[Choice]:
    """Each power, on its most promising target; one for friend and foe on a friend as well."""
    found = grouped(ranked(choices, rank), lambda do: do.item).values()
    ends = [(targets[0], targets[-1]) for targets in found]

    def own(choice: Choice) -> bool:
        return fight.figure(choice.option.to).seat == actor.seat

    friendly = [last for first, last in ends if own(last) and not own(first)]
    return [*[first for first, _ in ends][:CASTS], *friendly]


def _is_wanted(fight: Fight, seat: Seat, do: Do) -> bool:
    """True if the deed does to a thing or figure what a goal of the side wants done to it.

    Such a deed has the name of its goal: it breaks a thing, or touches a figure.
    """
    name = fight.board.pieces[do.piece].name if isinstance(do.piece, int) else do.to
    goals = fight.scenario.sides[seat].goals
    return any((goal.kind, goal.figure) == (do.what, name) for goal in goals)


def _best_places(routes: Iterable[Route], state: State, actor: Figure, score: Score) -> list[Route]:
    """The few best places where the actor can do more than here, or that are better at the turn's
    end."""
    here, stays = score(state, actor.seat), score(_ended(state), actor.seat)
    worthwhile = AGAIN if state.turn is not None and state.turn.walked else WORTHWHILE

    def worth(route: Route) -> float | None:
        there = _there(state, actor, route)
        goes = score(there, actor.seat)
        if goes - here > worthwhile:
            return goes
        rests = score(_ended(there), actor.seat)
        return goes if rests - stays > worthwhile else None

    return best((route for route in routes if route.cost >= SHORTEST), worth, PLACES)


def _ended(state: State) -> State:
    return msgspec.structs.replace(state, phase="end")


def _goes_along(figure: Figure, actor: Figure) -> bool:
    """True for the actor, what carries it, and all others aboard."""
    return figure is actor or (bool(actor.mount) and actor.mount in (figure.id, figure.mount))


def _there(state: State, actor: Figure, route: Route) -> State:
    """The state after a walk that nobody hinders."""
    assert state.turn is not None
    end, turn = route.points[-1], state.turn
    figures = [
        msgspec.structs.replace(f, at=end, aim="", hidden=0) if _goes_along(f, actor) else f
        for f in state.figures
    ]
    cost = route.cost * (2 if actor.prone else 1)
    turn = msgspec.structs.replace(turn, spent=turn.spent + cost, walked=turn.walked + cost)
    return msgspec.structs.replace(state, figures=figures, turn=turn)
