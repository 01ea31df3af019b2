"""The end of a round: cleanup, respawning, victory and defeat, and harder Announcements."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tapete.games.arena.content.entries import Goal
from tapete.games.arena.content.library import library
from tapete.games.arena.events.attacks import Wounded
from tapete.games.arena.events.story import Cleaned, Ended, Respawned, RoundBegan, Upgraded
from tapete.games.arena.rules.intermission import training
from tapete.games.arena.rules.story import ending, setup
from tapete.games.arena.state import Boost, Lying, Phase, Token
from tapete.games.arena.steps import step
from tapete.kernel import Bag
from tests.games.arena.answers import wound
from tests.games.arena.enemies.cards import Author, add, asked, cited
from tests.games.arena.scene import Scene, arena

NOTHING, LOOT_GOES, EFFECTS_END = 2, 1, 4
"""Faces of the cleanup roll."""


def plays(scene: Scene, phase: Phase, until: str, dice: Any = (), answers: Any = ()) -> Scene:
    """Plays from one phase to another; all of the script must be used."""
    scene.state.phase = phase
    world = scene.arena(dice, answers)
    while scene.state.phase != until:
        step(world)
    scene.table.done()
    return scene


def fell(scene: Scene, letter: str) -> None:
    """A hunter that has been eliminated."""
    hunter = scene.hunter(letter)
    hunter.at, hunter.out = None, True


# --- the cleanup roll


@pytest.mark.rule("arena.round.end_steps")
def test_the_steps_come_in_order() -> None:
    """The cleanup roll, then the respawn; the hunter's tokens are Available in the new round."""
    scene = arena("N M . . .")
    fell(scene, "M")
    scene.state.money = 1
    scene.state.lying = [Lying("ammo", scene.at(0, 2))]
    plays(scene, "cleanup", "hunters", [LOOT_GOES], ["pool"])
    kinds = [type(one) for one in scene.table.told if type(one) in (Cleaned, Respawned, RoundBegan)]
    assert kinds == [Cleaned, Respawned, RoundBegan]
    assert scene.tokens("M") == ["green", "yellow", "yellow"]


@pytest.mark.rule("arena.round.reactivate_tokens")
def test_spent_tokens_are_available_again() -> None:
    scene = arena("S . . . .")
    scene.hunter("S").tokens = [Token("green", "green", spent=True), Token("red", "yellow")]
    plays(scene, "refresh", "hunters")
    assert scene.tokens("S") == ["green", "red"]
    assert "arena.round.reactivate_tokens" in cited(scene, RoundBegan)


@pytest.mark.rule("arena.round.shields_not_refreshed")
def test_shields_stay_spent() -> None:
    scene = arena("S . . . .")
    scene.hunter("S").equipped[0].shields = [Token("yellow", "yellow", spent=True)]
    plays(scene, "refresh", "hunters")
    assert scene.hunter("S").equipped[0].shields[0].spent


@pytest.mark.rule("arena.prop.stun", "arena.ruling.stun_counts")
@pytest.mark.parametrize(
    ("stun", "answers", "left"),
    [
        (1, [wound("yellow")], ["green", "(yellow)", "yellow"]),
        (
            5,
            [wound("green"), wound("yellow"), wound("yellow")],
            ["(green)", "(yellow)", "(yellow)"],
        ),
    ],
)
def test_who_is_stunned_keeps_tokens_spent(stun: int, answers: list[Any], left: list[str]) -> None:
    scene = arena("S . . . .")
    for token in scene.hunter("S").tokens:
        token.spent = True
    scene.hunter("S").stun = stun
    plays(scene, "refresh", "hunters", answers=answers)
    assert sorted(scene.tokens("S")) == sorted(left)
    assert scene.hunter("S").stun == 0


@pytest.mark.rule("arena.cleanup.roll", "arena.element.slag.end")
@pytest.mark.parametrize("face", [2, 3])
def test_most_cleanup_rolls_do_nothing(face: int) -> None:
    scene = arena("S . p . .", p="psycho")
    scene.hunter("S").elements = {"slag": 2, "burn": 1}
    scene.state.lying = [Lying("ammo", scene.at(0, 1))]
    plays(scene, "cleanup", "respawn", [face])
    assert scene.hunter("S").elements == {"burn": 1}
    assert len(scene.state.lying) == 1


