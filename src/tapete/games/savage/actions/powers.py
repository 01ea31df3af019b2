"""Working powers, and a benny for more power points."""

from __future__ import annotations

from tapete.deeds import Crossed, Details, Do, Options, Why, simply
from tapete.games.savage.actions.areas import OVER, place, points
from tapete.games.savage.actions.groups import ATTACK, TURN
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.content.library import Power, library
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import has, profile_of, traits_of
from tapete.games.savage.rules.attacks.templates import RADII, in_cone
from tapete.games.savage.rules.dice.bennies import purse, spend
from tapete.games.savage.rules.powers.effects import room_for_barrier, work
from tapete.games.savage.rules.powers.modifiers import affordable, paid, reach
from tapete.games.savage.rules.powers.powers import Casting, recover_points
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight

CAST = "cast"
HELPFUL = ("boost", "protection", "healing", "deflection", "speed", "smite")
FURTHEST = 2
"""The most points that can be spent on range."""


def known(fight: Fight, figure: Figure) -> list[tuple[int, Power]]:
    """The powers it knows, each with its index."""
    return [(n, library().powers[name]) for n, name in enumerate(profile_of(figure).powers)]


def power_at(figure: Figure, index: int) -> tuple[str, Power]:
    """The name and the definition of a power it knows."""
    name = profile_of(figure).powers[index]
    return name, library().powers[name]


def targets(fight: Fight, figure: Figure, power: Power) -> list[Figure]:
    """The figures that a power could be meant for: its own side, or the enemy."""
    own = [figure, *fight.allies(figure)]
    if power.effect == "healing":
        return own + [f for f in fight.state.figures if f.seat == figure.seat and _down(f)]
    if power.effect in HELPFUL:
        return own
    if power.effect == "light":
        return own + fight.enemies(figure)
    return fight.targets(figure) if power.damage else fight.enemies(figure)


def _down(figure: Figure) -> bool:
    return figure.wild and figure.out == "incapacitated"


def why_not(fight: Fight, figure: Figure, power: Power) -> Why | None:
    """The rule and the reason why a power cannot be worked now; None if it can."""
    if not has(figure, "arcane_background"):
        return _refused(figure, power, "savage.power.cost", "no_arcane_background")
    if figure.points < power.cost:
        return _refused(figure, power, "savage.power.cost", "no_points")
    return None


def _refused(figure: Figure, power: Power, rule: str, reason: str) -> Why:
    """A reason, told with the points that a power needs and those the figure has."""
    return rule, reason, {"needs": power.cost, "has": figure.points}


def why_not_on(fight: Fight, figure: Figure, power: Power, target: Figure) -> Why | None:
    """The rule and the reason why a power cannot be worked on a target; None if it can."""
    if least_range(fight, figure, power, target) is None:
        return _refused(figure, power, "savage.power.range", "out_of_range")
    if target is not figure and not fight.sees(figure, target):
        return _refused(figure, power, "savage.cover.penalty", "no_sight")
    if power.effect == "healing" and not target.wounds:
        return _refused(figure, power, "savage.core.healing", "unhurt")
    if power.effect == "barrier" and fight.spoken:
        return _refused(figure, power, "savage.ruling.no_minis_distance", "needs_map")
    if power.effect == "barrier" and not room_for_barrier(fight, figure, target):
        return _refused(figure, power, "savage.power.cost", "no_room")
    return None


def least_range(fight: Fight, figure: Figure, power: Power, target: Figure) -> int | None:
    """The fewest points of range that reach a target; None if it cannot pay for enough."""
    if target is figure:
        return 0
    if power.aim == "cone":
        return 0 if in_cone(fight, figure, target) else None
    gap = fight.gap(figure, target)
    if power.aim == "touch":
        return 0 if gap <= PACE else None
    most = min(FURTHEST, figure.points - power.cost)
    return next((n for n in range(most + 1) if gap <= reach(power, n) * PACE), None)


def _details(fight: Fight, figure: Figure, power: Power, target: Figure) -> Options:
    """The details of a power: its modifiers, the point of its template, the trait it changes."""
    far = least_range(fight, figure, power, target) or 0
    details = affordable(power, figure.points, far)
    if power.aim == "area" and power.template:
        paces = reach(power, far)
        details["point"] = points(fight, figure, target, power.template, paces * PACE)
    if power.effect in ("boost", "lower"):
        details["trait"] = traits_of(target)
    return details


def _cast(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Pays for a power and its modifiers, and works it."""
    name, power = power_at(figure, do.item)
    target = fight.figure(do.to)
    point = str(details.get("point", OVER))
    radius = RADII.get(power.template, 0)
    at = place(fight, figure, target, point, radius)
    chosen = paid(power, figure.points, details)
    trait = str(details.get("trait", ""))
    work(fight, Casting(figure, name, target, at, chosen, trait))


# --- more points


def _why_no_points(fight: Fight, figure: Figure) -> Why | None:
    if not purse(fight, figure):
        return "savage.benny.power_points", "no_bennies"
    if figure.points >= profile_of(figure).points:
        return "savage.benny.power_points", "points_full"
    return None


def _recharge(fight: Fight, figure: Figure) -> None:
    rule = "savage.benny.power_points"
    spend(fight, figure, rule)
    recover_points(figure)
    fight.table.tell(Did, figure=figure.id, what="recharge", rule=rule)


KINDS = (
    Kind(CAST, ATTACK, _cast, Crossed(known, targets, why_not, why_not_on, _details), lead=7,
        harms=True, physical=False, item="power", tried="powers"),
    Kind("recharge", TURN, simply(_recharge), unable=_why_no_points,
        when=lambda fight, figure: profile_of(figure).points > 0, cost="free", physical=False,
        shown="help"),
)  # fmt: skip
