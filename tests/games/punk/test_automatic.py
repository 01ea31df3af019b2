"""Automatic fire: declared beforehand, three shots from target to target."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import NoMoreShots, Shot
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import DEADLY, HARMLESS, shoots

AT = ("punk.ask.automatic",)


def gunner(bullets: int, *dice: object, **more: Any) -> Fielded:
    """a with an automatic rifle, and enemies in a row: B, C 10 cm from it, D 10 cm further on."""
    row: dict[str, Any] = {
        "B": who(at=(30, 50), facing=180, **more),
        "C": who(at=(42.5, 50), facing=180),
        "D": who(at=(55, 50), facing=180),
    }
    return fielded(
        a=who(at=(45, 85), gear=["automatic_rifle"], bullets={"bullet": bullets}, P=6),
        **row,
        dice=list(dice),
    )


def at(*targets: str, **details: object) -> list[object]:
    """The answers about the next shots."""
    return [
        ("punk.ask.automatic", {"option": {"what": "shoot", "to": to, "item": 0}}) for to in targets
    ]


def targets(table: Fielded) -> list[str]:
    return [shot.target for shot in table.table.heard(Shot)]


@pytest.mark.rule("punk.special.automatic.declare")
def test_the_mode_is_declared_with_the_shot() -> None:
    table = gunner(5, 10)
    table.activate("a")
    from tapete.games.punk.actions.menu import MENU

    offered = [
        one for one in MENU.choices(table.skirmish, table["a"]) if one.option.what == "shoot"
    ]
    assert all(one.details["mode"] == ("single", "automatic") for one in offered)
    shoots(table)
    assert targets(table) == ["B"], "normal unless it is said"
    assert table["a"].bullets == {"bullet": 4}


@pytest.mark.rule("punk.special.automatic.extra_shots")
def test_three_shots_for_one_action() -> None:
    table = gunner(5, 10, 10, 10)
    table.table.answers = at("B", "B")
    shoots(table, "B", left=2, mode="automatic")
    assert len(table.table.heard(Shot)) == 3
    assert table["a"].bullets == {"bullet": 2}
    assert table.skirmish.active.left == 1


@pytest.mark.rule("punk.special.automatic.extra_shots")
def test_without_bullets_the_rest_is_lost() -> None:
    table = gunner(2, 10, 10)
    table.table.answers = at("B")
    shoots(table, "B", mode="automatic")
    assert len(table.table.heard(Shot)) == 2
    assert table.table.heard(NoMoreShots)[0].shots == 1


@pytest.mark.rule("punk.special.automatic.targets")
def test_each_target_is_within_10_cm_of_the_last() -> None:
    table = gunner(5, 10, 10, 10)
    table.table.answers = at("C", "D")
    shoots(table, "B", mode="automatic")
    assert targets(table) == ["B", "C", "D"], "D is 22.5 cm from B"
    asked = [[one.option.to for one in ask[2].choices()] for ask in table.table.asked]  # type: ignore[attr-defined]
    assert asked == [["B", "C"], ["B", "C", "D"]]


@pytest.mark.rule("punk.special.automatic.targets")
def test_not_a_millimetre_further() -> None:
    table = gunner(5, 10, 10, 10)
    table["C"].at = table["C"].at.__class__(table["C"].at.point.__class__(4251, 5000))
    shoots(table, "B", mode="automatic")
    assert targets(table) == ["B", "B", "B"]
    assert not table.table.asked, "there is nobody else to choose"


@pytest.mark.rule("punk.special.automatic.extra_shots")
@pytest.mark.rule("punk.special.automatic.targets")
def test_from_one_downed_to_the_next() -> None:
    """punk.example.automatic_1: the first is downed, the second missed, and shot at again."""
    table = gunner(3, 1, *DEADLY, 10, 1, *HARMLESS)
    table.table.answers = at("C")
    shoots(table, "B", mode="automatic")
    assert targets(table) == ["B", "C", "C"]
    assert table["B"].out == "downed"
    assert table.table.answers == []


@pytest.mark.rule("punk.special.automatic.declare")
@pytest.mark.rule("punk.ruling.automatic_modifiers")
def test_aimed_bursts_and_an_empty_rifle() -> None:
    """punk.example.automatic_2: two bullets; a miss, a hit the vest stops, and no third shot."""
    table = gunner(2, 10, 9, 1, 4, worn="bulletproof_vest", armour=3)
    table.activate("a", left=2)
    table.do("aim", "B")
    table.table.answers = at("B")
    table.do("shoot", "B", mode="automatic")
    assert [roll.read.target for roll in table.table.rolled[:2]] == [9, 9]  # type: ignore[union-attr]
    assert len(table.table.heard(Hit)) == 1
    assert not table["B"].out
    assert table["a"].bullets == {}
    assert table.table.heard(NoMoreShots)[0].shots == 1


@pytest.mark.rule("punk.special.automatic.extra_shots")
@pytest.mark.rule("punk.special.automatic.targets")
@pytest.mark.rule("punk.action.repeat")
def test_five_bullets_and_two_actions() -> None:
    """punk.example.automatic_3: Engranaje down, Dinamo missed, Caronte down; then a single shot."""
    table = fielded(
        a=who(at=(45, 85), gear=["automatic_rifle"], bullets={"bullet": 5}, P=6),
        B=who(at=(30, 50), facing=180),
        C=who(at=(39.5, 50), facing=180),
        D=who(at=(45, 52), facing=180),
        P=who(at=(60, 40), facing=180, gear=["harpoon_gun"]),
        dice=[1, *DEADLY, 10, 1, *DEADLY, 10],
        answers=at("D"),
    )
    table.activate("a", left=2)
    table.do("shoot", "B", mode="automatic")
    assert [one for one in "BCD" if table[one].out] == ["B", "D"]
    assert table["a"].bullets == {"bullet": 2}
    table.do("shoot", "P", mode="single")
    assert table["a"].bullets == {"bullet": 1}


@pytest.mark.rule("punk.ruling.automatic_no_target")
def test_with_nobody_left_the_rest_is_lost_and_spends_nothing() -> None:
    table = fielded(
        a=who(at=(45, 85), gear=["automatic_rifle"], bullets={"bullet": 5}),
        B=who(at=(30, 50), facing=180),
        dice=[1, *DEADLY],
    )
    shoots(table, "B", mode="automatic")
    assert table["a"].bullets == {"bullet": 4}
    assert table.table.heard(NoMoreShots)[0].shots == 2


@pytest.mark.rule("punk.ruling.automatic_no_target")
def test_the_rest_must_be_shot_even_into_a_combat() -> None:
    table = gunner(3, 10, 10, 10)
    table.state.minis.append(who_in_contact(table))
    table["C"].at = table["C"].at.__class__(table["C"].at.point.__class__(8000, 5000))
    shoots(table, "B", mode="automatic")
    assert len(table.table.heard(Shot)) == 3


def who_in_contact(table: Fielded):  # type: ignore[no-untyped-def]
    from tests.games.punk.fielded import _mini

    return _mini("f", dict(who(at=(27.5, 50))), {})