@pytest.mark.rule("arena.cleanup.fumble", "arena.cleanup.fumble_legendary")
def test_a_1_takes_all_loot_back_into_the_bag() -> None:
    """Four lie in the arena, three are discarded, ten are in the bag: seventeen. Legends go."""
    scene = arena("S . . . .")
    scene.state.bag = Bag.of(["ammo"] * 10)
    scene.state.discard = ["health"] * 3
    scene.state.lying = [
        *[Lying("money", scene.at(0, 2)) for _ in range(4)], Lying("legendary", scene.at(0, 3)),
    ]  # fmt: skip
    scene.hunter("S").loot = ["weapon", "legendary"]
    plays(scene, "cleanup", "respawn", [LOOT_GOES], [(0, "none")])
    assert len(scene.state.bag) == 17
    assert (scene.state.lying, scene.state.discard) == ([], [])
    assert scene.hunter("S").loot == ["weapon", "legendary"]


EVERY: dict[Any, int] = {"corrosion": 1, "burn": 1, "shock": 1, "cryo": 1, "radiation": 2}


@pytest.mark.rule(
    "arena.cleanup.end_effects", "arena.element.corrosion.end", "arena.element.burn.end",
    "arena.element.shock.end", "arena.element.radiation.cleanup",
)  # fmt: skip
def test_a_4_ends_effects() -> None:
    """Only Cryo and Radiation stay, and Radiation does one wound, which nobody answers."""
    scene = arena("S M . . .")
    scene.hunter("S").elements = dict(EVERY)
    scene.hunter("S").equipped[0].shields = [Token("green", "green", spent=True)]
    plays(scene, "cleanup", "respawn", [EFFECTS_END], [wound("yellow")])
    assert scene.hunter("S").elements == {"cryo": 1, "radiation": 2}
    assert len(scene.heard(Wounded)) == 1
    assert scene.hunter("S").equipped[0].shields[0].spent
    assert "arena.cleanup.end_effects" in cited(scene, Cleaned)


@pytest.mark.rule("arena.element.radiation.cleanup")
def test_radiation_wounds_enemies_too(author: Author) -> None:
    author.foe(hit_points=2)
    scene = arena("S . p . .", p="foe")
    scene.enemy("p").elements = {"radiation": 3}
    plays(scene, "cleanup", "respawn", [EFFECTS_END])
    assert scene.enemy("p").wounds == 1


@pytest.mark.rule("arena.ruling.end_effects_stun")
def test_stun_outlasts_the_end_of_effects() -> None:
    scene = arena("S . . . .")
    scene.hunter("S").stun = 1
    plays(scene, "cleanup", "respawn", [EFFECTS_END])
    assert scene.hunter("S").stun == 1


def test_what_enemies_gain_for_a_round_ends_with_it(author: Author) -> None:
    author.foe()
    scene = arena("S . p . .", p="foe")
    lasting = Boost(["lethal"], until="always")
    scene.enemy("p").boosts = [Boost(strength=1, until="round"), lasting]
    plays(scene, "cleanup", "respawn", [NOTHING])
    assert scene.enemy("p").boosts == [lasting]


# --- respawning


@pytest.mark.rule("arena.respawn.cost")
def test_a_respawn_costs_a_money_token() -> None:
    scene = arena("N S M . .")
    fell(scene, "M")
    scene.state.money = 1
    plays(scene, "respawn", "verdict", answers=["pool"])
    assert scene.state.money == 0
    assert scene.hunter("M").at == scene.at(0, 0)


@pytest.mark.rule("arena.respawn.cost", "arena.ruling.respawn_consent")
@pytest.mark.parametrize("willing", [True, False])
def test_others_pay_if_they_want_to(willing: bool) -> None:
    scene = arena("N S M . .")
    fell(scene, "M")
    scene.state.money = 0
    scene.hunter("S").loot = ["money"]
    plays(scene, "respawn", "verdict", answers=["salvador", willing])
    assert asked(scene) == ["respawn", "pay_for"]
    assert (scene.hunter("M").at is not None) == willing
    assert scene.hunter("S").loot == ([] if willing else ["money"])


@pytest.mark.rule("arena.respawn.cost")
def test_a_hunter_pays_for_itself_without_asking() -> None:
    scene = arena("N S M . .")
    fell(scene, "M")
    scene.state.money = 0
    scene.hunter("M").loot = ["money", "ammo"]
    plays(scene, "respawn", "verdict", answers=["mordecai"])
    assert scene.hunter("M").loot == ["ammo"]
    assert scene.state.discard == ["money"]


