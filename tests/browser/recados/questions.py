"""What a courier may be asked, one question of each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.kernel import Message, Roll
from tapete.kernel.chance.readings import Total
from tapete.kernel.domains import (
    Amount,
    Barred,
    Choice,
    Domain,
    Faces,
    Form,
    OneOf,
    Order,
    Some,
    YesNo,
)
from tapete.spaces.plane.point import INCH
from tapete.spaces.questions.places import Facing, Route, Spot
from tests.browser.recados.state import NEIGHBOURS, SQUARE, State, ground

GIFTS = ("nothing", "bread", "cheese", "honey", "wine")
STRIDE = 6 * INCH


def _dry() -> list[Barred]:
    return [Barred("boat", Message("recados.reason.dry"), "recados.river")]


def _greetings() -> list[Choice]:
    details = {"tone": ("plain", "warm", "cold"), "gift": GIFTS}
    return [Choice(name, details) for name in NEIGHBOURS]


QUESTIONS: dict[str, Callable[[State], Domain[Any]]] = {
    "one_of": lambda _: OneOf(("mule", "cart", "foot"), _dry),
    "some": lambda _: Some(("rope", "lamp", "map", "whistle"), 1, 2),
    "order": lambda _: Order(("mill", "oven", "forge", "well")),
    "amount": lambda _: Amount(2, 30),
    "yes_no": lambda _: YesNo(),
    "form": lambda _: Form(_greetings),
    "faces": lambda _: Faces(Roll((6, 8), Total(), "recados.weather", aces=True)),
    "spot": lambda _: Spot(ground(), zone=SQUARE),
    "facing": lambda state: Facing(state.at),
    "route": lambda state: Route(ground(), state.at, STRIDE),
}
