"""What the server tells of its games: options, scenarios, words, rules, content, odds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tapete.catalogue import load
from tapete.games.savage.content.library import library
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options, Rules
from tapete.odds.notation import odds_of
from tapete.odds.procedures import weigh
from tapete.scene import screen_of
from tapete.words import LANGUAGES, Words
from tapete.words.words import HOUSE
from tests.server.halls import Client, serving

SAVAGE = "/api/games/savage"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("games")) as client:
        yield client


def told(client: Client, path: str, **params: Any) -> Any:
    reply = client.get(path, params=params)
    assert reply.status_code == 200, reply.text
    return reply.json()


def posted(client: Client, path: str, body: Any) -> Any:
    reply = client.post(path, json=body)
    assert reply.status_code == 200, reply.text
    return reply.json()


def refused(client: Client, path: str, body: Any = None) -> tuple[int, str]:
    reply = client.get(path) if body is None else client.post(path, json=body)
    return reply.status_code, reply.json()["error"]


# --- games


def test_the_games_are_listed(client: Client) -> None:
    names = [game["name"] for game in told(client, "/api/games")]
    assert names == ["arena", "darkness", "euphoria", "punk", "savage", "salteadores"]


def test_every_option_is_explained(client: Client) -> None:
    game = told(client, SAVAGE)
    options = {one["name"]: one for one in game["options"]}
    assert list(options) == list(Options.__struct_fields__)
    for option in options.values():
        for one in (option, *option.get("choices", [])):
            assert Words("es").knows(one["message"]["key"])
    assert [one["value"] for one in options["board"]["choices"]] == ["free", "squares"]


def test_every_house_rule_has_its_ruling_and_can_be_switched(client: Client) -> None:
    rules = told(client, SAVAGE)["house_rules"]
    assert {rule["option"] for rule in rules} == set(Rules.__struct_fields__)
    for rule in rules:
        assert rule["ruling"] in load(GAME.package)
        assert rule["default"] == getattr(Rules(), rule["option"])
        for choice in rule["choices"]:
            Options(rules={rule["option"]: choice})


@pytest.mark.parametrize("name", ["nowhere", "tests.salteadores.game:GAME", "os"])
def test_a_game_is_found_only_by_its_name(client: Client, name: str) -> None:
    """Where a game lies is for whoever runs the server to say."""
    status, error = refused(client, f"/api/games/{name}")
    assert (status, error) in [(404, "UnknownGame"), (400, "BadRequest")]


def test_what_the_framework_refuses_has_a_name_too(client: Client) -> None:
    assert refused(client, f"{SAVAGE}/rules/found?q=aim&language=fr") == (400, "BadRequest")
    assert refused(client, f"{SAVAGE}/preview", []) == (400, "BadRequest")


# --- settings


def test_every_setting_can_be_seen_beforehand(client: Client) -> None:
    settings = told(client, f"{SAVAGE}/settings")
    assert {one["id"] for one in settings} == {one.id for one in screen_of(GAME).settings()}
    for setting in settings:
        seen = told(client, f"{SAVAGE}/settings/{setting['id']}/preview")
        assert seen["board"]["width"] > 0
        assert seen["scene"]["tokens"]


def test_a_setting_can_be_seen_on_squares(client: Client) -> None:
    seen = told(client, f"{SAVAGE}/settings/bridge/preview", board="squares")
    assert seen["board"]["grid"] == "squares"


def test_options_can_be_seen_before_they_are_played(client: Client) -> None:
    seen = posted(client, f"{SAVAGE}/preview", {"options": {"scenario": "saloon"}})
    assert seen["seats"] == 2
    assert seen["brief"]


@pytest.mark.parametrize(
    "options", [{"scenario": "moon"}, {"wings": 1}, {"draft": "{}"}, {"rules": {"wings": True}}]
)
def test_options_that_cannot_be_are_refused(client: Client, options: dict[str, Any]) -> None:
    assert refused(client, f"{SAVAGE}/preview", {"options": options}) == (400, "BadOptions")


def test_options_that_a_rule_forbids_are_refused_with_it(client: Client) -> None:
    options = {"hunters": ["moze", "moze", "amara", "axton"]}
    told = client.post("/api/games/arena/preview", json={"options": options}).json()
    assert (told["error"], told["rule"]) == ("BadOptions", "arena.setup.four_heroes")


def test_a_setting_that_is_not_there_is_not_found(client: Client) -> None:
    assert refused(client, f"{SAVAGE}/settings/moon/preview") == (404, "NoSuchSetting")


# --- words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", [*HOUSE, "savage", "salteadores"])
def test_the_browser_reads_the_same_words_as_the_terminal(
    client: Client, language: str, family: str
) -> None:
    reply = client.get(f"/words/{language}/{family}.ftl")
    words = Words(language)
    words.learn("salteadores", "tests.salteadores")
    file = words.file_of(family)
    assert file is not None
    assert reply.text == file.read_text("utf-8")
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"


def test_words_that_have_not_changed_are_not_sent_again(client: Client) -> None:
    first = client.get("/words/es/kernel.ftl")
    again = client.get("/words/es/kernel.ftl", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["es/nothing.ftl", "es/..%2fkernel.ftl", "es/os.ftl"])
def test_only_words_are_read(client: Client, path: str) -> None:
    assert client.get(f"/words/{path}").status_code in (400, 404)


# --- rules and content


def test_the_whole_catalogue_is_told(client: Client) -> None:
    rules = told(client, f"{SAVAGE}/rules")
    assert [rule["id"] for rule in rules] == [entry.id for entry in load(GAME.package)]


def test_rules_are_searched_in_both_languages_accents_aside(client: Client) -> None:
    for language in ("es", "en"):
        told_ = told(client, f"{SAVAGE}/rules/found", q="APUNTÁR", language=language)
        assert told_["found"][0]["id"] == "savage.combat.aim"
        assert told_["found"][0]["title"] == [{"text": "Apuntar", "marked": True}]


def test_a_word_that_was_mistyped_is_told(client: Client) -> None:
    told_ = told(client, f"{SAVAGE}/rules/found", q="covr")
    assert (told_["meant"], told_["found"][0]["id"]) == ("cover", "savage.cover.penalty")


def test_rules_are_read_by_chapters(client: Client) -> None:
    chapters = told(client, f"{SAVAGE}/chapters")
    rules = told(client, f"{SAVAGE}/rules")
    assert sum(chapter["count"] for chapter in chapters) == len(rules)
    assert {rule["chapter"] for rule in rules} == {chapter["id"] for chapter in chapters}


def test_a_rule_is_found_by_its_id(client: Client) -> None:
    rule = told(client, f"{SAVAGE}/rules/savage.combat.aim")
    assert rule["title"] == {"es": "Apuntar", "en": "Aim"}
    assert rule["book"]
    assert {"text": "cover", "rule": "savage.cover.penalty"} in rule["linked"]["en"]
    assert "savage.called.limb" in [other["id"] for other in rule["named_in"]]
    assert refused(client, f"{SAVAGE}/rules/savage.nothing") == (404, "NoSuchRule")


def test_content_has_names_in_both_languages(client: Client) -> None:
    content = told(client, f"{SAVAGE}/content")
    assert set(content) == set(library().__struct_fields__)
    for table in content.values():
        assert all(set(entry["name"]) == {"es", "en"} for entry in table.values())
    assert told(client, "/api/games/salteadores/content") == {}


# --- odds


def test_odds_of_an_attack_are_exact(client: Client) -> None:
    said = {"skill": "d8", "damage": "2d6", "toughness": "6"}
    weighed = posted(client, f"{SAVAGE}/odds/attack", said)["outcomes"]
    odds = weigh(GAME.procedures["attack"], said)
    each = [inner for one in weighed for inner in one.get("more", [one])]
    assert [one["exact"] for one in each] == [
        str(odds.probability(gist)) for gist, _ in sorted(odds.items(), key=lambda pair: -pair[1])
    ]
    for shown in (weighed, each):
        assert sum(one["chance"] for one in shown) == pytest.approx(1)
        assert sum(dict(one["percent"]["args"])["part"] for one in shown) == 100
    assert len(weighed) == 4


def test_what_can_be_said_of_an_attack_is_told(client: Client) -> None:
    told_first, *_, blast = told(client, f"{SAVAGE}/odds")
    assert told_first == told(client, f"{SAVAGE}/odds/attack")
    assert told_first["options"]["skill"] == "d6"
    assert blast["options"]["template"] == "medium"
    assert refused(client, f"{SAVAGE}/odds/dance") == (404, "NoProcedure")


@pytest.mark.parametrize(
    "said",
    [
        {"skill": "d7"},
        {"wings": 1},
        {"damage": "999999999d6"},
        {"damage": "d0"},
        {"shots": 10**6},
        {"bennies": -1},
        {"toughness": "9" * 5000},
    ],
)
def test_an_attack_that_cannot_be_is_refused_at_once(client: Client, said: dict[str, Any]) -> None:
    status, name = refused(client, f"{SAVAGE}/odds/attack", said)
    assert (status, name) in [
        (400, "UnfitCircumstance"), (400, "UnknownCircumstance"), (400, "NotWritten"),
    ]  # fmt: skip


def test_odds_tell_what_is_asked_at_a_glance_and_what_each_roll_needs(client: Client) -> None:
    odds = posted(client, f"{SAVAGE}/odds/attack", {"skill": "d8", "range": "medium"})
    names = [mark["name"]["key"] for mark in odds["marks"]]
    assert names[0] == "savage.mark.hit"
    assert "savage.mark.wound" in names
    roll = odds["rolls"][0]
    assert (roll["rule"], roll["dice"], roll["aces"]) == ("savage.core.attack", [8], True)
    assert roll["terms"] == [{"rule": "savage.range.penalty", "amount": -2}]
    assert ["target", 4] in roll["needs"]["args"]
    assert roll["shows"]["args"] == [["shows", 6]]


def test_odds_of_dice(client: Client) -> None:
    odds = told(client, "/api/odds", roll="2d6+1")
    assert odds["mean"] == 8
    assert {one["value"]: one["chance"] for one in odds["totals"]} == odds_of("2d6+1").floats()
    assert odds["totals"][0]["at_least"] == 1
    assert refused(client, "/api/odds?roll=2d") == (400, "NotationError")


# --- workshops


def test_a_hero_is_put_together_from_shelves(client: Client) -> None:
    shop = told(client, f"{SAVAGE}/workshops/heroes")
    assert [shelf["field"] for shelf in shop["shelves"]][:3] == ["name", "attributes", "skills"]
    for example in shop["examples"]:
        verdict = posted(client, f"{SAVAGE}/workshops/heroes/check", {"draft": example["draft"]})
        assert verdict["sound"], example


def test_an_illegal_hero_is_refused_with_the_rule(client: Client) -> None:
    draft = {"name": "Ana", "edges": ["frenzy", "sweep"]}
    verdict = posted(client, f"{SAVAGE}/workshops/heroes/check", {"draft": draft})
    assert not verdict["sound"]
    assert all(fault["rule"] in load(GAME.package) for fault in verdict["faults"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_is_exported_and_imported(client: Client, language: str) -> None:
    heroes = f"{SAVAGE}/workshops/heroes"
    draft = told(client, heroes)["examples"][0]["draft"]
    text = posted(client, f"{heroes}/export", {"draft": draft, "language": language})["text"]
    read = posted(client, f"{heroes}/import", {"text": text, "language": language})
    assert read == {"draft": draft, "notes": [], "others": []}


def test_heroes_that_were_made_can_be_played(client: Client) -> None:
    draft = told(client, f"{SAVAGE}/workshops/heroes")["examples"][0]["draft"]
    made = posted(client, f"{SAVAGE}/workshops/heroes/options", {"drafts": [draft]})
    assert posted(client, f"{SAVAGE}/preview", made)["scene"]["tokens"]


def test_a_text_that_is_no_hero_is_refused_with_its_line(client: Client) -> None:
    reply = client.post(f"{SAVAGE}/workshops/heroes/import", json={"text": "Name: A\nWings: 2"})
    assert (reply.status_code, reply.json()["error"]) == (400, "BadStatBlock")
    assert reply.json()["line"] == 2


def test_what_is_no_draft_is_refused(client: Client) -> None:
    wrong = {"draft": {"wings": 1}}
    assert refused(client, f"{SAVAGE}/workshops/heroes/check", wrong) == (400, "BadDraft")
    assert refused(client, f"{SAVAGE}/workshops/dragons") == (404, "NoWorkshop")
    huge = {"draft": {"name": "A", "edges": ["sweep"] * 100_000}}
    assert refused(client, f"{SAVAGE}/workshops/heroes/check", huge) == (413, "TooLarge")
    told = client.post(f"{SAVAGE}/workshops/heroes/check", json=huge).json()
    assert told["message"] == {"key": "server.error.too_large", "args": [["most", 128 * 1024]]}
