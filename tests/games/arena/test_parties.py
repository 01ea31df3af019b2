"""Parties that players put together."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.content.library import library
from tapete.games.arena.content.party import Party
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.story.setup import set_up
from tapete.games.arena.screen.settings import choices
from tapete.games.arena.workshop.parties import Parties
from tapete.kernel.errors import BadOptions
from tapete.words import Words

FOUR = ("moze", "amara", "salvador", "mordecai")


def faults(party: Party) -> list[str]:
    return [fault.rule for fault in Parties().made(party).check().faults]


@pytest.mark.rule("arena.setup.four_heroes")
@pytest.mark.parametrize(
    "hunters", [(), FOUR[:3], (*FOUR[:3], FOUR[0]), (*FOUR[:3], "nobody")], ids=str
)
def test_a_party_is_four_different_hunters(hunters: tuple[str, ...]) -> None:
    assert faults(Party(hunters=hunters)) == ["arena.setup.four_heroes"]


@pytest.mark.rule("arena.setup.skill_tree")
def test_a_tree_belongs_to_a_hunter_of_the_party_and_each_has_one() -> None:
    own, other = library().hunters["moze"].trees[1], library().hunters["axton"].trees[0]
    assert faults(Party(hunters=FOUR, trees=(own,))) == []
    assert faults(Party(hunters=FOUR, trees=(other,))) == ["arena.setup.skill_tree"]
    two = library().hunters["moze"].trees[:2]
    assert faults(Party(hunters=FOUR, trees=two)) == ["arena.setup.skill_tree"]


def test_a_match_is_set_up_with_the_party() -> None:
    tree = library().hunters["salvador"].trees[2]
    given = Parties().options([Party(hunters=FOUR, trees=(tree,))])
    state = set_up(Options(hunters=FOUR, trees=tuple(given["trees"])))
    assert [one.id for one in state.hunters] == list(FOUR)
    assert state.hunters[2].tree == tree
    assert state.hunters[0].tree == library().hunters["moze"].trees[0]


@pytest.mark.parametrize(
    "given",
    [{"scenario": "nowhere"}, {"hunters": (*FOUR[:3], "nobody")}, {"trees": ("harmony",)}],
    ids=str,
)
def test_a_match_with_what_does_not_exist_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        set_up(Options(**{"hunters": FOUR, **given}))


def test_a_tree_can_be_chosen_for_a_match() -> None:
    named = dict(choices("trees"))
    assert set(named) == {"", *library().trees}
    assert "Maya" in Words("en").say(named["harmony"])
