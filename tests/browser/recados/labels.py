"""Answers in words."""

from __future__ import annotations

from tapete.kernel import Labels, Message
from tapete.kernel.domains import Filled
from tapete.kernel.labels import named_options
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.route import Route
from tests.browser.recados.state import State


def place(key: str, at: Point) -> Message:
    return Message.of(key, x=at.x // INCH + 1, y=at.y // INCH + 1)


def label(value: object, view: State) -> Message:
    if isinstance(value, Filled):
        return Message.of("recados.option.greet", who=str(value.option))
    if isinstance(value, Route):
        return place("recados.option.walk", value.points[-1])
    if isinstance(value, Point):
        return place("recados.option.spot", value)
    if isinstance(value, int):
        return Message.of("recados.option.face", degrees=value)
    return named_options("recados")(value, view)


def detail(name: str, value: object, view: State) -> Message:
    return Message.of(f"recados.detail.{name}", value=str(value))


LABELS = Labels(label=label, detail=detail)
