"""Heroes made on a screen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.catalogue import load
from tapete.games.savage.game import GAME
from tapete.games.savage.screen.card import card
from tapete.games.savage.workshop.heroes import Heroes
from tapete.games.savage.workshop.statblock import BadStatBlock
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.words import LANGUAGES, Words
from tapete.workshop import BadDraft, Unsound
from tests.salteadores import GAME as HIGHWAYMEN

HEROES = Heroes()
EXAMPLES = HEROES.examples()
EXAMPLE_TEXT = HEROES.made(EXAMPLES[0][1]).text("en")


def faults_of(**picks: Any) -> list[str]:
    checked = HEROES.check(HEROES.drafted({"name": "Ana", **picks}))
    return [fault.message.key.removeprefix("savage.hero.fault.") for fault in checked.faults]


def all_messages(value: object) -> list[Message]:
    if isinstance(value, Message):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [m for name in value.__struct_fields__ for m in all_messages(getattr(value, name))]
    return [m for part in value for m in all_messages(part)] if isinstance(value, tuple) else []


def test_damage_is_written_as_each_language_writes_it() -> None:
    facts = [m for m in all_messages(tuple(HEROES.shelves())) if m.key == "savage.hero.pick.damage"]
    for language, strength, other in (("es", "FUE+", "Str"), ("en", "Str+", "FUE")):
        said = [Words(language).say(fact) for fact in facts]
        assert any(strength in text for text in said)
        assert not any(other in text for text in said)


def test_a_game_without_a_workshop_has_none() -> None:
    assert HIGHWAYMEN.workshops == {}


def test_a_hero_within_the_points_is_sound() -> None:
    checked = HEROES.check(EXAMPLES[0][1])
    assert checked.sound
    assert [(purse.name.key, purse.most) for purse in checked.purses] == [
        ("savage.hero.purse.attributes", 5),
        ("savage.hero.purse.skills", 12),
        ("savage.hero.purse.edges", 1),
        ("savage.hero.purse.hindrances", 4),
    ]


def test_an_illegal_hero_is_told_why_in_both_languages_with_the_rule() -> None:
    checked = HEROES.check(HEROES.drafted({"name": "Ana", "edges": ["frenzy"]}))
    fault = next(one for one in checked.faults if one.message.key == "savage.hero.fault.edge_die")
    assert fault.rule in load(GAME.package)
    assert Words("es").say(fault.message) == "Frenesí pide Pelear d8."
    assert Words("en").say(fault.message) == "Frenzy asks for Fighting d8."


@pytest.mark.parametrize(
    ("picks", "place"),
    [
        ({"name": ""}, ("name", "")),
        ({"edges": ["frenzy"]}, ("edges", "frenzy")),
        ({"edges": ["wings"]}, ("edges", "wings")),
        ({"hindrances": ["slow", "slow_major"]}, ("hindrances", "slow")),
        ({"attributes": {"agility": 14}}, ("attributes", "agility")),
        ({"skills": {"fighting": 14}}, ("skills", "fighting")),
        ({"powers": ["bolt"]}, ("powers", "")),
    ],
)
def test_a_fault_says_where_on_the_sheet_it_is(
    picks: dict[str, Any], place: tuple[str, str]
) -> None:
    checked = HEROES.check(HEROES.drafted({"name": "Ana", **picks}))
    assert place in [(fault.field, fault.pick) for fault in checked.faults]


def test_everybody_has_the_core_skills_and_they_cost_nothing() -> None:
    skills = next(shelf for shelf in HEROES.shelves() if shelf.field == "skills")
    assert {pick.start for pick in skills.picks} == {0, 4}
    core = {pick.id: pick.start for pick in skills.picks if pick.start}
    checked = HEROES.check(HEROES.drafted({"name": "Ana", "skills": core}))
    assert [purse.spent for purse in checked.purses if purse.field == "skills"] == [0]


def test_what_is_beyond_the_points_is_in_no_one_place() -> None:
    dice = dict.fromkeys(("agility", "smarts", "spirit", "strength"), 12)
    checked = HEROES.check(HEROES.drafted({"name": "Ana", "attributes": dice}))
    assert [(fault.field, fault.pick) for fault in checked.faults] == [("", "")]


def test_an_illegal_hero_is_refused_for_play_with_all_its_faults_named() -> None:
    illegal = HEROES.drafted({"name": "", "edges": ["frenzy"]})
    with pytest.raises(Unsound) as refused:
        HEROES.playable([EXAMPLES[0][1], illegal])
    said = Words("en").say(refused.value.message)
    assert "Frenzy asks for Fighting d8." in said
    assert "It has no name." in said


def test_what_does_not_exist_is_a_fault_and_no_more() -> None:
    assert faults_of(edges=["wings"]) == ["unknown"]
    assert faults_of(attributes={"agility": 7}) == ["no_die"]


@pytest.mark.parametrize("given", [{}, {"name": 3}, [], {"name": "Ana", "wings": True}])
def test_what_is_no_draft_is_refused(given: object) -> None:
    with pytest.raises(BadDraft):
        HEROES.drafted(given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_written_down_is_read_again(language: str) -> None:
    for _, draft in EXAMPLES:
        again = HEROES.read(HEROES.made(draft).text(language), language)
        assert HEROES.drafted(again.draft) == msgspec.structs.replace(
            draft, name=again.draft["name"]
        )
        assert again.notes == ()


def test_what_a_sheet_cannot_hold_is_told() -> None:
    text = HEROES.made(EXAMPLES[0][1]).text("en").replace("Wild Card\n", "")
    assert "savage.hero.fault.extra" in [note.key for note in HEROES.read(text, "en").notes]


def test_a_text_that_is_no_hero_is_refused_with_its_line() -> None:
    with pytest.raises(BadStatBlock) as wrong:
        HEROES.read("Name: Ana\nAttributes: Agility d6\nWings: 2\n", "en")
    assert [(fault.sort, fault.line) for fault in wrong.value.faults] == [
        ("missing", 2),
        ("unknown", 3),
    ]


def test_what_is_kept_as_text_stays_with_a_hero_made_on_a_screen() -> None:
    text = EXAMPLE_TEXT + "Wings: 2\nSpecial Abilities:\n• Sings: Everybody listens.\n"
    read = HEROES.read(text, "en")
    assert [note.key for note in read.notes] == [
        "savage.hero.read.text",
        "savage.hero.read.unknown",
    ]
    made = HEROES.made(HEROES.drafted(read.draft))
    assert "Wings: 2\n" in made.text("en")
    assert "• Sings: Everybody listens\n" in made.text("es")
    assert made.check().sound


def test_what_is_kept_as_text_is_on_the_card_of_a_figure() -> None:
    draft = HEROES.drafted(HEROES.read(EXAMPLE_TEXT + "Wings: 2\n", "en").draft)
    match = Match(GAME, HEROES.options([draft]), from_number(1))
    shown = card(match.state, match.state.figures[0].id)
    assert shown is not None
    said = [Words("en").say(line) for section in shown.sections for line, _ in section.lines]
    assert "Wings: 2" in said


def test_heroes_that_were_made_are_played() -> None:
    options = HEROES.options([EXAMPLES[0][1]])
    match = Match(GAME, options, from_number(1))
    assert match.state.figures[0].name.es == EXAMPLES[0][1].name.partition(",")[0]


def test_everything_on_the_shelves_can_be_picked() -> None:
    for shelf in HEROES.shelves():
        for pick in shelf.picks if shelf.kind == "many" else ():
            assert "unknown" not in faults_of(**{shelf.field: [pick.id]}), pick.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_on_the_shelves_has_words(language: str) -> None:
    words = Words(language)
    for message in all_messages((*HEROES.shelves(), HEROES.title)):
        said = words.say(message)
        assert "⟦" not in said
        assert "{" not in said


PUBLISHED = """Ana (Wild Card)
She never sleeps.
Attributes: Agility d6, Smarts d6, Spirit d6, Strength d6, Vigor d6
Skills: Fighting d6+1, Spellcasting d6, Survival d4
Edges: Arcane Background
Powers: Bolt (darts of fire)
Special Abilities:
• Fear (-2)
• Hums: A low note.
"""


def test_what_a_stat_block_says_in_words_is_told_of_a_draft() -> None:
    draft = HEROES.drafted(HEROES.read(PUBLISHED, "en").draft)
    texts = [Words("en").say(text) for text in HEROES.check(draft).texts]
    assert texts == [
        "Description: She never sleeps.",
        "Skills: Survival d4",
        "Powers: Bolt: darts of fire",
    ]
    assert draft.abilities == ("Fear (-2)", "Hums: A low note")


def test_what_a_sheet_cannot_hold_is_told_to_be_lost() -> None:
    notes = [Words("en").say(note) for note in HEROES.read(PUBLISHED, "en").notes]
    assert "A hero adds nothing to dice other than the d12." in notes
    assert "Nobody takes fright at the sight of a hero." not in notes


def test_a_draft_has_the_trappings_it_was_read_with() -> None:
    draft = HEROES.drafted(HEROES.read(PUBLISHED, "en").draft)
    assert HEROES.made(draft).profile.trappings == {"bolt": "fire"}
