"""The fight in words: names, labels, details, reasons, the table and the briefing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tapete.deeds.do import Do
from tapete.games.savage import game as savage
from tapete.games.savage.actions.groups import GROUPS, TURN
from tapete.games.savage.actions.menu import KINDS
from tapete.games.savage.actions.objects import to_thing
from tapete.games.savage.actions.tempo import RUN
from tapete.games.savage.content.library import library
from tapete.games.savage.content.names import figure_name, name_in, text_of, thing_name
from tapete.games.savage.content.scenario import scenarios
from tapete.games.savage.events.fight import Deviated
from tapete.games.savage.game import GAME
from tapete.games.savage.labels.answers import bundle, group, label
from tapete.games.savage.labels.deeds import detail, left
from tapete.games.savage.labels.outcomes import gist
from tapete.games.savage.labels.signs import signs
from tapete.games.savage.labels.ways import shortlist
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.attacks.finishing import FINISH
from tapete.games.savage.rules.story.objects import CLOSE, OPEN
from tapete.games.savage.rules.story.setup import set_up
from tapete.games.savage.rules.turns.turns import AIM
from tapete.games.savage.state import Name, State
from tapete.kernel import Filled, Message
from tapete.kernel.chance.seed import from_number
from tapete.kernel.dressing import dressed
from tapete.kernel.event import Drawn
from tapete.kernel.matches.match import Match
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.route import Route
from tapete.words import LANGUAGES, Words
from tests.games.savage.skirmish import skirmish, who
from tests.games.speaking import Speaker
from tests.words.keys import _Variables, messages_in

MAP = re.compile(r"(?m)^ *\d+ \S.*$")
"""The rows of a picture's map, whose signs may look like anything."""
CODE = Path(savage.__file__).parent
MADE = {"kinds": [kind.name for kind in KINDS] + ["declare_3", "end", "throw"]}


@cache
def words_in(language: str) -> Words:
    words = Words(language)
    words.learn(GAME.name, GAME.package)
    return words


def spoken(message: Message, language: str = "en", view: State | None = None) -> str:
    """As somebody reads it who sees the usual fight, or another view."""
    seen = fight() if view is None else view
    return words_in(language).say(dressed(GAME, message, seen))


def source(room: str = "") -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted((CODE / room).rglob("*.py")))


def variants(key: str, language: str) -> set[str]:
    """What a message tells apart."""
    seen = _Variables()
    seen.visit(messages_in(CODE / "words" / f"{language}.ftl")[key])
    return {name for names in seen.variants.values() for name in names}


# --- nothing without words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_deed_has_words(language: str) -> None:
    assert [k for k in MADE["kinds"] if not words_in(language).knows(f"savage.do.{k}")] == []


