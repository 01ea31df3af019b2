"""Loot: what enemies drop, the bag, and what each token is for."""

from __future__ import annotations

import pytest

from tapete.games.arena.events.loot import Dropped, Took, Used
from tapete.games.arena.rules.harm import defence, enemies
from tapete.games.arena.rules.intermission import shopping
from tapete.games.arena.rules.loot import dropping, using
from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.state import Lying
from tapete.games.arena.steps import step
from tapete.kernel import Deck, Refused
from tests.games.arena.answers import guarding, wound
from tests.games.arena.hunters.cards import arm, bag, barred, cited, hold, stow, strikes
from tests.games.arena.scene import Scene, arena


def kill(*drawn: str, kind: str = "soft", far: int = 2) -> Scene:
    """Salvador has shot an enemy, and these tokens were drawn."""
    scene = arena("S" + " ." * (far - 1) + " p", p=kind).activate("S")
    arm(scene, "S", "gun" if far < 4 else "sniper")
    scene.play(dice=[7, *drawn], answers=[scene.attack("p", "yellow")])
    return scene


def use(scene: Scene, letter: str, loot: str, *, draws: bool = False) -> int:
    """The index of what can be done with a token."""
    return using.known(scene.arena(), scene.hunter(letter)).index(using.Use(loot, draws))


@pytest.mark.rule("arena.loot.auto_collect", "arena.loot.drop_one")
def test_a_token_without_the_icon_is_the_killers_at_any_distance() -> None:
    scene = kill("cash", far=5)
    assert scene.hunter("S").loot == ["cash"]
    assert scene.heard(Took)[0].rule == "arena.loot.auto_collect"


@pytest.mark.rule("arena.loot.draw_icon_stays")
def test_a_token_with_the_icon_stays_where_the_enemy_was() -> None:
    scene = kill("drawn_ammo")
    assert scene.hunter("S").loot == []
    assert [(one.kind, one.at) for one in scene.state.lying] == [("drawn_ammo", scene.at(0, 2))]


@pytest.mark.rule("arena.loot.unique.drop", "arena.loot.legendary_not_in_bag")
def test_a_unique_enemy_leaves_a_legendary_token_and_draws_none() -> None:
    scene = arena("S . p", p="star").activate("S")
    arm(scene, "S", "gun")
    before = len(scene.state.bag)
    scene.play(dice=[7], answers=[scene.attack("p", "yellow")])
    assert len(scene.state.bag) == before
    assert scene.heard(Dropped)[0].loot == "legendary"


@pytest.mark.rule("arena.ruling.legendary_supply", "arena.loot.unique.drop")
def test_every_unique_leaves_a_legendary_token_of_its_own() -> None:
    scene = arena("S . p q", p="star", q="star")
    world = scene.arena()
    for letter in "pq":
        enemies.eliminate(world, scene.enemy(letter), scene.hunter("S"))
    assert [one.kind for one in scene.state.lying] == ["legendary", "legendary"]


@pytest.mark.rule("arena.loot.unique.drop", "arena.basic.collect.when")
def test_a_legendary_token_in_ones_zone_can_be_taken_at_once() -> None:
    scene = arena("S p", p="star").activate("S")
    scene.hunter("S").at = scene.enemy("p").at
    answers = [scene.melee("p", "yellow"), [{"kind": "legendary", "number": 1}]]
    scene.play(dice=[7], answers=answers)
    assert scene.hunter("S").loot == ["legendary"]


@pytest.mark.rule("arena.loot.unique.same_rules")
def test_a_unique_enemy_attacks_like_any_other() -> None:
    scene = arena("S p", p="star")
    strikes(scene, "p", "S", scene.arena(dice=[12], answers=[guarding("green")]))
    assert "arena.loot.unique.same_rules" in cited(scene)


@pytest.mark.rule("arena.loot.legendary_use", "arena.loot.legendary_not_in_bag")
def test_a_legendary_token_draws_from_torgues_deck_and_is_gone() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S")
    scene.hunter("S").loot = ["legendary"]
    scene.state.shops["torgue"] = Deck.of(["gun"])
    before = len(scene.state.bag)
    answers = [scene.do("use", item=use(scene, "S", "legendary", draws=True)), "equip"]
    scene.play(dice=["gun"], answers=answers)
    assert [one.kind for one in scene.hunter("S").equipped] == ["gun"]
    assert (scene.hunter("S").loot, scene.state.discard) == ([], [])
    assert len(scene.state.bag) == before
    assert scene.heard(Used)[0].rule == "arena.loot.legendary_use"


# --- health


