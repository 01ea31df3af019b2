"""Hand to hand: what adds to a blow, free attacks, and the edges of fighters."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.events.fight import Moved
from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.attacks.flurries import Flurry
from tapete.games.savage.rules.attacks.modifiers import climbing
from tapete.games.savage.rules.dice.traits import CRITICAL, Versus
from tapete.games.savage.rules.moving.movement import walk
from tapete.games.savage.steps import step
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.route import Route
from tests.games.savage.skirmish import Skirmish, skirmish, who

GUARD = who(fighting=12, gear=("club",))
"""A foe of Parry 8 whom a 2 does not hit."""


def blow(a: dict[str, Any], b: dict[str, Any], **details: Any) -> dict[str, int]:
    """The modifiers of a blow that misses."""
    fight = skirmish("aB", a={"fighting": 8, **a}, B=b, dice=[1])
    fight.turn("a")
    fight.do("fight", "B", **details)
    return fight.terms()


def moves(fight: Skirmish, *places: tuple[int, int]) -> None:
    """The acting figure walks so many inches right and down, stretch by stretch."""
    figure = fight[fight.fight.turn.actor]
    points = [figure.at]
    for right, down in places:
        points.append(Point(points[-1].x + right * PACE, points[-1].y + down * PACE))
    walk(fight.fight, figure, Route(tuple(points), len(places) * PACE))


# --- what adds to a blow


@pytest.mark.rule("savage.combat.gang_up", "savage.ruling.gang_up_count")
@pytest.mark.parametrize(("around", "bonus"), [("b", 1), ("bc", 2), ("bcdefgh", 4)])
def test_each_attacker_beyond_the_first_gives_1_up_to_4(around: str, bonus: int) -> None:
    places = "".join(letter if letter in around else "." for letter in "bcdefgh")
    drawing = f"{places[:3]}\naB{places[3]}\n{places[4:]}"
    others: dict[str, Any] = {letter: who(state={"shaken": True}) for letter in around}
    fight = skirmish(drawing, a=who(fighting=8), B=GUARD, **others, dice=[1])
    fight.turn("a")
    fight.do("fight", "B")
    assert fight.terms()["savage.combat.gang_up"] == bonus


@pytest.mark.rule("savage.state.stunned.gang")
def test_the_stunned_do_not_gang_up() -> None:
    stunned = who(state={"stunned": True})
    fight = skirmish("aBb\n.c.", a=who(fighting=8), B=GUARD, b=who(), c=stunned, dice=[1])
    fight.turn("a")
    fight.do("fight", "B")
    assert fight.terms()["savage.combat.gang_up"] == 1


@pytest.mark.rule("savage.ruling.gang_up_count")
def test_reach_is_not_adjacency() -> None:
    fight = skirmish("a..B\n..b.", a=who(fighting=8, gear=("staff",)), B=GUARD, b=who(), dice=[1])
    fight.turn("a")
    fight.do("fight", "B")
    assert "savage.combat.gang_up" not in fight.terms()


@pytest.mark.rule("savage.ruling.gang_up_allies", "savage.core.gang_up_allies")
def test_with_the_switch_friends_of_the_defender_stand_by_it() -> None:
    for rules, bonus in ((Rules(), 1), (Rules(gang_up_allies=True), 0)):
        fight = skirmish(
            "aBb\nC..", a=who(fighting=8), B=GUARD, b=who(), C=who(), rules=rules, dice=[1]
        )
        fight.turn("a")
        fight.do("fight", "B")
        assert fight.terms().get("savage.combat.gang_up", 0) == bonus


@pytest.mark.rule("savage.core.gang_up_allies")
def test_what_is_left_of_the_bonus_says_why_it_is_less() -> None:
    rules = Rules(gang_up_allies=True)
    drawing = "aBb\nCc."
    fight = skirmish(
        drawing, a=who(fighting=8), B=GUARD, b=who(), c=who(), C=who(), rules=rules, dice=[1]
    )
    fight.turn("a")
    fight.do("fight", "B")
    assert fight.terms()["savage.core.gang_up_allies"] == 1


@pytest.mark.rule("savage.natural.armed")
def test_a_wolf_is_not_unarmed() -> None:
    sword = who(gear=("short_sword",))
    assert "savage.core.unarmed" not in blow(sword, who(fighting=12, gear=("bite",)))
    assert blow(sword, who(fighting=12))["savage.core.unarmed"] == 2


@pytest.mark.rule("savage.natural.claws")
def test_claws_help_to_climb() -> None:
    fight = skirmish("aB", a=who(gear=("claws",)), B=who(gear=("bite",)))
    assert climbing(fight["a"]).amount == 2
    assert climbing(fight["B"]).amount == 0


@pytest.mark.rule("savage.natural.horns", "savage.ruling.horns_run")
@pytest.mark.parametrize(("run", "walked", "bonus"), [(3, 6, 4), (1, 5, 4), (3, 4, 0), (-1, 6, 0)])
def test_horns_after_a_run_of_5_paces_do_4_more(run: int, walked: int, bonus: int) -> None:
    fight = skirmish("aB", a=who(fighting=10, gear=("horns",)), B=who(), dice=[7, 1, 1, 1])
    fight.turn("a", run=run, walked=walked * PACE)
    fight.do("fight", "B")
    attack, damage = fight.all_terms()
    assert attack.get("savage.move.run", 0) == (-2 if run >= 0 else 0)
    assert damage.get("savage.natural.horns", 0) == bonus


@pytest.mark.rule("savage.combat.touch")
def test_a_touch_is_2_easier() -> None:
    """Parry 6: a 4 and 2 touch."""
    fight = skirmish(
        "aB", a=who(fighting=8, gear=("touch",)), B=who(fighting=8, gear=("club",)), dice=[4, 5]
    )
    fight.turn("a")
    fight.do("fight", "B")
    assert fight["B"].shaken


@pytest.mark.rule("savage.combat.two_weapons", "savage.ruling.two_weapons_text")
@pytest.mark.parametrize(
    ("gear", "bonus"),
    [
        (("sabre",), 1),
        ((), 1),
        (("sabre", "small_shield"), 0),
        (("sabre", "sabre"), 0),
        (("claws",), 0),
    ],
)
def test_two_weapons_against_one_and_no_shield(gear: tuple[str, ...], bonus: int) -> None:
    terms = blow(who(gear=("sabre", "dagger")), who(fighting=12, gear=gear))
    assert terms.get("savage.combat.two_weapons", 0) == bonus


@pytest.mark.rule("savage.combat.two_weapons")
@pytest.mark.parametrize("other", ["revolver", "small_shield"])
def test_what_does_not_strike_is_no_second_weapon(other: str) -> None:
    terms = blow(who(gear=("sabre", other)), who(fighting=12, gear=("sabre",)))
    assert "savage.combat.two_weapons" not in terms


@pytest.mark.rule("savage.combat.off_hand")
@pytest.mark.parametrize(("edges", "penalty"), [((), -2), (("ambidextrous",), 0)])
def test_the_off_hand_is_at_minus_2(edges: tuple[str, ...], penalty: int) -> None:
    fight = skirmish(
        "aB", a=who(fighting=8, gear=("sabre", "dagger"), edges=edges), B=GUARD, dice=[1, 1]
    )
    fight.turn("a", declared=2)
    fight.do("fight", "B", item=1)
    assert fight.terms().get("savage.combat.off_hand", 0) == penalty
    fight.do("fight", "B", item=0)
    assert "savage.combat.off_hand" not in fight.terms()


@pytest.mark.rule("savage.combat.nonlethal.blade")
def test_a_blade_spares_at_minus_1() -> None:
    assert blow(who(gear=("sabre",)), GUARD, nonlethal=True)["savage.combat.nonlethal.blade"] == -1
    assert "savage.combat.nonlethal.blade" not in blow(who(gear=("club",)), GUARD, nonlethal=True)


@pytest.mark.rule("savage.combat.nonlethal", "savage.ruling.nonlethal_incapacitated")
@pytest.mark.parametrize("wild", [False, True])
def test_a_nonlethal_blow_leaves_the_foe_asleep_for_hours(wild: bool) -> None:
    """3 wounds before, for a Wild Card; 4 + 3 + 3 is a wound more, and then 5 hours."""
    foe = who(wild=wild, state={"wounds": 3 if wild else 0})
    fight = skirmish("aB", a=who(fighting=8, gear=("club",)), B=foe, dice=[3, 5, 4, 1, 5])
    fight.turn("a")
    fight.do("fight", "B", nonlethal=True)
    assert fight.state.falls
    step(fight.fight)
    assert (fight["B"].out, fight["B"].hours, fight["B"].injuries) == ("unconscious", 5, [])


# --- leaving a melee


@pytest.mark.rule("savage.combat.withdraw")
def test_those_one_leaves_strike_once_but_not_the_shaken() -> None:
    """B strikes before the hero is gone: its 3 and 1 for ganging up hit Parry 2."""
    fight = skirmish(
        "......\nBaC...\n......",
        a=who(gear=("club",)),
        B=who(fighting=8, gear=("club",)),
        C=who(fighting=8, gear=("club",), state={"shaken": True}),
        dice=[3, 3, 2],
        answers=[("savage.ask.free_attack", True)],
    )
    before = fight["a"].at
    fight.turn("a")
    moves(fight, (0, 3))
    assert fight["a"].shaken
    assert fight["a"].at.y == before.y + 3 * PACE
    fight.table.done()


UNABLE: tuple[dict[str, Any], ...] = (
    {"shaken": True}, {"stunned": True}, {"bound": True}, {"tied": True}, {"unaware": True},
)  # fmt: skip


@pytest.mark.rule("savage.combat.withdraw", "savage.ruling.withdraw_scope")
@pytest.mark.parametrize("edges", [(), ("first_strike",)])
@pytest.mark.parametrize("state", UNABLE, ids=str)
def test_who_cannot_strike_is_not_asked_about_a_foe_that_leaves_or_comes(
    state: dict[str, Any], edges: tuple[str, ...]
) -> None:
    guard = who(fighting=8, gear=("club",), edges=edges, state=state)
    fight = skirmish(".....\nBa...\n.....", a=who(), B=guard)
    fight.turn("a")
    moves(fight, (3, 0))
    moves(fight, (-3, 0))
    assert fight.table.asked == []


@pytest.mark.rule("savage.combat.withdraw")
@pytest.mark.parametrize(
    "state", [{}, {"entangled": True}, {"prone": True}, {"distracted": 1}, {"vulnerable": 1}],
    ids=str,
)  # fmt: skip
def test_other_states_do_not_keep_a_foe_from_striking(state: dict[str, Any]) -> None:
    guard = who(fighting=8, gear=("club",), state=state)
    fight = skirmish("Ba...", a=who(), B=guard, answers=[("savage.ask.free_attack", False)])
    fight.turn("a")
    moves(fight, (3, 0))
    fight.table.done()


@pytest.mark.rule("savage.combat.withdraw", "savage.ruling.withdraw_scope")
def test_a_step_that_stays_adjacent_draws_nothing_and_one_may_decline() -> None:
    fight = skirmish(
        "....\nBa..\n....", a=who(), B=GUARD, answers=[("savage.ask.free_attack", False)]
    )
    fight.turn("a")
    moves(fight, (0, 1))
    assert not fight.table.asked
    moves(fight, (3, 0))
    assert len(fight.table.asked) == 1
    assert not fight.table.rolled


@pytest.mark.rule(
    "savage.ruling.withdraw_scope", "savage.combat.withdraw", "savage.combat.free_attack",
    "savage.move.walk", "savage.core.attack",
)  # fmt: skip
@pytest.mark.parametrize(
    ("drawing", "edges", "gone"), [("Ba....", (), 1), ("a....B", ("first_strike",), 3)]
)
def test_a_mover_struck_down_goes_no_further(drawing: str, edges: Any, gone: int) -> None:
    """Struck as it leaves B, or met a pace before it. What is told of its way ends there too.

    A free attack is as deadly as any.
    """
    guard = who(fighting=8, gear=("club",), edges=edges)
    fight = skirmish(drawing, a=who(), B=guard, dice=[3, 5, 3, 1, 1], answers=[True])
    before = fight["a"].at
    fight["a"].shaken = True
    fight.turn("a")
    moves(fight, (4, 0))
    assert fight["a"].out
    assert [fall.how for fall in fight.state.falls] == ["wounds"]
    assert fight["a"].at == Point(before.x + gone * PACE, before.y)
    assert fight.table.heard(Moved)[-1].path[-1] == (fight["a"].at.x, fight["a"].at.y)


@pytest.mark.rule("savage.combat.free_attack", "savage.ruling.free_attack_kind")
def test_a_free_attack_is_one_roll_with_nothing_chosen() -> None:
    fight = skirmish(
        "Ba...",
        a=who(fighting=12, gear=("club",)),
        B=who(fighting=8, gear=("club",), edges=("frenzy", "sweep")),
        dice=[2],
        answers=[("savage.ask.free_attack", True)],
    )
    fight.turn("a", run=4, declared=2, wild=True)
    moves(fight, (3, 0))
    assert len(fight.table.rolled) == 1
    assert fight.terms() == {}


@pytest.mark.rule("savage.combat.withdraw")
def test_extraction_robs_one_foe_of_its_free_attack() -> None:
    fight = skirmish(
        ".......\nBaC....\n.......",
        a=who(edges=("extraction",)),
        B=GUARD,
        C=GUARD,
        answers=[
            ("savage.ask.extraction", False),
            ("savage.ask.free_attack", False),
            ("savage.ask.extraction", True),
        ],
    )
    fight.turn("a")
    moves(fight, (0, 3))
    fight.table.done()


@pytest.mark.rule("savage.combat.free_attack")
def test_first_strike_meets_whoever_comes_up_once_a_round() -> None:
    fight = skirmish(
        "a....B\n......",
        a=who(fighting=12, gear=("club",)),
        B=who(fighting=8, gear=("club",), edges=("first_strike",)),
        dice=[2],
        answers=[("savage.ask.first_strike", True), ("savage.ask.free_attack", False)],
    )
    fight.turn("a")
    moves(fight, (4, 0))
    assert len(fight.table.rolled) == 1
    moves(fight, (-3, 0), (3, 0))
    fight.table.done()


# --- edges


def frenzied(*dice: int, **more: Any) -> Skirmish:
    """Parry 5 and 6; Fighting d8, bare Strength d6 and a club."""
    return skirmish(
        "CaB",
        a=who(fighting=8, gear=("club",), edges=("frenzy",), **more),
        B=who(fighting=6, gear=("club",)),
        C=who(fighting=8, gear=("club",)),
        dice=dice,
    )


@pytest.mark.rule("savage.core.attack")
def test_frenzy_is_a_second_die_at_the_same_foe_or_another() -> None:
    fight = frenzied(5, 6, 3, 2, 3, 2)
    fight.turn("a")
    fight.do("fight", "B", frenzy="C")
    assert fight["B"].shaken
    assert fight["C"].shaken
    fight = frenzied(5, 4, 3, 2)
    fight.turn("a")
    fight.do("fight", "B", frenzy="B")
    assert fight["B"].shaken
    assert fight["B"].out == ""


@pytest.mark.rule("savage.core.wild_die")
def test_frenzy_has_one_wild_die_that_stands_for_one_of_the_blows() -> None:
    """2 and 3 miss; the wild die's 5 hits Parry 5, once."""
    fight = frenzied(2, 3, 5, 3, 2, wild=True)
    fight.turn("a")
    fight.do("fight", "B", frenzy="B")
    assert fight["B"].shaken
    fight.table.done()


