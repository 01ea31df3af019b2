"""Terrain: tyres, barrels, skag vomit, machines, chests and mailboxes."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.content.entries import Objective
from tapete.games.arena.content.library import library
from tapete.games.arena.events.attacks import Attacked, Defended, Exploded, Reacts, Struck, Tainted
from tapete.games.arena.events.loot import Opened
from tapete.games.arena.events.story import Moved
from tapete.games.arena.rules.attacks import numbers
from tapete.games.arena.rules.intermission import shopping
from tapete.games.arena.rules.loot import collecting
from tapete.games.arena.rules.story import setup
from tapete.games.arena.rules.terrain import barrels
from tapete.kernel import Bag
from tests.games.arena.answers import guarding
from tests.games.arena.enemies.cards import LARGE, TEXT, Author, add, cited, enemy_turn, tire
from tests.games.arena.scene import Scene, arena

SPENT = guarding("green", spent=True)
OBJECTIVES = ("bomb", "terminal")
CHESTS = ("ammo_chest", "loot_chest", "mailbox")


def holds(scene: Scene, kind: str, *what: str) -> Scene:
    """All unopened terrain of a kind holds this."""
    scene.state.chests[kind] = Bag.of(what)
    return scene


# --- what takes up space


@pytest.mark.rule("arena.terrain.default_inert")
def test_chests_and_barrels_are_in_nobodys_way(author: Author) -> None:
    """Three figures fit beside them, and sight passes."""
    author.foe()
    scene = arena("S c p .", c="loot_chest", p="foe").activate("S")
    world = scene.arena()
    assert world.room(scene.at(0, 1)) == 3
    assert world.sees(scene.hunter("S"), scene.at(0, 2))
    scene.play(answers=[scene.move("yellow", scene.at(0, 0), scene.at(0, 1))])
    assert "arena.terrain.default_inert" in cited(scene, Moved)


@pytest.mark.rule("arena.terrain.tyre.space")
@pytest.mark.parametrize(("tyres", "room"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_tyre_takes_a_space(author: Author, tyres: int, room: int) -> None:
    author.foe("big", mini=LARGE)
    scene = arena("S t . p", p="big")
    scene.ground.tyres[scene.at(0, 1)] = tyres
    world = scene.arena()
    assert world.room(scene.at(0, 1)) == room
    assert not world.admits(scene.enemy("p"), scene.at(0, 1))
    assert (scene.at(0, 1) in world.closed(scene.hunter("S"))) == (room == 0)


@pytest.mark.rule("arena.terrain.tyre.space", "arena.ruling.tyre_large")
def test_a_zone_with_a_tyre_and_two_figures_is_full(author: Author) -> None:
    author.foe()
    scene = arena("S t . .").activate("S")
    add(scene, "foe", scene.at(0, 1))
    scene.play(answers=[scene.move("yellow", scene.at(0, 0), scene.at(0, 1))])
    assert "arena.terrain.tyre.space" in cited(scene, Moved)
    assert scene.arena().room(scene.at(0, 1)) == 0


@pytest.mark.rule("arena.terrain.tyre.los")
@pytest.mark.parametrize(("drawing", "seen"), [("S T p .", False), ("S t p .", True)])
def test_three_tyres_block_sight(drawing: str, seen: bool) -> None:
    scene = arena(drawing, p="psycho").activate("S")
    assert scene.arena().sees(scene.hunter("S"), scene.at(0, 2)) == seen
    assert (("attack", scene.id("p")) in scene.deeds("S")) == seen
    if seen:
        scene.play([3], [scene.attack("p", "green")])
        assert "arena.terrain.tyre.los" in cited(scene, Attacked)


@pytest.mark.rule("arena.terrain.tyre.defence_vh", "arena.ruling.tyre_shield")
@pytest.mark.parametrize(("tyres", "whole"), [(2, True), (1, False)])
def test_tyres_help_hunters_to_defend(author: Author, tyres: int, whole: bool) -> None:
    """4, Melee 1 and two Tyres are 7."""
    author.foe(strength=7)
    scene = tire(arena("S p .", p="foe"))
    scene.ground.tyres[scene.at(0, 0)] = tyres
    author.says(scene, "attack")
    enemy_turn(scene, [4], [SPENT])
    assert bool(scene.heard(Defended)) == whole


@pytest.mark.rule("arena.terrain.tyre.defence_enemy", "arena.ruling.tyre_shield")
@pytest.mark.parametrize(
    ("shielded", "switch", "needed"), [(False, False, 7), (True, False, 4), (True, True, 5)]
)
def test_tyres_raise_defence_but_not_shields(
    author: Author, shielded: bool, switch: bool, needed: int
) -> None:
    """Defence 6 and one Tyre are 7; a Shield that rolls 4 needs 4, unless a house rule helps it."""
    author.foe(defence=6, shield="yellow" if shielded else None)
    scene = arena("S . p", p="foe", rules={"tyres_help_enemy_shields": switch})
    scene.ground.tyres[scene.at(0, 2)] = 1
    world = scene.arena([4] if shielded else [])
    assert numbers.needed(world, scene.enemy("p")) == needed


@pytest.mark.rule("arena.terrain.tyre.defence_enemy")
def test_an_attack_says_that_tyres_helped(author: Author) -> None:
    author.foe(defence=6)
    scene = arena("S . p .", p="foe").activate("S")
    scene.ground.tyres[scene.at(0, 2)] = 1
    scene.play([4], [scene.attack("p", "green")])
    assert scene.heard(Struck)[0].outcome == "miss"
    assert "arena.terrain.tyre.defence_enemy" in cited(scene, Attacked)


# --- barrels


@pytest.mark.rule("arena.terrain.barrel.target")
@pytest.mark.parametrize(("face", "hit"), [(3, True), (2, False)])
def test_a_barrel_has_defence_5(face: int, hit: bool) -> None:
    scene = arena("S . b . .").activate("S")
    holds(scene, "barrel", "plain")
    scene.play([face, *(["plain", 6] if hit else [])], [scene.attack("b", "green")])
    assert (scene.heard(Struck)[0].outcome == "hit") == hit
    assert bool(scene.heard(Exploded)) == hit
    assert (scene.state.things == []) == hit
    assert "arena.terrain.barrel.target" in cited(scene, Attacked)


@pytest.mark.rule("arena.terrain.barrel.explode", "arena.ruling.vs_enemy_strength_attack")
def test_a_barrel_explodes_against_everybody_in_its_zone(author: Author) -> None:
    """A 6: Mordecai reaches it with 5 and Reflexes 1; Defence 6 is reached, 7 is not."""
    author.foe("weak", defence=6)
    author.foe("hard", defence=7)
    scene = tire(arena("S M . b . .", spotlight="S"))
    holds(scene, "barrel", "plain")
    zone = scene.at(0, 3)
    scene.hunter("M").at = zone
    weak, hard = add(scene, "weak", zone), add(scene, "hard", zone)
    world = scene.arena(["plain", 6, 5, "money"], [SPENT])
    barrels.explode(world, scene.state.things[0], scene.hunter("S"))
    scene.table.done()
    assert [one.figure for one in scene.heard(Defended)] == ["mordecai"]
    assert weak.at is None
    assert hard.at == zone
    assert scene.hunter("S").loot == ["money"]


@pytest.mark.rule("arena.ruling.reaction_attack_by_scenery")
def test_an_explosion_can_be_answered() -> None:
    scene = arena("S . b . .")
    holds(scene, "barrel", "plain")
    scene.hunter("S").at = scene.at(0, 2)
    world = scene.arena(["plain", 9, 2], [guarding("green"), scene.end])
    barrels.explode(world, scene.state.things[0], None)
    assert len(scene.heard(Reacts)) == 1


@pytest.mark.rule("arena.terrain.barrel.element", "arena.ruling.barrel_element")
def test_an_elemental_barrel_marks_everybody_without_a_roll(author: Author) -> None:
    author.foe(defence=12)
    scene = tire(arena("S . b p .", p="foe"))
    holds(scene, "barrel", "burn")
    scene.hunter("S").at = scene.enemy("p").at = scene.at(0, 2)
    world = scene.arena(["burn", 3, 8], [SPENT])
    barrels.explode(world, scene.state.things[0], None)
    scene.table.done()
    assert scene.hunter("S").elements == scene.enemy("p").elements == {"burn": 1}
    kinds = [type(one) for one in scene.table.told if type(one) in (Tainted, Exploded)]
    assert kinds == [Tainted, Tainted, Exploded]


@pytest.mark.rule("arena.ruling.barrel_element", "arena.ruling.element_timing")
@pytest.mark.parametrize(("same", "wounds"), [(True, 2), (False, 1)])
def test_slag_of_a_barrel_counts_at_once_unless_agreed(
    author: Author, same: bool, wounds: int
) -> None:
    author.foe(defence=5, hit_points=9)
    scene = arena("S . b p .", p="foe", rules={"element_same_attack": same})
    holds(scene, "barrel", "slag")
    scene.enemy("p").at = scene.at(0, 2)
    barrels.explode(scene.arena(["slag", 5]), scene.state.things[0], None)
    assert scene.enemy("p").wounds == wounds
    assert scene.enemy("p").elements == {"slag": 1}


@pytest.mark.rule("arena.ruling.barrel_chain")
def test_barrels_do_not_set_each_other_off() -> None:
    scene = arena("S . b c .", c="barrel")
    holds(scene, "barrel", "plain", "plain")
    scene.state.things[1].at = scene.state.things[0].at
    barrels.explode(scene.arena(["plain", 5]), scene.state.things[0], None)
    assert len(scene.state.things) == 1


def key(**values: Any) -> Objective:
    return Objective(name=TEXT, text=TEXT, by="collect", counts="keys", **values)


@pytest.mark.rule("arena.terrain.barrel.key")
@pytest.mark.parametrize("has", [False, True])
def test_no_barrel_holds_the_key_unless_the_scenario_has_it(author: Author, has: bool) -> None:
    scene = arena("S . b . .")
    author.scenario(scene, objectives={"key": key()} if has else {})
    assert ("key" in setup._tokens(scene.state, "barrel")) == has


@pytest.mark.rule("arena.terrain.barrel.key")
def test_a_key_lies_where_its_barrel_was(author: Author) -> None:
    scene = holds(arena("S . b . ."), "barrel", "key")
    author.scenario(scene, objectives={"key": key()})
    barrels.explode(scene.arena(["key", 5]), scene.state.things[0], scene.hunter("S"))
    assert [(one.kind, one.at) for one in scene.state.things] == [("key", scene.at(0, 2))]
    told = scene.heard(Opened)[0]
    assert (told.figure, told.rule) == ("salvador", "arena.terrain.barrel.key")


# --- skag vomit, and what scenarios change


@pytest.mark.rule("arena.terrain.skag_vomit", "arena.ruling.skag_vomit_owner")
def test_skag_vomit_is_collected_for_a_loot_token() -> None:
    """The token goes to the card even if it lets a card be drawn."""
    scene = arena("S v . .", v="vomit")
    scene.hunter("S").at = scene.at(0, 1)
    world = scene.arena(["weapon_card"], [[{"kind": "vomit", "number": 1}]])
    collecting.collect(world, scene.hunter("S"))
    assert scene.state.things == []
    assert scene.hunter("S").loot == ["weapon_card"]


@pytest.mark.rule("arena.terrain.scenario_override")
def test_a_scenario_can_make_food_of_it(author: Author) -> None:
    """It is carried then, and no Loot token is drawn."""
    scene = arena("S v . .", v="vomit")
    scene.hunter("S").at = scene.at(0, 1)
    food = Objective(name=TEXT, text=TEXT, by="collect", carried=True, feeds="goliath")
    author.scenario(scene, objectives={"vomit": food})
    world = scene.arena([], [[{"kind": "vomit", "number": 1}]])
    collecting.collect(world, scene.hunter("S"))
    assert scene.hunter("S").carried == ["vomit"]
    assert scene.hunter("S").loot == []
    assert "arena.terrain.scenario_override" in cited(scene, Opened)


# --- machines


@pytest.mark.rule("arena.terrain.vending.setup")
@pytest.mark.parametrize("machine", ["depot_machine", "zed_machine"])
def test_a_machine_is_one_of_two_and_known(machine: str) -> None:
    scene = arena("S . . .")
    world = scene.arena([machine])
    setup._lay(world, "machine", scene.at(0, 2))
    assert scene.state.things[-1].kind == machine
    drawn: Any = scene.table.rolled[0]
    assert set(drawn.items) == {"depot_machine", "zed_machine"}


@pytest.mark.rule("arena.terrain.vending.use")
def test_a_used_machine_reveals_two_more_cards() -> None:
    scene = arena("S v . .", v="depot_machine").activate("S")
    scene.play(answers=[scene.do("interact", "v", token="yellow")])
    assert scene.state.machines == ["depot"]
    assert ("interact", scene.id("v")) not in scene.deeds("S")
    world = scene.arena()
    world.table._drawn = lambda draw: draw.items[0]  # type: ignore[attr-defined]
    shopping.open_stall(world)
    assert sum(one in library().depot for one in scene.state.stall) == 4


@pytest.mark.rule("arena.ruling.interact_los")
def test_an_enemy_in_the_zone_keeps_from_a_machine_beside_it() -> None:
    scene = arena("S v p .", v="depot_machine", p="psycho").activate("S")
    scene.enemy("p").at = scene.hunter("S").at
    assert ("interact", scene.id("v")) not in scene.deeds("S")


# --- chests


@pytest.mark.rule("arena.terrain.chest.setup", "arena.terrain.hidden_info")
def test_chests_are_placed_unseen() -> None:
    """Two of the four Loot Chests: nobody can tell which, so all four are in the pile.

    arena.example.two_loot_chests
    """
    scene = arena("S c d .", c="loot_chest", d="loot_chest")
    assert [one.shows for one in scene.state.things] == ["", ""]
    assert sorted(scene.state.chests["loot_chest"].items) == sorted(
        library().caches["loot_chest"].holds
    )
    assert len(library().caches["loot_chest"].holds) == 4


def opens(scene: Scene, dice: list[Any], answers: Any = ()) -> Scene:
    """Mordecai, who has Tech 1, opens what is in his zone with a yellow token."""
    scene.activate("M")
    return scene.play(dice, [scene.do("interact", "c", token="yellow"), *answers])


@pytest.mark.rule("arena.terrain.chest.open", "arena.ruling.chest_retry")
@pytest.mark.parametrize(("face", "opened"), [(3, True), (2, False)])
def test_a_chest_takes_a_tech_roll_of_4(face: int, opened: bool) -> None:
    scene = holds(arena("M c . .", c="loot_chest"), "loot_chest", "money")
    scene.hunter("M").at = scene.at(0, 1)
    opens(scene, [face, *(["money"] if opened else [])])
    assert scene.state.things[0].used == opened
    assert scene.heard(Opened)[0].found == opened
    assert (("interact", scene.id("c")) in scene.deeds("M")) != opened


@pytest.mark.rule("arena.terrain.chest.open")
def test_a_chest_is_opened_in_its_zone_only() -> None:
    scene = arena("M c . .", c="loot_chest").activate("M")
    assert ("interact", scene.id("c")) not in scene.deeds("M")


@pytest.mark.rule("arena.terrain.chest.contents", "arena.terrain.chest.gain")
def test_money_and_loot_are_gained_at_once() -> None:
    scene = holds(arena("M c . .", c="mailbox"), "mailbox", "loot")
    scene.hunter("M").at = scene.at(0, 1)
    opens(scene, [5, "loot", "ammo_card"])
    assert scene.hunter("M").loot == ["ammo_card"]
    scene = holds(arena("M c . .", c="mailbox"), "mailbox", "money")
    scene.hunter("M").at, before = scene.at(0, 1), scene.state.money
    opens(scene, [5, "money"])
    assert scene.state.money == before + 1


@pytest.mark.rule("arena.terrain.chest.contents", "arena.terrain.chest.gain")
@pytest.mark.parametrize("shop", ["arms", "depot", "zed", "torgue"])
def test_a_card_is_drawn_at_once(shop: Any) -> None:
    scene = holds(arena("M c . .", c="loot_chest"), "loot_chest", shop)
    scene.hunter("M").at = scene.at(0, 1)
    usable = getattr(library(), shop)
    card = next(name for name, one in usable.items())
    opens(scene, [5, shop, card], ["stow"])
    assert [item.kind for item in scene.hunter("M").inventory] == [card]


@pytest.mark.rule("arena.terrain.chest.contents")
def test_a_trap_attacks_everybody_in_the_zone(author: Author) -> None:
    """A 7 against Reflexes, the opener included, and a d4 for the fire."""
    author.foe(defence=8)
    scene = holds(arena("M c S .", c="ammo_chest", spotlight="S"), "ammo_chest", "trap")
    scene.hunter("M").at = scene.hunter("S").at = scene.at(0, 1)
    guard = guarding("green")
    opens(scene, [5, "trap", 7, 4, 8, 9], [guard, guard])
    assert len(scene.heard(Defended)) == 2
    assert scene.hunter("M").elements == scene.hunter("S").elements == {"burn": 1}


@pytest.mark.rule("arena.terrain.chest.kinds")
def test_only_ammo_chests_hold_bombs_and_terminals() -> None:
    known = library()
    found = {kind for kind in CHESTS for what in known.caches[kind].holds if what in OBJECTIVES}
    assert found == {"ammo_chest"}
    in_scenarios = {
        kind
        for scenario in known.scenarios.values()
        for kind, what in scenario.holds.items()
        if set(what) & set(OBJECTIVES)
    }
    assert in_scenarios <= {"ammo_chest"}
