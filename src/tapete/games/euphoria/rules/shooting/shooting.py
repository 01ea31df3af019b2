"""A miniature's shooting activation: what it declares, what it pays, and what is measured."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from tapete.deeds.do import Details, Do
from tapete.games.euphoria.events.shooting import OutOfRange, Shot, Wasted
from tapete.games.euphoria.figures import spend
from tapete.games.euphoria.rules.shooting.targets import ENOUGH, further
from tapete.games.euphoria.rules.shooting.terms import Part, is_steady, shot_terms
from tapete.games.euphoria.rules.shooting.volleys import Fired, fire
from tapete.games.euphoria.rules.shooting.weapons import count, reach
from tapete.games.euphoria.rules.sight.sight import shield
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Choice, Form

COST = "euphoria.shoot.cost"
PLAN = "euphoria.ruling.shoot_plan"
REMAINING = "euphoria.stand.remaining_shots"
STEADY = "euphoria.item.stabilizers"
RANGE = "euphoria.shoot.out_of_range"
ASK = "euphoria.ask.more_shots"


def shoot(show: Show, mini: Mini, do: Do, details: Details) -> None:
    """All shots of the activation are declared and paid at once, and then resolved in order."""
    plan = [part_of(do, details)]
    if details.get("more"):
        plan = declared(show, mini, plan)
    resolve(show, mini, plan)


def part_of(do: Do, details: Details) -> Part:
    shots = details["shots"]
    assert isinstance(shots, int)
    return Part(do.item, do.to, shots)


def declared(show: Show, mini: Mini, plan: list[Part]) -> list[Part]:
    """Adds other targets and weapons until the player has had enough: nothing comes later."""
    while choices := further(show, mini, plan):
        filled = show.table.ask(mini.seat, ASK, _form(choices), PLAN, figure=mini.id)
        if filled.option.what == ENOUGH:
            break
        plan = [*plan, part_of(filled.option, filled.details)]
    return plan


def _form(choices: list[Choice]) -> Form:
    return Form(lambda: choices, kind=Do)


def resolve(show: Show, mini: Mini, plan: Sequence[Part]) -> None:
    """Pays for everything, then measures and rolls for one part after the other."""
    pay(show, mini, plan)
    fire_all(show, mini, plan)


def fire_all(show: Show, mini: Mini, plan: Sequence[Part]) -> None:
    """What is aimed, of a plan that is paid for."""
    for part in plan:
        if part.target and not mini.out:
            fire_part(show, mini, part, plan)


def pay(show: Show, mini: Mini, plan: Sequence[Part]) -> None:
    """Each shot costs 1 AP, whatever comes of it: euphoria.def.measure.declare_first"""
    spend(show, mini, sum([part.shots for part in plan]))
    mini.deeds.shot = True
    for part in plan:
        count(mini, part.weapon, part.shots)


def fire_part(show: Show, mini: Mini, part: Part, plan: Sequence[Part]) -> None:
    """Shots that are paid for: the range is measured only now, and then dice are rolled."""
    target, weapon = show.mini(part.target), mini.weapons[part.weapon]
    if target.out:
        show.table.tell(Wasted, figure=mini.id, target=target.id, shots=part.shots, rule=PLAN)
        return
    inches = show.inches(mini, target)
    far = reach(mini, weapon)
    if not show.within(mini, target, far):
        show.table.tell(
            OutOfRange, figure=mini.id, target=target.id, inches=ceil(inches), range=far, rule=RANGE
        )
        return
    show.table.tell(
        Shot,
        figure=mini.id,
        target=target.id,
        weapon=weapon.kind,
        shots=part.shots,
        rule=COST,
        also=_also(mini),
    )
    terms = shot_terms(show, mini, target, part, plan, inches)
    before = shield(show, mini, target)
    fire(show, Fired(mini, target, weapon, part.shots, terms, before))


def _also(mini: Mini) -> tuple[str, ...]:
    """What else bears on its shots: those it fired standing, and stabilisers."""
    stood = (REMAINING,) if mini.deeds.stood else ()
    return (*stood, STEADY) if is_steady(mini) else stood
