from __future__ import annotations

import pickle
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tapete.odds.distribution import Distribution
from tapete.odds.notation import NotationError, odds_of
from tapete.odds.notation.evaluation import BUDGET, Evaluator
from tapete.odds.notation.keeping import keep_bottom, keep_top
from tapete.odds.notation.parser import parse
from tapete.words import LANGUAGES, Words
from tests.odds.oracles import dyce, icepool, numbers, of_dyce, of_icepool

d6, d8, d10, d100 = (icepool.d(n) for n in (6, 8, 10, 100))
fate = icepool.Die([-1, 0, 1])


def hits(matches: Any) -> Any:
    return matches.map({True: 1, False: 0})


PLAIN: list[tuple[str, Any]] = [
    ("7", icepool.Die([7])),
    ("d6", d6),
    ("2d6+1", 2 @ d6 + 1),
    ("2D6 + 1", 2 @ d6 + 1),
    (" 2 d 6 - 1d8 ", 2 @ d6 - d8),
    ("0d6", icepool.Die([0])),
    ("d%", d100),
    ("dF", fate),
    ("4dF", 4 @ fate),
    ("4dF>0", 4 @ hits(fate >= 0)),
    ("-d6", -d6),
    ("--d6", d6),
    ("1-d6-d6", 1 - d6 - d6),
    ("2*(d6+1)", (d6 + 1) * 2),
    ("d6*d8", d6 * d8),
    ("d6/2", d6 // 2),
    ("-d6/2", (-d6) // 2),
    ("2+3*4", icepool.Die([14])),
    ("12/3/2", icepool.Die([2])),
    ("4d6kh3", d6.highest(4, 3)),
    ("4d6k3", d6.highest(4, 3)),
    ("4d6kh", d6.highest(4, 1)),
    ("4d6kl1", d6.lowest(4, 1)),
    ("4d6kl2", d6.lowest(4, 2)),
    ("4d6dl1", d6.highest(4, 3)),
    ("4d6d1", d6.highest(4, 3)),
    ("4d6d", d6.highest(4, 3)),
    ("4d6dh1", d6.lowest(4, 3)),
    ("4d6dh", d6.lowest(4, 3)),
    ("4d6kh9", 4 @ d6),
    ("4d6kh0", icepool.Die([0])),
    ("4d6dl4", icepool.Die([0])),
    ("5d6>4", 5 @ hits(d6 >= 4)),
    ("5d6>=4", 5 @ hits(d6 >= 4)),
    ("5d6<2", 5 @ hits(d6 <= 2)),
    ("5d6=6", 5 @ hits(d6 == 6)),
    ("5d6cs>=5", 5 @ hits(d6 >= 5)),
    ("5d6cs>5", 5 @ hits(d6 > 5)),
    ("5d6cs6", 5 @ hits(d6 == 6)),
    ("5d6cf<2", 5 @ hits(d6 < 2)),
    ("3d6min2", 3 @ d6.map(lambda x: max(x, 2))),
    ("3d6max5", 3 @ d6.map(lambda x: min(x, 5))),
    ("d6r", d6.map({1: d6})),
    ("d6r1", d6.map({1: d6})),
    ("d6r<3", d6.map({1: d6, 2: d6})),
    ("d6r<=3", d6.map({1: d6, 2: d6, 3: d6})),
    ("2d6rr<3", 2 @ icepool.d(4).map(lambda x: x + 2)),
    ("2d6rr", 2 @ icepool.d(5).map(lambda x: x + 1)),
    ("4d6r1kh3", d6.map({1: d6}).highest(4, 3)),
    ("d6xo", d6.explode(depth=1)),
    ("2d6xo>=5", 2 @ d6.explode({5, 6}, depth=1)),
    ("{d8,d6}kh", icepool.highest(d8, d6)),
    ("{d8,d6}kl", icepool.lowest(d8, d6)),
    ("{d8,d6,d10}kh2", icepool.Pool([d8, d6, d10]).highest(2).sum()),
    ("{d8,d6,d10}dh", icepool.Pool([d8, d6, d10]).lowest(2).sum()),
    ("{2d6,d6,3}", 3 @ d6 + 3),
    ("{d8,d6,d10}>5", sum(hits(d >= 5) for d in (d8, d6, d10))),
    ("{d6,d6}dl", icepool.highest(d6, d6)),
    ("max(d8,d6)", icepool.highest(d8, d6)),
    ("min(d8, d6, 3)", icepool.lowest(d8, d6, icepool.Die([3]))),
    ("abs(d6-d6)", abs(d6 - d6)),
    ("floor(d6/2)+ceil(d6)", d6 // 2 + d6),
]
EXPLODING: list[tuple[str, Any]] = [
    ("d6x", d6.explode(depth=30)),
    ("d6!", d6.explode(depth=30)),
    ("d6x6", d6.explode(depth=30)),
    ("2d6x>=5", 2 @ d6.explode({5, 6}, depth=30)),
    ("2d6x>4", 2 @ d6.explode({5, 6}, depth=30)),
    ("2d6!>5", 2 @ d6.explode({5, 6}, depth=30)),
    ("d6x1", d6.explode({1}, depth=30)),
    ("{1d8x,1d6x}kh", icepool.highest(d8.explode(depth=30), d6.explode(depth=30))),
    ("3d6!!kh2", d6.explode(depth=30).highest(3, 2)),
    ("2d6!!6>8", 2 @ hits(d6.explode(depth=30) >= 8)),
]


@pytest.mark.parametrize(("text", "die"), PLAIN, ids=[text for text, _ in PLAIN])
def test_notation_agrees_with_icepool(text: str, die: Any) -> None:
    assert odds_of(text) == of_icepool(die)


@pytest.mark.parametrize(("text", "die"), EXPLODING, ids=[text for text, _ in EXPLODING])
def test_explosions_agree_with_icepool_but_for_the_stated_tail(text: str, die: Any) -> None:
    ours, theirs = odds_of(text), of_icepool(die)
    assert 0 < ours.tail < Fraction(1, 10**11)
    for outcome in {*ours, *theirs}:
        gap = abs(ours.probability(outcome) - theirs.probability(outcome))
        assert gap <= ours.tail + Fraction(1, 10**14)


def test_notation_agrees_with_dyce() -> None:
    assert odds_of("4d6kh3+2") == of_dyce((4 @ dyce.P(6)).at(slice(1, 4)) + 2)
    assert odds_of("{1d8,2d6}kh") == of_dyce(dyce.P(dyce.H(8), 2 @ dyce.H(6)).at(-1))


def test_each_die_that_an_explosion_adds_counts_apart() -> None:
    """One success on 5; on 6 one success and another die."""
    ours = odds_of("1d6x>=6cs>=5")
    assert ours.probability(0) == Fraction(4, 6)
    assert ours.probability(1) == Fraction(1, 6) + Fraction(1, 6) * Fraction(4, 6)


def test_modifiers_before_an_explosion_do_not_touch_the_dice_it_adds() -> None:
    before, after = odds_of("d6r1xo"), odds_of("d6xor1")
    assert before.probability(7) == Fraction(7, 36) * Fraction(1, 6)
    assert after.probability(7) == Fraction(1, 6) * Fraction(1, 36)


@pytest.mark.parametrize("text", ["100d6", "1000d6", "100d100", "200d10kh3", "50d6!", "20d20kl10"])
def test_large_rolls_are_worked_out_within_the_budget(text: str) -> None:
    evaluator = Evaluator(text)
    assert evaluator.of(parse(text)).total > 1
    assert 0 <= evaluator.left < BUDGET


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("", 0, "value"),
        ("2d", 2, "sides"),
        ("2d0", 2, "sides"),
        ("2d1001", 2, "sides"),
        ("2dq", 2, "sides"),
        ("2d6+", 4, "value"),
        ("2d6 7", 4, "operator"),
        ("2d6q", 3, "operator"),
        ("(2d6", 4, "closing_parenthesis"),
        ("{2d6", 4, "closing_brace"),
        ("{}", 1, "value"),
        ("max 3", 4, "opening_parenthesis"),
        ("max(3", 5, "closing_parenthesis"),
        ("abs(1,2)", 6, "one_argument"),
        ("5d6cs", 5, "comparison"),
        ("5d6>", 4, "number"),
        ("5d6min", 6, "number"),
        ("²d6", 0, "value"),
    ],
)
def test_an_error_says_where_and_what_would_be_right(
    text: str, position: int, expected: str
) -> None:
    error = error_of(text)
    assert (error.position, error.expected) == (position, expected)
    assert error.message.key == "odds.error.expected"
    for language in LANGUAGES:
        words = Words(language)
        said = words.say(error.message)
        assert str(position + 1) in said
        assert words.say(f"odds.expected.{expected}") in said


@pytest.mark.parametrize(
    ("text", "position", "key"),
    [
        ("1001d6", 0, "odds.error.too_large"),
        ("1234567890", 0, "odds.error.too_large"),
        ("1" * 501, 500, "odds.error.too_large"),
        ("(" * 60, 41, "odds.error.too_large"),
        ("1000d1000", 0, "odds.error.too_large"),
        ("500d100kh250", 7, "odds.error.too_large"),
        ("d1000x>1", 0, "odds.error.too_large"),
        ("d999*d999*d999", 9, "odds.error.too_large"),
        ("d1x", 2, "odds.error.endless"),
        ("d6x>=1", 2, "odds.error.endless"),
        ("d6rr<7", 2, "odds.error.endless"),
        ("1/0", 1, "odds.error.division_by_zero"),
        ("1/(d6-1)", 1, "odds.error.division_by_zero"),
        ("4d6kh3x", 6, "odds.error.order"),
        ("4d6kh3>4", 6, "odds.error.order"),
        ("4d6xkh3", 4, "odds.error.order"),
        ("4d6xx", 4, "odds.error.order"),
        ("{d6,d8}x", 7, "odds.error.order"),
        ("{d6,d8}khkl", 9, "odds.error.order"),
    ],
)
def test_what_cannot_be_worked_out_is_refused_where_it_stands(
    text: str, position: int, key: str
) -> None:
    error = error_of(text)
    assert (error.position, error.message.key) == (position, key)
    assert Words("en").knows(f"odds.expected.{error.expected}")


def test_an_error_survives_pickling() -> None:
    error = error_of("2d")
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.message, twin.position) == (error.message, error.position)


