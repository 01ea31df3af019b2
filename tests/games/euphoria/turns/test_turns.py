"""A turn: its start, its order, its phases and its end."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria.events.turns import Activated, PhaseBegan, TurnBegan, Weakened
from tapete.games.euphoria.figures import aim, has
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.harm.damage import suffer
from tapete.games.euphoria.rules.shooting.weapons import left
from tapete.games.euphoria.rules.turns.order import next_active
from tapete.games.euphoria.rules.turns.points import healthy
from tapete.games.euphoria.state import Deeds
from tests.games.euphoria.shows import Shown, gun, shown, who

PASS = ("euphoria.ask.act", ["do", {"option": {"what": "end", "to": "", "item": -1}}])
FAR = {"a": (4, 20), "b": (8, 20), "c": (12, 20), "B": (4, 4), "C": (8, 4), "D": (12, 4)}


def started(dice: tuple[int, ...] = (9, 1), **minis: Any) -> Shown:
    """A show whose next turn has just started; seat 0 has won priority unless told otherwise."""
    options: dict[str, Any] = {
        name: minis.pop(name) for name in ("rules", "factions") if name in minis
    }
    placed: dict[str, Any] = {letter: {**one, "at": FAR[letter]} for letter, one in minis.items()}
    show = shown(phase="start", dice=dice, **options, **placed)
    show.state.penalty = minis.pop("penalty", [0, 0])
    show.step()
    return show


# --- points


@pytest.mark.rule("euphoria.start.ap")
@pytest.mark.rule("euphoria.faction.bad_born.bonus")
def test_points_are_the_cards_with_what_the_team_adds_and_are_not_kept() -> None:
    show = started(a=who(ap=3, ap_profile=8), B=who(), factions=("bad_born", ""))
    assert show["a"].ap == 10


@pytest.mark.rule("euphoria.start.ap.serious")
@pytest.mark.rule("euphoria.start.ap.very_serious")
@pytest.mark.parametrize(("life", "ap"), [(41, 8), (40, 6), (21, 6), (20, 3), (1, 3)])
def test_wounds_take_points_by_the_life_left(life: int, ap: int) -> None:
    assert started(a=who(ap=8, life=life), B=who())["a"].ap == ap


@pytest.mark.rule("euphoria.start.ap.very_serious")
@pytest.mark.rule("euphoria.ruling.ap_floor")
def test_points_never_fall_below_nothing() -> None:
    assert started(a=who(ap=4, life=10), B=who())["a"].ap == 0


@pytest.mark.rule("euphoria.class.no_pain")
@pytest.mark.rule("euphoria.ruling.no_pain_scope")
def test_no_pain_keeps_the_points_but_not_the_aim() -> None:
    show = started(a=who(ap=8, life=10, aim=1, classes=["no_pain"]), B=who())
    assert (show["a"].ap, aim(show.show, show["a"])) == (8, -1)


@pytest.mark.rule("euphoria.start.very_serious.traits")
def test_a_very_serious_wound_takes_traits_and_aim() -> None:
    traits = ["agile", "reflexes", "dodge", "very_agile"]
    show = started(a=who(life=18, aim=1, classes=traits), B=who())
    assert [trait for trait in traits if has(show["a"], trait)] == ["very_agile"]
    assert aim(show.show, show["a"]) == -1


@pytest.mark.rule("euphoria.start.ap.locked")
def test_wounds_of_the_turn_change_nothing_before_the_next() -> None:
    show = started(a=who(ap=8, aim=1, classes=["agile"]), B=who())
    suffer(show.show, show["a"], 65, "B", show["B"], "euphoria.damage.shot")
    assert (show["a"].ap, aim(show.show, show["a"]), has(show["a"], "agile")) == (8, 1, True)


@pytest.mark.rule("euphoria.start.very_serious.traits")
def test_a_house_rule_takes_traits_and_aim_at_once() -> None:
    show = started(a=who(aim=1), B=who(), rules=Rules(grave_at_once=True))
    suffer(show.show, show["a"], 65, "B", show["B"], "euphoria.damage.shot")
    assert aim(show.show, show["a"]) == -1


@pytest.mark.rule("euphoria.faction.legends.penalty")
def test_outsiders_take_points_from_a_team_of_legends() -> None:
    show = shown(phase="start", a=who((4, 20), ap=8), B=who((4, 4)), dice=[9, 1])
    show.state.penalty = [2, 0]
    show.step()
    assert (show["a"].ap, show["B"].ap) == (6, 8)


@pytest.mark.rule("euphoria.faction.soldiers.bonus")
def test_soldiers_aim_better() -> None:
    show = shown(a=who((4, 20), aim=1), B=who((4, 4), aim=1), factions=("soldiers", "hunters"))
    assert (aim(show.show, show["a"]), aim(show.show, show["B"])) == (2, 1)
    show.state.bonus = [False, True]
    assert aim(show.show, show["a"]) == 1


@pytest.mark.rule("euphoria.class.accurate")
def test_the_accurate_aim_better_unless_they_move() -> None:
    show = shown(a=who((4, 20), aim=1, classes=["accurate"]), B=who((4, 4)))
    assert aim(show.show, show["a"]) == 2
    show.activate("a")
    show.go((5, 20))
    assert aim(show.show, show["a"]) == 1


# --- what hurts first


@pytest.mark.rule("euphoria.gene.aggression")
def test_rage_costs_life_at_the_start_of_every_later_turn() -> None:
    show = started(a=who(life=80, raging=1, armour=50), B=who())
    assert show["a"].life == 60


@pytest.mark.rule("euphoria.gene.aggression")
@pytest.mark.rule("euphoria.ruling.start_order_effects")
def test_the_points_follow_from_the_life_that_is_left() -> None:
    show = started(a=who(ap=8, life=60, raging=1), B=who())
    assert show["a"].ap == 6


@pytest.mark.rule("euphoria.gene.flammable")
def test_fire_burns_its_bearer_and_whoever_touches_it() -> None:
    wide = 30 / 25.4
    show = shown(
        phase="start",
        a=who((4, 20), burning=True, armour=10),
        B=who((4 + wide, 20)),
        C=who((10, 4)),
        dice=[9, 1],
    )
    show.step()
    assert [show[one].life for one in "aBC"] == [60, 50, 80]


@pytest.mark.rule("euphoria.gene.flammable")
@pytest.mark.rule("euphoria.ruling.flammable_end")
@pytest.mark.rule("euphoria.ruling.sequential_effects")
@pytest.mark.parametrize("given", [{"life": 30, "euphoria": 4}, {"life": 20, "raging": 1}])
def test_the_fire_of_one_that_has_just_died_burns_nobody(given: dict[str, Any]) -> None:
    wide = 30 / 25.4
    show = shown(
        phase="start",
        a=who((4, 20), burning=True, **given),
        B=who((4 + wide, 20), burning="raging" not in given, life=100),
        C=who((10, 4)),
        d=who((20, 20)),
        dice=[9, 1],
    )
    show.step()
    assert (show["a"].out, show["B"].life) == ("dead", 100 - 30 * show["B"].burning)


# --- priority and order


@pytest.mark.rule("euphoria.start.priority")
@pytest.mark.rule("euphoria.material.d10")
@pytest.mark.rule("euphoria.ruling.priority_tie")
@pytest.mark.parametrize(("dice", "seat"), [((7, 4), 0), ((4, 7), 1), ((5, 5, 10, 2), 0)])
def test_the_higher_die_has_priority_and_ties_are_rolled_again(
    dice: tuple[int, ...], seat: int
) -> None:
    show = started(dice, a=who(), B=who())
    assert (show.state.priority, show.table.dice) == (seat, [])


def order(show: Shown) -> str:
    """Who acts after whom in a phase, if nobody does anything."""
    found = ""
    while (mini := next_active(show.show)) is not None:
        found += mini.id
        show.state.acted.append(mini.id)
    return found


@pytest.mark.rule("euphoria.start.order")
@pytest.mark.rule("euphoria.turn.simultaneous")
def test_both_teams_act_in_the_order_of_euphoria() -> None:
    show = shown(a=who(euphoria=6), B=who(euphoria=8), c=who(euphoria=3), D=who(euphoria=4))
    assert order(show) == "BaDc"


@pytest.mark.rule("euphoria.start.order.tie_players")
def test_on_a_tie_priority_decides_every_time() -> None:
    show = shown(a=who(), B=who())
    show.state.priority = 1
    assert order(show) == "Ba"


@pytest.mark.rule("euphoria.start.order.tie_own")
def test_a_player_chooses_among_its_own() -> None:
    show = shown(a=who(), b=who(), B=who(euphoria=1), answers=[("euphoria.ask.next", "b")])
    assert order(show) == "baB"
    assert show.table.asked[0][0] == 0


@pytest.mark.rule("euphoria.start.order.tie_players")
@pytest.mark.rule("euphoria.ruling.tie_many")
@pytest.mark.parametrize(("alternate", "found"), [(False, "abBC"), (True, "aBbC")])
def test_several_on_each_side_by_priority_or_one_each(alternate: bool, found: str) -> None:
    answers = [("euphoria.ask.next", "a"), ("euphoria.ask.next", "B")]
    rules = Rules(ties_alternate=alternate)
    show = shown(a=who(), b=who(), B=who(), C=who(), answers=answers, rules=rules)
    assert order(show) == found


@pytest.mark.rule("euphoria.start.order")
@pytest.mark.rule("euphoria.ruling.order_recalculated")
def test_a_change_of_euphoria_changes_the_order_at_once() -> None:
    show = shown(a=who(euphoria=6), B=who(euphoria=5), C=who(euphoria=4))
    show.state.acted = ["a"]
    show["C"].swing = 3
    assert order(show) == "CB"


@pytest.mark.rule("euphoria.class.object.miniature")
def test_a_pet_acts_with_its_owners_euphoria() -> None:
    show = shown(
        a=who(euphoria=7), b=who(euphoria=7, owner="a", character=False), B=who(euphoria=6)
    )
    show.table.answers = ["a"]
    assert order(show) == "abB"


# --- phases


def passing(show: Shown) -> Shown:
    """Plays a whole turn in which everybody passes."""
    show.table.answers = [PASS] * 60
    show.table.dice += [9, 1]
    show.state.phase = "start"
    while True:
        show.step()
        if show.state.phase in ("start", "over"):
            return show


@pytest.mark.rule("euphoria.turn.sequence")
def test_the_phases_of_a_turn_come_in_their_order() -> None:
    show = passing(shown(a=who((4, 20), weapons=[gun()]), B=who((4, 4), weapons=[gun()])))
    assert [one.phase for one in show.told(PhaseBegan)] == [
        "start_actions", "abilities", "objects", "movement", "grenades", "shooting", "melee", "end",
    ]  # fmt: skip


@pytest.mark.rule("euphoria.turn.simultaneous")
def test_everybody_is_activated_before_the_next_phase() -> None:
    minis: dict[str, Any] = {
        one: who((4 + n, 20 if one.islower() else 4)) for n, one in enumerate("abcBCD")
    }
    for n, one in enumerate(minis.values()):
        one["euphoria"] = n
    show = passing(shown(**minis))
    assert [one.figure for one in show.told(Activated)] == list("DCBcba")


@pytest.mark.rule("euphoria.charge.declare")
@pytest.mark.rule("euphoria.ruling.charge_declaration_window")
def test_a_house_rule_puts_all_charges_first() -> None:
    show = passing(shown(a=who((4, 20)), B=who((4, 4)), rules=Rules(charge_step=True)))
    assert [one.phase for one in show.told(PhaseBegan)][3:5] == ["charges", "movement"]


@pytest.mark.rule("euphoria.move.phase")
def test_nobody_moves_in_the_shooting_phase() -> None:
    show = shown(a=who((4, 20), weapons=[gun()]), B=who((4, 10)), phase="shooting")
    show.activate("a")
    assert (show.ways(), {do.what for do in show.offered()}) == ([], {"shoot", "end"})


@pytest.mark.rule("euphoria.start.actions")
def test_what_is_done_at_the_start_is_offered_before_abilities() -> None:
    show = shown(
        phase="start_actions",
        a=who((4, 20), gene="cannibal", life=50, ap=7),
        B=who((4, 4)),
    )
    show.activate("a")
    show.do("cannibal")
    assert (show["a"].ap, show["a"].life) == (5, 70)


@pytest.mark.rule("euphoria.end.turn")
def test_as_a_turn_ends_euphoria_is_what_it_was() -> None:
    show = shown(a=who((4, 20), swing=1), B=who((4, 4)), phase="end")
    show.step()
    assert (show["a"].swing, show.state.phase) == (0, "start")


@pytest.mark.rule("euphoria.start.order.tie_own")
@pytest.mark.rule("euphoria.start.order.tie_players")
@pytest.mark.parametrize(
    ("rival", "rule"),
    [(1, "euphoria.start.order.tie_own"), (5, "euphoria.start.order.tie_players")],
)
def test_the_choice_of_who_is_next_says_between_whom_the_tie_is(
    rival: int, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = shown(a=who(), b=who(), B=who(euphoria=rival))
    cited = []

    def ask(seat: int, key: str, domain: object, rule: str, **about: object) -> str:
        cited.append(rule)
        return "b"

    monkeypatch.setattr(show.table, "ask", ask)
    assert next_active(show.show) is show["b"]
    assert cited == [rule]


@pytest.mark.rule("euphoria.faction.bad_born.bonus")
@pytest.mark.rule("euphoria.faction.legends.penalty")
def test_what_a_team_adds_or_takes_counts_for_either_player() -> None:
    show = shown(a=who(ap_profile=8), B=who(ap_profile=8), factions=("bad_born", "bad_born"))
    show.state.penalty = [1, 3]
    assert [healthy(show.show, show[one]) for one in "aB"] == [8 + 2 - 1, 8 + 2 - 3]


@pytest.mark.rule("euphoria.turn.sequence")
@pytest.mark.rule("euphoria.end.game")
def test_turns_are_counted_one_by_one() -> None:
    show = passing(passing(shown(a=who((4, 20)), B=who((4, 4)))))
    assert [(one.turn, one.of) for one in show.told(TurnBegan)] == [(2, 6), (3, 6)]


@pytest.mark.rule("euphoria.start.ap.serious")
@pytest.mark.rule("euphoria.start.ap.very_serious")
@pytest.mark.rule("euphoria.class.no_pain")
@pytest.mark.parametrize(
    ("life", "trait", "rule"),
    [
        (21, "", "start.ap.serious"),
        (20, "", "start.ap.very_serious"),
        (20, "no_pain", "class.no_pain"),
    ],
)
def test_the_rule_of_a_wound_is_told_as_the_turn_begins(life: int, trait: str, rule: str) -> None:
    show = started(a=who(life=life, classes=[trait]), B=who())
    (weakened,) = show.told(Weakened)
    assert (weakened.rule, weakened.grave) == (f"euphoria.{rule}", life <= 20)


@pytest.mark.rule("euphoria.start.ap")
@pytest.mark.rule("euphoria.stand.remaining_shots")
def test_a_turn_begins_with_all_shots_and_with_nothing_done() -> None:
    done: dict[str, Any] = {"fired": [2], "threw": True, "dice": 2}
    show = started(a=who(weapons=[gun(2)], deeds=done), B=who())
    assert (show["a"].deeds, left(show["a"], 0)) == (Deeds(fired=[0]), 2)


@pytest.mark.rule("euphoria.faction.legends.penalty")
@pytest.mark.rule("euphoria.ruling.ap_floor")
def test_no_penalty_leaves_less_than_no_points() -> None:
    show = shown(a=who(ap_profile=2), B=who())
    show.state.penalty = [3, 0]
    assert healthy(show.show, show["a"]) == 0
