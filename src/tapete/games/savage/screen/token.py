"""Figures as they stand on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Literal

from tapete.games.savage.content.names import figure_name, power_name
from tapete.games.savage.figures import profile_of, wound_limit
from tapete.games.savage.labels.signs import STATES, signs
from tapete.games.savage.state import Figure, State
from tapete.kernel import Message
from tapete.scene import Mark, Token

Tone = Literal["good", "bad", ""]

RULES: Mapping[str, str] = {
    "shaken": "savage.core.shaken",
    "stunned": "savage.state.stunned",
    "prone": "savage.state.prone.cover",
    "entangled": "savage.state.entangled",
    "bound": "savage.state.bound",
    "distracted": "savage.state.distracted",
    "vulnerable": "savage.state.vulnerable",
    "defending": "savage.combat.defend",
    "aim": "savage.combat.aim",
    "hold": "savage.hold",
    "hidden": "savage.move.stealth",
    "surprised": "savage.surprise",
    "unaware": "savage.surprise.notice",
    "tied": "savage.drop.bonus",
    "bleeding": "savage.core.bleeding",
    "fatigue": "savage.fatigue.penalty",
    "mount": "savage.mounted.card",
    "vehicle": "savage.combat.unstable",
}
"""The rule to read about each state."""
GOOD = ("defending", "aim", "hold", "hidden")
NEITHER = ("mount", "vehicle")
COUNTED = ("fatigue",)
VEHICLE = "vehicle"


def tokens(view: State) -> tuple[Token, ...]:
    sign = signs(view)
    actor = "" if view.turn is None else view.turn.actor
    sides = {figure.id: figure.seat for figure in view.figures}
    return tuple([_token(one, sign[one.id], one.id == actor, sides) for one in view.figures])


def _token(figure: Figure, sign: str, acting: bool, sides: Mapping[str, int]) -> Token:
    return Token(
        id=figure.id,
        at=(figure.at.x, figure.at.y),
        radius=figure.radius,
        name=figure_name(figure.name),
        sign=sign,
        side=figure.seat,
        silhouette=VEHICLE if figure.vehicle else profile_of(figure).token,
        rank="leader" if figure.wild else "",
        acting=acting and not figure.out,
        out=Message.of("savage.scene.out", out=figure.out) if figure.out else None,
        wounds=figure.wounds,
        most=wound_limit(figure),
        marks=tuple(marks(figure, sides)),
        on=figure.mount,
    )


def marks(figure: Figure, sides: Mapping[str, int]) -> Iterator[Mark]:
    """The states it is in, the powers at work on it, and what it has left to spend."""
    for state in STATES:
        value = getattr(figure, state)
        if value:
            yield _state(state, value if state in COUNTED else 0)
    for power, caster in {effect.power: effect.caster for effect in figure.effects}.items():
        tone: Tone = "good" if sides.get(caster) == figure.seat else "bad"
        yield Mark("power", power_name(power), 0, "savage.power.cost", tone)
    if figure.burns:
        yield Mark("burning", Message("savage.scene.burning"), 0, "savage.power.lingering", "bad")
    if figure.wild and not figure.out:
        yield _purse("bennies", figure.bennies, "savage.core.bennies")
    if profile_of(figure).points:
        yield _purse("points", figure.points, "savage.power.cost")


@lru_cache(maxsize=256)
def _state(state: str, amount: int) -> Mark:
    tone: Tone = "good" if state in GOOD else "" if state in NEITHER else "bad"
    return Mark(state, Message.of("savage.state_name", state=state), amount, RULES[state], tone)


@lru_cache(maxsize=256)
def _purse(kind: Literal["bennies", "points"], amount: int, rule: str) -> Mark:
    """Bennies or power points left."""
    label = (
        Message.of("savage.picture.bennies", bennies=amount)
        if kind == "bennies"
        else Message.of("savage.picture.points", points=amount)
    )
    return Mark(kind, label, amount, rule)
