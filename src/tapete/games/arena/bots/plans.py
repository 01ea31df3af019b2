"""What is worth weighing when a hunter acts: a few attacks, other deeds, and the best places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tapete.deeds.planning import best, grouped, ranked, varied
from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.actions.walks import HELPER_MOVE, MOVE, Walk
from tapete.games.arena.bots.goals import may_hold_objective
from tapete.games.arena.bots.places import Outlook
from tapete.games.arena.bots.standing import enemy_worth, is_fed
from tapete.games.arena.figures import are_alike
from tapete.games.arena.state import Colour, Helper, Hunter
from tapete.games.arena.world import Arena, card_of
from tapete.kernel import Choice, Domain, Either, Filled, Form
from tapete.kernel.plain import Plain
from tapete.spaces.hexes.hexes import Hex, apart
from tapete.spaces.routes.route import Route

TARGETS, OTHERS, PLACES = 2, 2, 4
"""How many enemies are tried with each weapon, ways to do another deed, and moves."""
CHEAPEST: tuple[Colour, ...] = ("red", "yellow", "green")
BARREL, SEARCH, HOPELESS = 3.0, 1.0, -10.0
"""How promising a Barrel is for each enemy in its zone, and for what it may hide; and the rank of
what is not worth an attack."""


def plans(domain: Either, outlook: Outlook, hunter: Hunter) -> Iterator[tuple[str | Walk, Any]]:
    """Yields ending the turn, then deeds, then moves; among equals the first is taken."""
    form = domain.ways.get("do")
    choices = list(form.choices()) if isinstance(form, Form) else []
    if choices and choices[-1].option.what == MENU.end.name:
        yield "do", Filled(choices[-1].option)
    for filled in deeds(outlook, choices):
        yield "do", filled
    yield from _moves(domain, outlook, hunter, MOVE)
    helper = outlook.arena.helper(hunter)
    if helper is not None and helper.at is not None:
        yield from _flights(domain, outlook, helper)


# --- deeds


def deeds(outlook: Outlook, choices: Iterable[Choice]) -> Iterator[Filled]:
    """Yields deeds of each kind on the most promising targets, with other tokens for the first."""
    ranks = _ranks(outlook.arena)
    for (what, _), found in grouped(choices, lambda do: (do.what, do.item)).items():
        if MENU.kind(what).tried and what != MENU.end.name:
            promising = ranked(found, lambda to: ranks.get(to, 0.0))
            if MENU.kind(what).harms:
                promising = _aims(promising, ranks, outlook.arena)
            yield from varied(promising[:OTHERS], _other_token, 1)


def _aims(choices: Iterable[Choice], ranks: dict[str, float], arena: Arena) -> list[Choice]:
    """The best enemies and the best Barrel; a [RE]action is soon decided, with a single one."""
    things = {one.id for one in arena.state.things}
    able = [one for one in choices if ranks.get(one.option.to, 1.0) > HOPELESS]
    barrels = [one for one in able if one.option.to in things][:1]
    enemies = [one for one in able if one.option.to not in things]
    aims = [*enemies[: TARGETS - len(barrels)], *barrels][: 1 if arena.reacting else TARGETS]
    return aims[:1] if _are_twins(aims, arena) else aims


def _are_twins(aims: list[Choice], arena: Arena) -> bool:
    """True for two enemies that an attack would affect alike, so that one need not be weighed."""
    ids = [one.option.to for one in aims]
    marks = [one for one in arena.state.enemies if one.id in ids]
    if len(aims) != len(marks) or len(marks) != TARGETS:
        return False
    return marks[0].at == marks[1].at and are_alike(*marks)


def _ranks(arena: Arena) -> dict[str, float]:
    """How promising an attack on each target is: what an enemy is worth, and how soon it falls."""
    state = arena.state
    ranks = {}
    for enemy in state.enemies:
        card = card_of(enemy)
        needed = card.defence if not enemy.shielded else card.defence + 1
        left = max(1, card.hit_points - enemy.wounds + enemy.shielded)
        fed = is_fed(enemy, state)
        ranks[enemy.id] = HOPELESS if fed else enemy_worth(enemy) / left - 0.2 * needed
    for thing in state.things:
        caught = len(arena.enemies_in(thing.at)) - len(arena.hunters_in(thing.at))
        hides = may_hold_objective(state, thing)
        good = caught > 0 or (hides and caught >= 0)
        ranks[thing.id] = BARREL * caught + SEARCH * hides if good else HOPELESS
    return ranks


def _other_token(choice: Choice) -> Iterator[dict[str, Plain]]:
    """The last value on offer instead of the first: the worst die for the best, or the reverse."""
    for name, values in choice.details.items():
        yield from ({name: value} for value in values[1:][-1:])


# --- moves


def _moves(
    domain: Either, outlook: Outlook, hunter: Hunter, name: str
) -> Iterator[tuple[Walk, Route]]:
    """The best places, each with the worst die that takes the hunter there."""
    found: dict[Hex, tuple[Walk, Route]] = {}
    at = outlook.arena.ground.hexes.at
    for colour in CHEAPEST:
        way = Walk(name, colour)
        routes: Iterable[Route] = domain.ways[way].candidates() if way in domain.ways else ()
        for route in routes:
            if len(route.points) > 1:
                found.setdefault(at(route.points[-1]), (way, route))
    for zone in _best(outlook, hunter, found):
        yield found[zone]


def _best(outlook: Outlook, hunter: Hunter, zones: Iterable[Hex]) -> list[Hex]:
    return best(zones, lambda zone: outlook.place(hunter, zone), PLACES)


def best_routes(domain: Domain[Route], outlook: Outlook, hunter: Hunter) -> list[Route]:
    """The few walks that end in the best places."""
    at = outlook.arena.ground.hexes.at
    return best(domain.candidates(), lambda one: outlook.place(hunter, at(one.points[-1])), PLACES)


def _flights(domain: Either, outlook: Outlook, helper: Helper) -> Iterator[tuple[Walk, Route]]:
    """A Helper goes to the nearest enemy, with the worst die that takes it there."""
    at, foes = outlook.arena.ground.hexes.at, outlook.foes
    if not foes:
        return
    found: dict[Hex, tuple[Walk, Route]] = {}
    for colour in CHEAPEST:
        way = Walk(HELPER_MOVE, colour)
        routes: Iterable[Route] = domain.ways[way].candidates() if way in domain.ways else ()
        for route in routes:
            found.setdefault(at(route.points[-1]), (way, route))
    near = best(found, lambda zone: -min(apart(zone, foe.at) for foe in foes), 1)
    yield from (found[zone] for zone in near if len(found[zone][1].points) > 1)
