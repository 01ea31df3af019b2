"""What bots make of a show: they guess distances, and weigh AP against what may come."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tapete.bots import BeginnerBot, GreedyBot, StrategistBot
from tapete.games.euphoria.actions.menu import menu
from tapete.games.euphoria.bots.eye import SPREAD, error, guess
from tapete.games.euphoria.bots.first_sight import FirstSight
from tapete.games.euphoria.bots.goals import prospect
from tapete.games.euphoria.bots.outlook import Outlook
from tapete.games.euphoria.bots.plans import needed
from tapete.games.euphoria.bots.prowess import Means, longest, shots, wins, worth
from tapete.games.euphoria.bots.tactics import EuphoriaTactics
from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.story.deployment import MARKER, MARKERS, marks, posts
from tapete.games.euphoria.state import Marker, Trapdoor
from tapete.kernel import Amount
from tapete.spaces.climbs.surfaces import Place, Standing
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, distance
from tests.games.choosing import chosen_by
from tests.games.euphoria.shows import Shown, gun, piece, shown, spot, who

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
    need = needed(Outlook(show.show, 0, 5), show["a"], show["B"])
    charges = [one for one in deeds(show, "a", 5) if one[0] == "charge"]
    assert charges == [("charge", "B", need)]


def test_a_charge_round_a_wall_seems_to_need_more_and_none_at_all_if_it_is_too_long() -> None:
    measured: dict[str, Any] = {"rules": Rules(measuring=True), "B": who(at=(10, 4))}

    def need(depth: float) -> int | None:
        wall = piece("wall", 7, 4 - depth / 2, 1, depth, height=4)
        show = shown(pieces=[wall], a=who(at=(4, 4), ap=9), **measured)
        return needed(Outlook(show.show, 0, 0), show["a"], show["B"])

    straight = shown(a=who(at=(4, 4), ap=9), **measured)
    assert needed(Outlook(straight.show, 0, 0), straight["a"], straight["B"]) == 6
    assert need(4) == 8
    assert need(8) is None


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


def test_who_may_still_step_out_and_shoot_is_feared_until_it_has_moved() -> None:
    wall = piece("wall", 2, 8, 4, 1, height=4)
    show = shown(pieces=[wall], a=who(at=(4, 4)), B=who(at=(4, 12), weapons=[gun(3, 12)]))
    outlook = Outlook(show.show, 1, 0)
    before = outlook.threat(show["B"], show["a"])[0]
    show.state.acted.append("B")
    assert before > outlook.threat(show["B"], show["a"])[0]


def test_who_declares_no_ability_may_still_charge() -> None:
    show = shown(a=who(at=(4, 4), combat=3), B=who(at=(4, 9)), phase="abilities")
    outlook = Outlook(show.show, 0, 0)
    before = outlook.threat(show["a"], show["B"])
    show.state.acted.append("a")
    assert outlook.threat(show["a"], show["B"]) == before


def test_in_the_last_turn_nothing_comes_later() -> None:
    show = shown(a=who(at=(4, 4)), B=who(at=(4, 20)))
    outlook = Outlook(show.show, 0, 0)
    assert outlook.promise(show["a"], outlook.foes, 1.0) > 0
    show.state.turn = TURNS
    assert outlook.promise(show["a"], outlook.foes, 1.0) == 0


def test_what_is_spat_reaches_eight_inches_and_nobody_evades_it() -> None:
    show = shown(a=who(at=(4, 4), gene="gastric"), B=who(at=(4, 10), armour=10))
    one, other = show["a"], show["B"]
    assert longest(one) == 8 * INCH
    assert shots(show.show, one, other, 7 * INCH, Means(1, 8)) == 20
    assert shots(show.show, one, other, 9 * INCH, Means(1, 8)) == 0
    one.deeds.spat = True
    assert shots(show.show, one, other, 7 * INCH, Means(1, 8)) == 0


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


# --- deployment


def test_markers_are_put_at_the_front_and_apart() -> None:
    show = shown(a=who(out="waiting"), B=who(out="waiting"), phase="markers")
    for seat in (0, 1):
        for _ in range(MARKERS):
            (post,) = TACTICS.promising(marks(show.show, seat), show.state, seat)
            show.state.markers.append(Marker(seat, post.at))
    for seat in (0, 1):
        own = [one.at.point for one in show.state.markers if one.seat == seat]
        assert all(distance(one, other) >= 5 * INCH for one, other in combinations(own, 2))
        assert all(abs(one.y - 12 * INCH) < 10 * INCH for one in own)


def test_a_character_is_weighed_in_places_on_all_sides_of_the_markers() -> None:
    show = shown(a=who(out="waiting"), phase="deploy")
    show.state.markers = [Marker(0, Place(spot(x, 22))) for x in (6, 18)]
    bases = [Standing(Disc(one.at.point, MARKER), 0) for one in show.state.markers]
    domain = posts(show.show, show["a"], bases)
    found = [post.at.point for post in TACTICS.promising(domain, show.state, 0)]
    assert len(found) == 10
    assert min(one.x for one in found) < 6 * INCH < 18 * INCH < max(one.x for one in found)


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
