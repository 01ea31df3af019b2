"""The die of an attack, and what came of it against each target that it meets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tapete.games.arena.content.properties import gathered
from tapete.games.arena.events.attacks import Repeated
from tapete.games.arena.figures import DIE, value
from tapete.games.arena.rules.attacks import numbers
from tapete.games.arena.rules.attacks.swing import Swing, terms
from tapete.games.arena.rules.dice.readings import Against, Face, Outcome, read
from tapete.games.arena.state import Enemy, Figure, Helper, Hunter, Thing
from tapete.games.arena.world import Arena
from tapete.kernel import Roll, YesNo


class Thrown(NamedTuple):
    """What came of a roll against each foe, by its id."""

    outcomes: tuple[tuple[str, Outcome], ...]
    face: int = 0
    """The face, where friends are met who defend against it."""


def thrown_at(
    arena: Arena, figure: Hunter | Helper, swing: Swing, met: Sequence[Figure | Thing]
) -> Thrown:
    """One roll, compared with what it must reach against each target.

    arena.action.multi_target
    """
    foes = [one for one in met if isinstance(one, Enemy | Thing)]
    needs = [numbers.needed(arena, one) for one in foes]
    if len(met) == 1:
        outcome = Outcome(_roll(arena, figure, swing, needs, alone=True))
        return Thrown(((foes[0].id, outcome),))
    friends = len(foes) < len(met)
    face = _roll(arena, figure, swing, [] if friends else needs, alone=False)
    plus, sides = sum(one.amount for one in terms(arena, figure, swing)), DIE[swing.colour]
    came = [(one.id, read(face, sides, need, plus)) for one, need in zip(foes, needs, strict=True)]
    return Thrown(tuple(came), face if friends else 0)


def _roll(
    arena: Arena, figure: Hunter | Helper, swing: Swing, needs: Sequence[int], *, alone: bool
) -> int | Outcome:
    """The die of the attack, thrown once more if it is Accurate and its player wants it.

    `needs` are the numbers to be reached; none if the face plays a part for somebody.
    arena.prop.accurate, arena.prop.reroll_limit, arena.ruling.accurate_keep
    """
    thrown = _throw(arena, figure, swing, needs, alone=alone)
    if "accurate" not in gathered(swing.texts) or thrown is Outcome.CRIT:
        return thrown
    seat = arena.seat(figure)
    if not arena.table.ask(
        seat, "arena.ask.reroll", YesNo(), "arena.prop.accurate", figure=figure.id
    ):
        return thrown
    also = ("arena.prop.reroll_limit",)
    arena.table.tell(Repeated, figure=figure.id, rule="arena.prop.accurate", also=also)
    return _throw(arena, figure, swing, needs, alone=alone)


def _throw(
    arena: Arena, figure: Hunter | Helper, swing: Swing, needs: Sequence[int], *, alone: bool
) -> int | Outcome:
    """What came of it against a single target, or else the face, to compare with each."""
    added, sides = terms(arena, figure, swing), DIE[swing.colour]
    plus, seat = sum(one.amount for one in added), arena.seat(figure)
    rule, also = "arena.action.resolve.roll", tuple(_dice_rules(figure, swing))
    if alone:
        against = Against(sides, needs[0], plus)
        return arena.table.roll(Roll((sides,), against, rule, by=seat, modifiers=added, also=also))
    roll = Roll((sides,), Face(plus), rule, by=seat, modifiers=added, also=also)
    if not needs:
        return arena.table.roll(roll)
    return arena.table.heed(roll, lambda face: tuple([read(face, sides, n, plus) for n in needs]))


def _dice_rules(figure: Hunter | Helper, swing: Swing) -> list[str]:
    """The rules by which the die of an attack is chosen and read."""
    held = value(figure, swing.action.attribute)
    return [
        "arena.gear.grenade.die" if "grenade" in swing.sorts else "arena.system.token_die",
        "arena.action.resolve.min",
        "arena.system.crit_fumble_faces",
        "arena.hero.attributes" if held else "arena.attr.missing_is_zero",
        "arena.attr.list",
    ]
