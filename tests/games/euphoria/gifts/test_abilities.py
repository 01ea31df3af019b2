"""Special abilities: once a show, declared before anything moves, measured when they matter."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.deeds.do import Do
from tapete.games.euphoria.content import abilities as of
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events.gifts import AbilityWasted, AbilityWorked
from tapete.games.euphoria.figures import armour, combat, euphoria, has, strength
from tapete.games.euphoria.rules.fighting import phase
from tapete.games.euphoria.rules.gifts import abilities
from tapete.games.euphoria.rules.harm.damage import die
from tapete.games.euphoria.rules.moving.paying import free_left
from tapete.games.euphoria.rules.shooting import placing, standing
from tapete.games.euphoria.rules.shooting.targets import unable
from tapete.games.euphoria.rules.shooting.weapons import damage, left, reach
from tapete.kernel.plain import plain_of
from tapete.spaces.plane.point import INCH
from tests.games.euphoria.fighting.test_melee import TOUCH, duel, strike
from tests.games.euphoria.shooting.test_shooting import added, fire, range_of
from tests.games.euphoria.shows import Shown, gun, piece, shown, who

TEST = "take_aim"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes an ability that does just this."""

    def make(*effects: of.AnyEffect, **given: Any) -> None:
        words: Any = {"name": {"es": "", "en": ""}, "es": "", "en": ""}
        ability = of.Ability(**words, effects=effects, **given)
        monkeypatch.setitem(library().abilities, TEST, ability)

    return make


def user(**given: Any) -> dict[str, Any]:
    return who(**{"at": (4, 4), "ability": TEST, **given})


def offered(show: Shown) -> list[tuple[str, str]]:
    return [(do.what, do.to) for do in abilities.offers(show.show, show["a"], "abilities")]


def use(show: Shown, to: str = "") -> None:
    show.state.phase = "abilities"
    abilities.perform(show.show, show["a"], Do("ability", to))


@pytest.mark.rule("euphoria.attr.special_ability_once")
@pytest.mark.rule("euphoria.def.show")
def test_an_ability_is_used_once_a_show() -> None:
    show = shown(a=user(), phase="abilities")
    assert offered(show) == [("ability", "")]
    use(show)
    assert (offered(show), show["a"].used) == ([], [TEST])
    assert abilities.offers(show.show, show["a"], "movement") == []


@pytest.mark.rule("euphoria.ability.phase")
def test_what_is_declared_counts_when_it_matters() -> None:
    show = range_of(a={"ability": "killer_instinct"}, dice=[5])
    show["a"].ability = TEST
    use(show)
    show.state.phase = "shooting"
    fire(show)
    assert added(show) == {"shoot.compare": 2}


@pytest.mark.rule("euphoria.ability.phase")
def test_a_later_effect_waits_for_its_phase(made: Any) -> None:
    made(of.Boost(what="ap", amount=3), when="shooting")
    show = shown(a=user())
    use(show)
    assert show["a"].ap == 8
    for now in ("movement", "shooting", "shooting"):
        show.state.phase = now
        abilities.due(show.show, show["a"])
    assert show["a"].ap == 11


@pytest.mark.rule("euphoria.ability.phase")
def test_what_waits_for_melee_comes_as_it_begins(made: Any) -> None:
    made(of.Boost(what="combat", amount=2), when="melee")
    show = duel(a={"ability": TEST})
    use(show)
    show.state.phase = "melee"
    phase.begin(show.show)
    assert show["a"].deeds.boosts == {"combat": 2}


@pytest.mark.rule("euphoria.ability.phase")
@pytest.mark.rule("euphoria.start.order")
@pytest.mark.rule("euphoria.start.order.tie_players")
@pytest.mark.parametrize(("others", "first"), [(6, "B"), (5, "B"), (4, "a")])
def test_what_waits_for_melee_comes_by_euphoria_and_priority(
    made: Any, others: int, first: str
) -> None:
    made(of.Hurt(amount=10), target="enemies", range=6, when="melee")
    one: dict[str, Any] = {"ability": TEST, "deeds": {"declared": "*"}}
    show = shown(a=who((4, 4), **one), B=who((8, 4), euphoria=others, **one), phase="melee")
    show.state.priority = 1
    phase.begin(show.show)
    assert next(worked.figure for worked in show.told(AbilityWorked)) == first


