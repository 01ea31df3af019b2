"""Pushing a foe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.rules.manoeuvres import pushing
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice, OneOf
from tapete.kernel.plain import Plain

TRAITS = ("strength", "athletics")


def _why_not(fight: Fight, figure: Figure, foe: Figure) -> tuple[str, str] | None:
    if pushing.too_large(fight, figure, foe):
        return "savage.ruling.push_size", "too_large"
    return None


def _offer(fight: Fight, figure: Figure) -> Iterator[Choice]:
    details: dict[str, Sequence[Plain]] = {"trait": TRAITS} if fight.rules.push_core else {}
    for foe in fight.adjacent_enemies(figure):
        if _why_not(fight, figure, foe) is None:
            yield Choice(Do("push", foe.id), details)


def _bar(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for foe in fight.enemies(figure):
        near = fight.adjacent(figure, foe)
        why = _why_not(fight, figure, foe) if near else ("savage.push.roll", "not_adjacent")
        if why is not None:
            yield barred(Do("push", foe.id), *why)


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


KINDS = (Kind("push", MANOEUVRE, _offer, _push, _bar),)
