"""What people see and read of an arena."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tapete.deeds.do import Do
from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.events.attacks import Struck
from tapete.games.arena.events.story import Gained, LevelledUp, Moved, Ordered
from tapete.games.arena.figures import fresh
from tapete.games.arena.game import GAME
from tapete.games.arena.labels import LABELS
from tapete.games.arena.labels.names import called
from tapete.games.arena.labels.outcomes import aim, gist, hoped
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.gear.cards import Instead, Wear
from tapete.games.arena.rules.harm.alike import Alike
from tapete.games.arena.rules.intermission.shopping import Coin
from tapete.games.arena.rules.story.setup import set_up
from tapete.games.arena.screen import SCREEN
from tapete.games.arena.state import State, Thing
from tapete.kernel import Message
from tapete.kernel.chance.seed import from_number
from tapete.kernel.dressing import dressed
from tapete.kernel.matches.match import Match
from tapete.offers import barred_in, lines_of
from tapete.scene.screen import cue_of
from tapete.spaces.hexes.names import hex_name
from tapete.spaces.hexes.route import HexRoute
from tapete.words import LANGUAGES, Words
from tests.games.arena.scene import arena

ANSWERS = 260
ASKERS = {"ask": 2, "decide": 1, "interlude": 1}
"""Functions that put a question, and which of their arguments is the end of its key."""


def words(language: str) -> Words:
    found = Words(language)
    found.learn(GAME.name, GAME.package)
    return found


def asked() -> Iterator[str]:
    """The ends of the keys that questions of the rules are put by."""
    for file in Path(str(files(GAME.package))).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                place = ASKERS.get(name, 99)
                given = node.args[place] if place < len(node.args) else None
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value.removeprefix("arena.ask.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    keys = set(asked())
    assert {"defend", "target", "route"} <= keys
    assert [key for key in sorted(keys) if not words(language).knows(f"arena.ask.{key}")] == []


def read(state: Any) -> Iterator[Message]:
    """All that a screen shows of a state."""
    scene = SCREEN.scene(state, 0)
    yield scene.head
    for side in scene.sides:
        yield from (side.name, *side.facts, *side.goals)
    for posted in scene.posted:
        yield from (posted.name, *posted.lines)
    yield from (area.label for area in scene.areas)
    for token in scene.tokens:
        yield from (token.name, *[mark.label for mark in token.marks])
        card = SCREEN.card(state, token.id)
        for section in () if card is None else card.sections:
            yield from (section.title, *[line for line, _ in section.lines])
    yield from GAME.labels.brief(state, 0)


def offered(domain: Any, view: State) -> Iterator[Message]:
    labels = GAME.labels
    for line in lines_of(domain, lambda values: labels.shortlist(values, view))[:30]:
        yield labels.label(line.value, view)
        yield from labels.bundle(line.value, view) or ()
        for name, values in line.details.items():
            yield from (labels.detail(name, value, view) for value in values)
    yield from (one.reason for one in barred_in(domain))


def told(match: Match[State]) -> Iterator[Message]:
    """All that is asked, told and shown in a match that is played at random."""
    rng, seen = Random(7), 0
    for number in range(ANSWERS):
        question = match.question
        if question is None:
            return
        seat = question.seats[0]
        view, domain = match.view(seat), question.domains[seat]
        for event in match.events(None, seen):
            yield event.message()
            cue_of(SCREEN, event, view)
        seen = len(match.told)
        yield from (question.message, *offered(domain, view))
        if number % 40 == 0:
            yield from read(view)
        match.answer(seat, domain.write(domain.sample(rng)))


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_left_unsaid_in_a_match(seed: int) -> None:
    match: Match[State] = Match(GAME, {"players": seed}, from_number(seed))
    both = [words(language) for language in LANGUAGES]
    said = {one.say(dressed(GAME, message, match.state)) for message in told(match) for one in both}
    assert len(said) > 300
    assert [text for text in sorted(said) if "⟦" in text or "{" in text] == []


def test_zones_are_a_letter_for_the_row_and_a_number_in_it() -> None:
    hexes = ground_of(Options().scenario).hexes
    names = [hex_name(hexes, zone) for zone in hexes.cells]
    assert names[0] == "A1"
    assert len(set(names)) == len(names)
    board = SCREEN.board(set_up(Options()))
    assert board is not None
    assert {shape.code for shape in board.shapes if shape.code} == set(names)


def test_figures_of_a_zone_are_drawn_apart() -> None:
    state = set_up(Options())
    for hunter in state.hunters[:3]:
        hunter.at = ground_of(state.scenario).stations[0]
    places = [token.at for token in SCREEN.scene(state, 0).tokens][:3]
    assert len(set(places)) == 3


def test_a_walk_is_told_by_the_zone_where_it_ends() -> None:
    state = set_up(Options())
    hexes = ground_of(state.scenario).hexes
    start, end = hexes.cells[0], hexes.cells[1]
    path = tuple((hexes.centre(cell).x, hexes.centre(cell).y) for cell in (start, end))
    event = Moved(figure=state.hunters[0].id, path=path)
    said = words("en").say(dressed(GAME, event.message(), state))
    assert said == f"Salvador moves to {hex_name(hexes, end)}."


def test_a_crit_is_a_moment_to_pause_at() -> None:
    state = set_up(Options())
    cue = SCREEN.cue(Struck(figure="salvador", target="", outcome="crit"), state)
    assert cue is not None
    assert cue.kind == "hit"
    assert cue.beat is not None
    assert cue.beat.kind == "critical"


def test_who_defends_hopes_that_none_of_its_hunters_is_hurt() -> None:
    before, after = set_up(Options(players=1)), set_up(Options(players=1))
    token = Alike("green", "green")
    assert hoped(token, gist(before, after), before, 0)
    after.hunters[0].tokens[0].colour = "red"
    assert not hoped(token, gist(before, after), before, 0)


@pytest.mark.parametrize(("target", "said"), [("b", "a foe hurt or out"), ("p", "hurt or out")])
def test_a_shot_at_a_barrel_says_that_it_is_meant_for_foes(target: str, said: str) -> None:
    scene = arena("S . p b", p="psycho")
    shot = Do("attack", scene.id(target), 0)
    assert words("en").say(aim(shot, scene.state)) == said


@pytest.mark.parametrize(("target", "minor"), [("b", True), ("p", False)])
def test_nobody_is_offered_first_to_shoot_because_of_a_barrel(target: str, minor: bool) -> None:
    scene = arena("S . p b", p="psycho")
    assert LABELS.minor(Do("attack", scene.id(target), 0), scene.state) is minor


def test_barrels_are_told_apart_by_their_zones() -> None:
    state = set_up(Options())
    first, second, *_ = ground_of(state.scenario).hexes.cells
    state.things = [Thing("one", "barrel", first), Thing("two", "barrel", second)]
    names = [words("en").say(called(one.id, state)) for one in state.things]
    assert len(set(names)) == 2
    assert all(name.startswith("Barrel in ") for name in names)
    state.things.pop()
    assert words("en").say(called("one", state)) == "Barrel"


@pytest.mark.parametrize(
    ("identity", "said"),
    [("psycho_1", "Psycho 1"), ("rakk_2", "Rakk 2"), ("t1", "Barrel"), ("rakk_9", "somebody")],
)
def test_what_is_gone_is_told_by_its_name(identity: str, said: str) -> None:
    """A branch that was taken back may tell of somebody who has never come."""
    state = set_up(Options())
    state.came, state.laid = {"psycho_1": "psycho", "rakk_2": "rakk"}, {"t1": "barrel"}
    assert words("en").say(called(identity, state)) == said


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (Coin("pool"), "The common money"),
        (Coin("loot", "money"), "Loot: Money"),
        (Coin("loot", "money", given=True), "Given: Money"),
        (Coin("gear", "two_bits"), "Gear: Two Bits"),
        (Instead(worn=True, place=0), "Discard Caracal (equipped)"),
        (Instead(worn=False, place=0), "Discard Two Bits (in the Inventory)"),
        (Wear(0, 0), "Two Bits instead of Caracal"),
        (Wear(0, -1), "stow Caracal"),
        (Alike("red", "green", spent=True), "Red, d6 (Spent), was green"),
        (Alike("yellow"), "Yellow, d8"),
        ((0, 1), "Zone B1"),
    ],
)
def test_an_option_is_offered_in_words(option: object, said: str) -> None:
    scene = arena("S . .\n . . .").activate("S")
    hunter, scene.state.scenario = scene.hunter("S"), "screen_test"
    hunter.equipped, hunter.inventory = [fresh("caracal")], [fresh("two_bits")]
    assert words("en").say(LABELS.label(option, scene.state)) == said


@pytest.mark.parametrize(
    ("order", "card", "place", "said"),
    [
        ("move", "", 0, "Order: Move."),
        ("words", "despedidos", 1, "Order: Spawn."),
        ("words", "despedidos", 3, "Order: Elemental Damage: everybody."),
    ],
)
def test_an_order_in_words_of_a_card_is_told_by_what_it_does(
    order: str, card: str, place: int, said: str
) -> None:
    told = Ordered(order=order, card=card, place=place, rule="arena.round.enemy_turn")
    state = set_up(Options())
    assert words("en").say(dressed(GAME, told.message(), state)) == said
    cue = cue_of(SCREEN, told, state)
    assert cue is not None
    assert cue.beat is not None


@pytest.mark.parametrize(
    ("strength", "properties", "said"),
    [
        (2, ("lethal", "rapid(1)"), "Psycho 1 is stronger: +2 Strength, Lethal, Rapid (1)."),
        (0, ("overcharge",), "Psycho 1 is stronger: Overcharge."),
        (1, (), "Psycho 1 is stronger: +1 Strength."),
    ],
)
def test_what_an_enemy_gains_is_told_in_words(
    strength: int, properties: tuple[str, ...], said: str
) -> None:
    told, state = Gained(figure="e1", strength=strength, properties=properties), set_up(Options())
    state.came = {"e1": "psycho"}
    assert words("en").say(dressed(GAME, told.message(), state)) == said


@pytest.mark.parametrize(
    ("slot", "said"),
    [
        (0, "Salvador learns: Your GUNZERKER attacks gain Accurate."),
        (-1, "Salvador has no skill left to learn."),
    ],
)
def test_what_a_hunter_learns_is_told(slot: int, said: str) -> None:
    told = LevelledUp(figure="salvador", slot=slot, tree="mascabalas")
    assert words("en").say(dressed(GAME, told.message(), set_up(Options()))) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_walk_over_zones_is_asked_for_in_words_of_its_own(language: str) -> None:
    """Nobody in the arena faces anywhere."""
    for key in ("table.way.name", "table.way.hint"):
        assert words(language).say(key, kind=HexRoute.kind) != words(language).say(
            key, kind="facing"
        )


def test_the_queue_says_its_orders_in_a_terminal_too() -> None:
    """There names are put in place of ids in all that is shown."""
    state = set_up(Options())
    state.queue = ["despedidos"]
    (posted,) = SCREEN.scene(state, 0).posted
    said = [words("en").say(dressed(GAME, line, state)) for line in posted.lines]
    assert said[0] == "Rampage"
    assert said[-2:] == ["Attack", "Attack"]


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, ("A Loot token goes back into the bag.", "Una ficha de Botín vuelve a la bolsa.")),
        (2, ("2 Loot tokens go back into the bag.", "2 fichas de Botín vuelven a la bolsa.")),
    ],
)
def test_one_loot_token_goes_back_and_several_go(count: int, said: tuple[str, str]) -> None:
    event = Message.of("arena.event.bag_refilled", count=count)
    assert tuple(words(language).say(event) for language in ("en", "es")) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "All Announcements are of rank 3 already."),
        (1, "An Announcement of rank 3 joins the deck."),
        (4, "4 Announcements of rank 3 join the deck."),
    ],
)
def test_none_one_or_several_announcements_join_the_deck(count: int, said: str) -> None:
    event = Message.of("arena.event.upgraded", count=count, rank=3)
    assert words("en").say(event) == said
