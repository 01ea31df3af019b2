"""What games share when they put things into words."""

from __future__ import annotations

import pytest

from tapete.kernel import Message
from tapete.kernel.labels import befell, dressing
from tapete.kernel.seat import whose

HURT = (Message.of("goblins.hurt", figure="Gob"),)


@pytest.mark.parametrize(
    ("figures", "came"), [(["Gob", "Lin"], True), (["Lin"], False), ([], None)]
)
def test_an_outcome_is_asked_about_the_figures_that_were_meant(
    figures: list[str], came: bool | None
) -> None:
    assert befell(HURT, figures) is came


def test_ids_become_names_and_empty_ids_what_stands_for_nobody() -> None:
    dress = dressing("none", figure=lambda one, view: view.get(one))
    said = Message.of("goblins.bit", figure="g", target="g", count=2)
    assert dress(said, {"g": "Gob"}) == Message.of("goblins.bit", figure="Gob", target="g", count=2)
    assert dress(said, {}) == said
    assert dress(Message.of("goblins.bit", figure=""), {}).args == (("figure", "none"),)


def test_the_place_of_coordinates_has_a_name() -> None:
    dress = dressing("", None, ("cave", lambda at, view: view[at]))
    said = dress(Message.of("goblins.went", x=3, y=4), {(3, 4): "C4"})
    assert dict(said.args) == {"x": 3, "y": 4, "cave": "C4"}
    assert dress(Message.of("goblins.went", x=3), {}).args == (("x", 3),)


def test_a_side_is_the_readers_or_the_foes_or_to_a_spectator_neither() -> None:
    assert [whose(seat, 1) for seat in (1, 0, None)] == ["own", "foe", "none"]
