"""The enemies' side of the content: what the book says of it, and what every card must keep to."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from tapete.games.arena.content.effects import Blast, Bring, Empty, Strike, Taint
from tapete.games.arena.content.entries import EnemyCard
from tapete.games.arena.content.library import library
from tapete.games.arena.rules.enemies import orders
from tests.games.arena.answers import guarding, wound
from tests.games.arena.scene import arena, together

CARDS = library().enemies


def of_kind(kind: str) -> list[EnemyCard]:
    return [card for card in CARDS.values() if card.kind == kind]


# --- how many


@pytest.mark.rule("arena.enemy.card", "arena.enemy.base_variants")
def test_there_are_enemies_of_every_kind_and_size() -> None:
    assert len(of_kind("ordinary")) >= 14
    assert 4 <= len(of_kind("badass")) <= 6
    assert all(card.shield for card in of_kind("badass"))
    assert 6 <= len(of_kind("unique")) <= 8
    assert len(of_kind("boss")) == 2
    sizes = Counter(library().minis[card.mini].large for card in CARDS.values())
    assert sizes[True] >= 4
    assert sizes[False] >= 14


def test_most_enemies_answer_a_fumble_and_uniques_have_specials() -> None:
    with_fumble = [card for card in CARDS.values() if card.fumble is not None]
    assert len(CARDS) > len(with_fumble) > len(CARDS) * 3 // 4
    assert all(card.specials for card in (*of_kind("unique"), *of_kind("boss")))
    assert all(card.hit_points >= 3 for card in of_kind("unique"))


def test_there_are_five_psychos_or_more() -> None:
    assert library().minis["psycho"].count >= 5


# --- what the book says


def test_the_psycho_is_as_in_the_book() -> None:
    card = CARDS["psycho"]
    assert (card.defence, card.range, card.strength, card.resist) == (6, 1, 7, "melee")


def test_figures_of_other_cards_in_the_book() -> None:
    assert (CARDS["marauder"].movement, CARDS["marauder"].range) == (2, 3)
    assert CARDS["badass_marauder"].shield == "yellow"
    assert CARDS["badass_marauder"].hit_points == 1
    assert CARDS["suicide_psycho"].ignores == ("attack",)
    assert CARDS["psycho_reaper"].properties == ("wounds(1d4)",)
    assert CARDS["shotgun_tink"].properties == ("crowd_control",)
    nine = CARDS["nine_fingers"]
    assert (nine.kind, nine.mini, nine.ring) == ("unique", "psycho", "blue")


@pytest.mark.rule("arena.order.special_overrides", "arena.ruling.special_not_possible")
def test_a_thrown_axe_goes_for_the_nearest_without_the_spotlight() -> None:
    """Range 3 and Reflexes, whatever else the Psycho does."""
    scene = arena("S . p . . A", p="psycho", spotlight="S")
    world = scene.arena(dice=[12], answers=[guarding("green")])
    orders.specials(world, scene.enemy("p"))
    assert scene.table.asked[-1][1] == "arena.ask.defend"
    assert scene.table.asked[-1][0] == scene.hunter("A").seat


@pytest.mark.rule("arena.order.attack.ignored")
def test_a_suicide_psycho_ignores_attack_orders_and_blows_up() -> None:
    scene = together(arena("S p", p="suicide_psycho"), "S", "p")
    scene.state.phase = "enemies"
    orders.give(scene.arena(), ("attack",))
    world = scene.arena()
    orders.carry_out(world)
    assert scene.state.orders == []
    assert not scene.gone("p")
    world = scene.arena(dice=[9, 12], answers=[guarding("green")])
    orders.specials(world, scene.enemy("p"))
    assert scene.gone("p")
    assert scene.state.lying == []


def test_a_suicide_psycho_far_from_everybody_does_not_blow_up() -> None:
    scene = arena("S . . . . . p", p="suicide_psycho")
    orders.specials(scene.arena(), scene.enemy("p"))
    assert not scene.gone("p")


def test_a_reaper_does_up_to_four_more_wounds() -> None:
    """The d4 shows 2: three wounds, on the token that failed and on two more."""
    scene = together(arena("S p", p="psycho_reaper"), "S", "p")
    scene.hunter("S").equipped = []
    world = scene.arena(
        dice=[1, 2],
        answers=[guarding("green"), wound("yellow"), wound("yellow"), scene.end],
    )
    orders.obey(world, scene.enemy("p"), "attack")
    assert scene.tokens("S") == ["red", "red", "red"]


def test_high_calibre_adds_two_to_the_strength_and_is_lethal() -> None:
    scene = together(arena("S p", p="shotgun_tink"), "S", "p")
    orders.specials(scene.arena(), scene.enemy("p"))
    boost = scene.enemy("p").boosts[0]
    assert (boost.strength, boost.properties) == (2, ["lethal"])


def test_a_goliath_drags_the_star_nearer() -> None:
    scene = arena("g . S", g="goliath")
    before = scene.hunter("S").at
    orders.specials(scene.arena(), scene.enemy("g"))
    assert scene.hunter("S").at == scene.at(0, 1) != before


def test_nobody_is_dragged_into_a_zone_without_room() -> None:
    scene = arena("g T S", g="goliath")
    orders.specials(scene.arena(), scene.enemy("g"))
    assert scene.hunter("S").at == scene.at(0, 2)


def test_a_skag_leaves_vomit_behind() -> None:
    scene = arena("S . . . . s", s="skag")
    orders.specials(scene.arena(), scene.enemy("s"))
    assert [(one.kind, one.at) for one in scene.state.things] == [("vomit", scene.at(0, 5))]


@pytest.mark.rule("arena.reaction.timing")
def test_what_an_enemy_does_ends_with_its_attack() -> None:
    """Hunters [RE]act to an attack at once, and the enemy's action must be resolved by then."""
    said = [one.effects for card in CARDS.values() for one in card.specials]
    said += [card.fumble.effects for card in CARDS.values() if card.fumble is not None]
    for effects in said:
        assert not any(isinstance(one, Strike | Blast) for one in effects[:-1])


