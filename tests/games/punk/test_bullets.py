"""Bullets: who may pass them on, who knows of them, and how they are proved at the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.games.punk.events.gear import BulletsCounted, BulletsPassed, Revealed, Sworn
from tapete.games.punk.meta import Options
from tapete.games.punk.rules.gear.bullet_sheets import reveal, swear, verify
from tapete.games.punk.rules.gear.bullets import exchange, fire, hand_over
from tapete.games.punk.rules.gear.handing import Handing
from tapete.games.punk.rules.story.setup import set_up
from tapete.games.punk.state import Fired, Load, Passed
from tapete.games.punk.view import imagine, view
from tapete.kernel.plain import plain_of
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.handings import give, take
from tests.games.punk.rounds import Idle, until


def pair(
    mine: dict[str, int], theirs: dict[str, int], *answers: Handing | str, **how: Any
) -> Fielded:
    table = fielded(
        a=who(at=(20, 20), bullets=mine),
        b=who(at=(22.5, 20), bullets=theirs),
        C=who(at=(80, 80), bullets={"bullet": 5}),
        answers=[plain_of(one) for one in answers],
        **how,
    )
    table.activate("a")
    return table


@pytest.mark.rule("punk.bullets.exchange")
def test_two_of_three_are_given_for_an_action() -> None:
    table = pair({"bullet": 3}, {}, give("bullet", count=2))
    table.do("exchange", to="b")
    assert (table["a"].bullets, table["b"].bullets) == ({"bullet": 1}, {"bullet": 2})
    assert table.skirmish.active.left == 1


@pytest.mark.rule("punk.ruling.exchange_amount")
@pytest.mark.rule("punk.bullets.exchange")
def test_or_taken_in_one_direction_only() -> None:
    """punk.ruling.exchange_amount: any number."""
    table = pair(
        {"bullet": 1}, {"bullet": 2, "makeshift_bullet": 1}, take("bullet", count=2), "enough"
    )
    table.do("exchange", to="b")
    assert table["a"].bullets == {"bullet": 3}
    (_, _, first), (_, _, then) = table.table.asked
    assert list(first.candidates()) == [
        give("bullet", count=1),
        take("bullet", count=2),
        take("bullet", count=1),
        take("makeshift_bullet", count=1),
    ]
    assert list(then.candidates()) == [take("makeshift_bullet", count=1), "enough"]


@pytest.mark.rule("punk.ruling.exchange_amount")
@pytest.mark.rule("punk.bullets.exchange")
def test_of_as_many_kinds_as_there_are() -> None:
    """punk.ruling.exchange_amount: any number, in one Action."""
    handfuls = give("bullet", count=2), give("makeshift_bullet", count=1)
    table = pair({"bullet": 2, "makeshift_bullet": 1}, {"bullet": 1}, *handfuls)
    table.do("exchange", to="b")
    assert (table["a"].bullets, table["b"].bullets) == ({}, {"bullet": 3, "makeshift_bullet": 1})


@pytest.mark.rule("punk.bullets.exchange")
def test_only_with_a_friend_in_contact() -> None:
    table = fielded(
        a=who(at=(20, 20), bullets={"bullet": 1}),
        b=who(at=(30, 20)),
        C=who(at=(80, 80)),
    )
    table.activate("a")
    assert table.barred("exchange", "b")[1].key == "punk.barred.not_touching"
    touching = fielded(
        a=who(at=(20, 20)), b=who(at=(22.5, 20)), c=who(at=(60, 20), bullets={"bullet": 1})
    )
    touching.activate("a")
    assert touching.barred("exchange", "b")[1].key == "punk.barred.no_bullets_to_pass"


def test_a_band_without_bullets_is_not_even_told_that_it_cannot_pass_them_on() -> None:
    without = pair({}, {})
    assert not without.offers("exchange")
    with pytest.raises(AssertionError):
        without.barred("exchange")


@pytest.mark.rule("punk.ruling.exchange_amount")
def test_the_friend_may_be_fighting_but_not_who_acts() -> None:
    minis: Any = {
        "a": who(at=(20, 20), bullets={"bullet": 1}),
        "b": who(at=(22.5, 20)),
        "C": who(at=(25, 20)),
    }
    table = fielded(**minis)
    table.activate("a")
    assert table.offers("exchange", "b")
    table.activate("b")
    assert not table.offers("exchange")


@pytest.mark.rule("punk.bullets.secret")
def test_everybody_sees_that_bullets_are_passed_and_nobody_how_many() -> None:
    table = pair({"bullet": 3}, {}, give("bullet", count=2))
    exchange(table.skirmish, table["a"], table["b"])
    (told,) = table.table.heard(BulletsPassed)
    assert (told.figure, told.target) == ("a", "b")
    assert not hasattr(told, "count")
    assert [one.count for one in table.table.heard(BulletsCounted)] == [1, 2]


@pytest.mark.rule("punk.bullets.secret")
@pytest.mark.parametrize(
    ("bullets", "answers"),
    [
        ({"bullet": 3}, [give("bullet", count=2), "enough", "enough"]),
        (
            {"bullet": 1, "irradiated_bullet": 2},
            [give("bullet", count=1), give("irradiated_bullet", count=2), "enough"],
        ),
    ],
)
def test_nobody_can_count_the_kinds_that_are_passed(
    bullets: dict[str, int], answers: list[Handing | str]
) -> None:
    """It is asked once for each kind the factions might have."""
    table = pair(bullets, {}, *answers)
    table.state.factions = ["irradiados", "pandilleros"]
    exchange(table.skirmish, table["a"], table["b"])
    assert len(table.table.asked) == len(answers)


@pytest.mark.rule("punk.bullets.secret")
@pytest.mark.rule("punk.setup.faithful_models")
def test_the_rival_sees_no_bullets_until_the_end() -> None:
    table = pair({"bullet": 3}, {"bullet": 1})
    seen = {mini.id: mini for mini in view(table.state, 1).minis}
    assert (seen["a"].bullets, seen["b"].bullets, seen["C"].bullets) == ({}, {}, {"bullet": 5})
    assert seen["a"].attributes == table["a"].attributes
    assert seen["a"].gear == table["a"].gear
    table.state.ended = "punk.result.turns"
    assert {mini.id: mini.bullets for mini in view(table.state, 1).minis}["a"] == {"bullet": 3}


@pytest.mark.rule("punk.bullets.secret")
def test_spectators_see_nobodys() -> None:
    table = pair({"bullet": 3}, {"bullet": 1})
    assert not any(mini.bullets for mini in view(table.state, None).minis)


def sealed(**how: Any) -> Fielded:
    table = pair({"bullet": 3}, {"bullet": 1}, dice=[4] * 20 + [7] * 20, **how)
    for seat in (0, 1):
        swear(table.skirmish, seat)
    return table


@pytest.mark.rule("punk.bullets.secret")
def test_a_sheet_is_sealed_at_the_start_and_proved_at_the_end() -> None:
    table = sealed()
    skirmish = table.skirmish
    assert [told.side for told in table.table.heard(Sworn)] == [0, 1]
    fire(skirmish, table["a"], "bullet")
    hand_over(skirmish, table["a"], table["b"], "bullet", 1)
    hand_over(skirmish, table["C"], table["a"], "bullet", 2)
    assert table.state.ledger[0] == [
        Fired(1, "a", "bullet"),
        Passed(1, "bullet", 1, giver="a", taker="b"),
        Passed(1, "bullet", 2, taker="a"),
    ]
    assert table.state.ledger[1] == [Passed(1, "bullet", 2, giver="C")]
    reveal(skirmish)
    assert [told.honest for told in table.table.heard(Revealed)] == [True, True]
    assert [told.fired for told in table.table.heard(Revealed)] == [1, 0]


@pytest.mark.rule("punk.bullets.secret")
def test_a_sheet_or_a_count_that_was_changed_is_found_out() -> None:
    table = sealed()
    assert verify(table.state, 0)
    table.state.sheets[0] = [Load("a", "bullet", 9)]
    assert not verify(table.state, 0)
    table = sealed()
    table["a"].bullets["bullet"] += 1
    assert not verify(table.state, 0)
    table = sealed()
    table.state.ledger[0].append(Fired(1, "a", "bullet"))
    assert not verify(table.state, 0)


def test_seals_sheets_salts_and_ledgers_are_their_sides_own() -> None:
    table = sealed()
    fire(table.skirmish, table["a"], "bullet")
    seen = view(table.state, 1)
    assert (seen.salts[0], seen.sheets[0], seen.ledger[0]) == ("", [], [])
    assert seen.salts[1] == "7" * 20
    assert seen.sworn == table.state.sworn


def test_what_is_imagined_looks_like_the_view() -> None:
    state = set_up(Options(bands=("pandilleros_200_tiro", "chatarreros_200_sigilo")))
    until(state, Idle(dice=[5] * 40, answers=[("punk.ask.hold_back", [])]), "sides")
    for seat in (0, 1, None):
        seen = view(state, seat)
        whole = imagine(seen, seat, Random(3))
        assert view(whole, seat) == seen
        assert whole is not seen