@pytest.mark.rule("savage.core.critical_failure", "savage.core.attack")
@pytest.mark.parametrize(
    ("faces", "fails"),
    [
        ((1, 5, 1), True),
        ((5, 1, 1), True),
        ((1, 1, 1), True),
        ((5, 5, 1), False),
        ((1, 1, 5), False),
        ((2, 2, 1), False),
    ],
)
def test_frenzy_fails_critically_if_the_wild_die_and_another_show_1(
    faces: tuple[int, ...], fails: bool
) -> None:
    read = Versus(4, 0, False)
    assert (CRITICAL in Flurry((read, read), True)(faces)) is fails


@pytest.mark.rule("savage.core.attack")
def test_frenzy_is_once_a_turn() -> None:
    from tapete.games.savage.actions.menu import MENU

    fight = frenzied(1, 1)
    fight.turn("a", declared=2)
    fight.do("fight", "B", frenzy="C")
    fights = [c for c in MENU.choices(fight.fight, fight["a"]) if c.option.what == "fight"]
    assert fights
    assert all("frenzy" not in choice.details for choice in fights)


@pytest.mark.rule("savage.core.attack")
@pytest.mark.parametrize(
    ("edges", "hits"), [(("sweep",), False), (("sweep", "improved_sweep"), True)]
)
def test_a_sweep_is_one_roll_at_all_around(edges: tuple[str, ...], hits: bool) -> None:
    """Gang-up gives nothing; 5 against Parry 5, at -2 unless the sweep is improved."""
    foe = who(fighting=6, gear=("club",))
    fight = skirmish(
        "CaB", a=who(fighting=8, gear=("club",), edges=edges), B=foe, C=foe,
        dice=[5, 3, 2, 3, 2] if hits else [5],
    )  # fmt: skip
    fight.turn("a")
    fight.do("sweep")
    assert (fight["B"].shaken, fight["C"].shaken) == (hits, hits)
    assert fight.all_terms()[0] == ({} if hits else {"savage.core.attack": -2})
    fight.table.done()


