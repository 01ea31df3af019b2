"""What has happened, as one seat is told it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tapete.kernel.chance.roll import Modifier
from tapete.kernel.chance.seed import from_number
from tapete.kernel.dressing import dressed
from tapete.kernel.event import Rolled
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.scene import Beat, Cue
from tapete.scene.screen import screen_of
from tapete.server.showing.telling import news, terms
from tapete.words import Words
from tests.salteadores import GAME as SALTEADORES
from tests.server.matches import asked_of, play_on, savage, until_asked


def test_each_thing_told_keeps_its_place_whatever_is_asked_for() -> None:
    match = play_on(savage(), 30)
    stage = screen_of(match.game)
    everything = news(match, stage, 0)
    assert [one.at for one in everything] == list(range(len(match.told)))
    assert news(match, stage, 0, 10) == everything[10:]


def test_what_others_were_told_leaves_a_gap() -> None:
    match = play_on(Match(SALTEADORES, {}, from_number(3)), 12)
    stage = screen_of(SALTEADORES)
    seats = [{one.at for one in news(match, stage, seat)} for seat in (0, 1, None)]
    assert seats[2] < seats[0]
    assert seats[0] != seats[1]


def test_dice_come_with_their_faces_and_the_rules_of_what_is_added() -> None:
    match = play_on(savage(), 60)
    fell = [one for one in news(match, screen_of(match.game), 0) if one.dice is not None]
    rolled = [told.event for told in match.told if isinstance(told.event, Rolled)]
    assert [one.dice.faces for one in fell if one.dice] == [event.faces for event in rolled]
    added = [term for one in fell if one.dice for term in one.dice.terms]
    assert added
    assert all(term.rule.startswith("savage.") and term.amount for term in added)


def test_news_of_one_deed_has_one_story_and_its_roll_says_all_in_words() -> None:
    match = until_asked("savage.ask.benny_soak", savage())
    told = [one for one in news(match, screen_of(match.game), 0) if not one.quiet]
    story = [one for one in told if one.story == told[-1].story]
    assert story[0].event == "savage.event.attacked"
    damage = story[-1]
    assert damage.dice is not None
    said = Words("en").say(damage.message)
    assert "Damage roll: " in said
    assert f" = {damage.dice.total}; {damage.dice.target} or more was needed" in said
    assert sum(term.amount for term in damage.dice.needs) == damage.dice.target


def test_a_story_is_the_same_whenever_its_news_is_asked_for() -> None:
    match = play_on(savage(), 60)
    stage = screen_of(match.game)
    everything = news(match, stage, 0)
    later = news(match, stage, 0, 20)
    assert [one.story for one in later] == [one.story for one in everything if one.at >= 20]


def test_a_term_with_a_name_of_its_own_is_told_by_it() -> None:
    match = savage()
    game, view = match.game, match.view(0)
    name = Message.of("savage.option.figure", figure=view.figures[0].id)
    told = terms(game, (Modifier("x", 2), Modifier("y", -1, name), Modifier("z", 0)), view)
    assert [(term.rule, term.amount) for term in told] == [("x", 2), ("y", -1)]
    assert told[0].name is None
    assert told[1].name == dressed(game, name, view)


def test_an_undo_says_how_many_answers_still_count() -> None:
    match = play_on(savage(), 4)
    match.undo(asked_of(match)[0])
    if match.undo_request is not None:
        match.consent(match.undo_request.waiting[0], True)
    last = news(match, screen_of(match.game), None)[-1]
    assert last.event == "kernel.event.undone"
    assert last.back_to == len(match.line)


def test_messages_are_dressed_all_the_way_down() -> None:
    match = savage()
    view, somebody = match.view(0), match.state.figures[0]
    inner = Message.of("savage.option.figure", figure=somebody.id)
    outer = Message.of("savage.option.figures", figures=(inner,), count=1)
    worn = dressed(match.game, outer, view)
    assert Words("en").say(worn) == somebody.name.en


def test_a_path_is_not_for_reading() -> None:
    told: Any = (("path", ((1, 2), (3, 4))), ("n", None))
    worn = dressed(savage().game, Message("x", told), savage().view(0))
    assert worn == Message.of("x", n="none")


def test_dice_say_what_they_come_to_and_what_that_is_compared_with() -> None:
    match = play_on(savage(), 60)
    dice = [one.dice for one in news(match, screen_of(match.game), None) if one.dice]
    attack = next(one for one in dice if one.total is not None and len(one.dice) == 1)
    assert attack.total == attack.values[0] + sum(term.amount for term in attack.terms)
    assert any(one.target is not None for one in dice)


def test_news_say_which_other_rules_made_it_so() -> None:
    match = play_on(savage(), 60)
    told = news(match, screen_of(match.game), None)
    assert [one.also for one in told] == [one.event.also for one in match.told]


def test_the_words_of_a_beat_are_dressed_like_any_others() -> None:
    match = play_on(savage(), 4)
    figure = match.view(0).figures[0].id
    named = Beat("luck", Message.of("savage.option.figure", figure=figure))
    screen = replace(screen_of(match.game), cue=lambda event, view: Cue("note", beat=named))
    cue = news(match, screen, 0)[0].cue
    assert cue is not None
    assert cue.beat is not None
    assert cue.beat.message == dressed(match.game, named.message, match.view(0))
    assert cue.beat.message != named.message


def test_aces_are_told_with_the_dice_to_those_who_see_them() -> None:
    match = play_on(savage(), 120)
    told = news(match, screen_of(match.game), None)
    aced = [one for one in told if one.dice and one.dice.faces != one.dice.values]
    assert aced
    assert all(one.cue and one.cue.beat and one.cue.beat.kind == "luck" for one in aced)
    assert not [one for one in told if one.dice and one.cue and one not in aced]
