"""Gear: slots, the Inventory, firearms, grenades and Modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.events.loot import Discarded, DrewGear, Swapped
from tapete.games.arena.figures import SLOTS, fresh, value
from tapete.games.arena.rules.gear import ammunition, cards
from tapete.kernel import Deck, Refused
from tests.games.arena.hunters.cards import arm, barred, cited, hold, instead, stow
from tests.games.arena.scene import Scene, arena


def drawn(scene: Scene, kind: str, answer: Any) -> None:
    """Salvador draws a card and puts it somewhere."""
    scene.state.shops["arms"] = Deck.of([kind])
    cards.draw(
        scene.arena([kind], [answer]), scene.hunter("S"), "arms", "arena.loot.draw_card.deck"
    )


def worn(scene: Scene) -> list[str]:
    return [one.kind for one in scene.hunter("S").equipped]


def held(scene: Scene) -> list[str]:
    return [one.kind for one in scene.hunter("S").inventory]


@pytest.mark.rule("arena.gear.slots")
def test_a_third_weapon_is_not_equipped() -> None:
    """arena.example.two_weapon_slots"""
    scene = arena("S .").activate("S")
    arm(scene, "S", "gun", "gun2")
    with pytest.raises(Refused) as refused:
        drawn(scene, "middle", "equip")
    assert refused.value.rule == "arena.gear.slots"
    assert SLOTS == {"weapon": 2, "shield": 1, "grenade": 1, "modifier": 2}
    stow(scene, "S", "middle")
    pairs = cards.pairs(scene.hunter("S"))
    assert barred(scene, "S", "swap")[str(pairs.index((-1, 0)))] == "arena.gear.slots"


@pytest.mark.rule("arena.ruling.draw_no_slot")
def test_a_card_without_a_free_slot_goes_to_the_inventory() -> None:
    scene = arena("S .")
    arm(scene, "S", "gun", "gun2")
    drawn(scene, "middle", "stow")
    assert (worn(scene), held(scene)) == (["gun", "gun2"], ["middle"])
    assert scene.heard(DrewGear)[0].place == "inventory"


@pytest.mark.rule("arena.loot.draw_card.place", "arena.gear.inventory_limit")
def test_the_last_slot_and_the_last_place_can_both_be_taken() -> None:
    """One free slot and one free place: neither is barred."""
    scene = arena("S .")
    arm(scene, "S", "gun")
    stow(scene, "S", "aim", "luck")
    assert cards._misplaced(scene.hunter("S"), fresh("middle")) == []
    drawn(scene, "middle", "stow")
    assert list(scene.table.asked[0][2].candidates()) == ["equip", "stow"]


@pytest.mark.rule("arena.gear.overflow", "arena.gear.discard_shuffle")
def test_a_card_without_room_takes_the_place_of_one_of_six() -> None:
    scene = arena("S .")
    arm(scene, "S", "ward", "gun", "gun2", "bomb", "fists")
    stow(scene, "S", "aim", "luck", "blade")
    drawn(scene, "middle", instead(1, worn=False))
    options = list(scene.table.asked[0][2].candidates())
    worn_ones = [cards.Instead(worn=True, place=place) for place in (1, 2)]
    held_ones = [cards.Instead(worn=False, place=place) for place in (0, 1, 2)]
    assert options == ["drop", *worn_ones, *held_ones]
    assert held(scene) == ["aim", "middle", "blade"]
    assert scene.heard(DrewGear)[0].place == "inventory"
    assert "arena.gear.discard_shuffle" in scene.heard(Discarded)[0].also
    assert len(scene.state.shops["arms"]) == 1


@pytest.mark.rule("arena.gear.overflow")
def test_what_takes_the_place_of_something_worn_is_worn() -> None:
    scene = arena("S .")
    arm(scene, "S", "ward", "gun", "gun2", "bomb", "fists")
    stow(scene, "S", "aim", "luck", "blade")
    drawn(scene, "middle", instead(1, worn=True))
    assert worn(scene) == ["ward", "middle", "gun2", "bomb", "fists"]
    assert scene.heard(DrewGear)[0].place == "equipped"


@pytest.mark.rule("arena.ruling.swap_into_empty")
def test_the_last_free_place_and_the_last_free_slot_can_be_swapped_into() -> None:
    scene = arena("S .")
    arm(scene, "S", "gun")
    stow(scene, "S", "aim", "middle")
    found = cards.swaps(scene.hunter("S"))
    assert (0, -1) in found
    assert (-1, 1) in found


@pytest.mark.rule("arena.gear.inventory_limit")
def test_a_fourth_item_does_not_fit_into_the_inventory() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S", "gun", "gun2")
    stow(scene, "S", "aim", "luck", "fists")
    with pytest.raises(Refused) as refused:
        drawn(scene, "middle", "stow")
    assert refused.value.rule == "arena.gear.inventory_limit"
    pairs = cards.pairs(scene.hunter("S"))
    assert barred(scene, "S", "swap")[str(pairs.index((0, -1)))] == "arena.gear.inventory_limit"


@pytest.mark.rule("arena.gear.inventory_inert", "arena.gear.modifier")
def test_what_is_in_the_inventory_does_nothing() -> None:
    scene = arena("S M .").activate("S")
    arm(scene, "S", "aim")
    assert value(scene.hunter("S"), "ranged") == 3
    assert value(scene.hunter("M"), "ranged") == 3
    pairs = cards.pairs(scene.hunter("S"))
    scene.play(answers=[scene.do("swap", item=pairs.index((0, -1)), token="yellow")])
    assert value(scene.hunter("S"), "ranged") == 2
    assert "arena.gear.inventory_inert" in scene.heard(Swapped)[0].also


@pytest.mark.rule("arena.gear.swap_keeps_ammo", "arena.ruling.swap_into_empty")
def test_a_weapon_out_of_ammo_stays_so_in_the_inventory() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S", "gun")
    scene.hunter("S").equipped[0].spent = True
    for _ in range(2):
        scene.play(answers=[scene.do("swap", item=0, token="yellow")])
    assert worn(scene) == ["gun"]
    assert scene.hunter("S").equipped[0].spent
    assert "arena.gear.swap_keeps_ammo" in cited(scene)


@pytest.mark.rule("arena.gear.weapon_action", "arena.gear.firearm")
def test_a_loaded_weapon_can_be_used_and_an_empty_one_cannot() -> None:
    scene = arena("S . p", p="hard").activate("S")
    arm(scene, "S", "gun")
    assert ("attack", scene.id("p")) in scene.deeds("S")
    scene.play(dice=[2], answers=[scene.attack("p", "yellow")])
    assert "arena.gear.weapon_action" in cited(scene)
    scene.hunter("S").equipped[0].spent = True
    assert barred(scene, "S", "attack") == {scene.id("p"): "arena.gear.firearm"}


@pytest.mark.rule("arena.gear.melee_weapon")
def test_a_melee_weapon_never_runs_out() -> None:
    scene = arena("S p", p="hard").activate("S")
    arm(scene, "S", "blade", "gun")
    ammunition.empty_all(scene.arena(), scene.hunter("S"))
    assert [one.spent for one in scene.hunter("S").equipped] == [False, True]
    scene.play(dice=[2], answers=[scene.attack("p", "yellow")])
    assert "arena.gear.melee_weapon" in cited(scene)


@pytest.mark.rule(
    "arena.gear.grenade.free", "arena.gear.grenade.die", "arena.gear.grenade.spent_after"
)
@pytest.mark.parametrize("face", [2, 1])
def test_a_grenade_is_free_and_rolls_its_own_die_and_is_spent(face: int) -> None:
    scene = arena("S . p", p="hard").activate("S")
    arm(scene, "S", "bomb")
    hold(scene, "S", "(red)", "(red)")
    scene.play(dice=[face], answers=[scene.do("grenade", "p", 0)])
    assert scene.table.throws[0].dice == (8,)
    assert scene.tokens("S") == ["(red)", "(red)"]
    assert scene.hunter("S").equipped[0].spent
    assert {"arena.gear.grenade.free", "arena.gear.grenade.die"} <= cited(scene)


@pytest.mark.rule("arena.gear.grenade.once_per_turn")
def test_only_one_grenade_is_thrown_a_turn_even_if_it_is_reloaded() -> None:
    scene = arena("S . p", p="hard").activate("S")
    arm(scene, "S", "bomb")
    scene.hunter("S").loot = ["plain_ammo"]
    scene.play(dice=[2], answers=[scene.do("grenade", "p", 0), scene.do("use", item=0)])
    assert not scene.hunter("S").equipped[0].spent
    assert barred(scene, "S", "grenade") == {"-1": "arena.gear.grenade.once_per_turn"}


@pytest.mark.rule("arena.gear.swap_shield_block")
def test_a_damaged_shield_stays_where_it_is() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S", "ward")
    stow(scene, "S", "ward2")
    assert (0, 0) in cards.swaps(scene.hunter("S"))
    scene.hunter("S").equipped[0].shields[1].spent = True
    assert set(barred(scene, "S", "swap").values()) >= {"arena.gear.swap_shield_block"}
    assert (0, 0) not in cards.swaps(scene.hunter("S"))


@pytest.mark.rule("arena.shield.tokens")
def test_a_shield_comes_with_its_tokens_available() -> None:
    scene = arena("S .")
    arm(scene, "S")
    drawn(scene, "ward", "equip")
    found = [(one.colour, one.spent) for one in scene.hunter("S").equipped[0].shields]
    assert found == [("green", False), ("yellow", False)]
    assert scene.heard(DrewGear)[0].also == ("arena.shield.tokens",)


@pytest.mark.rule("arena.shield.one_only", "arena.ruling.equip_damaged_shield")
@pytest.mark.parametrize("damaged", [True, False])
def test_a_second_shield_goes_to_the_inventory_or_replaces_an_unhurt_one(damaged: bool) -> None:
    scene = arena("S .")
    arm(scene, "S", "ward")
    with pytest.raises(Refused) as refused:
        drawn(scene, "ward2", "equip")
    assert refused.value.rule == "arena.shield.one_only"
    stow(scene, "S", "aim", "luck", "fists")
    scene.hunter("S").equipped[0].shields[0].spent = damaged
    if damaged:
        with pytest.raises(Refused) as refused:
            drawn(scene, "ward2", instead(0, worn=True))
        assert refused.value.rule == "arena.ruling.equip_damaged_shield"
    else:
        drawn(scene, "ward2", instead(0, worn=True))
        assert worn(scene) == ["ward2"]


@pytest.mark.rule("arena.hero.card")
def test_a_property_of_a_card_is_the_hunters() -> None:
    scene = arena("S .")
    scene.hunter("S").equipped = [fresh("fists")]
    assert value(scene.hunter("S"), "melee") == 2