@pytest.mark.rule("savage.core.attack")
def test_a_sweep_spares_no_friend_and_needs_two_foes() -> None:
    foe = who(fighting=6, gear=("club",))
    fight = skirmish(
        "CaB\n.b.", a=who(fighting=10, gear=("club",), edges=("sweep",)), B=foe, C=foe,
        b=who(gear=("club",)), dice=[4, 3, 2],
    )  # fmt: skip
    fight.turn("a")
    fight.do("sweep")
    assert fight["b"].shaken
    fight["C"].out = "dead"
    fight.turn("a")
    assert fight.barred("sweep")[1].key == "savage.barred.too_few_foes"


@pytest.mark.rule("savage.core.attack")
def test_a_martial_artist_is_armed_with_bare_hands() -> None:
    artist = who(fighting=8, edges=("martial_artist",))
    assert blow(artist, GUARD) == {"savage.core.attack": 1}
    assert blow(who(**artist, gear=("sabre",)), GUARD) == {}
    assert blow(artist, who(fighting=12))["savage.core.unarmed"] == 2
    sword = who(gear=("sabre",))
    assert "savage.core.unarmed" not in blow(sword, who(fighting=12, edges=("martial_artist",)))
    fight = skirmish("aB", a=artist, B=who(fighting=4, gear=("club",)), dice=[4, 3, 2])
    fight.turn("a")
    fight.do("fight", "B")
    assert fight["B"].shaken
    assert fight.table.throws[-1].dice == (6, 4)