# --- Announcements and Events


@pytest.mark.rule("arena.announcement.deck_size", "arena.setup.announcement_ranks")
def test_there_are_twelve_announcements_of_each_rank() -> None:
    ranks = Counter(card.rank for card in library().announcements.values())
    assert ranks == {0: 1, 1: 12, 2: 12, 3: 12}


def test_titles_that_can_be_read_in_the_book_are_kept() -> None:
    titles = {card.name.es for card in library().announcements.values()}
    assert titles >= {"Voy a por ti", "Puede que por fin me respeten", "¡Despedidos!"}


@pytest.mark.rule("arena.enemy.repeat_orders", "arena.announcement.rank0_card")
def test_higher_ranks_are_more_dangerous() -> None:
    cards = library().announcements.values()
    lengths = [mean(len(card.orders) for card in cards if card.rank == rank) for rank in (1, 2, 3)]
    assert lengths == sorted(lengths)
    assert len(library().announcements["despedidos"].orders) > lengths[2]


@pytest.mark.rule("arena.order.no_ammo")
def test_an_order_to_go_out_of_ammo_always_says_who() -> None:
    """It is a text of the card; the bare word is on none."""
    texts = [text for card in library().announcements.values() for text in card.orders]
    texts += [text for card in library().events.values() for text in card.effects]
    assert "no_ammo" not in texts
    assert {text.whom for text in texts if isinstance(text, Empty)} >= {"spotlight", "others"}


@pytest.mark.rule("arena.announcement.rank0_card")
def test_you_are_fired_looses_the_worst_beasts_and_sets_the_floor_on_fire() -> None:
    words = library().announcements["despedidos"].orders
    beasts = [CARDS[one.enemy].kind for one in words if isinstance(one, Bring)]
    assert set(beasts) == {"badass"}
    assert Taint(whom="all", element="burn") in words


@pytest.mark.rule("arena.setup.boss_events")
def test_there_are_events_of_every_sort_and_each_boss_has_its_own() -> None:
    events = library().events.values()
    assert len([one for one in events if not one.boss]) == 24
    owners = Counter(one.boss for one in events if one.boss)
    bosses = {name for name, card in CARDS.items() if card.kind == "boss"}
    assert set(owners) == bosses == {page.boss for page in library().campaigns.values()}
    assert min(owners.values()) >= 3
    spawned = {
        CARDS[text.enemy].kind for one in events for text in one.effects if isinstance(text, Bring)
    }
    assert "unique" in spawned


@pytest.mark.rule("arena.order.no_ammo")
def test_only_the_hunters_an_order_names_go_out_of_ammo() -> None:
    scene = arena("S A p", p="psycho", spotlight="S")
    scene.hunter("A").equipped = [*scene.hunter("S").equipped[:1]]
    scene.hunter("S").equipped = [type(one)(one.kind) for one in scene.hunter("S").equipped]
    scene.state.queue, scene.state.phase = ["budget_cuts"], "enemies"
    world = scene.arena()
    orders.announce(world)
    orders.carry_out(world)
    assert all(one.spent for one in scene.hunter("S").equipped)
    assert not any(one.spent for one in scene.hunter("A").equipped)


@pytest.mark.rule("arena.setup.boss_events", "arena.boss.same_rules")
def test_a_boss_in_play_does_what_its_events_say() -> None:
    scene = arena("O . . . . S", O="crusher")
    scene.enemy("O").shielded = False
    scene.state.events.shuffle(["crusher_shadow"])
    for card in [*scene.state.events.middle]:
        if card != "crusher_shadow":
            scene.state.events.middle.remove(card)
    orders.draw_event(scene.arena(dice=["crusher_shadow"]))
    assert scene.enemy("O").shielded


def test_only_hunters_in_the_zone_set_off_a_blast() -> None:
    blasts = [
        effect
        for card in CARDS.values()
        for special in (*card.specials, *([card.fumble] if card.fumble else []))
        for effect in special.effects
        if isinstance(effect, Blast)
    ]
    assert blasts == [Blast(die=10), Blast(die=10)]