@pytest.mark.rule("arena.respawn.place")
def test_a_full_station_sends_it_to_the_nearest_zone(author: Author) -> None:
    author.foe()
    scene = arena("N . . S M", p="foe")
    fell(scene, "M")
    scene.hunter("S").at = scene.at(0, 0)
    add(scene, "foe", scene.at(0, 0))
    add(scene, "foe", scene.at(0, 0))
    scene.state.money = 1
    plays(scene, "respawn", "verdict", answers=["pool"])
    assert scene.hunter("M").at == scene.at(0, 1)


@pytest.mark.rule("arena.respawn.place")
def test_the_player_chooses_among_stations() -> None:
    scene = arena("N . S M n")
    fell(scene, "M")
    scene.state.money = 1
    second = scene.at(0, 4)
    plays(scene, "respawn", "verdict", answers=["pool", [*second]])
    assert scene.hunter("M").at == second


@pytest.mark.rule("arena.respawn.state", "arena.respawn.keeps_items", "arena.respawn.next_round")
def test_it_comes_back_whole_with_all_it_carried() -> None:
    scene = arena("N S M . .")
    mordecai = scene.hunter("M")
    fell(scene, "M")
    mordecai.elements = {"burn": 2}
    mordecai.tokens = [Token("red", "green", spent=True), Token("red", "yellow")]
    mordecai.equipped[0].spent = True
    mordecai.equipped[1].shields = [Token("green", "green", spent=True)]
    mordecai.loot, mordecai.carried, mordecai.stun = ["ammo", "ammo", "health"], ["bomb"], 1
    scene.state.money = 1
    plays(scene, "respawn", "verdict", answers=["pool"])
    assert mordecai.elements == {}
    assert scene.tokens("M") == ["(green)", "yellow"]
    assert not mordecai.equipped[0].spent
    assert not mordecai.equipped[1].shields[0].spent
    assert (mordecai.loot, mordecai.carried) == (["ammo", "ammo", "health"], ["bomb"])
    assert mordecai.stun == 1
    mordecai.stun = 0
    plays(scene, "refresh", "hunters")
    assert not mordecai.activated


@pytest.mark.rule("arena.respawn.state", "arena.ruling.stun_counts")
def test_what_stunned_it_keeps_a_token_spent_after_a_respawn() -> None:
    """To be healed makes no token Available: that comes with the end of the round."""
    scene = arena("N S M . .")
    fell(scene, "M")
    scene.hunter("M").stun, scene.state.money = 1, 1
    scene.hunter("M").tokens = [Token("red", "yellow", spent=True) for _ in range(3)]
    plays(scene, "respawn", "verdict", answers=["pool"])
    plays(scene, "refresh", "hunters", answers=[wound("yellow")])
    assert scene.tokens("M") == ["(yellow)", "yellow", "yellow"]


# --- victory and defeat


@pytest.mark.rule("arena.victory.cannot_respawn")
def test_who_cannot_respawn_loses_it_for_all() -> None:
    scene = arena("N S M . .")
    fell(scene, "M")
    scene.state.money = 0
    plays(scene, "respawn", "over")
    assert scene.state.won is False
    assert scene.heard(Ended)[0].rule == "arena.victory.cannot_respawn"


@pytest.mark.rule("arena.victory.scenario")
def test_victory_comes_before_tokens_are_reactivated(author: Author) -> None:
    scene = arena("N S . . .")
    scene.hunter("S").tokens[0].spent = True
    author.scenario(scene, victory=(Goal("slain", 3),), defeat=())
    scene.state.progress = {"slain": 3}
    plays(scene, "verdict", "over")
    assert scene.state.won is True
    assert scene.hunter("S").tokens[0].spent


@pytest.mark.rule("arena.victory.scenario")
def test_a_scenario_has_conditions_of_defeat(author: Author) -> None:
    scene = arena("N S . . .")
    author.scenario(scene, victory=(Goal("slain", 3),), defeat=(Goal("rounds", 1),))
    plays(scene, "verdict", "over")
    assert scene.state.won is False
    assert scene.heard(Ended)[0].rule == "arena.victory.scenario"


@pytest.mark.rule("arena.ruling.defeat_vs_victory")
@pytest.mark.parametrize("first", [False, True])
def test_defeat_goes_before_victory_unless_agreed(author: Author, first: bool) -> None:
    scene = arena("N S M . .", rules={"victory_before_defeat": first})
    fell(scene, "M")
    scene.state.money = 0
    author.scenario(scene, victory=(Goal("slain", 3),), defeat=())
    scene.state.progress = {"slain": 3}
    plays(scene, "respawn", "over")
    assert scene.state.won is first


