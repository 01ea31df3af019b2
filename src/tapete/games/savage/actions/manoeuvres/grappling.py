"""Taking hold, crushing, letting go and breaking free."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.rules.attacks.melee import close_items
from tapete.games.savage.rules.harm.conditions import is_held
from tapete.games.savage.rules.manoeuvres import grappling
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice


def _why_not(figure: Figure, foe: Figure) -> tuple[str, str] | None:
    """The rule and the reason why an adjacent foe cannot be taken hold of."""
    if not close_items(figure):
        return "savage.injury.arm", "no_arms"
    if grappling.too_large(figure, foe):
        return "savage.grapple.size", "too_large"
    if foe.bound:
        return "savage.ruling.grapple_hold", "bound_already"
    return None


def _offer_grapple(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for foe in fight.adjacent_enemies(figure):
        if _why_not(figure, foe) is None:
            yield Choice(Do("grapple", foe.id))


def _bar_grapple(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for foe in fight.enemies(figure):
        near = fight.adjacent(figure, foe)
        why = _why_not(figure, foe) if near else ("savage.grapple.roll", "not_adjacent")
        if why is not None:
            yield barred(Do("grapple", foe.id), *why)


def _grapple(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    grappling.grapple(fight, figure, fight.figure(do.to))


def _offer_crush(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for victim in grappling.held_by(fight, figure):
        yield Choice(Do("crush", victim.id))


def _bar_crush(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for foe in fight.adjacent_enemies(figure):
        if foe.held_by != figure.id:
            yield barred(Do("crush", foe.id), "savage.grapple.damage", "not_holding")


def _crush(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    grappling.crush(fight, figure, fight.figure(do.to))


def _offer_let_go(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for victim in grappling.held_by(fight, figure):
        yield Choice(Do("let_go", victim.id))


def _let_go(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    grappling.let_go(fight, figure, fight.figure(do.to))


def _offer_break_free(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """The detail is the trait: Athletics, or Strength at -2."""
    if is_held(figure):
        yield Choice(Do("break_free"), {"trait": grappling.GRIPS})


def _bar_break_free(fight: Fight, figure: Figure) -> Iterator[Barred]:
    if not is_held(figure):
        yield barred(Do("break_free"), "savage.state.break_free", "not_held")


def _break_free(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    grappling.break_free(fight, figure, str(details["trait"]))


KINDS = (
    Kind("grapple", MANOEUVRE, _offer_grapple, _grapple, _bar_grapple, harms=True,
        tried="makeshift"),
    Kind("crush", MANOEUVRE, _offer_crush, _crush, _bar_crush, harms=True, tried="attack"),
    Kind("let_go", MANOEUVRE, _offer_let_go, _let_go, cost="free", physical=False),
    Kind("break_free", MANOEUVRE, _offer_break_free, _break_free, _bar_break_free, frees=True,
        tried="otherwise"),
)  # fmt: skip
