"""The workshop of teams: what it offers, says, writes and prints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapete.content import BadContent
from tapete.games.euphoria.content.entries import FACTIONS
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.team.faults import faults_of
from tapete.games.euphoria.content.team.roster import Team, examples, write_team
from tapete.games.euphoria.content.traits import CLASSES, RULES
from tapete.games.euphoria.meta import Options
from tapete.games.euphoria.rules.story.setup import set_up
from tapete.games.euphoria.workshop import CARDS, WORKSHOPS
from tapete.games.euphoria.workshop.teams import Teams
from tapete.kernel.shaping import shaped
from tapete.words import LANGUAGES, Words
from tapete.workshop import Shelf, Unsound, Wish
from tapete.workshop.refusals import BadPoints, UnknownFaction
from tests.games.euphoria.teams.rosters import team

SHOP = Teams()


def shelf(field: str) -> Shelf:
    *_, rows = SHOP.shelves()
    return next(one for one in rows.row if one.field == field)


def offered(field: str, *picked: str) -> set[str]:
    """What a shelf offers to whoever has picked these."""
    picks = shelf(field).picks
    return {one.id for one in picks if not one.needs or {*one.needs} & {*picked}}


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_is_offered_only_characters_that_may_join_it(faction: str) -> None:
    own = next(iter(library().characters_of(faction)))
    company = {"euphoria.faction.clones.ghost", "euphoria.faction.ghost.sergeant"}
    for one in offered("profile", faction):
        rules = {fault.rule for fault in faults_of(team(faction, own, one))}
        assert not {*rules} - company - {"euphoria.class.unique"}, one


def test_only_what_a_character_may_have_is_offered_to_it() -> None:
    assert "sword" not in {one.id for one in shelf("items").picks}
    assert {"grenade", "medkit"} <= offered("items", "vargas")
    assert "medkit" not in offered("items", "spark")
    assert "trophy_blade" in offered("items", "ysa") - offered("items", "vargas")
    assert offered("items", "veteran") == offered("items", "gnasher") == set()
    assert offered("genes", "vargas") == offered("modifications", "king") == set()
    assert "benkei_bb" in offered("genes", "gnasher") - offered("genes", "omega")
    assert offered("ability", "vargas") == set()
    assert "take_aim" in offered("ability", "recruit")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_shelves_is_there(language: str) -> None:
    say = Words(language).say
    *heads, rows = SHOP.shelves()
    said = [say(one.title) for one in (*heads, rows, *rows.row)]
    for one in (*heads, *rows.row):
        said += [say(pick.name) for pick in one.picks]
        said += [say(fact) for pick in one.picks for fact in pick.facts]
    assert [one for one in said if "euphoria-" in one or "euphoria." in one] == []


@pytest.mark.parametrize("name", examples())
def test_a_team_that_is_ready_prints_a_part_and_a_card_of_each_miniature(name: str) -> None:
    made = SHOP.ready(name)
    assert made is not None
    for language in LANGUAGES:
        paper = made.paper(language)
        assert paper is not None
        assert len(paper.parts) == len(paper.cards) >= len(examples()[name].members)
        assert "euphoria" not in made.sheet(language).replace("Euphoria", "").lower()[:200]


def test_the_bonus_and_the_order_of_a_team_are_told() -> None:
    say = Words("en").say
    checked = SHOP.made(team("legends", "king", "gambler")).check()
    assert [say(one) for one in checked.texts] == [
        "1 AP less for each miniature, for those who are no Legends."
    ]
    assert [one.value for one in checked.values] == ["9, 7", "16"]
    lost = SHOP.made(team("cyborg", "spark", "ysa")).check()
    assert "no bonus" in say(lost.texts[0])


def test_a_team_with_things_that_do_not_exist_can_still_be_shown() -> None:
    strange = shaped(
        {"name": "a", "faction": "soldiers", "members": [{"profile": "x"}, {"profile": "vargas",
            "items": ["y"], "genes": ["z"], "modifications": ["w"]}]},
        Team,
    )  # fmt: skip
    made = SHOP.made(strange)
    assert len(made.check().faults) == 5
    assert "Vargas" in made.sheet("en")


def test_a_team_is_begun_with_whom_it_can_have() -> None:
    text = SHOP.begun(Wish("Ghost", "Mine", 300), "en")
    costs = {one: library().profiles[one].cost for one in ("veteran", "gambler")}
    assert f"# {costs['veteran']} Veteran (veteran)" in text
    assert f"# {costs['gambler']} Gambler (gambler)" in text
    read = SHOP.drafted(SHOP.read(text, "en").draft)
    assert (read.name, read.faction, read.points) == ("Mine", "ghost", 300)
    assert "gambler" not in SHOP.begun(Wish("estars"), "en")
    for wish, error in ((Wish("x"), UnknownFaction), (Wish("ghost", points=9999), BadPoints)):
        with pytest.raises(error):
            SHOP.begun(wish, "en")


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    mine = examples()["clones_500"]
    toml, json = tmp_path / "mine.toml", tmp_path / "mine.json"
    toml.write_text(write_team(mine), "utf-8")
    made = SHOP.found(str(toml))
    json.write_bytes(msgspec.json.encode(SHOP.read(made.text("es"), "es").draft))
    assert made.draft == SHOP.found(str(json)).draft == mine
    toml.write_text(write_team(mine).replace("omega", "omga"), "utf-8")
    with pytest.raises(BadContent):
        SHOP.found(str(toml))


def test_a_team_of_ones_own_meets_a_rival_of_its_size() -> None:
    given: dict[str, Any] = dict(SHOP.playable([team("soldiers", "vargas", points=500)]))
    assert given["teams"][0] == "own-1"
    assert examples()[given["teams"][1]].points == 500
    assert set_up(shaped(given, Options)).names[0] == "Los Ñus"
    with pytest.raises(Unsound):
        SHOP.playable([team("soldiers", "beta")])


def test_a_seat_gets_another_team_and_a_ready_one_goes_by_its_name() -> None:
    options = {"teams": ["soldiers_300", "hunters_300"], "own": {}}
    ready = SHOP.seated(options, 1, [SHOP.made(examples()["ghost_300"])])
    assert (ready["teams"], ready["own"]) == (["soldiers_300", "ghost_300"], {})
    own = SHOP.seated(options, 0, [SHOP.made(team("soldiers", "vargas"))])
    assert own["teams"] == ["seat-1", "hunters_300"]
    assert [*own["own"]] == ["seat-1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_printed(language: str) -> None:
    every = CARDS.ready("all")
    assert every is not None
    paper = every.paper(language)
    assert paper is not None
    known = library()
    assert len(paper.cards) == len(known.profiles) + len(known.items) + len(known.genes)
    assert not [one for card in paper.cards for one in card.lines if "euphoria-" in one]


def test_every_class_says_which_rule_explains_it() -> None:
    assert {*RULES} == {*CLASSES}
    assert [*WORKSHOPS] == ["teams", "cards"]
