"""Moving, also with a rope, and charging."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.deeds import Details, Do, Options, ToEach
from tapete.games.euphoria.actions import groups
from tapete.games.euphoria.actions.kind import Kind
from tapete.games.euphoria.content.wearing import take_off
from tapete.games.euphoria.events.gear import Used
from tapete.games.euphoria.rules.charging.charging import CHARGE, amounts, charge, unable, why_not
from tapete.games.euphoria.rules.moving import moving
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel.domains.either import Maker
from tapete.spaces.climbs.journey import CLIMB
from tapete.spaces.treks.trek import Trek

MOVE, ROPE = "move", "rope"
WAYS = (MOVE, ROPE)
LEADS = {MOVE: 1}
ROPES = "euphoria.item.rope"


def ways(show: Show, mini: Mini) -> dict[str, Maker]:
    """Where it may go without a rope and with one, which is then its one object of the phase."""
    if show.state.phase != "movement" or not moving.able(show, mini):
        return {}
    found: dict[str, Maker] = {MOVE: lambda: moving.treks(show, mini)}
    if ROPE in mini.items and not mini.deeds.object and mini.ap:
        found[ROPE] = lambda: moving.treks(show, mini, roped=True)
    return found


def go(show: Show, mini: Mini, way: str, trek: Trek) -> None:
    """Goes there; a rope is used up by a climb: euphoria.ruling.phase_start_items"""
    if way == ROPE and any(leg.how == CLIMB for leg in trek.journey.legs):
        mini.deeds.object = True
        take_off(mini, ROPE)
        show.table.tell(Used, figure=mini.id, item=ROPE, rule=ROPES)
    moving.go(show, mini, trek)


def _targets(show: Show, mini: Mini) -> Iterable[Mini]:
    return show.enemies(mini)


def _details(show: Show, mini: Mini, target: Mini) -> Options:
    return {"ap": amounts(mini)}


def _charge(show: Show, mini: Mini, do: Do, details: Details) -> None:
    ap = details["ap"]
    assert isinstance(ap, int)
    charge(show, mini, show.mini(do.to), ap)


def _may_charge_now(show: Show, mini: Mini) -> bool:
    """All charges come first where a house rule says so.

    euphoria.ruling.charge_declaration_window
    """
    return show.state.phase == ("charges" if show.rules.charge_step else "movement")


KINDS: tuple[Kind, ...] = (
    Kind(CHARGE, groups.MOVE, _charge, ToEach(_targets, why_not, _details), unable=unable, lead=2,
        harms=True, phases=("charges", "movement"), whose=_may_charge_now, tried="attack"),
)  # fmt: skip