@pytest.mark.rule("euphoria.ability.range_miss")
@pytest.mark.parametrize(("gap", "ap"), [(6, 5), (7, 8)])
def test_out_of_range_an_ability_is_spent_in_vain(made: Any, gap: float, ap: int) -> None:
    made(of.Boost(what="ap", amount=-3), target="enemy", range=6)
    show = shown(a=user(), B=who(at=(4 + gap + 1.18, 4)))
    assert offered(show) == [("ability", "B")]
    use(show, "B")
    assert (show["B"].ap, show["a"].used, len(show.told(AbilityWasted))) == (ap, [TEST], gap > 6)


@pytest.mark.rule("euphoria.class.bad_born.ability_immune")
def test_a_bad_born_is_immune_if_it_is_named(made: Any) -> None:
    born = who(at=(6, 4), classes=["bad_born"])
    made(of.Boost(what="ap", amount=-3), target="enemy", range=6)
    named = shown(a=user(), B=born)
    use(named, "B")
    assert named["B"].ap == 8
    made(of.Boost(what="ap", amount=-3), target="enemies", range=6)
    area = shown(a=user(), B=born)
    use(area)
    assert area["B"].ap == 5


@pytest.mark.rule("euphoria.attr.class")
def test_an_ability_works_only_on_its_classes(made: Any) -> None:
    made(of.Heal(amount=20), target="friends", range=6, classes=("alive",))
    show = shown(a=user(), b=who(at=(6, 4), life=50), c=who(at=(4, 6), life=50, classes=[]))
    use(show)
    assert [show[one].life for one in "bc"] == [70, 50]


def test_sight_is_needed_where_it_is_said(made: Any) -> None:
    made(of.Hurt(amount=10), target="enemy", range=12, sight=True)
    wall = piece("wall", 8, 0, 0.5, 12, height=4)
    show = shown(a=user(), B=who(at=(12, 4)), C=who(at=(4, 9)), pieces=[wall])
    assert offered(show) == [("ability", "C")]


def test_effects_of_every_kind(made: Any) -> None:
    made(of.Grant(trait="dodge"), of.Bar(deed="shoot"), of.Hide(), target="self")
    show = shown(a=user(), B=who(at=(12, 4)), phase="shooting")
    use(show)
    assert (has(show["a"], "dodge"), show["a"].deeds.hidden) == (True, True)
    assert (unable(show.show, show["a"]) or "")[0] == "euphoria.ability.phase"
    made(of.Boost(what="euphoria", amount=-3), of.Applause(points=30), of.Gift(item="medkit"))
    again = shown(a=user(euphoria=5))
    use(again)
    assert (euphoria(again["a"]), again["a"].items) == (2, ["medkit"])
    assert again.state.objective_points == [30, 0]


def test_one_that_hides_has_heavy_cover() -> None:
    show = range_of(B={"deeds": {"hidden": True}}, dice=[5])
    fire(show)
    assert added(show) == {"shoot.mod.heavy_cover": -2}


def test_one_that_may_not_evade_is_not_asked() -> None:
    show = range_of(B={"ap": 5, "deeds": {"barred": ["evade"]}}, dice=[1])
    fire(show)
    assert (show.table.asked, show["B"].life) == ([], 50)


def test_what_helps_evading_is_taken_off_the_shots() -> None:
    show = range_of(B={"ap": 1, "deeds": {"boosts": {"evade": 2}}}, dice=[8, 6], answers=[1])
    fire(show)
    assert (added(show), show["B"].life) == ({"ability.phase": -2}, 80)


@pytest.mark.parametrize(("inches", "x"), [(3, 11), (-4, 5.18)])
def test_a_push_goes_away_and_a_pull_ends_in_contact(made: Any, inches: int, x: float) -> None:
    made(of.Push(inches=inches), target="enemy", range=12)
    show = shown(a=user(), B=who(at=(8, 4)))
    use(show, "B")
    assert abs(show["B"].at.point.x - x * 254) <= 5


def test_two_change_places(made: Any) -> None:
    made(of.Swap(), target="friend", range=12)
    show = shown(a=user(), b=who(at=(8, 8)))
    before = show["a"].at, show["b"].at
    use(show, "b")
    assert (show["b"].at, show["a"].at) == before


