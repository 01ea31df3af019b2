"""The fine print: dice and numbers of the rules that only their edges show."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.content.effects import Limelight, Purse, Recharge
from tapete.games.arena.content.library import SHOPS, library
from tapete.games.arena.events.attacks import Tainted
from tapete.games.arena.events.story import Moved
from tapete.games.arena.figures import INVENTORY, fresh
from tapete.games.arena.rules.dice.asking import ask, decide
from tapete.games.arena.rules.enemies import effects, moving, targeting
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.harm import elements
from tapete.games.arena.rules.intermission import mission
from tapete.games.arena.rules.reactions import window
from tapete.games.arena.rules.story import saved
from tapete.games.arena.rules.terrain import interacting, objectives
from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.world import Arena
from tapete.kernel import Deck, Domain, Seat, YesNo
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.arena.scene import arena, together


class Overheard(ScriptedTable):
    """Remembers whether what was asked last was a secret."""

    secret: bool | None = None

    def ask(self, seat: Seat, key: str, domain: Domain[Any], *more: Any, **args: Any) -> Any:
        self.secret = args.get("secret", False)
        return super().ask(seat, key, domain, *more, **args)


# --- questions


@pytest.mark.rule("arena.system.coop", "arena.system.disagreement")
def test_nothing_is_asked_in_secret() -> None:
    scene, table = arena("S A ."), Overheard(answers=[True, "a"])
    ask(Arena(scene.state, table), scene.hunter("S"), "reroll", YesNo(), "arena.system.coop")
    assert table.secret is False
    decide(Arena(scene.state, table), "target", ("a", "b"), "arena.system.disagreement")
    assert table.secret is False


@pytest.mark.rule("arena.reaction.order")
@pytest.mark.parametrize(
    ("said", "who"),
    [
        ([(0, "salvador"), (0, "mordecai")], ["salvador", "mordecai", "amara"]),
        ([(0, "pass")], ["amara"]),
    ],
)
def test_one_player_reacts_with_each_of_its_hunters_or_with_none(said: Any, who: list[str]) -> None:
    scene, reacted = arena("S M A"), list[str]()
    scene.hunter("M").seat, scene.hunter("A").seat = 0, 1
    world = scene.arena(answers=said)
    world.act = lambda _, figure: reacted.append(figure.id)
    with window.opened(world) as hurt:
        hurt.note(scene.hunter("S"), lambda: setattr(scene.hunter("S"), "bled", True))
    assert reacted == who


# --- enemies


@pytest.mark.rule("arena.ruling.move_metric")
def test_zones_are_as_far_as_the_steps_to_the_nearest() -> None:
    hexes = arena("S . . . .").ground.hexes
    row = sorted(hexes.cells)
    assert [moving.distances(hexes, row[:1], ())[zone] for zone in row] == [0, 1, 2, 3, 4]
    assert list(moving.distances(hexes, row[:1], (), 2).values()) == [0, 1, 2]


@pytest.mark.rule("arena.ffyl.trigger", "arena.ruling.enemy_range")
def test_whoever_fights_for_its_life_is_no_target() -> None:
    scene = arena("S p A", p="psycho")
    scene.hunter("S").dying, scene.hunter("A").at = True, None
    assert targeting.in_reach(scene.arena(), scene.enemy("p")) == []


@pytest.mark.rule("arena.enemy.shield.recharge")
def test_an_enemy_recharges_its_own_shield_and_no_other() -> None:
    kind = next(name for name, card in library().enemies.items() if card.shield)
    scene = arena("S . p q", p=kind, q=kind)
    for enemy in scene.state.enemies:
        enemy.shielded = False
    effects.perform(scene.arena(), Recharge(), scene.enemy("p"), None)
    assert [one.shielded for one in scene.state.enemies] == [True, False]


@pytest.mark.rule("arena.spotlight.single")
def test_a_card_gives_the_spotlight_to_whoever_has_most_red_tokens_or_to_anybody() -> None:
    scene = arena("S A M")
    scene.hunter("A").tokens[0].colour = "red"
    effects.perform(scene.arena(), Limelight(to="most_red"), None, None)
    assert scene.state.spotlight == "amara"
    effects.perform(scene.arena(dice=["mordecai"]), Limelight(to="random"), None, None)
    assert scene.state.spotlight == "mordecai"


# --- money, gear and terrain


@pytest.mark.rule("arena.order.event")
def test_a_card_takes_no_more_money_than_there_is() -> None:
    scene = arena("S .")
    scene.state.money = 2
    effects.perform(scene.arena(), Purse(tokens=-3), None, None)
    assert scene.state.money == 0


@pytest.mark.rule("arena.respawn.cost", "arena.wanted.loss")
def test_no_money_brings_anybody_back_in_a_mission() -> None:
    scene = arena("N S .")
    scene.state.mark, scene.state.money = "nine_fingers", 2
    scene.hunter("S").out, scene.hunter("S").at = True, None
    rounds.respawn(scene.arena())
    assert (scene.hunter("S").out, scene.state.money) == (True, 2)


@pytest.mark.rule("arena.gear.overflow", "arena.gear.inventory_limit")
def test_gear_for_which_there_is_no_room_goes_back_to_its_deck() -> None:
    scene = arena("S .")
    hunter, one = scene.hunter("S"), next(iter(library().arms))
    hunter.equipped = [fresh(one)] * 4
    hunter.inventory = [fresh(one)] * INVENTORY
    scene.state.shops = {name: Deck.of([one]) for name in SHOPS}
    cards.receive(scene.arena(dice=[one]), hunter, "arms", "arena.system.campaign_shape")
    assert (len(hunter.equipped), len(hunter.inventory)) == (4, INVENTORY)
    assert len(scene.state.shops["arms"]) == 1


@pytest.mark.rule("arena.system.campaign_shape")
@pytest.mark.parametrize(
    ("held", "worn", "stowed", "left"),
    [
        ([], ["love_letter", "last_word"], ["plunger"], []),
        (
            ["two_bits"] * INVENTORY,
            ["last_word", "love_letter"],
            ["two_bits"] * INVENTORY,
            ["plunger"],
        ),
    ],
)
def test_a_dearer_card_takes_the_place_of_the_cheapest_which_is_stowed_if_there_is_room(
    held: list[str], worn: list[str], stowed: list[str], left: list[str]
) -> None:
    scene = arena("S .")
    hunter = scene.hunter("S")
    hunter.equipped = [fresh("plunger"), fresh("love_letter")]
    hunter.inventory = [fresh(kind) for kind in held]
    scene.state.shops = {name: Deck.of(["last_word"]) for name in SHOPS}
    cards.receive(scene.arena(dice=["last_word"]), hunter, "arms", "arena.system.campaign_shape")
    assert [one.kind for one in hunter.equipped] == worn
    assert [one.kind for one in hunter.inventory] == stowed
    assert scene.state.shops["arms"].cards() == left


def dealt_a_morning_jog(worn: str, held: int) -> tuple[list[str], list[str]]:
    """What is stowed and what is left in the deck when it comes to a hunter with two weapons."""
    scene = arena("S .")
    hunter = scene.hunter("S")
    hunter.equipped = [fresh(worn), fresh(worn)]
    hunter.inventory = [fresh("two_bits") for _ in range(held)]
    scene.state.shops = {name: Deck.of(["morning_jog"]) for name in SHOPS}
    cards.receive(scene.arena(dice=["morning_jog"]), hunter, "arms", "arena.system.campaign_shape")
    assert [one.kind for one in hunter.equipped] == [worn, worn]
    return [one.kind for one in hunter.inventory], scene.state.shops["arms"].cards()


@pytest.mark.rule("arena.system.campaign_shape")
@pytest.mark.parametrize("worn", ["boomer", "last_word"])
def test_a_card_that_is_no_dearer_is_stowed(worn: str) -> None:
    """A morning jog costs what a boomer does."""
    assert dealt_a_morning_jog(worn, held=0) == (["morning_jog"], [])


@pytest.mark.rule("arena.system.campaign_shape", "arena.gear.overflow")
@pytest.mark.parametrize("worn", ["boomer", "last_word"])
def test_a_card_that_is_no_dearer_goes_back_if_there_is_no_room(worn: str) -> None:
    assert dealt_a_morning_jog(worn, held=INVENTORY) == (["two_bits"] * INVENTORY, ["morning_jog"])


@pytest.mark.rule("arena.terrain.default_inert")
def test_things_are_numbered_from_one() -> None:
    scene = arena("S .")
    for _ in range(2):
        objectives.lay(scene.arena(), "vomit", scene.at(0, 1))
    assert [one.id for one in scene.state.things] == ["t1", "t2"]


@pytest.mark.rule("arena.system.x_rule")
@pytest.mark.parametrize("count", [1, 2])
def test_only_several_tokens_are_a_matter_of_the_number_beside_the_property(count: int) -> None:
    scene = arena("S .")
    elements.taint(scene.arena(), scene.hunter("S"), "burn", count)
    assert ("arena.system.x_rule" in scene.heard(Tainted)[0].also) == (count > 1)


@pytest.mark.rule("arena.wanted.map_roll")
def test_one_of_ten_maps_is_rolled_for() -> None:
    scene = arena("S .")
    mission.begin(scene.arena(dice=["nine", 10]))
    assert [roll.dice for roll in scene.table.throws] == [(10,)]


@pytest.mark.rule("arena.announcement.upgrade_max")
@pytest.mark.parametrize(
    ("levels", "ranks"), [(0, {1: 12}), (4, {2: 8, 3: 4}), (6, {3: 12}), (9, {3: 12})]
)
def test_four_announcements_of_a_level_until_all_are_of_rank_three(
    levels: int, ranks: dict[int, int]
) -> None:
    assert saved.ranks_after(levels) == ranks


@pytest.mark.rule("arena.order.special")
def test_whoever_is_in_the_zone_already_is_not_dragged() -> None:
    scene = together(arena("S p", p="crusher"), "S", "p")
    moving.drag(scene.arena(), scene.hunter("S"), scene.enemy("p").at or (0, 0), 1)
    assert scene.heard(Moved) == []


@pytest.mark.rule("arena.terrain.vending.use", "arena.basic.interact")
@pytest.mark.parametrize(("drawing", "near"), [("S K", True), ("S . K", False)])
def test_a_machine_is_used_from_the_zone_beside_it(drawing: str, near: bool) -> None:
    scene = arena(drawing, K="zed_machine")
    assert bool(interacting.usable(scene.arena(), scene.hunter("S"))) == near
