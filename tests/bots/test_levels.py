"""The levels of bots: by what names they are found, and how they think."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete import games
from tapete.bots import BOTS, LEVELS, USUAL, BeginnerBot, GreedyBot, StrategistBot
from tapete.bots.foresight import HIGH, LOW, MIDDLE, Ahead, Part, Path, Prospect, TamedDice
from tapete.games.savage.game import GAME
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.readings import Total
from tapete.kernel.chance.roll import Roll
from tapete.kernel.chance.seed import from_number
from tapete.kernel.game import Game
from tapete.kernel.matches.position import Position, Whole
from tapete.kernel.tables.live import LiveTable, Suspended
from tapete.kernel.tables.playouts import ThinkersTable
from tests.games.savage.skirmish import Skirmish, skirmish, who

GUNMAN = who(wild=True, shooting=10, gear=("revolver",))
BRUTE = who(wild=True, fighting=12, strength=12, vigor=12, gear=("long_sword",))
SOME_DICE = Roll((10, 6), Total(), "savage.core.trait_roll")
WEAK = who(fighting=4, vigor=4, gear=("knife",))


def position(fight: Skirmish, game: Game[Any] = GAME, seat: int = 0) -> Position[Any]:
    checkpoint = game.snapshots.freeze(fight.state)
    now = game.snapshots.thaw(checkpoint)
    with pytest.raises(Suspended) as pause:
        game.step(now, LiveTable([], SeededDice(from_number(1))))
    return Whole(game, 2, checkpoint, now, []).position(seat, pause.value.question)


def test_there_are_three_levels_and_the_names_of_old_matches_still_load() -> None:
    assert list(LEVELS) == ["beginner", USUAL, "strategist"]
    assert BOTS["greedy"] is LEVELS[USUAL]
    assert {*LEVELS, "random"} < set(BOTS)


@pytest.mark.parametrize("name", games.names())
def test_every_game_that_comes_along_has_a_beginners_tactics(name: str) -> None:
    game = games.find(name)
    assert game.first_sight is not None
    assert type(game.first_sight) is not type(game.tactics)


@pytest.mark.parametrize(
    ("part", "faces"),
    [
        (LOW, {1: {1}, 2: {1, 2}, 6: {2, 3}, 10: {3, 4, 5}}),
        (MIDDLE, {1: {1}, 2: {1, 2}, 6: {3, 4}, 10: {4, 5, 6, 7}}),
        (HIGH, {1: {1}, 2: {1, 2}, 6: {4, 5}, 10: {6, 7, 8}}),
    ],
    ids=["low", "middle", "high"],
)
def test_the_dice_of_what_is_foreseen_are_tame_and_differ(
    part: Part, faces: dict[int, set[int]]
) -> None:
    dice = TamedDice(part)
    assert {sides: {dice.face(sides) for _ in range(99)} for sides in faces} == faces


def test_what_is_foreseen_leaves_the_table_as_it_was() -> None:
    fight = skirmish("a...B", a=GUNMAN, B=BRUTE)
    fight.turn("a")
    before = position(fight)
    frozen = GAME.snapshots.freeze(before.now)
    value = next(iter(before.domain.candidates()))
    Prospect(before, value, 0.5).reply()
    assert GAME.snapshots.freeze(before.now) == frozen


def test_the_dice_of_a_reply_fall_alike_whatever_was_rolled_before() -> None:
    fight = skirmish("a...B", a=GUNMAN, B=BRUTE)
    fight.turn("a")
    fell = []
    for rolls in range(3):
        ahead = Ahead(position(fight), (), LOW)
        ahead.begin(fight.state)
        for _ in range(rolls):
            ahead.roll(SOME_DICE)
        ahead.begin_reply()
        fell.append([ahead.roll(SOME_DICE) for _ in range(9)])
    assert fell[0] == fell[1] == fell[2]
    assert len(set(fell[0])) > 1


def test_what_follows_an_attack_is_foreseen_with_low_dice_and_with_high_ones() -> None:
    fight = skirmish("a...B", a=GUNMAN, B=who(vigor=6, wild=True))
    fight.turn("a", declared=2, spent=10**6, rolled=True)
    open_now = position(fight)
    shots = [value for value in open_now.domain.candidates() if value[1].option.what == "shoot"]
    paths = [Path(open_now, shots[0], Random(0.5), luck) for luck in (LOW, HIGH)]
    for path in paths:
        path.end_activation()
    gained = [path.gained for path in paths]
    assert gained[0] != gained[1]
    assert Prospect(open_now, shots[0], 0.5).gained == sum(gained) / 2


def walked_up(*then: str) -> Path:
    """A weak figure walks up to a strong one; those whose turn comes then are in this order."""
    fight = skirmish("a" + "." * 7 + "B" + "." * 20 + "c", a=WEAK, B=BRUTE, c=WEAK)
    fight["a"].items.clear()
    fight.turn("a", used=1, rolled=True)
    fight.state.queue = [fight[name].group for name in then]
    open_now = position(fight)
    routes = list(open_now.domain.ways["move"].candidates())  # type: ignore[attr-defined]
    nearest = max(routes, key=lambda route: route.points[-1].x)
    path = Path(open_now, ("move", nearest), Random(1), MIDDLE)
    path.end_activation()
    return path


def test_a_walk_up_to_who_strikes_back_is_foreseen_to_cost_something() -> None:
    path = walked_up("B")
    alone = path.gained
    path.reply()
    assert path.gained < min(0, alone)


@pytest.mark.parametrize("then", [(), ("c", "B")], ids=["chance", "its own side"])
def test_no_reply_is_foreseen_where_no_rival_is_sure_to_be_next(then: tuple[str, ...]) -> None:
    path = walked_up(*then)
    alone, weighed = path.gained, path.weighed
    path.reply()
    assert (path.gained, path.weighed) == (alone, weighed)


def test_the_strategist_thinks_alike_about_the_same_position() -> None:
    fight = skirmish("a....B", a=GUNMAN, B=BRUTE)
    fight.turn("a")
    answers = [StrategistBot(3).choose(position(fight)) for _ in range(2)]
    written = [position(fight).domain.write(answer) for answer in answers]
    assert written[0] == written[1]


def test_a_beginner_spends_a_benny_that_others_keep() -> None:
    fight = skirmish("a" + "." * 9 + "B", a=GUNMAN, B=WEAK)
    fight["a"].bennies = 1
    purse, tactics = fight["a"], GAME.tactics
    first = GAME.first_sight
    assert first is not None
    kept = tactics.score(fight.state, 0), first.score(fight.state, 0)
    purse.bennies = 0
    assert tactics.score(fight.state, 0) < kept[0]
    assert first.score(fight.state, 0) == kept[1]


def test_a_beginner_shoots_at_the_nearest_and_a_seasoned_bot_at_the_better_target() -> None:
    drawing = """
    a....B....
    ..........
    ......C...
    """
    fight = skirmish(drawing, a=GUNMAN, B=who(vigor=12, wild=True), C=WEAK)
    fight.turn("a", spent=10**6, rolled=True)
    aims = []
    for bot in (BeginnerBot(1), GreedyBot(1)):
        _, filled = bot.choose(position(fight))
        aims.append((filled.option.what, filled.option.to))
    assert aims == [("shoot", "B"), ("shoot", "C")]


@pytest.mark.parametrize("seed", range(2))
def test_a_strategist_plays_on_whatever_is_asked_in_between(seed: int) -> None:
    """Bennies, free attacks and interruptions come up in what it foresees, and while it plays."""
    fight = skirmish("a..B", a=who(wild=True, fighting=8, gear=("long_sword",)), B=BRUTE)
    for figure in fight.state.figures:
        figure.bennies = 3
    fight.state.phase = "round"
    bots = [StrategistBot(seed), StrategistBot(seed)]
    table = ThinkersTable(GAME, bots, SeededDice(from_number(seed)))
    for _ in range(40):
        table.next_step(fight.state)
        GAME.step(fight.state, table)
        if fight.state.ended:
            break
    assert table.decisions > 5
