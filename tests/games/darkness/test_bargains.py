"""Talk, deals and promises."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.bargains import (
    Agreed,
    Declined,
    Offered,
    PromiseBroken,
    Promised,
    PromiseKept,
    Said,
)
from tapete.games.darkness.master import Deal, Goods
from tapete.games.darkness.rules.bargains import dealing, promises, talking
from tapete.games.darkness.rules.bargains.terms import offers, price, terms, why_not
from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.harm import wounds
from tapete.games.darkness.state import Barring, Promise, Thing
from tapete.kernel import Either
from tapete.kernel.errors import Malformed, Refused
from tapete.kernel.plain import plain_of
from tests.games.darkness.nights import IN, STREET, Scene, do, person, scene, sq

YES, NO = ["reply", "accept"], ["reply", "refuse"]
HELP, NOTHING = Goods(help=True), Goods()


def two(**values: Any) -> Scene:
    """Two survivors on one square; the first has 5 points."""
    return scene(person(0, points=5, **values), person(1), rolled=True)


def deal(gives: Goods = NOTHING, wants: Goods = NOTHING) -> Any:
    return plain_of(Deal("s0", "s1", gives, wants))


def answer(gives: Goods = NOTHING, wants: Goods = NOTHING) -> Any:
    return ["counter", plain_of(Deal("s1", "s0", gives, wants))]


# --- talk


@pytest.mark.rule("darkness.comm.direct")
def test_somebody_three_squares_off_in_the_same_building_is_talked_to() -> None:
    night = scene(person(0, at=sq(1, 1)), person(1, at=sq(4, 1))).night(answers=["wait for me"])
    talking.say(night, *night.state.survivors)
    said = night.table.told[-1]  # type: ignore[attr-defined]
    assert (said.how, said.text, said.rule) == ("direct", "wait for me", "darkness.comm.direct")


@pytest.mark.rule("darkness.comm.communicator")
@pytest.mark.parametrize("at", [STREET, sq(4, 3)])
def test_anybody_else_is_called_by_communicator(at: tuple[int, int]) -> None:
    night = scene(person(0, at=sq(1, 1)), person(1, at=at)).night()
    assert talking.by(night, *night.state.survivors) == "communicator"


def test_nobody_else_hears_what_is_said() -> None:
    found = scene(person(0), person(1), person(2), rolled=True)
    heard: list[Any] = []
    night = found.night(answers=["psst"])
    night.table.tell = lambda event, *, to=None, **fields: heard.append((event, to))  # type: ignore[method-assign]
    talking.say(night, found[0], found[1])
    assert heard == [(Said, (0, 1))]


# --- deals


@pytest.mark.rule("darkness.comm.negotiate")
def test_points_for_help_are_paid_at_once_and_the_help_is_noted_before_the_roll() -> None:
    found = two().play(do("bargain", "s1"), deal(Goods(points=2), HELP), YES)
    assert [one.points for one in found.state.survivors] == [3, 2]
    assert found.state.promises == [Promise("s1", "s0")]
    assert [one.figure for one in found.told(Promised)] == ["s1"]
    assert not found.turn.acted


def test_a_deal_in_which_things_change_hands_takes_the_action() -> None:
    found = two(holds=["bat_disc"])
    bat = found[0].things[0]
    found.play(do("bargain", "s1"), deal(Goods((bat.id,)), Goods(points=0, help=True)), YES)
    assert (found[0].things, found[1].things) == ([], [bat])
    assert found.turn.acted


def test_the_points_of_an_object_go_with_it_and_what_is_paid_does_not() -> None:
    found = scene(person(0, holds=["bat_disc"]), person(1, points=5), rolled=True)
    bat = found[0].things[0]
    worth = bat.credit
    found[0].points = worth
    found.play(do("bargain", "s1"), deal(Goods((bat.id,)), Goods(points=2)), YES)
    assert [one.points for one in found.state.survivors] == [2, 3 + worth]
    assert bat.credit == worth


def test_a_swap_burdens_nobody_in_between() -> None:
    found = scene(person(0), person(1), rolled=True)
    for one in found.state.survivors:
        one.limit = 2
    mine = found.night().new_thing("bat_disc")
    theirs = found.night().new_thing("hammer_disc")
    found[0].things, found[1].things = [mine], [theirs]
    found.play(do("bargain", "s1"), deal(Goods((mine.id,)), Goods((theirs.id,))), YES)
    assert (found[0].things, found[1].things) == ([theirs], [mine])


def test_a_deal_may_be_refused() -> None:
    found = two().play(do("bargain", "s1"), deal(Goods(points=2), HELP), NO)
    assert found[0].points == 5
    assert not found.state.promises
    assert [(one.figure, one.target) for one in found.told(Declined)] == [("s1", "s0")]


def test_a_deal_may_be_answered_with_another() -> None:
    more = answer(HELP, Goods(points=3))
    found = two().play(do("bargain", "s1"), deal(Goods(points=1), HELP), more, YES)
    assert [one.points for one in found.state.survivors] == [2, 3]
    assert found.state.promises == [Promise("s1", "s0")]
    assert [one.counter for one in found.told(Offered)] == [False, True]


def test_after_three_answers_somebody_must_say_yes_or_no() -> None:
    mine, theirs = ["counter", deal(Goods(points=1), HELP)], answer(HELP, Goods(points=2))
    first = deal(Goods(points=1), HELP)
    found = two().play(do("bargain", "s1"), first, theirs, mine, theirs, NO)
    assert len(found.told(Offered)) == 4
    last = found.table.asked[-1][2]
    assert isinstance(last, Either)
    assert set(last.ways) == {"reply"}


def test_one_may_think_better_of_it() -> None:
    found = two().play(do("bargain", "s1"), deal())
    assert not found.told(Offered)
    assert not found.told(Agreed)


@pytest.mark.parametrize(
    ("gives", "wants", "reason", "rule"),
    [
        (Goods(points=6), HELP, "too_few_points", "darkness.vp.spend.no_overdraft"),
        (Goods(points=-1), HELP, "too_few_points", "darkness.vp.spend.no_overdraft"),
        (HELP, Goods(points=1), "too_few_points", "darkness.vp.spend.no_overdraft"),
        (Goods(("t99",)), HELP, "not_held", "darkness.comm.negotiate"),
        (HELP, Goods(("t00",)), "not_held", "darkness.comm.negotiate"),
    ],
)
def test_what_cannot_be_kept_is_refused(gives: Goods, wants: Goods, reason: str, rule: str) -> None:
    night = two(holds=["bat_disc"]).night()
    with pytest.raises(Refused) as refused:
        terms(night, *night.state.survivors).read(deal(gives, wants))
    assert (refused.value.reason.key, refused.value.rule) == (f"darkness.barred.{reason}", rule)


@pytest.mark.parametrize(
    ("at", "acted", "reason"), [(STREET, False, "other_square"), (IN, True, "acted")]
)
def test_things_change_hands_only_on_one_square_and_with_the_action(
    at: tuple[int, int], acted: bool, reason: str
) -> None:
    found = scene(person(0, holds=["bat_disc"]), person(1, at=at), acted=acted)
    made = Deal("s0", "s1", Goods(("t00",)), HELP)
    why = why_not(found.night(), made)
    assert why is not None
    assert why[:2] == ("darkness.item.give", reason)


def test_what_was_taken_by_force_cannot_go_back_by_a_deal() -> None:
    found = scene(person(0, holds=["bat_disc"]), person(1))
    found.state.barred = [Barring("s1", "t00", 2)]
    why = why_not(found.night(), Deal("s0", "s1", Goods(("t00",)), HELP))
    assert why is not None
    assert why[:2] == ("darkness.steal.no_return", "no_return")


def test_an_ally_changes_hands_without_points() -> None:
    found = scene(person(0, allies=["nurse"]), person(1, points=3), rolled=True)
    found.play(do("bargain", "s1"), deal(Goods(("nurse",)), Goods(points=3)), YES)
    assert (found[0].allies, found[1].allies) == ([], ["nurse"])
    assert [one.points for one in found.state.survivors] == [3, 0]


def test_three_deals_a_turn_are_enough() -> None:
    found = scene(person(0), person(1), talked=3, rolled=True)
    assert found.barred("bargain") == ("darkness.comm.negotiate", "bargained")


def test_the_deals_that_are_listed_are_few_and_can_all_be_kept() -> None:
    found = scene(
        person(0, points=9, holds=["bat_disc", "hammer_disc"], allies=["nurse"]),
        person(1, points=9, holds=["pistol_disc", "knife_disc"]),
    )
    night = found.night()
    listed = offers(night, found[0], found[1])
    assert 4 <= len(listed) <= 10
    assert all(why_not(night, one) is None for one in listed)


def test_help_for_points_is_listed_first_and_then_things_for_their_level() -> None:
    found = scene(person(0, points=5, allies=["nurse"]), person(1, points=4, holds=["bat_disc"]))
    bat, nurse = library().worth("bat_disc"), library().levels[library().allies["nurse"].code]
    listed = [(one.gives, one.wants) for one in offers(found.night(), found[0], found[1])]
    assert listed == [
        *[(Goods(points=points), HELP) for points in (1, 2, 3)],
        (HELP, HELP),
        (HELP, Goods(points=1)),
        (Goods(points=bat), Goods(("t10",))),
        (Goods(("nurse",)), Goods(points=nurse)),
        (Goods(("nurse",)), Goods(("t10",))),
    ]


def test_a_thing_without_a_level_is_asked_a_point_for() -> None:
    found = scene(person(0), person(1))
    found[0].things = [Thing("t8", "bat_disc", credit=3), Thing("t9", "flashlight")]
    asked = [price(found.night(), found[0], one) for one in ("t8", "t9")]
    assert asked == [library().worth("bat_disc"), 1]


def test_what_is_offered_is_told_by_its_kind() -> None:
    found = two(holds=["hammer_disc", "bat_disc"])
    found.play(do("bargain", "s1"), deal(Goods(("t01",)), HELP), NO)
    assert [one.gives for one in found.told(Offered)] == [("bat_disc",)]


def test_a_deal_counts_as_one_of_the_turn_and_things_end_its_movement() -> None:
    found = scene(person(0, holds=["bat_disc"]), person(1), rolled=True, left=6)
    found.play(do("bargain", "s1"), deal(Goods(("t00",)), HELP), YES)
    assert (found.turn.talked, found.turn.left) == (1, 0)


def test_no_deal_at_all_is_not_listed_as_an_answer_to_a_deal() -> None:
    found = two().play(do("bargain", "s1"), deal(HELP, HELP), NO)
    reply = found.table.asked[-1][2]
    assert isinstance(reply, Either)
    assert Deal("s1", "s0") not in list(reply.ways["counter"].candidates())


def test_a_refusal_says_how_many_points_there_are() -> None:
    night = two().night()
    with pytest.raises(Refused) as refused:
        terms(night, *night.state.survivors).read(deal(Goods(points=6), HELP))
    assert dict(refused.value.reason.args) == {"figure": "s0", "has": 5}


def test_a_line_has_two_hundred_letters_at_most() -> None:
    found = two().play(do("say", "s1"), "x" * 200)
    said: Any = found.table.asked[-1][2]
    with pytest.raises(Refused):
        said.read("x" * 201)


# --- promises


def test_a_promise_of_somebody_who_was_not_asked_stands() -> None:
    found = scene(person(0), person(1), person(2))
    found.state.promises = [Promise("s1", "s0"), Promise("s2", "s0")]
    promises.settle(found.night(), found[0], ["s2"], ["s2"])
    assert found.state.promises == [Promise("s1", "s0")]
    assert [one.figure for one in found.told(PromiseKept)] == ["s2"]


@pytest.mark.rule("darkness.comm.help_before_roll")
@pytest.mark.parametrize(("helps", "event"), [(True, PromiseKept), (False, PromiseBroken)])
def test_a_promise_is_kept_or_broken_before_the_next_roll(helps: bool, event: type) -> None:
    found = scene(person(0), person(1))
    found.state.promises = [Promise("s1", "s0")]
    rest = [["s1"], helps, *([{"source": "keep", "dice": []}] if helps else [])]
    night = found.night([1, 2, 4], rest)
    check(night, found[0], "intelligence", "search", rule="darkness.object.search", need=2)
    assert [(one.figure, one.target) for one in found.told(event)] == [("s1", "s0")]
    assert not found.state.promises


def test_a_promise_of_somebody_far_away_stands() -> None:
    found = scene(person(0), person(1, at=STREET))
    found.state.promises = [Promise("s1", "s0")]
    night = found.night([1, 2, 4])
    check(night, found[0], "intelligence", "search", rule="darkness.object.search", need=2)
    assert found.state.promises == [Promise("s1", "s0")]


def test_a_promise_is_noted_once() -> None:
    found = scene(person(0), person(1))
    night = found.night()
    promises.note(night, found[1], found[0])
    promises.note(night, found[1], found[0])
    assert found.state.promises == [Promise("s1", "s0")]


def test_a_deal_that_no_longer_holds_changes_nothing() -> None:
    found = two()
    with pytest.raises(AssertionError):
        dealing.strike(found.night(), Deal("s0", "s1", Goods(points=6), HELP))
    assert [one.points for one in found.state.survivors] == [5, 0]


def test_a_promise_dies_with_whoever_gave_it() -> None:
    found = scene(person(0, defence=4), person(1, defence=1), person(2, defence=4))
    found.state.promises = [Promise("s1", "s0"), Promise("s2", "s0")]
    wounds.hurt(found.night(), found[1], "darkness.combat.defence")
    assert found.state.promises == [Promise("s2", "s0")]


@pytest.mark.parametrize(
    "given",
    [
        7, None, "deal", [], {}, {"by": "s0"}, {"by": "s0", "to": "s1", "gives": {"things": [1]}},
        {"by": "s0", "to": "s1", "gives": {"points": True}},
        {"by": "s0", "to": "s1", "gives": {"points": 1.5}},
    ],
)  # fmt: skip
def test_what_is_no_deal_at_all_is_refused_as_such(given: Any) -> None:
    night = two().night()
    with pytest.raises(Malformed) as refused:
        terms(night, *night.state.survivors).read(given)
    assert refused.value.reason.key == "kernel.expected.deal"