def test_every_kind_of_deed_has_a_heading_or_is_about_the_turn() -> None:
    rest = {kind.name for kind in KINDS if kind.group == TURN}
    stories = {name for name in rest if name.startswith("story_")}
    assert rest - stories == {"declare_2", "defend", "hold", "recharge", "recover"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    why = r'(?:return |[(]|, )(?:"savage\.[\w.]+"|RULE|rule), "(\w+)"'
    found = re.findall(why, source("actions"))
    assert len(set(found)) > 50
    assert [r for r in found if not words_in(language).knows(f"savage.barred.{r}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("pattern", "key"),
    [
        (r'Did,[^)]*?what="(\w+)"', "savage.event.did"),
        (r'Became,[^)]*?state="(\w+)"', "savage.event.became"),
        (r'Recovered,[^)]*?state="(\w+)"', "savage.event.recovered"),
    ],
)
def test_every_happening_has_words_of_its_own(pattern: str, key: str, language: str) -> None:
    told = set(re.findall(pattern, source()))
    assert len(told) > 8
    assert told <= variants(key, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_deeds_that_are_told_by_their_names_have_words_too(language: str) -> None:
    assert {AIM, RUN, FINISH, OPEN, CLOSE} <= variants("savage.event.did", language)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", scenarios())
def test_a_match_at_random_is_told_in_both_languages(scenario: str) -> None:
    """Whatever is asked, offered, barred and told has words, and names rather than ids."""
    rng, said = Random(scenario), []
    match = Match(GAME, {"scenario": scenario}, from_number(11))
    for _ in range(60):
        question = match.question
        if question is None:
            break
        seat = question.seats[0]
        domain, view = question.domains[seat], match.view(seat)
        said.append(question.message)
        if question.key == "savage.ask.act":
            form: Any = domain.ways["do"]  # type: ignore[attr-defined]
            said += [one.reason for one in form.barred()]
            said += [GAME.labels.label(("do", one.option), view) for one in form.barred()]
            said += [GAME.labels.label(("do", one), view) for one in form.candidates()]
        match.answer(seat, domain.write(domain.sample(rng)))
    said += [event.message() for event in match.events(None)]
    for language in LANGUAGES:
        speaker = Speaker(GAME, language, match.view(None))
        texts = {speaker.say(message) for message in said}
        picture = GAME.terminal.picture(match.view(None), None, speaker.say)
        texts.add(MAP.sub("", picture))
        assert [t for t in texts if re.search(r"⟦|[@%]\w+\.|#\d|\{|savage\.|_", t)] == []


# --- names


def test_several_of_a_kind_are_numbered() -> None:
    state = set_up(Options())
    names = {figure.id: spoken(figure_name(figure.name)) for figure in state.figures}
    assert names["c"] == "Thug 1"
    assert names["a"] == "The captain of the bridge"
    assert names["D"] == "Rosario Vega"


def test_one_s_own_characters_have_their_own_names() -> None:
    profile = {
        "name": {"es": "Zoe", "en": "Zoe"},
        "wild": True,
        "attributes": dict.fromkeys(("agility", "smarts", "spirit", "strength", "vigor"), 6),
    }
    own = {"z": msgspec.json.encode(profile).decode()}
    state = set_up(Options(own=own, heroes=("z", "z")))
    names = [spoken(figure_name(figure.name), "es") for figure in state.figures[:3]]
    assert names == ["Zoe 1", "Zoe 2", spoken(text_of(library().profile("xenia").name), "es")]


def test_a_hero_of_one_s_own_takes_no_title() -> None:
    state = set_up(Options(scenario="convoy", heroes=("leonor",)))
    assert state.figures[0].name == name_in(library().profile("leonor").name)


def test_things_are_common_nouns_and_traits_proper_ones() -> None:
    assert spoken(thing_name("long_sword"), "es") == "espada larga"
    assert spoken(thing_name("healing"), "es") == "Sanar"
    assert spoken(thing_name("vigor")) == "Vigor"
    assert spoken(Message.of("savage.event.power_failed", figure="B", power="healing"), "es") == (
        "A B le falla Curación."
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Bandido 1 acierta al dueño con un aumento."),
        ("en", "Bandit 1 hits the owner with a raise."),
    ],
)
def test_articles_flow_with_the_sentence(language: str, text: str) -> None:
    view = set_up(Options(scenario="saloon"))
    bandit = next(one for one in view.figures if one.name == Name("Bandido", "Bandit", 1))
    told = Message.of("savage.event.hit", figure=bandit.id, target="a", raised=True)
    assert spoken(told, language, view) == text
    began = Message.of("savage.event.turn_began", figure="b")
    assert spoken(began, "es", view) == "Turno de La Zurda."


# --- labels


def fight() -> State:
    bout = skirmish(
        "a..B..C",
        a=who(gear=("revolver", "revolver", "knife"), shooting=8),
        B=who(),
        C=who(),
    )
    bout.turn("a")
    return bout.state


def test_a_deed_is_told_with_its_weapon_hand_and_details() -> None:
    view = fight()
    first, other = (Filled(Do("shoot", "B", item), {"called": "head"}) for item in (0, 1))
    assert spoken(label(("do", first), view)) == "Shoot at B: revolver (at the head)"
    assert spoken(label(("do", other), view)) == "Shoot at B: revolver (other hand) (at the head)"
    assert spoken(label(("do", Filled(Do("shoot", "B", 2), {})), view)) == "Throw at B: knife"
    assert spoken(label(("do", {"what": "shoot"}), view)) == "Shoot at somebody"
    assert spoken(label(("do", Filled(Do("jump", "north"), {})), view), "es") == (
        "Saltar hacia el norte"
    )


def test_a_detail_names_whom_or_which_trait_it_is_about() -> None:
    view = fight()
    assert spoken(detail("frenzy", "B", view)) == "Frenzy, also at B"
    assert spoken(detail("skill", "taunt", view), "es") == "con Provocar"
    assert spoken(detail("skill", "same", view)) == "with that same trait"


def test_a_detail_that_is_a_number_is_told_by_its_own_words() -> None:
    view = fight()
    assert spoken(detail("range", 1, view)) == "twice the range, +1 point"
    assert spoken(detail("range", 2, view)) == "three times the range, +2 points"
    assert [spoken(detail("paces", paces, view), "es") for paces in (1, 2)] == [
        "moviéndose 1 paso",
        "moviéndose 2 pasos",
    ]


def test_things_of_which_there_are_several_are_told_by_their_places() -> None:
    bout = skirmish("oao", a=who())
    bout.turn("a")
    breaking = [label(("do", Filled(to_thing("break", n), {})), bout.state) for n in (0, 1)]
    texts = {spoken(one, view=bout.state) for one in breaking}
    assert len(texts) == 2


def test_a_move_tells_the_square_and_who_is_beside_it() -> None:
    view = fight()
    start, end = view.figures[0].at, Point(2 * INCH + INCH // 2, INCH // 2)
    route = Route((start, end), 2 * INCH)
    assert spoken(label(("move", route), view)) == "Go to (3, 1), 2 paces, beside B"
    assert group(("move", route)) == GROUPS[0]


def test_of_many_moves_a_few_far_apart_are_listed_and_those_beside_foes_first() -> None:
    view = fight()
    start = view.figures[0].at
    ends = [Point(start.x + INCH * n // 2, start.y) for n in range(1, 13)]
    routes = [Route((start,)), *[Route((start, end), end.x - start.x) for end in ends]]
    few = shortlist(routes, view)
    assert few[0].end.x - start.x == INCH
    assert 2 < len(few) <= 8
    assert shortlist([1, 2], view) == [1, 2]


def test_a_move_of_no_paces_is_not_listed() -> None:
    view = fight()
    start = view.figures[0].at
    nudged, far = Point(start.x + 2, start.y), Point(start.x + INCH, start.y)
    routes = [Route((start, nudged), 2), Route((start, far), INCH)]
    assert [route.end for route in shortlist(routes, view)] == [far]


@pytest.mark.rule("savage.turn.multi_action")
def test_the_actions_left_are_told_until_they_are_taken() -> None:
    bout = skirmish("A.a", A=who(), a=who())
    bout.turn("A", declared=3, used=1)
    assert left(bout.state) == Message.of("savage.left", count=2)
    for spent in ({"used": 1}, {"whole": True}):
        bout.turn("A", **spent)
        assert left(bout.state) is None


def test_deeds_much_alike_are_bundled() -> None:
    view = fight()
    both = [bundle(("do", Filled(Do("test", foe), {"skill": "taunt"})), view) for foe in "BC"]
    assert both[0] is not None
    assert both[1] is not None
    assert both[0][0] == both[1][0]
    assert spoken(both[0][0]) == "Test somebody (with Taunt)"
    assert spoken(both[1][1]) == "C"
    assert bundle(("do", Filled(Do("shoot", "B", 0), {})), view) is None


def test_what_came_of_it_is_told_once_for_each_figure() -> None:
    before, after = fight(), fight()
    after.figures[1].wounds, after.figures[1].shaken = 1, True
    after.figures[2].out = "dead"
    assert [spoken(part) for part in gist(before, after)] == [
        "B: 1 wound, Shaken",
        "C out of the fight",
    ]


# --- the table and the briefing


def test_the_rows_begin_with_the_letters_of_the_map() -> None:
    state = set_up(Options())
    text = GAME.terminal.picture(state, 0, Speaker(GAME, "es", state).say)
    assert "\n  9 ....A...@.......&&...%............\n" in text
    assert "\n  A  Capitana Leonor Arce: 3 benis, pistola semiautomática 15/15 (+45), sable" in text
    assert text.index("Los tuyos: Viajeros") < text.index("Enemigos: Cobradores del peaje")
    assert "Los tuyos: Cobradores" in GAME.terminal.picture(state, 1, words_in("es").say)


def test_what_is_broken_is_no_longer_drawn() -> None:
    bout = skirmish("a+B", a=who(), B=who())
    assert "  1 a+B" in GAME.terminal.picture(bout.state, None, words_in("en").say)
    bout.state.broken.append(0)
    assert "  1 a.B" in GAME.terminal.picture(bout.state, None, words_in("en").say)


def test_mounts_have_signs_of_their_own() -> None:
    state = set_up(Options(scenario="convoy"))
    assert len(set(signs(state).values())) == len(state.figures)


@pytest.mark.parametrize("scenario", scenarios())
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_players_are_told_what_each_side_wants(scenario: str, seat: int | None) -> None:
    brief = GAME.labels.brief(set_up(Options(scenario=scenario)), seat)
    for language in LANGUAGES:
        lines = [spoken(line, language) for line in brief]
        assert not [line for line in lines if re.search(r"⟦|%|#\d|_", line.split(":")[0])]
        assert lines[1] == getattr(scenarios()[scenario], language)
    own = [spoken(line).startswith("You play") for line in brief]
    assert sum(own) == (seat is not None)


def test_a_card_drawn_is_told_with_whom_it_was_dealt_to() -> None:
    assert GAME.labels.retells(Drawn(item=3))
    dealt = Message.of("savage.event.dealt", figure="B", others=2, card="K♣")
    assert spoken(dealt, "es") == "B y 2 más: carta de acción K♣."
    assert spoken(GAME.labels.label(52, fight())) == "★"


@pytest.mark.parametrize(
    ("weapon", "text"),
    [
        ("revolver", "Disparar a puerta (4, 1): revólver"),
        ("torch", "Lanzar a puerta (4, 1): antorcha"),
    ],
)
def test_a_thing_shot_at_is_named_with_its_place(weapon: str, text: str) -> None:
    bout = skirmish("a..+", a=who(shooting=8, athletics=8, gear=(weapon,)))
    bout.turn("a")
    do = next(do for do in bout.offered() if do.what == "shoot_thing")
    line = GAME.labels.label(("do", msgspec.to_builtins(do)), bout.state)
    assert spoken(line, "es", bout.state) == text


@pytest.mark.parametrize(("language", "far"), [("es", "13,6 pasos"), ("en", "13.6 paces")])
def test_distances_are_written_as_the_language_writes_numbers(language: str, far: str) -> None:
    bout = skirmish("a" + "." * 13 + ".B", a=who(fighting=6), B=who())
    bout["B"].at = Point(bout["B"].at.x - 4 * INCH // 10, bout["B"].at.y)
    bout.turn("a")
    assert far in words_in(language).say(bout.barred("fight", "B")[1])
    event = Deviated(figure="a", paces=2.5, hour=3, rule="savage.area.deviation")
    assert {"es": "2,5", "en": "2.5"}[language] in words_in(language).say(event.message())
