"""Details: who is asked what, what a card lays and wounds, and what is kept between steps."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.content.effects import Harm, Litter, Scatter
from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import Upgraded
from tapete.games.arena.figures import fresh
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.rules.enemies import effects
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.intermission import mission, shopping, training
from tapete.games.arena.rules.reactions import window
from tapete.games.arena.rules.story import alone, setup
from tapete.games.arena.rules.terrain import interacting
from tapete.games.arena.state import State, Thing
from tapete.games.arena.world import Arena
from tapete.kernel import Deck, Domain, Seat
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.arena.scene import Scene, arena

CHOICE = "arena.enemy.target.players_choose"


class Asked(ScriptedTable):
    """Remembers what was offered last."""

    offered: tuple[Any, ...] = ()

    def ask(self, seat: Seat, key: str, domain: Domain[Any], *more: Any, **args: Any) -> Any:
        self.offered = tuple(domain.candidates())
        return super().ask(seat, key, domain, *more, **args)


def red(scene: Scene, letter: str) -> Scene:
    for token in scene.hunter(letter).tokens:
        token.colour = "red"
    return scene


@pytest.mark.rule("arena.system.disagreement")
@pytest.mark.parametrize(("seats", "offered"), [((0, 0), 2), ((0, 1), 3)])
def test_only_several_players_can_leave_it_to_a_die(seats: tuple[int, int], offered: int) -> None:
    scene = arena("S A .")
    for hunter, seat in zip(scene.state.hunters, seats, strict=True):
        hunter.seat = seat
    table = Asked(answers=["a"])
    assert decide(Arena(scene.state, table), "target", ("a", "b"), CHOICE) == "a"
    assert len(table.offered) == offered


@pytest.mark.rule("arena.basic.collect.when")
def test_loot_that_falls_beside_the_active_hunter_can_be_taken_at_once() -> None:
    scene = arena("S A .").activate("S")
    world = scene.arena(["ammo", "money"], [[{"kind": "ammo", "number": 1}]])
    effects.perform(world, Scatter(whom="all"), None, None)
    scene.table.done()
    assert scene.hunter("S").loot == ["ammo"]
    assert [one.kind for one in scene.state.lying] == ["money"]


@pytest.mark.rule("arena.ruling.ffyl_non_attack", "arena.wound.non_attack")
def test_nobody_fights_for_its_life_over_a_wound_of_a_card() -> None:
    scene = red(arena("S A ."), "S")
    effects.perform(scene.arena(), Harm(whom="spotlight"), None, None)
    assert scene.hunter("S").out
    assert not scene.hunter("S").dying


@pytest.mark.rule("arena.terrain.default_inert")
def test_a_card_lays_terrain_where_its_enemy_is_or_where_hunters_are() -> None:
    scene = arena("S . p", p="psycho")
    world, enemy = scene.arena(), scene.enemy("p")
    effects.perform(world, Litter(what="vomit"), enemy, None)
    effects.perform(world, Litter(what="vomit", whom="spotlight"), enemy, None)
    effects.perform(world, Litter(what="vomit"), None, None)
    assert [one.at for one in scene.state.things] == [enemy.at, scene.hunter("S").at]


@pytest.mark.rule("arena.gear.slots")
def test_only_things_for_the_same_slot_might_change_places() -> None:
    hunter = arena("S .").hunter("S")
    hunter.equipped, hunter.inventory = [fresh("caracal")], [fresh("caracal"), fresh("turtle")]
    both = [pair for pair in cards.pairs(hunter) if -1 not in pair]
    assert both == [(0, 0)]


@pytest.mark.rule("arena.wanted.loss")
def test_a_mission_is_lost_with_the_first_who_is_out() -> None:
    scene = arena("S A .")
    scene.state.mark, scene.hunter("A").out = "nine_fingers", True
    mission.verdict(scene.arena())
    assert (scene.state.mission, scene.state.phase) == (False, "wanted")


def selling() -> State:
    state = setup.set_up(Options())
    state.phase, state.spotlight = "vending", state.hunters[1].id
    return state


@pytest.mark.rule("arena.ruling.vending_pass")
def test_nobody_has_passed_when_the_machines_open() -> None:
    state = selling()
    state.shops, state.passes = {name: Deck.of(()) for name in state.shops}, 3
    shopping.open_stall(Arena(state, ScriptedTable()))
    assert state.passes == 0


@pytest.mark.rule("arena.vending.turn_order")
def test_who_is_buying_is_known_only_at_the_machines() -> None:
    state = selling()
    assert shopping.at_the_machines(state) is None
    state.progress = {"turns": 1}
    assert shopping.at_the_machines(state) is state.hunters[1]
    state.phase = "hunters"
    assert shopping.at_the_machines(state) is None


@pytest.mark.rule("arena.announcement.upgrade", "arena.announcement.upgrade_repeat")
def test_each_level_after_the_first_repeats_the_upgrade() -> None:
    state, known = setup.set_up(Options(campaign="tournament")), library().announcements
    new = [name for name, card in known.items() if card.rank == 2]
    drawn = [name for pair in zip(list(state.deck), new, strict=True) for name in pair]
    table = ScriptedTable(drawn[:16])
    training.upgrade(Arena(state, table), 2)
    told = table.heard(Upgraded)
    assert [one.rank for one in told] == [2, 2]
    again = ["arena.announcement.upgrade_repeat" in one.also for one in told]
    assert again == [False, True]


@pytest.mark.rule("arena.ruling.reaction_shielded")
def test_that_somebody_bled_is_forgotten_with_the_attack() -> None:
    hunter, hurt = arena("S .").hunter("S"), window.Hurt()
    hurt.note(hunter, lambda: setattr(hunter, "bled", True))
    assert [one for one, _ in hurt.victims] == [hunter]
    assert not hunter.bled


@pytest.mark.rule("arena.system.campaign_shape")
def test_a_scenario_of_no_campaign_has_none_before_it() -> None:
    assert alone.before("dress_rehearsal") == ()
    assert len(alone.before("feeding_time")) == 2


@pytest.mark.rule("arena.basic.interact", "arena.helper.no_collect")
def test_what_is_collected_is_not_interacted_with() -> None:
    scene = arena("S .")
    scene.state.scenario = "bomb_hunt"
    scene.state.things = [Thing("t1", "bomb", scene.hunter("S").at or (0, 0))]
    assert interacting.usable(scene.arena(), scene.hunter("S")) == []