@pytest.mark.rule("euphoria.move.enemy_gap")
@pytest.mark.parametrize(
    ("base", "gap", "swapped"), [(30, TOUCH, True), (40, 1.38, False), (30, 1.7, False)]
)
def test_nobody_is_swapped_to_less_than_an_inch_from_an_enemy_unless_they_touch(
    made: Any, base: int, gap: float, swapped: bool
) -> None:
    made(of.Swap(), target="friend", range=12)
    show = shown(a=user(), b=who(at=(8, 8), base=base), C=who(at=(8 + gap, 8)))
    before = show["a"].at, show["b"].at
    use(show, "b")
    assert ((show["b"].at, show["a"].at) == before) == swapped
    assert [show[one].deeds.engaged for one in "abC"] == [swapped, False, swapped]


@pytest.mark.rule("euphoria.move.enemy_gap")
def test_the_other_is_not_swapped_too_near_either(made: Any) -> None:
    made(of.Swap(), target="friend", range=12)
    show = shown(a=user(), b=who(at=(8, 8)), C=who(at=(5.7, 4)))
    before = show["b"].at
    use(show, "b")
    assert show["b"].at == before


@pytest.mark.rule("euphoria.shoot.engaged_no_shoot")
def test_one_that_is_pulled_into_contact_has_been_engaged(made: Any) -> None:
    made(of.Push(inches=-4), target="enemy", range=12)
    show = shown(a=user(), B=who(at=(8, 4)), C=who(at=(12, 4)))
    use(show, "B")
    assert [show[one].deeds.engaged for one in "aBC"] == [True, True, False]


@pytest.mark.rule("euphoria.move.enemy_gap")
@pytest.mark.rule("euphoria.damage.gravekeeper")
@pytest.mark.parametrize(("gap", "moved"), [(0, True), (1.5, True), (2.2, False)])
def test_who_is_dug_up_stands_an_inch_from_enemies(made: Any, gap: float, moved: bool) -> None:
    made(of.Raise(life=40), target="body", range=6)
    show = shown(a=user(classes=["gravekeeper"]), b=who(at=(7, 4)), C=who(at=(7, 4 + gap)))
    fell = show["b"].at
    die(show.show, show["b"], None, "euphoria.damage.eliminated")
    use(show, "b")
    assert (show["b"].at != fell, show.show.gap(show["b"], show["C"]) >= 254) == (moved, True)


def test_dice_of_shots_may_be_rolled_again_once() -> None:
    lucky = {"deeds": {"again": ["shots"]}}
    show = range_of(a=lucky, B={"ap": 1}, dice=[2, 7, 9], answers=[1, ("euphoria.ask.again", True)])
    fire(show)
    assert (show["B"].life, show["a"].deeds.again) == (50, [])


def test_dice_of_melee_may_be_rolled_again_by_either() -> None:
    show = duel(B={"deeds": {"again": ["melee"]}}, dice=[9, 8, 1, 10], answers=[2, 1, True])
    strike(show)
    assert show["B"].life == 60
    kept = duel(B={"deeds": {"again": ["melee"]}}, dice=[9, 8, 2], answers=[2, 1, False])
    strike(kept)
    assert kept["B"].life == 20


@pytest.mark.rule("euphoria.damage.gravekeeper")
def test_the_gravekeeper_digs_up_one_of_its_own(made: Any) -> None:
    made(of.Raise(life=40), target="body", range=6)
    digger = user(classes=["gravekeeper"])
    show = shown(a=digger, b=who(at=(7, 4), cost=60, burning=True), C=who(at=(4, 9)))
    for one in "Cb":
        die(show.show, show[one], None, "euphoria.damage.eliminated")
    assert offered(show) == [("ability", "b")]
    use(show, "b")
    assert (show["b"].out, show["b"].life, show["b"].ap, show.state.audience[1]) == ("", 40, 0, 0)
    assert (show["b"].burning, [body.mini for body in show.state.bodies]) == (False, ["C"])
    assert show.told(AbilityWorked)


def test_everybody_within_reach_is_concerned_and_none_further(made: Any) -> None:
    made(of.Boost(what="aim", amount=-2), target="enemies", range=6)
    show = shown(a=user(), B=who(at=(4 + TOUCH, 4)), C=who(at=(12, 12)))
    use(show)
    assert [show[one].deeds.boosts.get("aim", 0) for one in "BC"] == [-2, 0]