@pytest.mark.rule("savage.core.attack")
def test_a_trademark_weapon_is_the_first_of_ones_gear() -> None:
    fight = skirmish(
        "aB",
        a=who(fighting=8, gear=("sabre", "sabre"), edges=("trademark_weapon", "ambidextrous")),
        B=GUARD,
        dice=[1, 1],
    )
    fight.turn("a", declared=2)
    fight.do("fight", "B", item=0)
    assert fight.terms()["savage.core.attack"] == 1
    fight.do("fight", "B", item=1)
    assert "savage.core.attack" not in fight.terms()


@pytest.mark.rule("savage.turn.multi_action")
def test_the_two_fisted_strike_with_the_other_hand_without_a_penalty() -> None:
    fight = skirmish(
        "aB",
        a=who(fighting=8, gear=("rapier", "dagger"), edges=("two_fisted",)),
        B=GUARD,
        dice=[1, 1],
    )
    fight.turn("a")
    assert not fight.offers("second_fight")
    fight.do("fight", "B", item=0)
    assert not fight.offers("fight")
    fight.do("second_fight", "B")
    assert "savage.turn.multi_action" not in fight.terms()
    assert fight.terms()["savage.combat.off_hand"] == -2
    assert not fight.offers("second_fight")


@pytest.mark.rule("savage.turn.multi_action")
def test_the_two_fisted_shoot_with_the_other_hand_too() -> None:
    fight = skirmish(
        "a.....B",
        a=who(shooting=8, gear=("revolver", "revolver"), edges=("two_fisted",)),
        B=GUARD,
        dice=[1, 1],
    )
    fight.turn("a")
    fight.do("shoot", "B", item=1)
    fight.do("second_shoot", "B")
    assert fight["a"].items[0].loaded == 5
    assert "savage.turn.multi_action" not in fight.terms()
