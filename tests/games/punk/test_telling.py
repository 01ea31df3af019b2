"""Answers, outcomes and events in words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tapete.catalogue import load
from tapete.deeds.do import Do, Using
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.content.band.roster import examples
from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import figure_name
from tapete.games.punk.content.scenario import scenarios
from tapete.games.punk.events.gear import Sworn
from tapete.games.punk.events.story import Controlled, Ended
from tapete.games.punk.events.turns import SideChosen
from tapete.games.punk.game import GAME
from tapete.games.punk.labels.answers import bundle, group, label, retells
from tapete.games.punk.labels.deeds import detail
from tapete.games.punk.labels.dressing import dress
from tapete.games.punk.labels.outcomes import gist, hoped
from tapete.games.punk.labels.shortlist import shortlist
from tapete.games.punk.meta import Rules
from tapete.games.punk.screen import SCREEN
from tapete.games.punk.state import Name
from tapete.kernel import Filled
from tapete.kernel.chance.seed import from_number
from tapete.kernel.event import Event, Rolled
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.server.showing.asking import asked
from tapete.server.showing.telling import news
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.questions.shortlist import MOST_WAYS
from tapete.words import LANGUAGES
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.handings import give, take
from tests.games.speaking import Speaker

ANSWERS = 70
UNSAID = "⟦"


def facing_each_other(**given: Any) -> Fielded:
    table = fielded(
        a=who(at=(20, 20), facing=180, gear=["crossbow", "molotov"], **given),
        B=who(at=(20, 40), profile="piltrafa"),
    )
    table.activate("a")
    return table


SPANISH, ENGLISH = (Speaker(GAME, one, facing_each_other().state) for one in ("es", "en"))


# --- names


@pytest.mark.parametrize(
    ("name", "spanish", "english"),
    [
        (Name("Piltrafa", "Wretch", 2), "Piltrafa 2", "Wretch 2"),
        (Name("Piltrafa", "Wretch"), "Piltrafa", "Wretch"),
        (Name("La Remaches", "La Remaches"), "La Remaches", "La Remaches"),
    ],
)
def test_somebody_is_called_as_people_call_it(name: Name, spanish: str, english: str) -> None:
    assert SPANISH.say(figure_name(name)) == spanish
    assert ENGLISH.say(figure_name(name)) == english


def test_things_are_named_within_a_sentence() -> None:
    shot = Message.of("punk.event.shot", figure="a", target="B", weapon="crossbow", avoids=False)
    assert "ballesta" in SPANISH.say(shot)
    assert "a B" in SPANISH.say(shot)
    assert "crossbow" in ENGLISH.say(shot)


def test_where_there_is_nobody_words_can_tell() -> None:
    nothing = Message.of("punk.x", target="", weapon="", count=0)
    assert dict(dress(nothing, facing_each_other().state).args) == {
        "target": "none",
        "weapon": "none",
        "count": 0,
    }


def test_whom_a_view_does_not_show_is_somebody() -> None:
    view = facing_each_other().state
    view.minis = [mini for mini in view.minis if mini.id != "B"]
    worn = dress(Message.of("punk.x", figure="a", target="B"), view)
    assert dict(worn.args)["target"] == Message("punk.somebody")
    assert dict(worn.args)["figure"] == figure_name(view.minis[0].name)


# --- answers


def test_a_deed_says_to_whom_and_with_what() -> None:
    view = facing_each_other().state
    said = label(("do", Filled(Do("shoot", "B", 0), {})), view)
    assert SPANISH.say(said) == "Disparar a B: ballesta"
    assert ENGLISH.say(said) == "Shoot at B: crossbow"


def test_what_is_as_usual_goes_without_saying() -> None:
    view = facing_each_other().state
    plain = label(("do", Filled(Do("shoot", "B", 0), {"avoid": False})), view)
    other = label(("do", Filled(Do("shoot", "B", 0), {"avoid": True})), view)
    assert plain.key == "punk.do.shoot"
    assert other.key == "punk.option.with"


def test_a_deed_to_nobody_in_particular_is_only_named() -> None:
    view = facing_each_other().state
    assert SPANISH.say(label(("do", {"what": "shoot", "to": "", "item": -1}), view)) == "Disparar"
    assert ENGLISH.say(label(("do", {"what": "interact"}), view)) == "Interact"


def test_who_shoots_at_somebody_that_moves_does_so_with_its_own_weapon() -> None:
    table = facing_each_other()
    table.skirmish.active.watcher = "B"
    table["B"].gear = table["a"].gear[1:]
    said = label(Filled(Do("shoot", "a", 0), {}), table.state)
    assert SPANISH.say(said) == "Disparar a a: cóctel molotov"


def test_before_anybody_acts_a_number_is_a_round_to_wait_for() -> None:
    view = facing_each_other().state
    view.active = None
    assert SPANISH.say(label(3, view)) == "Espera a la Ronda 3"


@pytest.mark.parametrize(
    ("event", "spanish"),
    [
        (Sworn(side=0, band="Ruta", seal="0123456789ab"), "Ruta: sus balas, en secreto y selladas"),
        (Controlled(side=1, band="Ruta", objective="tap"), "En manos de Ruta"),
        (Ended(how="turns", winner=1, points=2, against=5, band="Ruta"), "Ruta, 5 a 2."),
        (SideChosen(side=0, band="", zone=1), "la primera banda, y elige ser: los"),
    ],
)
def test_a_band_is_told_of_by_its_name(event: Event, spanish: str) -> None:
    view = Match(GAME, {"scenario": "tower"}, from_number(1)).view(None)
    assert spanish.lower() in Speaker(GAME, "es", view).say(event.message()).lower()


def test_a_move_says_where_to_how_far_and_which_way_one_looks() -> None:
    table = facing_each_other()
    trek = table.ways()["move"].read({"way": [[2600, 2000]], "facing": 90})
    assert SPANISH.say(label(("move", trek), table.state)) == "Ir a (26, 20), 6 cm, →"


def test_turning_on_the_spot_is_told_from_going() -> None:
    table = facing_each_other()
    trek = table.ways()["move"].read({"way": [], "facing": 180})
    assert ENGLISH.say(label(("move", trek), table.state)) == "Turn on the spot ↓"


def test_an_assault_says_on_whom_and_how_many_actions_it_still_takes() -> None:
    table = facing_each_other()
    found = next(iter(table.ways()["assault"].candidates()))
    assert ENGLISH.say(label(("assault", found), table.state)) == (
        "Assault B: 1 more Action to get there"
    )
    assert group(("assault", found)) == "punk.group.fight"


def test_something_lobbed_is_named_with_where_it_goes() -> None:
    view = facing_each_other().state
    said = label((Using("lob", 1), Point(3000, 4000)), view)
    assert SPANISH.say(said) == "Lanzar a un punto: cóctel molotov (30, 40)"
    assert group((Using("lob", 1), Point(3000, 4000))) == "punk.group.shoot"


@pytest.mark.parametrize(
    ("value", "spanish"),
    [
        ("B", "B"),
        ("", "Nadie"),
        (take("crossbow", nth=2), "Coger: ballesta"),
        (give("bullet", count=3), "Dar 3: bala"),
        ("crossbow", "ballesta"),
        (3, "3"),
        (True, "Sí"),
        (("B", None), "B deja pasar"),
        (("B", 450), "B dispara cuando haya movido 4,5 cm"),
    ],
)
def test_whatever_is_answered_has_words(value: object, spanish: str) -> None:
    assert SPANISH.say(label(value, facing_each_other().state)) == spanish


def test_a_detail_that_names_somebody_or_a_weapon_says_who_or_which() -> None:
    view = facing_each_other().state
    who_takes = dict(detail("taker", "B", view).args)
    assert (who_takes["value"], who_takes["target"]) == ("figure", "B")
    assert dict(detail("drops", "crossbow", view).args)["weapon"] == "crossbow"


def test_lines_that_differ_only_in_whom_they_are_done_to_are_told_together() -> None:
    view = facing_each_other().state
    alike, own = bundle(("do", Filled(Do("shoot", "B", 0), {})), view) or (None, None)
    assert alike == (bundle(("do", Filled(Do("shoot", "a", 0), {})), view) or (None,))[0]
    assert own == Message.of("punk.option.figure", figure="B")


def test_of_many_ways_a_few_far_apart_are_listed() -> None:
    table = facing_each_other()
    listed = shortlist(list(table.ways()["move"].candidates()), table.state)
    ends = [trek.journey.end.point for trek in listed if trek.steps]
    assert 3 <= len(ends) <= MOST_WAYS
    assert len(set(ends)) == len(ends)


def test_the_way_towards_the_enemy_is_listed_first_and_turning_on_the_spot_last() -> None:
    table = facing_each_other()
    listed = shortlist(list(table.ways()["move"].candidates()), table.state)
    foe = table["B"].at.point
    going = [trek for trek in listed if trek.steps]
    assert listed[: len(going)] == going
    assert distance(going[0].journey.end.point, foe) == min(
        distance(trek.journey.end.point, foe) for trek in going
    )


# --- outcomes


def test_a_gist_says_who_is_worse_off() -> None:
    table = facing_each_other()
    before = msgspec.msgpack.decode(msgspec.msgpack.encode(table.state), type=type(table.state))
    table["B"].out = "downed"
    table["a"].prone = True
    found = gist(before, table.state)
    assert {message.key for message in found} == {"punk.gist.out", "punk.gist.figure"}


def test_a_shot_is_meant_for_its_target_alone() -> None:
    view = facing_each_other().state
    shot = ("do", Filled(Do("shoot", "B", 0), {}))
    down = (Message.of("punk.gist.out", figure="B", out="downed"),)
    stray = (Message.of("punk.gist.out", figure="a", out="downed"),)
    assert hoped(shot, down, view, 0) is True
    assert hoped(shot, stray, view, 0) is False
    assert hoped(("do", Filled(Do("end"), {})), down, view, 0) is None


def test_chances_are_told_only_where_somebody_may_be_hurt() -> None:
    assert GAME.labels.foretells("punk.ask.act")
    assert not GAME.labels.foretells("punk.ask.deploy")


def test_the_dice_of_a_seal_are_not_for_the_log() -> None:
    rolled = Rolled(dice=(10,), faces=(3,), values=(3,), rule="punk.bullets.secret")
    assert retells(rolled)
    assert not retells(msgspec.structs.replace(rolled, rule="punk.shoot.roll"))


# --- everything there is to say


def messages(value: Any) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from messages(getattr(value, name))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from messages(part)


def unsaid(value: Any) -> set[str]:
    return {
        said
        for message in messages(value)
        for words in (SPANISH.words, ENGLISH.words)
        if UNSAID in (said := words.say(message))
    }


@pytest.mark.parametrize("number", range(len(scenarios())))
def test_all_that_is_asked_and_told_in_a_match_has_words(number: int) -> None:
    """Bands of every faction in turn, on every scenario, doing anything at all."""
    names, rng = list(examples()), Random(number)
    options = {
        "scenario": list(scenarios())[number],
        "bands": [names[4 * number % len(names)], names[(4 * number + 6) % len(names)]],
        "weather": ["", *library().weather][number % (1 + len(library().weather))],
        "beasts": number % 2 == 0,
    }
    match: Match[Any] = Match(GAME, options, from_number(number))
    found, told = set[str](), 0
    for turn in range(ANSWERS):
        if match.question is None:
            break
        seat = match.question.seats[0]
        found |= unsaid(news(match, SCREEN, seat, told))
        told = len(match.told)
        if turn % 5 == 0:
            found |= unsaid(asked(match, seat))
        domain = match.question.domains[seat]
        match.answer(seat, domain.write(domain.sample(rng)))
    view = match.view(0)
    found |= unsaid([SCREEN.scene(view, 0), SCREEN.board(view), GAME.labels.brief(view, 0)])
    found |= unsaid([SCREEN.card(view, mini.id) for mini in view.minis])
    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_there_is_has_words(language: str) -> None:
    view = facing_each_other().state
    words = Speaker(GAME, language, view)
    assert [
        name for name in MENU.by_name if UNSAID in words.say(label(Do(name, "B", 0), view))
    ] == []


def test_every_house_rule_is_explained_by_its_ruling() -> None:
    explained = {ruling.option for ruling in load(GAME.package).rulings if ruling.option}
    assert explained == set(Rules.__struct_fields__)
