"""Objectives: which minis may handle them, what that does, and which side controls them."""

from __future__ import annotations

from tapete.games.punk.content.scenario import EITHER, Site, scenario_named
from tapete.games.punk.events.story import Interacted
from tapete.games.punk.figures import has
from tapete.games.punk.rules.dice.rolls import test
from tapete.games.punk.rules.harm.shocks import risk_shock
from tapete.games.punk.rules.story import perils
from tapete.games.punk.state import Mini, Objective
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import Seat
from tapete.spaces.climbs.surfaces import apart, contact
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM

INTERACT = "punk.core.interact"
CARRY = "punk.core.carry"
CONTROL = "punk.core.control"
REACH = 5 * CM
"""A mini no further than this from an objective counts for its control."""
CANNOT = {
    "beast": "punk.special.beast",
    "dimwit": "punk.special.dimwit",
    "mounted": "punk.special.mounted.limits",
}
"""Special rules of minis that neither control nor handle objectives, and the rule for each."""
CARRIED = ("supply", "captive")
WORKED = ("device", "captive")


def unable(mini: Mini) -> str:
    """The special rule that keeps it from objectives; empty if none does."""
    return next((ability for ability in CANNOT if has(mini, ability)), "")


def site_of(skirmish: Skirmish, objective: Objective) -> Site:
    return scenario_named(skirmish.state.scenario).site(objective.id)


def base_of(objective: Objective) -> Disc:
    return Disc(objective.at.point, objective.radius)


def touches(mini: Mini, objective: Objective) -> bool:
    return contact(disc(mini), mini.at.height, base_of(objective), objective.at.height)


def role_of(skirmish: Skirmish, seat: Seat) -> int:
    """The scenario's side that a seat plays: that of the zone it took."""
    return skirmish.state.zones[seat]


# --- handling


def what_for(skirmish: Skirmish, mini: Mini, objective: Objective) -> str:
    """What a mini could do with an objective it touches: `work`, `take`, `use`, or empty."""
    if perils.is_peril(objective):
        return "use" if perils.can_be_used(objective) else ""
    site = site_of(skirmish, objective)
    if (
        objective.done
        or objective.carrier
        or site.side
        not in (
            EITHER,
            role_of(skirmish, mini.seat),
        )
    ):
        return ""
    if site.kind in WORKED and objective.progress < site.needs:
        return "work"
    carries = carried_by(skirmish, mini) is not None
    return "take" if site.kind in CARRIED and not carries else ""


def interact(skirmish: Skirmish, mini: Mini, objective: Objective) -> None:
    """A Technique roll, if there is something to work; then the mini takes what can be carried.

    Touching what is electrified is a risk: punk.special.electric.test
    """
    if perils.is_peril(objective):
        perils.use(skirmish, mini, objective)
        return
    site = site_of(skirmish, objective)
    if what_for(skirmish, mini, objective) == "work" and not _work(skirmish, mini, objective, site):
        return
    if site.kind in CARRIED and objective.progress >= (site.needs if site.kind in WORKED else 0):
        _take(skirmish, mini, objective)


def _work(skirmish: Skirmish, mini: Mini, objective: Objective, site: Site) -> bool:
    """True if the work is done now; one success of several is a step on the way."""
    worked = test(skirmish, mini, "T", INTERACT)
    if worked:
        objective.progress += 1
    _tell(skirmish, mini, objective, "worked" if worked else "failed")
    if worked and objective.progress >= site.needs and site.kind == "device":
        objective.done, objective.holder = True, mini.seat
    if site.electric:
        risk_shock(skirmish, mini)
    return worked and objective.progress >= site.needs


def _take(skirmish: Skirmish, mini: Mini, objective: Objective) -> None:
    if carried_by(skirmish, mini) is None and not mini.out:
        objective.carrier, objective.holder, objective.at = mini.id, mini.seat, mini.at
        _tell(skirmish, mini, objective, "took", CARRY)


def put_down(skirmish: Skirmish, mini: Mini, objective: Objective) -> None:
    """It lies where its carrier stands."""
    objective.carrier, objective.holder = "", EITHER
    _tell(skirmish, mini, objective, "left", CARRY)


def carried_by(skirmish: Skirmish, mini: Mini) -> Objective | None:
    found = (one for one in skirmish.state.objectives if one.carrier == mini.id)
    return next(found, None)


def follow(skirmish: Skirmish) -> None:
    """What is carried is where its carrier is; a carrier that is out lets it go."""
    for objective in skirmish.state.objectives:
        if not objective.carrier:
            continue
        mini = skirmish.mini(objective.carrier)
        if mini.out != "removed":
            objective.at = mini.at
        if mini.out:
            put_down(skirmish, mini, objective)


def _tell(
    skirmish: Skirmish, mini: Mini, objective: Objective, what: str, rule: str = INTERACT
) -> None:
    skirmish.table.tell(Interacted, figure=mini.id, objective=objective.id, what=what, rule=rule)


# --- control


def controller(skirmish: Skirmish, objective: Objective) -> Seat:
    """The side with more minis near it that can control it; -1 if neither has more."""
    count = [0, 0]
    base, height = base_of(objective), objective.at.height
    for mini in skirmish.standing():
        near = apart(disc(mini), mini.at.height, base, height) <= REACH
        if near and mini.seat < len(count) and not unable(mini):
            count[mini.seat] += 1
    return EITHER if count[0] == count[1] else int(count[1] > count[0])