WORDS = "d6 2d6 10d10 3d8 d% 4dF d1000 99d9 1000d6 ( ) { } , + - * / 0 1 7 999999999 kh kl k dh dl"
MORE = "d x xo ! !! r rr cs cf min max min( max( abs( >=5 <2 >4 =6 >0 x>=2 r<6 kh3 dl1 }kh2 # é "
pieces = st.lists(st.sampled_from((WORDS + " " + MORE).split()), max_size=9).map("".join)


@settings(max_examples=150, deadline=None)
@pytest.mark.fuzz
@given(st.one_of(st.text(max_size=20), pieces))
@example("{1d1000x,1d999x,1d998x}kh2")
@example("{999d9,998d9,997d9,1d6}kl3")
@example("1000d6kh999")
@example("1000d2*1000d2")
@example("99d9x>=2")
@example("d1000!!x" + "kh" * 100)
@example("(" * 39 + "d6" + ")" * 39)
@example("-" * 400 + "1")
@example("+".join(["d1000"] * 80))
@example("*".join(["999999999"] * 45))
@example("{" + ",".join(["d1000", "d999"] * 30) + "}kh30")
@example("{" + "*".join(["999999999"] * 40) + "*d6,d8,d10}kh2")
@example("{" + "*".join(["999999999"] * 20) + "*d6," + "*".join(["999999999"] * 20) + "*d6}kh")
@example("{" + "*".join(["999999999"] * 20) + "*d6," + "*".join(["999999999"] * 20) + "*d6}")
@example("max(" + ",".join(["d1000", "d999"] * 30) + ")")
@example("1000d1000min999rr<2!!>998")
def test_any_text_is_worked_out_within_the_budget_or_refused(text: str) -> None:
    result = worked_out_or_refused(text)
    assert isinstance(result, Distribution) or 0 <= result.position <= len(text)


@settings(max_examples=60)
@given(st.lists(numbers, min_size=2, max_size=4), st.data())
def test_keeping_unlike_results_is_what_every_combination_says(
    parts: list[Distribution[int]], data: st.DataObject
) -> None:
    keep = data.draw(st.integers(1, len(parts) - 1))
    assert keep_top(parts, keep) == every_combination(parts, keep, highest=True)
    assert keep_bottom(parts, keep) == every_combination(parts, keep, highest=False)


def every_combination(
    parts: list[Distribution[int]], keep: int, highest: bool
) -> Distribution[int]:
    weights: dict[int, int] = {}
    for combination in product(*[part.items() for part in parts]):
        values = sorted([x for x, _ in combination], reverse=highest)
        weight = 1
        for _, w in combination:
            weight *= w
        weights[sum(values[:keep])] = weights.get(sum(values[:keep]), 0) + weight
    return Distribution(weights)


def error_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        odds_of(text)
    return caught.value


def worked_out_or_refused(text: str) -> Distribution[int] | NotationError:
    evaluator = Evaluator(text)
    try:
        result = evaluator.of(parse(text))
    except NotationError as error:
        return error
    assert evaluator.left >= 0
    return result
