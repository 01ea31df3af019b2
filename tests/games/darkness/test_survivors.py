"""Survivors that players make, and keep from match to match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tapete.games.darkness.content.library import DISCS, library
from tapete.games.darkness.content.sheets import BadSheet, check_sheet, wrong_with
from tapete.games.darkness.meta import ATTRIBUTES, Options, Sheet
from tapete.games.darkness.rules.master.sessions import going_on
from tapete.games.darkness.rules.story.setup import ready, set_up
from tapete.games.darkness.workshop import CARDS
from tapete.games.darkness.workshop.survivor import Made, made_of, sheet_of
from tapete.games.darkness.workshop.survivors import Survivors
from tapete.words import Words
from tapete.workshop import BadDraft
from tapete.workshop.printing import printed

SHOP = Survivors()
VALUES = (4, 2, 4, 3, 2, 2, 3)
ZOE = Made(
    name="Zoe", profession="thief", attributes=dict(zip(ATTRIBUTES, VALUES, strict=True)),
    skills=("lockpicking", "climb", "stealth", "search", "quick_reflexes"),
)  # fmt: skip


def zoe(**changes: Any) -> Made:
    return replace(ZOE, **changes)


def rules(made: Made) -> list[str]:
    return [fault.rule for fault in SHOP.made(made).check().faults]


def spread(*values: int) -> dict[str, int]:
    return {str(name): value for name, value in zip(ATTRIBUTES, values, strict=True)}


def test_a_survivor_that_adds_up_has_no_faults() -> None:
    checked = SHOP.made(ZOE).check()
    assert not checked.faults
    assert [(purse.spent, purse.most) for purse in checked.purses] == [(20, 20), (10, 10)]


@pytest.mark.rule("darkness.char.create.attribute_points")
@pytest.mark.parametrize(
    ("values", "sound"),
    [
        ((5, 3, 3, 3, 2, 2, 2), True),
        ((6, 3, 3, 2, 2, 2, 2), False),
        ((5, 5, 3, 2, 2, 2, 1), False),
        ((5, 4, 3, 3, 2, 2, 2), False),
        ((4, 3, 3, 3, 2, 2, 2), False),
    ],
)
def test_twenty_points_from_two_to_five_each(values: tuple[int, ...], sound: bool) -> None:
    assert (not rules(zoe(attributes=spread(*values), skills=()))) == sound


@pytest.mark.rule("darkness.char.attributes")
def test_a_sheet_has_exactly_the_seven_attributes() -> None:
    sheet = sheet_of(ZOE)
    assert len(ATTRIBUTES) == 7
    assert tuple(sheet.value(one) for one in ATTRIBUTES) == VALUES
    assert all(isinstance(sheet.value(one), int) for one in ATTRIBUTES)


@pytest.mark.rule("darkness.char.create.skill_points")
@pytest.mark.parametrize(
    ("skills", "sound"),
    [(("search", "negotiate", "bluff"), True), (("search", "negotiate", "dodge"), False)],
)
def test_ten_points_buy_skills(skills: tuple[str, ...], sound: bool) -> None:
    """3 + 4 + 3 is enough, 3 + 4 + 4 is too much."""
    assert (not rules(zoe(skills=skills))) == sound


@pytest.mark.rule("darkness.char.create.profession_benefit")
def test_a_thief_with_dexterity_four_has_lockpicking_free() -> None:
    assert rules(ZOE) == []
    clumsy = zoe(attributes=spread(4, 3, 3, 3, 2, 2, 3))
    assert rules(clumsy) == ["darkness.char.create.skill_points"]


@pytest.mark.rule("darkness.char.create.profession_benefit")
def test_without_the_switch_the_skill_is_paid_for() -> None:
    sheet = sheet_of(ZOE)
    assert not list(wrong_with(sheet))
    assert [one.rule for one in wrong_with(sheet, free_skill=False)] == [
        "darkness.char.create.skill_points"
    ]


@pytest.mark.rule("darkness.char.create.profession")
def test_a_profession_is_needed_and_may_be_invented() -> None:
    assert rules(zoe(profession="", skills=())) == ["darkness.char.create.profession"]
    own = zoe(profession="own", trade="Clown", trade_attribute="dexterity", trade_skill="climb")
    assert sheet_of(own).profession == "Clown"
    assert (
        rules(replace(own, skills=("climb", "search", "quick_reflexes", "stealth", "bribe"))) == []
    )
    assert rules(replace(own, trade_skill="search", skills=())) == [
        "darkness.ruling.profession_meaning"
    ]


@pytest.mark.rule("darkness.char.create.sheet")
def test_a_sheet_holds_name_story_profession_attributes_and_skills() -> None:
    sheet = sheet_of(zoe(story="Came in by the roof."))
    assert (sheet.name, sheet.story, sheet.profession) == ("Zoe", "Came in by the roof.", "thief")
    assert sheet.skills["lockpicking"] == 3
    assert rules(zoe(name=" ")) == ["darkness.char.create.sheet"]


def test_a_sheet_is_made_of_a_survivor_and_a_survivor_of_its_sheet() -> None:
    grown = zoe(
        attributes=spread(4, 2, 4, 4, 2, 2, 2), advances=1, lost=1, learned={"climb": 2}, bought=2,
        fund=7, objects=("torch",),
    )  # fmt: skip
    assert rules(grown) == []
    assert made_of(sheet_of(grown)) == grown
    own = zoe(profession="own", trade="Clown", trade_attribute="dexterity", trade_skill="climb")
    assert made_of(sheet_of(own)) == own


# --- altered by hand


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"speed": 6}, "22"),
        ({"speed": 5, "attack": 1}, "Attack"),
        ({"advances": 1}, "21"),
        ({"skills": {"lockpicking": 3, "martial_arts": 5, "dodge": 6}}, "11"),
        ({"skills": {"search": 2}}, "Search"),
        ({"skills": {"flying": 3}}, "flying"),
        ({"saved": 4}, "14"),
        ({"defence": 2}, "19"),
        ({"lost": -1, "defence": 4}, "Defence lost as others died: -1"),
        ({"bought": -2}, "Skill points bought: -2"),
        ({"fund": -1}, "less than 0"),
        ({"objects": ("bazooka",)}, "bazooka"),
        ({"ready": True}, "ready"),
        ({"ready": True, "name": "marta"}, "ready"),
    ],
    ids=str,
)
def test_a_sheet_altered_by_hand_is_refused_with_what_does_not_add_up(
    changes: dict[str, Any], says: str
) -> None:
    sheet = replace(sheet_of(ZOE), **changes)
    with pytest.raises(BadSheet) as wrong:
        set_up(Options(survivors=(sheet,)))
    assert says in Words("en").say(wrong.value.message)


@pytest.mark.rule("darkness.victory.experience_cap")
def test_six_is_for_experience_and_nothing_goes_beyond() -> None:
    grown = replace(sheet_of(ZOE), speed=6, advances=2)
    check_sheet(grown)
    beyond = replace(grown, speed=7, advances=3)
    assert [one.rule for one in wrong_with(beyond)] == ["darkness.victory.experience_cap"]


def test_a_ready_survivor_keeps_the_objects_of_its_last_session() -> None:
    check_sheet(replace(ready("marta"), objects=("torch",)))


@pytest.mark.parametrize("name", library().survivors)
def test_the_ready_survivors_add_up(name: str) -> None:
    assert not SHOP.made(SHOP.drafted(SHOP.ready(name).draft)).check().faults  # type: ignore[union-attr]


# --- kept


def over(sheets: tuple[str | Sheet, ...], dead: tuple[int, ...] = ()) -> Any:
    """A match that has just ended, with what it leaves of its survivors."""
    options = Options(players=len(sheets), survivors=sheets)
    state = set_up(options)
    state.phase = "over"
    for seat in dead:
        state.survivors[seat].dead = True
    return options, state


@pytest.mark.rule("darkness.char.create.advance")
def test_a_survivor_goes_on_to_the_next_match_with_what_it_has_learned() -> None:
    options, state = over((sheet_of(ZOE), "marta"))
    grown = replace(sheet_of(ZOE), intelligence=4, advances=1)
    state.survivors[0].sheet = grown
    following = going_on(options, state)
    assert following is not None
    assert following.survivors == (grown, "marta")
    assert following.scenario != options.scenario
    assert set_up(following).survivors[0].sheet.intelligence == 4


def test_whoever_has_died_is_not_in_the_next_match() -> None:
    options, state = over((sheet_of(ZOE), sheet_of(zoe(name="Ana"))), dead=(0,))
    following = going_on(options, state)
    assert following is not None
    assert [one if isinstance(one, str) else one.name for one in following.survivors] == [
        "marta", "Ana",
    ]  # fmt: skip


@pytest.mark.rule("darkness.char.pregen.no_experience")
def test_ready_survivors_alone_leave_nothing_to_go_on_with() -> None:
    assert going_on(*over(("marta", "ivan"))) is None


def test_survivors_are_read_from_the_options_of_their_next_match(tmp_path: Path) -> None:
    file = tmp_path / "next.json"
    options = Options(players=3, survivors=(sheet_of(ZOE), "marta", sheet_of(zoe(name="Ana"))))
    file.write_bytes(msgspec.json.encode({"options": options}))
    found = SHOP.imported([file])
    assert [SHOP.read(one.text, "es").draft["name"] for one in (found, *found.others)] == [
        "Zoe", "Ana",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"name": 3}', '{"options": {"survivors": ["marta"]}}']
)
def test_what_is_no_survivor_is_refused(text: str) -> None:
    with pytest.raises(BadDraft):
        SHOP.read(text, "en")


# --- in a match, and on paper


def test_a_match_is_set_up_with_the_survivors() -> None:
    given = SHOP.options([ZOE, zoe(name="Ana")])
    state = set_up(msgspec.convert(given, Options))
    assert [one.sheet.name for one in state.survivors] == ["Zoe", "Ana"]


def test_a_survivor_takes_a_seat_and_leaves_it_again() -> None:
    seated = SHOP.seated({"players": 3}, 1, [SHOP.made(ZOE)])
    assert [one if isinstance(one, str) else one["name"] for one in seated["survivors"]] == [
        "marta", "Zoe",
    ]  # fmt: skip
    left = SHOP.seated(seated, 1, [])
    assert left["survivors"][0] == "marta"
    assert left["survivors"][1] in library().survivors
    assert left["survivors"][1] != "marta"


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_sheet_says_everything_and_is_printed(language: str) -> None:
    work = SHOP.made(zoe(story="¿Quién?", objects=("torch",)))
    text = work.sheet(language)
    for name in ("Zoe", "¿Quién?"):
        assert name in text
    skill = library().skills["quick_reflexes"].name
    assert {"es": skill.es, "en": skill.en}[language] in text
    assert printed(work, language)[:4] == b"%PDF"


@pytest.mark.parametrize("language", ["es", "en"])
def test_all_discs_are_printed_each_once(language: str) -> None:
    work = CARDS.ready("all")
    assert work is not None
    paper = work.paper(language)
    assert paper is not None
    known = library()
    tables: list[dict[str, Any]] = [getattr(known, name) for name in DISCS]
    count = sum([len(table) for table in tables]) + len(known.survivors) + len(known.items)
    assert len(paper.cards) == count
    assert not any("darkness.print" in line for face in paper.cards for line in face.lines)
