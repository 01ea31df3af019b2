"""Pushing a foe."""

from __future__ import annotations

from tapete.deeds import Details, Do, ToEach, Why
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.rules.manoeuvres import pushing
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import OneOf

TRAITS = ("strength", "athletics")


def _why_not(fight: Fight, figure: Figure, foe: Figure) -> Why | None:
    if not fight.adjacent(figure, foe):
        return "savage.push.roll", "not_adjacent"
    if foe.vehicle:
        return "savage.push.effect", "in_vehicle"
    too_large = pushing.too_large(fight, figure, foe)
    return ("savage.ruling.push_size", "too_large") if too_large else None


def _push(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    foe = fight.figure(do.to)
    trait = str(details.get("trait", "strength"))
    pushing.push(fight, figure, foe, trait, _resists(fight, figure, foe))


def _resists(fight: Fight, figure: Figure, foe: Figure) -> str:
    """A pushed figure resists with Strength; under the core rule it may choose Athletics."""
    rule = "savage.ruling.push_size"
    if not fight.rules.push_core:
        return "strength"
    key, traits = "savage.ask.resist_with", OneOf(TRAITS)
    return fight.table.ask(foe.seat, key, traits, rule, figure=foe.id, target=figure.id)


KINDS = (
    Kind("push", MANOEUVRE, _push, ToEach(Fight.enemies, _why_not,
        lambda fight, figure, foe: {"trait": TRAITS} if fight.rules.push_core else {}),
        announced="savage.push.roll"),
)  # fmt: skip
