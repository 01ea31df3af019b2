"""What bots make of a show: they guess distances, and weigh AP against what may come."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import BeginnerBot, GreedyBot, StrategistBot
from tapete.games.euphoria.actions.menu import menu
from tapete.games.euphoria.bots.eye import SPREAD, error, guess
from tapete.games.euphoria.bots.first_sight import FirstSight
from tapete.games.euphoria.bots.goals import prospect
from tapete.games.euphoria.bots.outlook import Outlook
from tapete.games.euphoria.bots.plans import needed
from tapete.games.euphoria.bots.prowess import wins, worth
from tapete.games.euphoria.bots.tactics import EuphoriaTactics
from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.state import Trapdoor
from tapete.kernel import Amount
from tapete.spaces.climbs.surfaces import Place
from tests.games.choosing import chosen_by
from tests.games.euphoria.shows import Shown, gun, shown, spot, who

TACTICS = EuphoriaTactics()


def deeds(show: Shown, letter: str, eye: int = 0) -> list[tuple[str, str, Any]]:
    """The deeds that a bot weighs for a miniature: what, to whom, and with how many AP or shots."""
    mini = show.activate(letter)
    found = EuphoriaTactics(eye).promising(menu(show.show, mini), show.state, mini.seat)
    answers = [answer for way, answer in found if way == "do"]
    return [
        (one.option.what, one.option.to, one.details.get("ap", one.details.get("shots")))
        for one in answers
    ]


# --- distances


def test_a_guess_is_off_by_a_share_of_the_distance_at_most() -> None:
    show = shown(a=who(at=(2, 4)), B=who(at=(14, 4)))
    true = show.show.gap(show["a"], show["B"])
    guesses = [guess(show.show, show["a"], show["B"], eye) for eye in range(200)]
    assert max(abs(one - true) for one in guesses) <= SPREAD * true
    assert len(set(guesses)) > 100


def test_a_bot_guesses_alike_all_turn_and_anew_in_the_next() -> None:
    assert error(3, "a", "B", 1) == error(3, "B", "a", 1)
    assert error(3, "a", "B", 1) != error(3, "a", "B", 2)


@pytest.mark.rule("euphoria.def.measure.when")
def test_a_bot_knows_a_distance_only_where_everybody_may_measure() -> None:
    rules = Rules(measuring=True)
    show = shown(a=who(at=(2, 4)), B=who(at=(14, 4)), rules=rules)
    assert guess(show.show, show["a"], show["B"], 7) == show.show.gap(show["a"], show["B"])


def test_a_charge_is_weighed_with_the_ap_it_seems_to_need() -> None:
    show = shown(a=who(at=(4, 4), ap=9), B=who(at=(10, 4)), C=who(at=(4, 20)))
    outlook = Outlook(show.show, 0, 5)
    need = needed(outlook, show["a"], show["B"])
    charges = [one for one in deeds(show, "a", 5) if one[0] == "charge"]
    assert {to for _, to, _ in charges} == {"B"}
    assert {ap for _, _, ap in charges} == {need, need + 1}


def test_nobody_is_shot_at_who_seems_out_of_range() -> None:
    show = shown(
        a=who(at=(4, 4), weapons=[gun(2, 8)]), B=who(at=(9, 4)), C=who(at=(20, 4)), phase="shooting"
    )
    shot = {to for what, to, _ in deeds(show, "a") if what == "shoot"}
    assert shot == {"B"}


# --- how a team stands


def lead(**minis: Any) -> float:
    show = shown(**minis)
    return TACTICS.lead(show.show, 0)


def test_ap_that_are_left_are_worth_something_where_one_may_be_shot_at() -> None:
    foe = who(at=(4, 12), weapons=[gun(3, 12)])
    assert lead(a=who(at=(4, 4), ap=6), B=foe) > lead(a=who(at=(4, 4), ap=0), B=foe)


def test_a_wound_costs_the_side_that_has_it() -> None:
    foe = who(at=(4, 20))
    assert lead(a=who(at=(4, 4), life=80), B=foe) > lead(a=who(at=(4, 4), life=50), B=foe)


def test_a_beginner_fears_nobody() -> None:
    near, far = who(at=(4, 8), weapons=[gun(3, 12)]), who(at=(20, 20), weapons=[gun(3, 12)])
    a = who(at=(4, 4), ap=0)
    beginner = FirstSight()
    fears = lead(a=a, B=far) - lead(a=a, B=near)
    shows = [shown(a=a, B=foe).show for foe in (far, near)]
    assert fears > beginner.lead(shows[0], 0) - beginner.lead(shows[1], 0)


def test_a_trapdoor_draws_those_who_may_open_it() -> None:
    def drawn(x: float, **given: Any) -> float:
        show = shown(a=who(at=(x, 4), **given))
        show.state.trapdoors = [Trapdoor(Place(spot(6, 4)))]
        return prospect(show.show, 0)

    assert drawn(5) > drawn(15) > 0
    assert drawn(5, classes=["bad_born"]) == 0


def test_what_kills_is_worth_more_than_twice_what_wounds() -> None:
    victim = shown(a=who(life=80))["a"]
    assert worth(victim, 80) > 2 * worth(victim, 40) > 0
    assert worth(victim, 0) == 0


def test_a_die_beats_another_in_45_of_100_cases() -> None:
    assert wins(0) == 0.45
    assert wins(-10) == 0
    assert wins(20) == 1


# --- answers


def test_at_a_glance_all_attack_with_everything_and_defend_with_half() -> None:
    assert TACTICS.reply(0, "euphoria.ask.attack", Amount(1, 4)) == 4
    assert TACTICS.reply(0, "euphoria.ask.defend", Amount(0, 4)) == 2


@pytest.mark.parametrize("level", [BeginnerBot, GreedyBot, StrategistBot])
def test_each_level_strikes_a_foe_that_is_nearly_dead(level: type[GreedyBot]) -> None:
    a = who(at=(4, 4), ap=8, weapons=[gun(4, 12, 40)])
    show = shown(a=a, B=who(at=(4, 9), life=10, ap=0), phase="shooting")
    show.activate("a")
    way, answer = chosen_by(level(1), GAME, show.state)
    assert (way, answer["option"]["what"]) == ("do", "shoot")