@pytest.mark.rule("arena.loot.health", "arena.loot.health_elemental", "arena.heal.restore")
def test_salvador_heals_two_wounds_and_a_cryo_token() -> None:
    """Medicine 2 makes three points.

    arena.example.salvador_health_mix
    """
    scene = arena("S .").activate("S")
    hold(scene, "S", "green", "yellow>red", "yellow>red")
    scene.hunter("S").elements = {"cryo": 1}
    scene.hunter("S").loot = ["plain_health"]
    answers = [scene.do("use", item=0), "heal", wound("yellow"), "heal", wound("yellow")]
    scene.play(answers=[*answers, "cryo"])
    assert scene.tokens("S") == ["green", "yellow", "yellow"]
    assert scene.hunter("S").elements == {}
    assert scene.state.discard == ["plain_health"]


@pytest.mark.rule("arena.loot.health", "arena.ruling.missing_attribute_elsewhere")
@pytest.mark.parametrize(("letter", "left"), [("S", 0), ("M", 2)])
def test_health_heals_one_wound_and_as_many_as_medicine(letter: str, left: int) -> None:
    scene = arena("S M .").activate(letter)
    hold(scene, letter, "green>red", "green>red", "green>red")
    scene.hunter(letter).loot = ["plain_health"]
    cure = ["heal", wound("green")] * (3 - left)
    scene.play(answers=[scene.do("use", item=0), *cure])
    assert scene.tokens(letter).count("red") == left


@pytest.mark.rule("arena.loot.use_anytime", "arena.ruling.loot_use_window")
def test_health_can_be_used_before_a_defence_roll() -> None:
    scene = arena("S p", p="soft")
    hold(scene, "S", "yellow>red")
    scene.hunter("S").loot = ["plain_health"]
    use_it = {"loot": "plain_health", "draws": False}
    answers = [use_it, "heal", wound("yellow"), guarding("yellow")]
    world = scene.arena(dice=[8], answers=answers)
    assert defence.defend(world, scene.hunter("S"), defence.Threat(5, "melee"))
    assert "arena.loot.use_anytime" in cited(scene)
    assert "arena.loot.discard_pile" in cited(scene)


# --- ammunition and weapons


@pytest.mark.rule("arena.loot.ammo", "arena.loot.discard_pile")
def test_ammo_reloads_all_that_is_equipped_and_nothing_else() -> None:
    """arena.example.ammo_token_discarded"""
    scene = arena("S .").activate("S")
    arm(scene, "S", "gun", "gun2", "bomb")
    stow(scene, "S", "middle")
    hunter = scene.hunter("S")
    for item in (*hunter.equipped, *hunter.inventory):
        item.spent = True
    hunter.loot, before = ["plain_ammo"], len(scene.state.bag)
    scene.play(answers=[scene.do("use", item=0)])
    assert [one.spent for one in hunter.equipped] == [False, False, False]
    assert hunter.inventory[0].spent
    assert (scene.state.discard, len(scene.state.bag)) == (["plain_ammo"], before)


@pytest.mark.rule("arena.loot.weapon", "arena.gear.swap_keeps_ammo")
def test_a_weapon_token_swaps_weapons_for_no_action() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S", "gun", "fists")
    stow(scene, "S", "middle", "aim")
    scene.hunter("S").equipped[0].spent = True
    scene.hunter("S").loot = ["plain_weapon"]
    scene.play(answers=[scene.do("use", item=0), {"worn": 0, "held": 0}])
    assert [one.kind for one in scene.hunter("S").equipped] == ["fists", "middle"]
    assert scene.hunter("S").inventory[-1].spent
    assert scene.tokens("S") == ["green", "yellow", "yellow"]


@pytest.mark.rule("arena.ruling.weapon_token_grenade")
def test_a_weapon_token_swaps_grenades_too_and_no_modifiers() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S", "bomb", "fists")
    stow(scene, "S", "bomb2", "aim")
    scene.hunter("S").loot = ["plain_weapon"]
    scene.play(answers=[scene.do("use", item=0), {"worn": 0, "held": 0}])
    assert [one.kind for one in scene.hunter("S").equipped] == ["fists", "bomb2"]


@pytest.mark.rule("arena.loot.money", "arena.heal.cap", "arena.loot.ammo", "arena.loot.weapon")
def test_tokens_that_would_do_nothing_are_refused_with_the_rule() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S", "gun")
    scene.hunter("S").loot = ["plain_health", "plain_ammo", "plain_weapon", "cash"]
    assert set(barred(scene, "S", "use").values()) == {
        "arena.loot.money", "arena.heal.cap", "arena.loot.ammo", "arena.loot.weapon",
    }  # fmt: skip