@pytest.mark.rule("euphoria.class.bad_born.not_alive")
@pytest.mark.parametrize(
    ("classes", "also"), [(("alive",), ("euphoria.class.bad_born.not_alive",)), ((), ())]
)
def test_no_bad_born_is_alive(made: Any, classes: tuple[str, ...], also: tuple[str, ...]) -> None:
    made(of.Heal(amount=20), target="friend", range=6, classes=classes)
    show = shown(a=user(), b=who(at=(6, 4), life=50, classes=["bad_born", "alive"]))
    use(show, "b")
    assert (show["b"].life, show.told(AbilityWasted)[0].also) == (50, also)


def test_what_works_on_somebody_else_says_on_whom(made: Any) -> None:
    made(of.Heal(amount=20), target="friend", range=6)
    show = shown(a=user(), b=who(at=(6, 4), life=50))
    use(show, "b")
    made(of.Heal(amount=20))
    alone = shown(a=user(life=50))
    use(alone)
    assert [one.told(AbilityWorked)[0].target for one in (show, alone)] == ["b", ""]


@pytest.mark.rule("euphoria.ability.phase")
@pytest.mark.rule("euphoria.ruling.agile_inches")
@pytest.mark.parametrize(("trait", "inches"), [("", 4), ("agile", 6), ("very_agile", 8)])
def test_free_inches_of_an_ability_are_added_to_those_of_a_trait(
    made: Any, trait: str, inches: int
) -> None:
    made(of.Boost(what="free", amount=4))
    show = shown(a=user(ap=1, classes=[trait]), B=who((20, 20)))
    use(show)
    show.state.phase = "movement"
    show.activate("a")
    show.go((4 + inches, 4))
    assert (show["a"].ap, show["a"].deeds.moving) == (1, 0)
    show.go((5 + inches, 4))
    assert show["a"].ap == 0


@pytest.mark.rule("euphoria.ability.phase")
def test_each_attribute_that_an_ability_changes_is_changed(made: Any) -> None:
    names: Any = "strength", "armour", "combat", "shots", "range", "damage"
    made(*[of.Boost(what=name, amount=n + 1) for n, name in enumerate(names)])
    show = shown(a=user(combat=2, strength=20, weapons=[gun(2, 12, 30)]), B=who((20, 20)))
    use(show)
    world, mini, (weapon,) = show.show, show["a"], show["a"].weapons
    assert (strength(world, mini, show["B"]), armour(world, mini)) == (21, 2)
    assert (combat(world, mini), left(mini, 0), reach(mini, weapon)) == (5, 6, 17)
    assert damage(world, mini, weapon, show["B"]) == 36


@pytest.mark.parametrize(("name", "inches"), [("breach", 4), ("wall_crawl", 4), ("rocket_legs", 2)])
def test_who_may_move_for_free_does_so(name: str, inches: int) -> None:
    show = shown(a=user(ability=name), B=who((20, 20)))
    use(show)
    assert free_left(show["a"]) == inches * INCH


@pytest.mark.rule("euphoria.ability.phase")
@pytest.mark.parametrize(
    ("deed", "moves", "charges"),
    [("move", False, False), ("charge", True, False), ("shoot", True, True)],
)
def test_who_is_kept_from_moving_neither_moves_nor_charges(
    made: Any, deed: Any, moves: bool, charges: bool
) -> None:
    made(of.Bar(deed=deed), target="enemy", range=12)
    show = shown(a=user(), B=who((8, 4)))
    use(show, "B")
    show.state.phase = "movement"
    show.activate("B")
    assert ("move" in show.ways(), "charge" in [do.what for do in show.offered()]) == (
        moves,
        charges,
    )
    if not charges:
        assert show.barred("charge") == "euphoria.ability.phase"


@pytest.mark.rule("euphoria.ability.phase")
def test_who_is_kept_from_shooting_neither_stands_and_shoots_nor_throws(made: Any) -> None:
    made(of.Bar(deed="shoot"), target="enemy", range=12)
    show = shown(a=user(), B=who((8, 4), weapons=[gun()], items=["grenade"], gene="gastric"))
    assert shots(show) == ["stand", "throw:grenade", "gastric"]
    use(show, "B")
    assert shots(show) == []


def shots(show: Shown) -> list[str]:
    """All that `B` might shoot, throw or spit, in any phase of its turn."""
    found = ["stand"] if standing.weapons(show.show, show["B"]) else []
    for now in ("grenades", "shooting"):
        show.state.phase = now
        found += [str(plain_of(way)) for way in placing.ways(show.show, show["B"])]
    return found
