"""A miniature's ten-sided dice."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from tapete.games.euphoria.rules.dice.readings import SIDES, Anew, Sides
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Modifier, Roll, YesNo
from tapete.kernel.chance.readings import Reading

R = TypeVar("R")
T = TypeVar("T")

D10 = "euphoria.material.d10"
AGAIN = "euphoria.ability.phase"
"""The rule by which an ability lets somebody throw dice again."""
ASK_AGAIN = "euphoria.ask.again"


def roll(show: Show, mini: Mini, read: Reading[T], rule: str, *also: str) -> T:
    """One die of a miniature."""
    by = mini.seat if mini.seat >= 0 else None
    return show.table.roll(Roll((SIDES,), read, rule, by=by, figure=mini.id, also=(D10, *also)))


class Thrown(NamedTuple, Generic[T]):
    """Dice of a miniature and of its rival, all thrown at once, and how they are read."""

    mini: Mini
    rival: Mini
    dice: tuple[int, int]
    """How many each of them has."""
    read: Reading[T]
    rule: str
    modifiers: tuple[Modifier, ...] = ()
    also: tuple[str, ...] = ()


def opposed(show: Show, thrown: Thrown[T]) -> T:
    """Throws them all and returns what they are read as."""
    return show.table.roll(_roll(thrown, thrown.read))


def thrown_again(show: Show, thrown: Thrown[T], of: tuple[str, str]) -> T:
    """Throws them, and lets either side throw its own dice again if an ability lets it.

    `of` is what the dice of each side are: `shots`, `evasion` or `melee`. The second throw stands.
    """
    sides = thrown.mini, thrown.rival
    able = [
        place
        for place, (one, what) in enumerate(zip(sides, of, strict=True))
        if thrown.dice[place] and what in one.deeds.again
    ]
    if not able:
        return opposed(show, thrown)
    faces = show.table.roll(_roll(thrown, Sides(thrown.dice[0]), thrown.read))
    for place in able:
        faces = _again(show, thrown, faces, place, of[place])
    return thrown.read(faces)


def _again(
    show: Show, thrown: Thrown[Any], faces: tuple[int, ...], place: int, what: str
) -> tuple[int, ...]:
    mini = (thrown.mini, thrown.rival)[place]
    if not show.table.ask(mini.seat, ASK_AGAIN, YesNo(), AGAIN, figure=mini.id, dice=what):
        return faces
    mini.deeds.again.remove(what)
    dice, first = thrown.dice[place], thrown.dice[0] * place
    read = Anew(faces, first, dice)
    return show.table.roll(
        Roll((SIDES,) * dice, read, AGAIN, by=mini.seat, figure=mini.id, also=(D10,))
    )


def _roll(thrown: Thrown[Any], read: Reading[R], shown: Reading[Any] | None = None) -> Roll[R]:
    mini, rival = thrown.mini, thrown.rival
    mine, theirs = thrown.dice
    return Roll(
        (SIDES,) * (mine + theirs),
        read,
        thrown.rule,
        by=mini.seat,
        modifiers=thrown.modifiers,
        each=(mini.seat,) * mine + (rival.seat,) * theirs if theirs else (),
        also=(D10, *thrown.also),
        figure=mini.id,
        foe=rival.id,
        shown=shown,
    )
