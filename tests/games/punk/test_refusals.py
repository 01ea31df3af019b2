"""Answers a match refuses: by which rule, for which measured reason, and with nothing changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.content import BadContent
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.content.drafts import check_draft
from tapete.games.punk.game import GAME
from tapete.games.punk.rules.moving.moving import reach_of
from tapete.games.punk.rules.story.setup import IllegalBand
from tapete.games.punk.world import Skirmish
from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import BadOptions, Malformed, NotYourQuestion, Refused
from tapete.kernel.message import Message
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.plane.point import CM
from tapete.words import LANGUAGES
from tests.games.speaking import Speaker

BOW_TIE = "[[0, 0], [9, 9], [9, 0], [0, 9]]"
BANDS = {"bands": ["pandilleros_150", "mutardos_150"]}


def until(key: str, **options: Any) -> Match[Any]:
    """A match up to the first question of that key."""
    match: Match[Any] = Match(GAME, BANDS | options, from_number(5))
    rng = Random(5)
    while match.question is not None and match.question.key != key:
        seat = min(match.question.domains)
        domain = match.question.domains[seat]
        match.answer(seat, domain.write(domain.sample(rng)))
    assert match.question is not None
    return match


def seat_of(match: Match[Any]) -> int:
    assert match.question is not None
    return min(match.question.domains)


def refused(match: Match[Any], answer: Any) -> Refused:
    """Why an answer is not taken; nothing of the match has changed."""
    seat, before = seat_of(match), match.journal().dump()
    state, question = GAME.snapshots.freeze(match.state), match.question
    with pytest.raises(Refused) as why:
        match.answer(seat, answer)
    assert match.journal().dump() == before
    assert match.question is question
    assert GAME.snapshots.freeze(match.state) == state
    return why.value


def said(message: Message, view: Any = None) -> list[str]:
    """In both languages; every key has its words."""
    told = [Speaker(GAME, language, view).say(message) for language in LANGUAGES]
    assert not [text for text in told if "⟦" in text]
    return told


def active(match: Match[Any]) -> Any:
    return next(one for one in match.state.minis if one.id == match.state.active.mini)


@pytest.fixture(scope="module")
def acting() -> Match[Any]:
    return until("punk.ask.act")


@pytest.mark.rule("punk.core.deployment")
def test_a_mini_is_deployed_in_its_zone() -> None:
    why = refused(until("punk.ask.post"), {"at": [45 * CM, 45 * CM], "facing": 0})
    assert why.rule == "punk.core.deployment"
    said(why.reason)


@pytest.mark.rule("punk.move.distance")
def test_a_way_that_is_too_long_says_by_how_much(acting: Match[Any]) -> None:
    mini = active(acting)
    far = reach_of(mini) + CM
    x, y = mini.at.point.x, mini.at.point.y
    ahead = y - far if y > 45 * CM else y + far
    why = refused(acting, ["move", {"way": [[x, ahead]], "facing": None}])
    assert why.rule == "punk.move.distance"
    assert dict(why.reason.args) == {"needs": far, "has": far - CM}
    assert all(f"{far / CM:g}" in text for text in said(why.reason))


def test_off_the_table_there_is_nothing_to_stand_on(acting: Match[Any]) -> None:
    mini = active(acting)
    edge = -CM if mini.at.point.y < 45 * CM else 91 * CM
    why = refused(acting, ["move", {"way": [[mini.at.point.x, edge]], "facing": None}])
    assert why.rule.startswith("punk.move.")
    said(why.reason)


def test_what_is_shown_as_barred_is_refused_with_its_rule_and_reason() -> None:
    """Whatever bots come by in a whole Turn."""
    match = until("punk.ask.act")
    rng, seen = Random(3), set()
    while match.question is not None and match.state.turn < 3:
        if match.question.key == "punk.ask.act":
            skirmish = Skirmish(match.state, ScriptedTable())
            for one in MENU.whats_barred(skirmish, active(match)):
                option: Any = one.option
                if option["what"] not in seen:
                    seen.add(option["what"])
                    why = refused(match, ["do", {"option": option, "details": {}}])
                    assert (why.rule, why.reason) == (one.rule, one.reason)
                    assert why.rule.startswith("punk.")
                    said(why.reason, match.view(None))
        seat = seat_of(match)
        domain = match.question.domains[seat]
        match.answer(seat, domain.write(domain.sample(rng)))
    assert {"shoot", "aim", "fight", "separate"} <= seen


@pytest.mark.parametrize(
    "answer",
    [
        None, 7, "move", [], ["move"], ["fly", {}], ["move", {"way": "there"}],
        ["move", {"way": [[1]], "facing": None}], ["move", {"way": [[1, 2, "swim"]], "facing": 0}],
        ["move", {"way": [], "facing": 360}], ["do", {}], ["do", {"option": "fight"}],
        ["assault", {"to": "everybody", "way": [], "facing": None}],
    ],
    ids=str,
)  # fmt: skip
def test_nonsense_is_refused_too(acting: Match[Any], answer: Any) -> None:
    why = refused(acting, answer)
    assert isinstance(why, Malformed | Refused)
    said(why.reason)


def test_nobody_answers_for_the_other_side(acting: Match[Any]) -> None:
    before = acting.journal().dump()
    with pytest.raises(NotYourQuestion):
        acting.answer(1 - seat_of(acting), ["do", {}])
    assert acting.journal().dump() == before


@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "picnic"}, {"ground": "moon"}, {"bands": ["nobody", "mutardos_200"]},
        {"size": 80}, {"weather": "snow"}, {"rules": {"no_such_rule": True}}, {"players": 3},
    ],
    ids=str,
)  # fmt: skip
def test_a_match_that_cannot_be_is_not_begun(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as wrong:
        Match(GAME, options, from_number(1))
    said(wrong.value.message)


def test_an_illegal_band_is_told_with_every_fault_in_words() -> None:
    text = 'name = "X"\nfaction = "pandilleros"\npoints = 200\n[[members]]\nprofile = "bruto"\n'
    text += 'gear = ["heavy_mace", "heavy_blade", "mace", "harpoon_gun"]\n'
    with pytest.raises(IllegalBand) as wrong:
        Match(GAME, {"bands": ["mine", "mutardos_200"], "own": {"mine": text}}, from_number(1))
    for told in said(wrong.value.message):
        assert len(told) > 100


@pytest.mark.parametrize(
    ("element", "problem", "place"),
    [
        ('at = [2, 45], size = [9, 4]', "leaves_board", (-250, 4300)),
        (f"at = [45, 45], corners = {BOW_TIE}", "crossed_outline", (4950, 4950)),
        ("at = [71, 71], size = [9, 4]", "overlap", (7100, 7100)),
    ],
)  # fmt: skip
def test_crossed_scenery_or_scenery_that_leaves_the_table_is_refused_with_the_place(
    element: str, problem: str, place: tuple[int, int]
) -> None:
    text = f"""
name = {{ es = "M", en = "M" }}
es = "M"
en = "M"
elements = [
    {{ kind = "bus", at = [70, 70], size = [20, 6] }},
    {{ kind = "car", {element} }},
]
"""
    with pytest.raises(BadContent) as wrong:
        check_draft(text, "mine.toml")
    found = wrong.value.problem
    args: dict[str, Any] = dict(found.args)
    assert found.key == f"punk.table.{problem}"
    assert (args["x"], args["y"]) == place
    assert all("mine.toml" in told for told in said(wrong.value.message))
