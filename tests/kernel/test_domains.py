"""What may be answered."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.kernel import (
    Amount,
    Barred,
    Choice,
    Domain,
    Either,
    Form,
    Message,
    OneOf,
    Order,
    Roll,
    Some,
    Text,
    YesNo,
)
from tapete.kernel.chance.readings import Total
from tapete.kernel.domains import Faces
from tapete.kernel.domains.either import Deferred
from tapete.kernel.errors import Malformed, Refused
from tapete.kernel.plain import same
from tapete.kernel.question import Question


class Figure(msgspec.Struct):
    id: str
    wounds: int = 0


class Blow(msgspec.Struct, frozen=True):
    at: str
    hard: bool


class Hand(msgspec.Struct, frozen=True):
    who: str
    cards: tuple[int, ...] = ()


class Throw(msgspec.Struct, frozen=True):
    what: str
    id: str


ANA, BEA = Figure("ana"), Figure("bea")
THROW = Throw("axe", "throw:1")
DOMAINS: list[Domain[Any]] = [
    OneOf(("north", "south", 3)),
    OneOf((ANA, BEA)),
    OneOf((Blow("ana", True), Blow("ana", False))),
    OneOf(((1, 2), (2, 1))),
    OneOf((Hand("ana"), Hand("bea", (1, 2)))),
    Some(("a", "b", "c"), 1, 2),
    Some((ANA, BEA)),
    Amount(-2, 7),
    Amount(0, 1000),
    Text(20),
    Text(20, ("¿quién va?", "nobody")),
    YesNo(),
    Order(("a", "b", "c")),
    Either({"go": OneOf(("n", "s")), "wait": YesNo()}),
    Either(Deferred({"go": lambda: OneOf(("n", "s"))}, {"wait": YesNo()})),
    Either(Deferred({"go": lambda: OneOf(("n", "s"))}, {THROW: YesNo()})),
    Form(lambda: [Choice("hit", {"where": ("body", "head"), "wild": (False, True)}), Choice(ANA)]),
    Faces(Roll((6, 8), Total(), "x")),
    Faces(Roll((4, 6), Total(), "x", aces=True)),
]

HIT = Form(lambda: [Choice("hit", {"where": ("body",)})])


def kind_of(domain: Domain[Any]) -> str:
    return str(domain.describe()["kind"])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=5) | st.floats(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@pytest.mark.parametrize("domain", DOMAINS, ids=kind_of)
def test_what_is_offered_or_sampled_may_be_answered(domain: Domain[Any]) -> None:
    rng = Random(3)
    values = [*domain.candidates(), *(domain.sample(rng) for _ in range(50))]
    for value in values:
        plain = domain.write(value)
        sent = msgspec.json.decode(msgspec.json.encode(plain))
        assert domain.contains(sent)
        assert domain.read(sent) == value


@pytest.mark.parametrize(
    ("domain", "only"),
    [
        (OneOf(("a",)), "a"),
        (OneOf(("a", "b")), None),
        (Some((), 0), []),
        (Some(("a", "b"), 2), ["a", "b"]),
        (Some(("a", "b"), most=0), []),
        (Some(("a",)), None),
        (Amount(3, 3), 3),
        (Amount(2, 3), None),
        (Order(("a",)), ["a"]),
        (Order(("a", "b")), None),
        (Either({"do": OneOf(("end",))}), ["do", "end"]),
        (Either({"do": OneOf(("end",)), "move": OneOf(("x",))}), None),
        (YesNo(), None),
    ],
)
def test_a_question_knows_if_it_has_only_one_answer(domain: Domain[Any], only: Any) -> None:
    question = Question({0: domain}, "asking.ask.way")
    assert question.forced(0) == (only is not None)
    if only is not None:
        assert question.only_answer(0) == only


@pytest.mark.fuzz
@pytest.mark.parametrize("domain", DOMAINS, ids=kind_of)
@given(answer=JSON)
def test_any_other_answer_is_refused_and_never_breaks(domain: Domain[Any], answer: Any) -> None:
    refusal = domain.refuse(answer)
    if refusal is None:
        assert same(domain.write(domain.read(answer)), answer) or isinstance(domain, Some | Form)
    else:
        assert refusal.reason.key.startswith("kernel.")


def test_a_way_of_answering_may_be_a_record_and_its_id_names_it() -> None:
    domain = Either({"go": OneOf(("n", "s")), THROW: YesNo()})
    assert domain.read(["throw:1", True]) == domain.recall(["throw:1", True]) == (THROW, True)
    assert domain.write((THROW, True)) == ["throw:1", True]
    described = domain.describe()["ways"]
    assert isinstance(described, dict)
    assert list(described) == ["go", "throw:1"]
    assert (domain.named("throw:1"), domain.named("throw:2"), domain.named([])) == (
        THROW, None, None,
    )  # fmt: skip


def test_one_of_gives_the_very_thing_of_the_table() -> None:
    assert OneOf((ANA, BEA)).read("bea") is BEA


def test_the_wire_tells_true_from_one() -> None:
    assert not OneOf((1, 2)).contains(True)
    assert not Amount(0, 3).contains(True)
    assert not OneOf((1, 2)).contains(1.0)


def test_what_is_barred_says_which_rule_bars_it() -> None:
    why = Message.of("arena.refusal.no_ammunition", weapon="rifle")
    domain = OneOf(("knife",), lambda: [Barred("rifle", why, "arena.shoot.ammunition")])
    with pytest.raises(Refused) as refused:
        domain.read("rifle")
    assert (refused.value.rule, refused.value.reason) == ("arena.shoot.ammunition", why)


@pytest.mark.parametrize(
    ("domain", "answer"),
    [
        (Some(("a", "b"), 1, 1), ["a", "b"]),
        (Some(("a", "b"), 1), []),
        (Some(("a", "b")), ["a", "a"]),
        (Order(("a", "b")), ["a"]),
        (Amount(1, 6), 7),
        (Either({"go": YesNo()}), ["stay", True]),
        (HIT, {"option": "run"}),
        (
            Form(lambda: [Choice("hit", {"where": ("body",)})]),
            {"option": "hit", "details": {"a": 1}},
        ),
        (Faces(Roll((6,), Total(), "x")), [7]),
        (Faces(Roll((6,), Total(), "x")), [1, 2]),
        (Faces(Roll((6, 6), Total(), "x")), [1]),
        (Faces(Roll((6,), Total(), "x", aces=True)), [6]),
        (Faces(Roll((6,), Total(), "x", aces=True)), [3, 6]),
    ],
)
def test_a_wrong_choice_is_refused(domain: Domain[Any], answer: Any) -> None:
    with pytest.raises(Refused):
        domain.read(answer)


@pytest.mark.parametrize(
    ("domain", "answer"), [(Amount(0, 3), "2"), (YesNo(), 1), (Some(("a",)), "a")]
)
def test_an_answer_of_another_shape_is_malformed(domain: Domain[Any], answer: Any) -> None:
    with pytest.raises(Malformed):
        domain.read(answer)


def test_a_detail_that_is_left_out_is_as_usual() -> None:
    domain = Form(lambda: [Choice("hit", {"where": ("body", "head"), "wild": (False, True)})])
    filled = domain.read({"option": "hit", "details": {"wild": True}})
    assert filled.details == {"where": "body", "wild": True}


def test_an_order_is_the_one_chosen() -> None:
    assert Order((ANA, BEA)).read(["bea", "ana"]) == (BEA, ANA)


def test_too_many_amounts_are_offered_spread_out() -> None:
    offered = list(Amount(0, 1000).candidates())
    assert (offered[0], offered[-1], len(offered)) == (0, 1000, 64)


def test_typed_faces_of_acing_dice_are_added() -> None:
    assert Faces(Roll((4, 6), Total(), "x", aces=True)).read([4, 4, 1, 2]) == (9, 2)


def test_a_way_of_answering_is_made_once_and_only_if_it_is_looked_at() -> None:
    made: list[str] = []

    def go() -> YesNo:
        made.append("go")
        return YesNo()

    ways = Deferred({"go": go}, {"wait": YesNo()})
    domain = Either(ways)
    assert (list(ways), len(ways), "go" in ways, "fly" in ways) == (["go", "wait"], 2, True, False)
    assert domain.read(["wait", True]) == ("wait", True)
    assert not made
    assert [domain.read(["go", yes]) for yes in (True, False)] == [("go", True), ("go", False)]
    assert made == ["go"]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("", "kernel.refusal.length"),
        ("   ", "kernel.refusal.length"),
        ("x" * 21, "kernel.refusal.length"),
        ("x" * 1000, "kernel.refusal.length"),
        ("two\nlines", "kernel.refusal.unprintable"),
        ("a bell\a", "kernel.refusal.unprintable"),
        ("turned\u202eround", "kernel.refusal.unprintable"),
        ("half\ud800", "kernel.refusal.unprintable"),
        (7, "kernel.expected.text"),
        (["hello"], "kernel.expected.text"),
    ],
)
def test_a_line_of_text_is_short_and_can_be_seen(given: object, reason: str) -> None:
    refusal = Text(20).refuse(given)
    assert refusal is not None
    assert refusal.reason.key == reason


def test_a_line_of_text_is_kept_as_it_is_read() -> None:
    assert Text(20).whole("  ¿Quie\u0301n va?  ") == "¿Quién va?"
    assert Text(20).whole("x" * 20) == "x" * 20


def test_an_option_with_a_tuple_in_it_is_answered_with_a_list() -> None:
    hands = OneOf((Hand("ana"), Hand("bea", (1, 2))))
    assert hands.read({"who": "bea", "cards": [1, 2]}).who == "bea"


# --- what would be right


@pytest.mark.parametrize(
    ("domain", "answer", "allowed"),
    [
        (OneOf(("north", "south", 3)), "west", '"north", "south", 3'),
        (Some((ANA, BEA)), ["carl"], '"ana", "bea"'),
        (Either({"go": YesNo(), "stay": YesNo()}), ["fly", True], '"go", "stay"'),
        (OneOf(tuple(range(30))), 99, "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …"),
    ],
)
def test_a_refusal_names_the_answers_there_are(
    domain: Domain[Any], answer: object, allowed: str
) -> None:
    refusal = domain.refuse(answer)
    assert refusal is not None
    assert dict(refusal.reason.args)["allowed"] == allowed


def test_a_form_names_the_options_and_the_values_that_are_nearest() -> None:
    strike = Choice(Blow("ana", True), {"with": ["axe", "fist"]})
    form = Form(lambda: [strike, Choice(Blow("bea", False)), Choice(Blow("bea", True))])
    refused = [
        form.refuse(answer)
        for answer in (
            {"option": {"at": "carl", "hard": False}},
            {"option": {"at": "ana", "hard": True}, "details": {"with": "spoon"}},
            {"option": {"at": "ana", "hard": True}, "details": {"when": "now"}},
            {"option": {"at": "bea", "hard": True}, "details": {"when": "now"}},
        )
    ]
    assert [dict(one.reason.args)["allowed"] for one in refused if one is not None] == [
        '{"at":"bea","hard":false}', '"axe", "fist"', '"with"', "–",
    ]  # fmt: skip
