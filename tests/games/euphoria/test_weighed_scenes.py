"""The number beside the options of small scenes is what the rules say end by end.

What is declared before measuring is weighed as if it were in reach: so does the plain way.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.meta import Rules
from tapete.kernel import Message
from tapete.kernel.labels import Gist
from tapete.kernel.plain import Plain
from tapete.odds.distribution import Distribution
from tapete.odds.forecast import forecast
from tapete.odds.foresight import condition
from tests.games.euphoria.fighting.test_melee import TOUCH, duel
from tests.games.euphoria.gear.test_rewards import at_door
from tests.games.euphoria.moving.test_moving import roofs
from tests.games.euphoria.shooting.test_shooting import RIFLE, TWO_GUNS, range_of
from tests.games.euphoria.shooting.test_templates import FLAMES, LAUNCHER
from tests.games.euphoria.shows import Shown, gun, inches, piece, shown, who
from tests.games.weighed import agrees, all_agree, asked, ways_of, whole_list_agrees

END_BY_END = {"end by end, best"}
MANY = 20_000
DEATH = "euphoria.gist.out"


def do(what: str, to: str = "", item: int = -1, **details: Any) -> Any:
    """A deed of the menu, as an answer."""
    return ["do", {"option": {"what": what, "to": to, "item": item}, "details": details}]


def chances(show: Shown, answer: Plain, *before: Plain) -> Distribution[Gist]:
    """What is shown beside an answer to the question that follows the answers before it."""
    return forecast(asked(GAME, show.state, *before), answer).gists


def looked_at(show: Shown, *more: Plain) -> dict[str, set[str]]:
    """How what hangs on chance in an activation, and others that are given, were looked at."""
    return ways_of(all_agree(asked(GAME, show.state), *more, ends=MANY))


def after(show: Shown, *before: Plain) -> tuple[str, set[str]]:
    """The question that follows these answers, and how all answers to it were looked at."""
    [found] = ways_of(whole_list_agrees(asked(GAME, show.state, *before), ends=MANY)).items()
    return found


# --- shots


def evaded() -> Shown:
    """A target that may buy evasion, behind a crate that may be cover or not."""
    return range_of(B={"ap": 2}, pieces=[piece("crates", 11, 10.5, 1, 1, height=1.5)])


def seen_first() -> Shown:
    """By a house rule, evasion is bought once the dice are seen."""
    return range_of(a={"weapons": [gun(2)]}, B={"ap": 2}, rules=Rules(evade_after=True))


def shielded() -> Shown:
    """Somebody in front of the target is hit by what would have hit it."""
    return range_of(B={"ap": 2}, C=who(at=(13.18 - TOUCH, 10), life=30))


def blast() -> Shown:
    """Two under one explosion."""
    return range_of(a=LAUNCHER, B={"ap": 1, "life": 40}, C=who(at=(13.18, 12), armour=10))


def shot_again() -> Shown:
    """By an ability the shooter may throw its dice again."""
    return range_of(a={"weapons": [gun(1)], "deeds": {"again": ["shots"]}}, B={"ap": 1})


def evaded_again() -> Shown:
    """By an ability the target may throw its dice again."""
    return range_of(a={"weapons": [gun(1)]}, B={"ap": 1, "deeds": {"again": ["evasion"]}})


SHOTS: list[Callable[[], Shown]] = [evaded, seen_first, shielded, blast, shot_again, evaded_again]


@pytest.mark.parametrize("scene", SHOTS)
def test_shots_and_evasion(scene: Callable[[], Shown]) -> None:
    show = scene()
    show.activate("a")
    assert looked_at(show)["shoot"] == END_BY_END
    shot = do("shoot", "B", 0, shots=1)
    assert after(show, shot) == ("euphoria.ask.evade", END_BY_END)


def two_targets(**given: Any) -> Shown:
    """Two who may be shot at, by one with as many shots."""
    show = range_of(B={"ap": 1}, C=who(at=(12, 15), ap=1, life=30), **given)
    show.activate("a")
    return show


@pytest.mark.parametrize("armed", [RIFLE, TWO_GUNS])
def test_shots_at_several(armed: dict[str, Any]) -> None:
    """The first are weighed with the rest as usual, and then each of the rest."""
    show, first = two_targets(a={**armed, "ap": 2}), do("shoot", "B", 0, shots=1, more=True)
    assert looked_at(show)["shoot"] == END_BY_END
    assert after(show, first) == ("euphoria.ask.more_shots", END_BY_END)


def test_flames_with_shots_of_another_weapon() -> None:
    both = {"weapons": [*FLAMES["weapons"], gun(1)], "ap": 2}
    show = range_of(a=both, B={"at": (8, 10), "ap": 1}, C=who(at=(10, 10.5), life=30))
    show.activate("a")
    laid: Plain = ["flames:0", [inches(12), inches(10)]]
    assert looked_at(show, laid)["flames:0"] == END_BY_END
    assert after(show, laid) == ("euphoria.ask.more_shots", END_BY_END)


def test_what_is_shown_of_a_volley_is_what_the_dice_say() -> None:
    """A shot that is not evaded hits; against one evasion die it must be higher: 45 of 100."""
    show = range_of(a={"weapons": [gun(1)]}, B={"ap": 1, "life": 30})
    show.activate("a")
    shot = do("shoot", "B", 0, shots=1)
    found = [chances(show, dice, shot).floats() for dice in (0, 1)]
    assert [one.get((), 0) for one in found] == [0, pytest.approx(0.55)]


# --- charges


def charging(gap: float = 4, far: int = 12, **given: Any) -> Shown:
    """`a` may charge `B`, which may stand and shoot."""
    a = {"at": (4, 10), "life": 30, "ap": 6, **given.pop("a", {})}
    b = {"at": (4 + gap + TOUCH, 10), "ap": 2, "weapons": [gun(2, far, 20)], **given.pop("B", {})}
    show = shown(a=who(**a), B=who(**b), **given)
    show.activate("a")
    return show


CHARGE = do("charge", "B", ap=4)
STAND: Plain = {"option": {"what": "stand", "to": "a", "item": 0}, "details": {"shots": 2}}


def test_a_charge_and_the_shots_at_it() -> None:
    show = charging()
    assert looked_at(show, CHARGE)["charge"] == END_BY_END
    assert after(show, CHARGE) == ("euphoria.ask.stand", END_BY_END)
    assert after(show, CHARGE, STAND) == ("euphoria.ask.evade", END_BY_END)


def over_a_gap(gap: float = 2, far: int = 12) -> Shown:
    """The way of the charge is over a gap between two roofs, where `a` may stumble."""
    a, b = {"at": (5, 5), "height": 3}, {"at": (9 + gap, 5), "height": 3}
    return charging(far=far, pieces=roofs(gap), a=a, B=b)


def test_a_charge_on_which_it_may_stumble() -> None:
    show = over_a_gap()
    assert looked_at(show)["charge"] == END_BY_END
    assert after(show, CHARGE) == ("euphoria.ask.stand", END_BY_END)


# --- melee


def promised() -> Shown:
    """Both have dice to share between attack and defence."""
    return duel(a={"combat": 3, "ap": 3}, B={"combat": 2, "ap": 2, "life": 40})


def charged() -> Shown:
    """One that has charged, with a free die, against one that dodges."""
    return duel(True, a={"combat": 1, "ap": 2}, B={"combat": 1, "ap": 2, "classes": ["dodge"]})


def special() -> Shown:
    """A special attack may be made, and be answered with one."""
    able = {"attack": next(iter(library().attacks)), "combat": 2, "ap": 4}
    return duel(a=able, B={**able, "ap": 3})


def fought_again() -> Shown:
    """By an ability the attacker may throw its dice again."""
    a = {"combat": 1, "ap": 1, "deeds": {"again": ["melee"]}}
    return duel(a=a, B={"combat": 1, "ap": 1})


@pytest.mark.parametrize("scene", [promised, charged, special, fought_again])
def test_melee_with_its_counter_attack(scene: Callable[[], Shown]) -> None:
    show = scene()
    if scene is special:
        assert after(show) == ("euphoria.ask.special_attack", END_BY_END)
    before = [False] if scene is special else []
    assert after(show, *before) == ("euphoria.ask.attack", END_BY_END)
    assert after(show, *before, 1) == ("euphoria.ask.defend", END_BY_END)


def test_a_fatality() -> None:
    """Two dice that are higher than 15 together, which none of eleven lives survives: 15 of 100."""
    show = duel(a={"combat": 2, "ap": 2, "strength": 10}, B={"ap": 0, "life": 200})
    assert after(show) == ("euphoria.ask.attack", END_BY_END)
    dead = [chance for gist, chance in chances(show, 2).floats().items() if DEATH in str(gist)]
    assert dead == [pytest.approx(0.15)]


# --- what else is rolled for


def test_a_jump() -> None:
    show = shown(pieces=roofs(2), a=who((6, 5), height=3, ap=6), B=who((20, 20)))
    show.activate("a")
    there: Plain = ["move", {"way": [[inches(8), inches(5), "jump", inches(3)]]}]
    assert looked_at(show, there)["move"] == END_BY_END


def test_a_reward() -> None:
    show = at_door(a={"weapons": [gun(1), gun(2)]}, C=who(at=(8, 7), life=30))
    show.activate("a")
    assert looked_at(show)["open"] == END_BY_END


def test_played_with_dice_a_melee_comes_out_as_it_is_shown() -> None:
    """Where there are too many ends to run each by itself."""
    assert agrees(asked(GAME, promised().state), 2, Random(1), ends=1) == "samples, best"


# --- what nobody may measure


def shot_at(gap: float, **given: Any) -> Shown:
    """A shot at somebody at that distance, with a weapon that reaches 12 inches."""
    show = range_of(B={"at": (4 + gap + TOUCH, 10), "ap": 1}, **given)
    show.activate("a")
    return show


@pytest.mark.rule("euphoria.def.measure.when")
def test_a_number_beside_a_shot_does_not_tell_how_far_its_target_is() -> None:
    """Neither whether it is in range, nor whether it is at point-blank range."""
    shot = do("shoot", "B", 0, shots=1)
    near, far, out = [chances(shot_at(gap), shot) for gap in (4, 10, 14)]
    assert near == far == out
    agreed = Rules(measuring=True)
    near, far, out = [chances(shot_at(gap, rules=agreed), shot) for gap in (4, 10, 14)]
    assert near != far != out


@pytest.mark.rule("euphoria.def.measure.when")
def test_a_number_beside_a_charge_does_not_tell_how_far_its_target_is() -> None:
    found = [chances(charging(gap), CHARGE) for gap in (3, 8, 14)]
    assert found[0] == found[1] == found[2]
    agreed = Rules(measuring=True)
    found = [chances(charging(gap, rules=agreed), CHARGE) for gap in (3, 14)]
    assert found[0] != found[1]


@pytest.mark.rule("euphoria.def.measure.when")
def test_a_number_beside_shots_at_a_charger_does_not_tell_how_far_it_is() -> None:
    """Neither whether it is at point-blank range, nor whether it is in range before it jumps."""
    near, far = [chances(charging(gap), STAND, CHARGE) for gap in (3, 10)]
    assert near == far
    reaching, short = [chances(over_a_gap(far=inches), STAND, CHARGE) for inches in (12, 2)]
    assert reaching == short


@pytest.mark.rule("euphoria.def.measure.when")
def test_what_was_measured_before_a_declaration_is_not_supposed() -> None:
    """An ability that was found to be out of reach as the shooter's activation began."""
    a = {"ability": "mark_prey", "deeds": {"declared": "B"}, "weapons": [gun(1, 24)]}
    show = range_of(a=a, B={"at": (20, 10), "ap": 1, "life": 30})
    evaded = chances(show, do("shoot", "B", 0, shots=1)).floats()
    assert evaded[()] == pytest.approx(0.55)


@pytest.mark.rule("euphoria.def.measure.when")
def test_the_condition_is_said_beside_all_that_is_weighed_as_if_in_reach() -> None:
    armed = range_of(a={"weapons": [*FLAMES["weapons"], gun(1)]})
    armed.activate("a")
    slam = shown(a=who((4, 4), ability="ground_slam"), B=who((20, 20)), phase="abilities")
    slam.activate("a")
    laid: Plain = ["flames:0", [inches(12), inches(10)]]
    said = [
        condition(asked(GAME, charging().state, CHARGE), STAND),
        condition(asked(GAME, armed.state), laid),
        condition(asked(GAME, slam.state), do("ability")),
    ]
    assert said == [Message("euphoria.chance.given")] * 3
    alone = range_of(a=FLAMES)
    alone.activate("a")
    assert condition(asked(GAME, alone.state), laid) is None
