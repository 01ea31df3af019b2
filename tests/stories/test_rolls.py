"""Rolls in sentences: who rolled, the whole sum, and what was needed."""

from __future__ import annotations

from typing import Any

import pytest

from tapete import games
from tapete.kernel.chance.roll import Modifier
from tapete.kernel.chance.seed import from_number
from tapete.kernel.event import Rolled
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.stories.telling import told
from tapete.words import Words

SAVAGE, PUNK = games.find("savage"), games.find("punk")
ATTACK, RANGE = "savage.core.attack", "savage.range.penalty"


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    return Match(SAVAGE, {}, from_number(1))


def said(match: Match[Any], language: str = "en", **fields: Any) -> str:
    """A roll as a spectator reads it."""
    event = Rolled(**{"faces": fields["values"], "rule": ATTACK, **fields})
    return Words(language).say(told(match.game, event, match.view(None)))


def test_a_sum_names_every_modifier_and_what_was_needed(match: Match[Any]) -> None:
    figure = match.state.figures[0]
    roll = {
        "dice": (6,),
        "values": (5,),
        "kept": (0,),
        "modifiers": (Modifier(RANGE, -2), Modifier("savage.core.jokers", 2)),
        "total": 5,
        "target": 4,
        "figure": figure.id,
    }
    assert said(match, **roll) == (
        "Captain Leonor Maple, Attack roll: 5 − 2 (Range) + 2 (Jokers) = 5; 4 or more was needed."
    )
    spanish = said(match, "es", **roll)
    assert spanish.startswith("Capitana Leonor Arce, ")
    assert spanish.endswith(" = 5; hacía falta 4 o más.")


def test_of_several_dice_those_that_count_come_first(match: Match[Any]) -> None:
    text = said(
        match,
        dice=(8, 6),
        values=(3, 8),
        faces=(3, 6, 2),
        kept=(1,),
        total=8,
        target=4,
    )
    assert text == "Attack roll: 8 (best of 3, 6 + 2); 4 or more was needed."


def test_dice_that_are_added_up_are_written_as_a_sum(match: Match[Any]) -> None:
    text = said(match, dice=(6, 6), values=(3, 8), faces=(3, 6, 2), kept=(0, 1), total=11)
    assert text == "Attack roll: 3 + 8 (6 + 2) = 11."


def test_dice_that_are_looked_at_together_say_what_they_show(match: Match[Any]) -> None:
    name = Message.of("savage.term.damage")
    fell: dict[str, Any] = {"dice": (6, 6, 6), "values": (3, 5, 3), "kept": (0, 2), "pattern": name}
    called = Words("en").say(name)
    assert said(match, **fell) == f"Attack roll: 3, 5, 3 → {called} (3, 3)."
    assert said(match, **fell, wanted=name).endswith(f"(3, 3); {called} or better was needed.")
    assert said(match, **{**fell, "kept": ()}) == f"Attack roll: 3, 5, 3 → {called}."


def test_a_low_roll_says_what_its_target_is_made_of(match: Match[Any]) -> None:
    own = Modifier(ATTACK, 4, Message.of("savage.term.damage"))
    text = said(
        match,
        dice=(10,),
        values=(5,),
        kept=(0,),
        total=5,
        target=2,
        needs=(own, Modifier(RANGE, -2)),
        low=True,
    )
    needed = "2 or less was needed: 4 (beside the damage dice) − 2 (Range)"
    assert text == f"Attack roll: 5; {needed}."


def test_a_roll_against_another_names_both_and_both_totals(match: Match[Any]) -> None:
    one, other = match.state.figures[:2]
    text = said(
        match,
        dice=(10, 10),
        values=(5, 9),
        kept=(0,),
        total=7,
        target=9,
        rival=1,
        modifiers=(Modifier("savage.core.jokers", 2),),
        figure=one.id,
        foe=other.id,
    )
    names = "Captain Leonor Maple against Sergeant Ulysses Meadow"
    assert text == f"{names}, Attack roll: 5 + 2 (Jokers) = 7; against 9."


def test_dice_without_a_total_are_listed_with_their_modifiers(match: Match[Any]) -> None:
    text = said(match, dice=(6, 6), values=(2, 5), modifiers=(Modifier(RANGE, -2),))
    assert text == "Attack roll: 2, 5, with −2 (Range)."


def test_a_roller_that_the_reader_does_not_see_has_no_name(match: Match[Any]) -> None:
    assert said(match, dice=(6,), values=(2,), figure="nobody") == "Attack roll: 2."
