"""Figures as tokens on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.savage.content.names import figure_name, power_name
from tapete.games.savage.figures import profile_of, wound_limit
from tapete.games.savage.labels.carrying import states
from tapete.games.savage.labels.distances import far_from
from tapete.games.savage.labels.signs import signs
from tapete.games.savage.state import Figure, State
from tapete.kernel import Message
from tapete.scene import Mark, Token, Tone


def tokens(view: State) -> tuple[Token, ...]:
    sign = signs(view)
    actor = "" if view.turn is None else view.turn.actor
    return tuple([_token(view, one, sign[one.id], one.id == actor) for one in view.figures])


def _token(view: State, figure: Figure, sign: str, acting: bool) -> Token:
    return Token(
        id=figure.id,
        at=(figure.at.x, figure.at.y),
        radius=figure.radius,
        name=figure_name(figure.name),
        sign=sign,
        side=figure.seat,
        silhouette=profile_of(figure).token,
        rank="leader" if figure.wild else "",
        acting=acting and not figure.out,
        out=Message.of("savage.scene.out", out=figure.out) if figure.out else None,
        wounds=figure.wounds,
        most=wound_limit(figure),
        marks=tuple(marks(view, figure)),
        on=figure.mount,
        aboard=bool(figure.vehicle),
        far=far_from(view, figure),
    )


def marks(view: State, figure: Figure) -> Iterator[Mark]:
    """The conditions it is in, the powers at work on it, and what it has left to spend."""
    yield from states(view, figure)
    yield from _powers(view, figure)
    if figure.wild and not figure.out:
        yield _purse("bennies", figure.bennies, "savage.core.bennies")
    if profile_of(figure).points:
        yield _purse("points", figure.points, "savage.power.cost")


def _powers(view: State, figure: Figure) -> Iterator[Mark]:
    """The powers at work on it. They count as good if cast by its own side."""
    friends = {one.id for one in view.figures if one.seat == figure.seat} if figure.effects else ()
    for power, caster in {effect.power: effect.caster for effect in figure.effects}.items():
        tone: Tone = "good" if caster in friends else "bad"
        yield Mark("power", power_name(power), 0, "savage.power.cost", tone)


@lru_cache(maxsize=256)
def _purse(kind: str, amount: int, rule: str) -> Mark:
    """A mark for its bennies or power points left."""
    return Mark(kind, Message.of(f"savage.picture.{kind}", **{kind: amount}), amount, rule)