@pytest.mark.rule("arena.loot.money", "arena.loot.resale_no_respawn")
def test_money_pays_for_a_respawn_and_other_loot_does_not() -> None:
    scene = arena("N S M .")
    scene.state.money = 0
    fallen = scene.hunter("S")
    fallen.at, fallen.out = None, True
    scene.hunter("M").loot = ["plain_ammo"] * 6
    rounds.respawn(scene.arena())
    assert fallen.out
    scene.hunter("M").loot, fallen.loot = ["cash"], ["plain_ammo"]
    with pytest.raises(Refused) as refused:
        rounds.respawn(scene.arena(answers=["salvador"]))
    assert refused.value.rule == "arena.loot.resale_no_respawn"
    rounds.respawn(scene.arena(answers=["mordecai", True]))
    assert (fallen.out, scene.hunter("M").loot) == (False, [])


@pytest.mark.rule("arena.loot.resale")
def test_the_resale_value_of_a_token_is_money_for_gear() -> None:
    scene = arena("S .")
    hunter = scene.hunter("S")
    hunter.loot, hunter.equipped, scene.state.money = ["plain_ammo", "cash"], [], 0
    assert shopping.means(scene.arena(), hunter) == 600


# --- level-ups and posters


@pytest.mark.rule(
    "arena.loot.level_up.all", "arena.loot.level_up.drawer", "arena.loot.level_up.aside"
)
def test_a_level_up_token_is_for_all_and_heals_who_drew_it() -> None:
    scene = arena("S M . p", p="soft").activate("S")
    arm(scene, "S", "gun", "ward")
    for letter in "SM":
        hold(scene, letter, "green>red", "yellow", "yellow")
    scene.hunter("S").equipped[1].shields[0].spent = True
    scene.play(dice=[7, "lesson"], answers=[scene.attack("p", "yellow"), 0, 0])
    assert [len(one.filled) for one in scene.state.hunters] == [1, 1]
    assert scene.tokens("S") == ["green", "(yellow)", "yellow"]
    assert scene.tokens("M") == ["red", "yellow", "yellow"]
    assert not scene.hunter("S").equipped[1].shields[0].spent
    assert {"arena.loot.level_up.drawer", "arena.loot.level_up.aside"} <= cited(scene)
    assert scene.heard(Took)[0].rule == "arena.loot.level_up.all"
    assert scene.state.aside == ["lesson"]
    before = len(scene.state.bag)
    dropping.refill(scene.arena(), "arena.cleanup.fumble")
    assert (len(scene.state.bag), scene.state.aside) == (before, ["lesson"])


@pytest.mark.rule("arena.ruling.level_up_all_vhs")
def test_a_hunter_that_is_out_improves_too() -> None:
    scene = arena("S M . p", p="soft").activate("S")
    arm(scene, "S", "gun")
    scene.hunter("M").at, scene.hunter("M").out = None, True
    scene.play(dice=[7, "lesson"], answers=[scene.attack("p", "yellow"), 0, 0])
    assert scene.hunter("M").filled == [0]


@pytest.mark.rule("arena.loot.wanted")
def test_a_wanted_token_is_set_aside() -> None:
    scene = kill("poster")
    assert scene.state.aside == ["poster"]
    assert (scene.heard(Took)[0].rule, scene.heard(Took)[0].also) == ("arena.loot.wanted", ())
    assert scene.hunter("S").loot == []
    assert "poster" not in scene.state.bag.items


# --- cards


@pytest.mark.rule("arena.loot.draw_card.instead", "arena.loot.draw_card.deck")
@pytest.mark.parametrize(
    ("token", "shop"),
    [("drawn_weapon", "arms"), ("drawn_ammo", "depot"), ("drawn_health", "zed")],
)
def test_a_token_with_the_icon_draws_a_card_instead(token: str, shop: str) -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S")
    hold(scene, "S", "green>red", "yellow")
    scene.hunter("S").loot = [token]
    for name in scene.state.shops:
        scene.state.shops[name] = Deck.of(["gun" if name == shop else "middle"])
    draws = scene.do("use", item=use(scene, "S", token, draws=True))
    scene.play(dice=["gun"], answers=[draws, "stow"])
    assert [one.kind for one in scene.hunter("S").inventory] == ["gun"]
    assert scene.tokens("S") == ["red", "yellow"]


@pytest.mark.rule("arena.ruling.draws_exhausted")
def test_no_card_is_drawn_from_an_empty_deck() -> None:
    scene = arena("S .").activate("S")
    scene.hunter("S").loot = ["drawn_ammo"]
    scene.state.shops["depot"] = Deck.of([])
    arm(scene, "S", "gun")
    assert "arena.ruling.draws_exhausted" in barred(scene, "S", "use").values()


