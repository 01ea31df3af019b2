"""The open question, ready to be offered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete import games
from tapete.kernel.chance.readings import Total
from tapete.kernel.chance.roll import Roll
from tapete.kernel.chance.seed import from_number
from tapete.kernel.domains import (
    Amount,
    Barred,
    Domain,
    Either,
    Faces,
    OneOf,
    Order,
    Some,
    Text,
    YesNo,
)
from tapete.kernel.errors import NotYourQuestion
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.question import Question
from tapete.offers import folded as folded_lines
from tapete.offers import lines_of
from tapete.server.showing.asking import MOST_LEADS, asked, explained, few, unfolded
from tapete.server.showing.pointing import NoSuchWay
from tapete.server.wire.asked import Asked
from tests.server.matches import asked_of, play_on, savage, to_a_turn


def offered(domain: Domain[Any]) -> Asked:
    match = savage()
    match.question = Question({0: domain}, "savage.ask.act", "savage.core.turn")
    return asked(match, 0)


def test_every_line_of_a_turn_is_an_answer_the_question_takes() -> None:
    match = to_a_turn(savage())
    seat, domain = asked_of(match)
    question = asked(match, seat)
    assert question.kind == "either"
    assert question.number == match.number
    assert len(question.items) > 5
    for item in question.items:
        assert domain.contains(item.answer), item.answer


def test_each_detail_can_be_changed_within_its_answer() -> None:
    match = to_a_turn(savage())
    seat, domain = asked_of(match)
    varied = [item for item in asked(match, seat).items if item.details]
    assert varied
    for item in varied:
        way, filled = item.answer
        for detail in item.details:
            for value, _ in detail.values:
                details = {**filled["details"], detail.name: value}
                assert domain.contains([way, {**filled, "details": details}])


def test_a_move_is_a_way_to_be_drawn_and_a_few_are_listed_once_it_is_unfolded() -> None:
    match = to_a_turn(savage())
    seat, domain = asked_of(match)
    question = asked(match, seat)
    (way,) = question.ways
    assert (way.name, way.kind, way.key) == ("move", "route", "savage.key.move")
    assert way.domain["allowance"] > 0
    assert question.more
    assert not [item for item in question.items if item.deed == "move"]
    moves = unfolded(match, seat, "move").items
    assert 0 < len(moves) <= way.folded
    assert {item.deed for item in moves} == {"move"}
    assert all(domain.contains(item.answer) for item in moves)


@pytest.mark.parametrize("game", ["savage", "punk", "euphoria"])
def test_what_is_folded_and_what_is_not_are_all_the_lines_there_are(game: str) -> None:
    """The lines of a turn, each way with the shortlist of its game."""
    match = to_a_turn(Match(games.find(game), {}, from_number(1)))
    seat, domain = asked_of(match)
    question, labels, view = asked(match, seat), match.game.labels, match.view(seat)
    folded = [way.name for way in question.ways if way.folded]
    assert "move" in folded
    assert set(folded) <= set(question.leads)
    told = [*question.items, *(i for way in folded for i in unfolded(match, seat, way).items)]
    plain = lines_of(domain, lambda values: labels.shortlist(values, view), few)
    wanted = [domain.write(line.value) for line in folded_lines(plain, labels.manner)]
    assert sorted(map(repr, wanted)) == sorted(repr(item.answer) for item in told)


def test_a_way_that_there_is_not_cannot_be_unfolded() -> None:
    match = to_a_turn(savage())
    seat, _ = asked_of(match)
    with pytest.raises(NoSuchWay):
        unfolded(match, seat, "swim")
    with pytest.raises(NotYourQuestion):
        unfolded(match, 1 - seat, "move")


def test_lines_stand_in_the_order_of_their_headings() -> None:
    match = to_a_turn(savage())
    question = asked(match, asked_of(match)[0])
    places = [question.groups.index(item.group) for item in question.items]
    assert places == sorted(places)


def test_names_are_put_for_ids_in_all_that_is_said() -> None:
    match = to_a_turn(savage())
    question = asked(match, asked_of(match)[0])
    assert dict(question.message.args)["figure"] == Message.of(
        "savage.name", **_name(question.message)
    )
    assert b"%bridge" not in msgspec.json.encode(question)


def _name(message: Message) -> dict[str, Any]:
    figure = dict(message.args)["figure"]
    assert isinstance(figure, Message)
    assert figure.key == "savage.name"
    return dict(figure.args)


def test_what_is_closed_says_why_and_by_which_rule() -> None:
    match = play_on(to_a_turn(savage()), 12)
    match = to_a_turn(match)
    seat = asked_of(match)[0]
    assert asked(match, seat).explains
    closed = explained(match, seat).closed
    assert closed
    assert all(one.rule.startswith("savage.") and one.reason.key for one in closed)


def test_a_short_question_brings_what_cannot_be_picked() -> None:
    why = Message("savage.bar.gone")
    question = offered(OneOf(("a",), lambda: [Barred("b", why, "savage.core.turn")]))
    assert not question.explains
    assert [(one.reason, one.rule) for one in question.closed] == [(why, "savage.core.turn")]


def test_whoever_is_asked_nothing_is_explained_nothing() -> None:
    match = to_a_turn(savage())
    with pytest.raises(NotYourQuestion):
        explained(match, 1 - asked_of(match)[0])


def test_yes_and_no_are_lines() -> None:
    question = offered(YesNo())
    assert [(item.answer, item.label.key) for item in question.items] == [
        (True, "server.yes"),
        (False, "server.no"),
    ]


def test_parts_of_an_answer_are_lines_with_how_many_to_pick() -> None:
    question = offered(Some(["a", "b", "c"], 1, 2))
    assert (question.kind, question.least, question.most) == ("some", 1, 2)
    assert [item.answer for item in question.items] == ["a", "b", "c"]
    assert not question.weighable
    assert [item.answer for item in offered(Order(["a", "b"])).items] == ["a", "b"]


def test_an_amount_has_bounds_and_faces_have_dice() -> None:
    amount = offered(Amount(2, 9))
    assert (amount.kind, amount.least, amount.most, amount.items) == ("amount", 2, 9, ())
    assert amount.weighable
    faces = offered(Faces(Roll((6, 8), Total(), "", aces=True)))
    assert (faces.kind, faces.dice, faces.aces) == ("faces", (6, 8), True)


def test_a_line_of_text_has_a_length_and_no_lines_to_pick() -> None:
    text = offered(Text(80))
    assert (text.kind, text.most, text.items) == ("text", 80, ())


def test_an_either_of_lists_is_answered_by_way_and_part() -> None:
    question = offered(Either({"card": Amount(1, 3), "pass": YesNo()}))
    answers = [item.answer for item in question.items]
    assert answers == [["card", 1], ["card", 2], ["card", 3], ["pass", True], ["pass", False]]


def test_nobody_else_is_told_the_question() -> None:
    match = to_a_turn(savage())
    seat, _ = asked_of(match)
    with pytest.raises(NotYourQuestion):
        asked(match, 1 - seat)


def test_a_turn_offers_a_few_deeds_first_and_says_which_answer_ends_it() -> None:
    match = to_a_turn(savage())
    seat, _ = asked_of(match)
    question = asked(match, seat)
    deeds = {*(item.deed for item in question.items), *(way.name for way in question.ways)}
    assert question.leads[0] == "move"
    assert set(question.leads) <= deeds
    assert len(question.leads) <= MOST_LEADS
    assert [item.label.key for item in question.items if item.ends] == ["savage.do.end"]
    assert question.left == Message.of("savage.left", count=1)


def test_a_deed_is_not_offered_first_for_answers_that_are_minor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = to_a_turn(savage())
    seat, _ = asked_of(match)
    labels, (*others, last) = match.game.labels, asked(match, seat).leads

    def is_minor(value: object, view: object) -> bool:
        deed = labels.deed(value)
        return deed is not None and deed.name == last

    minor = msgspec.structs.replace(labels, minor=is_minor)
    monkeypatch.setattr(type(match.game), "labels", minor)
    leads = asked(match, seat).leads
    assert last not in leads
    assert set(others) <= set(leads)


def test_a_key_is_for_one_kind_of_deed() -> None:
    match = to_a_turn(savage())
    seat, _ = asked_of(match)
    question = asked(match, seat)
    kinds = {(item.key, item.deed.partition(".")[0]) for item in question.items}
    kinds |= {(way.key, way.name) for way in question.ways}
    keys = [key for key, _ in kinds if key]
    assert len(keys) == len(set(keys))
    assert {"savage.key.move", "table.key.end"} <= set(keys)


def test_a_question_that_is_no_turn_has_no_deeds() -> None:
    question = offered(YesNo())
    assert (question.leads, question.left) == ((), None)
    assert not any(item.ends or item.deed or item.key for item in question.items)
