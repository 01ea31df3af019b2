"""Setting a scenario up, as far as that needs no campaign."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.content.library import SHOPS, library
from tapete.games.arena.events.story import Ended, LaidOut
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.story import ending
from tapete.games.arena.rules.story.setup import MONEY, deploy, prepare, set_up
from tapete.games.arena.state import State
from tapete.games.arena.world import Arena
from tapete.kernel import Refused
from tapete.kernel.errors import BadOptions
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.words import Words
from tests.games.arena.scene import arena


class First(ScriptedTable):
    """Draws the first of every pile, or of those named."""

    def __init__(self, *wanted: str) -> None:
        super().__init__()
        self.wanted = wanted

    def _face(self, chance: Any) -> Any:
        able = [one for one in chance.items if one in self.wanted]
        return (able or chance.items)[0]


def prepared(*wanted: str, **options: Any) -> State:
    state = set_up(Options(**options))
    prepare(Arena(state, First(*wanted)))
    return state


@pytest.mark.rule("arena.setup.four_heroes")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_always_four_hunters_and_each_has_a_player(players: int) -> None:
    state = set_up(Options(players=players))
    assert len({one.id for one in state.hunters}) == 4
    assert {one.seat for one in state.hunters} == set(range(players))


@pytest.mark.rule("arena.setup.four_heroes")
def test_a_hunter_cannot_be_taken_twice() -> None:
    with pytest.raises(BadOptions) as refused:
        set_up(Options(hunters=("salvador", "salvador", "amara", "moze")))
    assert refused.value.rule == "arena.setup.four_heroes"
    said = Words("es")
    said.learn(GAME.name, GAME.package)
    assert said.say(refused.value.message) == (
        "La partida no puede tener estas opciones: "
        "Un grupo son cuatro Buscacámaras distintos; este tiene 3."
    )


@pytest.mark.rule("arena.setup.skill_tree", "arena.setup.four_heroes", "arena.setup.campaign_pick")
@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "no_such"}, {"hunters": ("salvador", "nobody", "amara", "moze")},
        {"hunters": ("=", "mordecai", "amara", "moze")}, {"trees": ("falconry",)},
        {"trees": ("", "no_such")}, {"trees": ("=",)},
    ],
)  # fmt: skip
def test_what_nobody_knows_is_refused_before_the_match(options: dict[str, Any]) -> None:
    """Neither another's Skill Tree nor a card of one's own making is taken."""
    with pytest.raises(BadOptions, match=next(iter(options))):
        set_up(Options(**options))


@pytest.mark.rule(
    "arena.setup.hero_components", "arena.hero.start_tokens", "arena.hero.starting_gear",
    "arena.hero.card",
)  # fmt: skip
def test_hunters_start_with_what_their_cards_show() -> None:
    for hunter in set_up(Options()).hunters:
        card = library().hunters[hunter.id]
        assert [(one.colour, one.spent) for one in hunter.tokens] == [
            (colour, False) for colour in card.tokens
        ]
        assert [one.kind for one in hunter.equipped] == list(card.gear)


@pytest.mark.rule("arena.setup.skill_tree")
def test_each_hunter_uses_one_of_its_trees() -> None:
    trees = library().hunters["salvador"].trees
    state = set_up(Options(trees=(trees[1],)))
    assert state.hunters[0].tree == trees[1]
    assert [one.tree for one in state.hunters[1:]] == [
        library().hunters[one.id].trees[0] for one in state.hunters[1:]
    ]


@pytest.mark.rule("arena.setup.star_move_deal")
def test_each_hunter_gets_a_star_move_of_its_own() -> None:
    stars = [one.star for one in prepared().hunters]
    assert len(set(stars)) == 4


@pytest.mark.rule("arena.setup.spotlight_random")
@pytest.mark.parametrize("name", ["salvador", "mordecai", "amara", "moze"])
def test_any_hunter_can_start_in_the_spotlight(name: str) -> None:
    assert prepared(name).spotlight == name


@pytest.mark.rule("arena.setup.place_elements", "arena.setup.enemy_pool")
def test_what_the_map_shows_stands_in_its_zones() -> None:
    state = prepared()
    placed = ground_of(state.scenario).placed
    foes = [(zone, what) for zone, what in placed if what in library().enemies]
    assert [(one.at, one.kind) for one in state.enemies] == foes
    assert len(state.things) == len(placed) - len(foes)
    for name, mini in library().minis.items():
        total = library().scenarios[state.scenario].pool.get(name, mini.count)
        there = sum(library().enemies[one.kind].mini == name for one in state.enemies)
        assert state.pool[name] == total - there


@pytest.mark.rule("arena.setup.starting_money", "arena.setup.money_token_value")
def test_the_money_of_a_scenario_is_everybodys(monkeypatch: pytest.MonkeyPatch) -> None:
    known: Any = library()
    name = Options().scenario
    rich = msgspec.structs.replace(known.scenarios[name], money=2000)
    monkeypatch.setitem(known.scenarios, name, rich)
    state = set_up(Options())
    assert (state.money, MONEY) == (4, 500)
    assert not any(one.loot for one in state.hunters)


@pytest.mark.rule("arena.setup.loot_bag")
def test_the_bag_holds_all_tokens_but_legendary_ones() -> None:
    bag = set_up(Options()).bag
    kinds = {library().loot[one].type for one in bag.items}
    assert kinds == {"health", "ammo", "weapon", "money", "level_up", "wanted"}
    assert len(bag) == sum(one.count for one in library().loot.values() if one.type != "legendary")


@pytest.mark.rule("arena.setup.decks")
def test_there_are_four_decks_of_gear_and_one_of_events() -> None:
    state = set_up(Options())
    assert set(state.shops) == set(SHOPS)
    assert all(len(state.shops[shop]) == len(getattr(library(), shop)) for shop in SHOPS)
    assert len(state.events)


@pytest.mark.rule(
    "arena.setup.announcement_deck_first", "arena.setup.announcement_queue",
    "arena.setup.announcement_ranks",
)  # fmt: skip
def test_the_queue_ends_with_the_card_of_rank_zero() -> None:
    """The first deck has the twelve cards of rank 1."""
    state = prepared()
    ranks = [library().announcements[one].rank for one in state.queue]
    assert ranks == [1] * library().scenarios[state.scenario].announcements + [0]
    assert [library().announcements[one].rank for one in state.deck] == [1] * 12
    assert {one.rank for one in library().announcements.values()} == {0, 1, 2, 3}


@pytest.mark.rule("arena.setup.deploy", "arena.zone.capacity")
def test_three_hunters_fit_at_the_station_and_the_fourth_starts_beside_it() -> None:
    scene = arena("N . S M A Z")
    for hunter in scene.state.hunters:
        hunter.at = None
    for letter in "SMA":
        deploy(scene.arena(answers=[[0, 0]]), scene.hunter(letter))
    with pytest.raises(Refused):
        deploy(scene.arena(answers=[[0, 0]]), scene.hunter("Z"))
    assert list(scene.table.asked[0][2].candidates()) == [(1, 0)]


def test_laying_out_a_scenario_is_told_with_its_rules() -> None:
    state = set_up(Options())
    table = First()
    prepare(Arena(state, table))
    told = table.heard(LaidOut)[0]
    assert (told.scenario, told.money) == (state.scenario, state.money)
    assert told.rule == "arena.setup.campaign_pick"


@pytest.mark.rule("arena.system.coop")
@pytest.mark.parametrize("won", [True, False])
def test_all_win_or_lose_together(won: bool) -> None:
    scene = arena("S M A Z")
    ending.end(scene.arena(), won=won)
    assert "arena.system.coop" in scene.heard(Ended)[0].also
    scene.state.phase = "over"
    result = GAME.result(scene.state)
    assert result is not None
    assert result.winners == ((0, 1, 2, 3) if won else ())