@pytest.mark.rule("arena.loot.draw_card.place")
def test_a_card_can_be_equipped_or_stowed() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S")
    scene.hunter("S").loot = ["drawn_weapon"]
    scene.state.shops["arms"] = Deck.of(["gun"])
    item = use(scene, "S", "drawn_weapon", draws=True)
    scene.play(dice=["gun"], answers=[scene.do("use", item=item), "equip"])
    asked = [domain for _, key, domain in scene.table.asked if key == "arena.ask.place"]
    assert list(asked[0].candidates()) == ["equip", "stow"]


# --- the bag


@pytest.mark.rule("arena.loot.bag_empty", "arena.ruling.bag_empty_legendary")
def test_an_empty_bag_takes_back_what_lies_about_and_what_was_used() -> None:
    """Bag 1, arena 3, discard 5, cards 4: the bag has 8 again and the cards 5."""
    scene = arena("S . p", p="soft").activate("S")
    arm(scene, "S", "gun")
    bag(scene, "cash")
    kinds = ["plain_ammo", "plain_health", "drawn_ammo", "legendary"]
    scene.state.lying = [Lying(kind, scene.at(0, 1)) for kind in kinds]
    scene.state.discard, scene.state.aside = ["plain_weapon"] * 5, ["lesson", "poster"]
    scene.hunter("S").loot = ["cash"] * 4
    scene.play(dice=[7, "cash"], answers=[scene.attack("p", "yellow")])
    assert len(scene.state.bag) == 8
    assert [one.kind for one in scene.state.lying] == ["legendary"]
    assert len(scene.hunter("S").loot) == 5
    assert scene.state.aside == ["lesson", "poster"]


@pytest.mark.rule("arena.loot.bag_empty", "arena.ruling.draws_exhausted")
def test_a_bag_that_stayed_empty_takes_back_what_is_used_later() -> None:
    scene = arena("S .")
    bag(scene)
    scene.state.discard = ["plain_ammo", "cash"]
    assert dropping.draw(scene.arena(["cash"]), scene.hunter("S")) == "cash"
    assert (scene.state.bag.items, scene.state.discard) == (["plain_ammo"], [])


# --- when loot can be used


@pytest.mark.rule("arena.ruling.loot_use_window", "arena.loot.use_anytime")
def test_loot_can_be_used_before_an_activation_is_chosen() -> None:
    scene = arena("S M .")
    hold(scene, "S", "yellow>red")
    scene.hunter("S").activated = True
    scene.hunter("S").loot = ["plain_health"]
    offer = {"figure": "salvador", "loot": "plain_health", "draws": False}
    world = scene.arena(answers=[(0, offer), "heal", wound("yellow")])
    step(world)
    scene.table.done()
    assert scene.tokens("S") == ["yellow"]
    assert scene.state.active is not None


@pytest.mark.rule("arena.ruling.loot_use_window")
def test_nobody_is_asked_where_nobody_has_loot_to_use() -> None:
    scene = arena("S M .")
    scene.hunter("S").activated = True
    scene.hunter("S").loot = ["cash"]
    step(scene.arena())
    assert scene.table.asked == []
    scene.state.phase, scene.state.active = "cleanup", None
    step(scene.arena(dice=[2]))
    assert scene.table.asked == []


@pytest.mark.rule("arena.ruling.loot_use_window")
def test_loot_can_be_used_before_the_cleanup_roll() -> None:
    scene = arena("S M .")
    arm(scene, "S", "gun")
    scene.hunter("S").equipped[0].spent = True
    scene.hunter("S").loot = ["plain_ammo"]
    scene.state.phase = "cleanup"
    offer = {"figure": "salvador", "loot": "plain_ammo", "draws": False}
    step(scene.arena(dice=[2], answers=[(0, offer)]))
    assert not scene.hunter("S").equipped[0].spent


@pytest.mark.rule("arena.ruling.loot_use_window")
def test_one_player_that_passes_does_not_speak_for_another() -> None:
    scene = arena("S M .")
    for letter in "SM":
        arm(scene, letter, "gun")
        scene.hunter(letter).equipped[0].spent = True
        scene.hunter(letter).loot = ["plain_ammo"]
    scene.state.phase = "cleanup"
    offer = {"figure": "mordecai", "loot": "plain_ammo", "draws": False}
    step(scene.arena(dice=[2], answers=[(0, "none"), (1, offer)]))
    assert [one.equipped[0].spent for one in scene.state.hunters] == [True, False]
