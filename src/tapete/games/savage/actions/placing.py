"""Templates put anywhere on the table: one way to answer for each weapon and power with one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from tapete.deeds import Details, Do, Using
from tapete.games.savage.actions.areas import (
    CONE,
    LOB,
    RULES,
    SPRAY,
    furthest,
    lobbed,
    loose,
    placing,
    sprayed,
)
from tapete.games.savage.actions.attacks import why_not_fire
from tapete.games.savage.actions.menu import MENU, allows
from tapete.games.savage.actions.powers import CAST, FURTHEST, power_at, why_not
from tapete.games.savage.content.library import Power, library
from tapete.games.savage.figures import profile_named
from tapete.games.savage.rules.attacks.areas import Lob, gap_to
from tapete.games.savage.rules.attacks.attack import weapon_in
from tapete.games.savage.rules.attacks.templates import (
    Template,
    blast,
    cone,
    touched,
)
from tapete.games.savage.rules.powers.effects import work
from tapete.games.savage.rules.powers.modifiers import affordable, paid, reach
from tapete.games.savage.rules.powers.powers import Casting
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Choice, Form
from tapete.spaces.plane.point import Point, square_distance
from tapete.spaces.questions.template import Template as Placing

UNPLACED = ("barrier", "boost", "lower")
"""The effects of powers that need a figure as their target."""
POWER_RULES = {**RULES, "too_far": "savage.power.range"}


def placings(fight: Fight, figure: Figure) -> dict[Using, Placing]:
    """Where the template of each weapon and power that can be used now may be put, if anywhere."""
    found: dict[Using, Placing] = {}
    if fight.spoken:
        return found
    if any(item.kind in with_template() for item in figure.items):
        found |= _weapons(fight, figure)
    if placed_powers(figure.profile):
        found |= _powers(fight, figure)
    return found


@cache
def with_template() -> frozenset[str]:
    """The weapons that have a template."""
    return frozenset(name for name, weapon in library().weapons.items() if weapon.template)


@lru_cache(maxsize=1024)
def placed_powers(reference: str) -> tuple[tuple[int, Power], ...]:
    """The powers of a profile that have a template, each with its index."""
    known = enumerate(library().powers[name] for name in profile_named(reference).powers)
    placed = [(index, power) for index, power in known if power.effect not in UNPLACED]
    return tuple([(index, power) for index, power in placed if shape_of(power)])


# --- grenades, rockets and flames


def _weapons(fight: Fight, figure: Figure) -> Iterator[tuple[Using, Placing]]:
    for what, weapons in ((LOB, lobbed), (SPRAY, sprayed)):
        found = weapons(fight, figure)
        if not found or allows(fight, figure, MENU.kind(what)) is not None:
            continue
        for index, held in found:
            if why_not_fire(fight, figure, held) is None:
                far = 0 if what == SPRAY else furthest(fight, held.weapon)
                yield Using(what, index), placing(fight, figure, held.weapon.template, far)


# --- powers


def _powers(fight: Fight, figure: Figure) -> Iterator[tuple[Using, Placing]]:
    if allows(fight, figure, MENU.kind(CAST)) is not None:
        return
    for index, power in placed_powers(figure.profile):
        if why_not(fight, figure, power) is None:
            far = reach(power, min(FURTHEST, figure.points - power.cost)) * PACE
            yield Using(CAST, index), placing(fight, figure, shape_of(power), far, POWER_RULES)


def shape_of(power: Power) -> str:
    """The template of a power; empty if it has none."""
    return CONE if power.aim == CONE else power.template if power.aim == "area" else ""


# --- doing it


def put(fight: Fight, figure: Figure, way: Using, at: Point) -> None:
    if way.what == CAST:
        _cast(fight, figure, way.item, at)
        return
    item = figure.items[way.item]
    weapon = weapon_in(item)
    target = aimed_at(fight, figure, _template(figure, weapon.template, at), at)
    loose(fight, Lob(figure, target, at, item, weapon))


def _template(figure: Figure, template: str, at: Point) -> Template:
    return cone(figure, at) if template == CONE else blast(template, at)


def aimed_at(fight: Fight, figure: Figure, template: Template, at: Point) -> Figure | None:
    """The figure it has aimed at, or else the one nearest to the middle, foes before friends.

    The template touches it; None if it touches nobody.
    """
    found = [one for one in touched(fight, template) if one is not figure]
    return min(
        found,
        key=lambda one: (
            one.id != figure.aim,
            one.seat == figure.seat,
            square_distance(one.at, at),
            one.id,
        ),
        default=None,
    )


def _cast(fight: Fight, figure: Figure, index: int, at: Point) -> None:
    """Works a power with as much range as it needs, and the modifiers that its player wants."""
    name, power = power_at(figure, index)
    target = aimed_at(fight, figure, _template(figure, shape_of(power), at), at)
    far = needed(fight, figure, power, at)
    do = Do(CAST, "" if target is None else target.id, index)
    chosen = paid(power, figure.points, {**_modifiers(fight, figure, do, power, far), "range": far})
    aimed = target is not None
    work(fight, Casting(figure, name, target or figure, at, chosen, aimed=aimed))


def _modifiers(fight: Fight, figure: Figure, do: Do, power: Power, far: int) -> Details:
    """The modifiers to add to a power, except range, as far as the points last; none if few."""
    found = affordable(power, figure.points, far)
    options = {name: values for name, values in found.items() if name != "range"}
    if not options:
        return {}
    form = Form(lambda: [Choice(do, options)], kind=Do)
    key, rule = "savage.ask.modifiers", "savage.power.cost"
    filled = fight.table.ask(figure.seat, key, form, rule, figure=figure.id)
    return filled.details


def needed(fight: Fight, figure: Figure, power: Power, at: Point) -> int:
    """The points of range that a power needs to reach a place."""
    gap = gap_to(fight, figure, at)
    enough = (n for n in range(FURTHEST + 1) if power.aim == CONE or gap <= reach(power, n) * PACE)
    return next(enough, FURTHEST)