@pytest.mark.rule("arena.intermission.when")
@pytest.mark.parametrize(("campaign", "then"), [("tournament", "wanted"), ("", "over")])
def test_an_intermission_comes_only_before_another_scenario(campaign: str, then: str) -> None:
    scene = arena("N S . . .")
    scene.state.campaign = campaign
    ending.end(scene.arena(), won=True)
    assert scene.state.phase == then


@pytest.mark.rule("arena.boss.win", "arena.intermission.when")
@pytest.mark.parametrize(("won", "then"), [(True, "over"), (False, "wanted")])
def test_nobody_shops_once_the_campaign_is_won(won: bool, then: str) -> None:
    """A Boss that stands is tried again, after an Intermission."""
    scene = arena("N S . . .")
    scene.state.campaign, scene.state.scenario = "tournament", "steamroller"
    ending.end(scene.arena(), won=won)
    assert scene.state.phase == then


@pytest.mark.rule("arena.boss.win", "arena.ruling.boss_win_timing")
def test_the_boss_falls_and_all_is_won_at_once(author: Author) -> None:
    """In the middle of a round, whatever is pending."""
    author.foe("chief", kind="boss")
    scene = arena("S . p . .", p="chief").activate("S")
    author.scenario(scene, boss="chief", victory=())
    scene.play([8, "money"], [scene.attack("p", "yellow")])
    assert scene.state.won is True
    assert scene.state.phase == "over"
    assert scene.heard(Ended)[0].rule == "arena.boss.win"


def test_a_boss_in_another_scenario_is_just_an_enemy(author: Author) -> None:
    author.foe("chief", kind="boss")
    scene = arena("S . p . .", p="chief").activate("S")
    author.scenario(scene, boss="", victory=())
    scene.play([8, "money"], [scene.attack("p", "yellow")])
    assert scene.state.won is None


# --- Announcements


@pytest.mark.rule("arena.announcement.rank0_card")
def test_the_queue_ends_with_despedidos() -> None:
    """Three Announcements, and the one of rank 0 that has that name."""
    scene = arena("S . . . .")
    scene.state.queue = []
    world = scene.arena([*scene.state.deck[:3]])
    setup._queue(world, 3)
    assert len(scene.state.queue) == 4
    last = library().announcements[scene.state.queue[-1]]
    assert (last.rank, last.name.es) == (0, "¡Despedidos!")


def ranks(scene: Scene) -> dict[int, int]:
    return dict(Counter(library().announcements[card].rank for card in scene.state.deck))


def of_rank(rank: int) -> list[str]:
    return sorted(name for name, card in library().announcements.items() if card.rank == rank)


def dealt(scene: Scene, counts: dict[int, int]) -> None:
    scene.state.deck = [name for rank, count in counts.items() for name in of_rank(rank)[:count]]


class First:
    """Draws the first card of every pile."""

    def __init__(self, scene: Scene) -> None:
        self.world = scene.arena()
        self.world.table._drawn = lambda draw: draw.items[0]  # type: ignore[attr-defined]


@pytest.mark.rule(
    "arena.announcement.upgrade", "arena.announcement.deck_size",
    "arena.announcement.upgrade_repeat",
)  # fmt: skip
@pytest.mark.parametrize(
    ("before", "levels", "after"),
    [
        ({1: 12}, 1, {1: 8, 2: 4}),
        ({1: 8, 2: 4}, 1, {1: 4, 2: 8}),
        ({1: 12}, 2, {1: 4, 2: 8}),
        ({1: 4, 2: 8}, 2, {2: 8, 3: 4}),
    ],
)
def test_each_level_makes_four_announcements_harder(
    before: dict[int, int], levels: int, after: dict[int, int]
) -> None:
    """arena.example.announcement_upgrade"""
    scene = arena("S . . . .")
    dealt(scene, before)
    scene.state.levels = levels
    training.upgrade(First(scene).world, scene.state.levels)
    assert ranks(scene) == after
    assert len(set(scene.state.deck)) == 12


@pytest.mark.rule("arena.announcement.upgrade_max")
def test_twelve_of_rank_3_stay() -> None:
    scene = arena("S . . . .")
    dealt(scene, {3: 12})
    before = list(scene.state.deck)
    scene.state.levels = 1
    training.upgrade(First(scene).world, scene.state.levels)
    assert scene.state.deck == before
    told = scene.heard(Upgraded)[0]
    assert (told.rule, told.count, told.rank) == ("arena.announcement.upgrade_max", 0, 3)
