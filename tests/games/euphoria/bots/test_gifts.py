"""Bots declare an ability if it seems to reach somebody, and know what it does to shots."""

from __future__ import annotations

from typing import Any

from tapete.games.euphoria.actions.menu import menu
from tapete.games.euphoria.bots.outlook import Outlook, tomorrow
from tapete.games.euphoria.bots.prowess import Means, shots
from tapete.games.euphoria.bots.tactics import EuphoriaTactics
from tapete.games.euphoria.meta import Rules
from tapete.spaces.plane.point import INCH
from tests.games.euphoria.shows import Shown, gun, shown, who

MEASURED = Rules(measuring=True)
VOLLEY = Means(ap=6, against=6)


def declared(show: Shown) -> set[str]:
    """The abilities and roars that a bot weighs for `a`, by what they are and whom they are for."""
    mini = show.activate("a")
    found = EuphoriaTactics().promising(menu(show.show, mini), show.state, mini.seat)
    deeds = [answer.option for way, answer in found if way == "do"]
    return {f"{one.what} {one.to}".strip() for one in deeds if one.what != "end"}


def abilities(ability: str, *foes: float, **more: Any) -> set[str]:
    """What is weighed with enemies so many inches away, from edge to edge and about 1 more."""
    minis: dict[str, Any] = {"a": who(at=(4, 2), ability=ability, **more)}
    for letter, far in zip("BCD", foes, strict=False):
        minis[letter] = who(at=(4, 2 + far))
    return declared(shown(phase="abilities", rules=MEASURED, **minis))


def test_what_seems_out_of_reach_is_not_declared() -> None:
    assert abilities("snare", 6) == {"ability B"}
    assert abilities("snare", 9) == set()
    assert abilities("mark_prey", 15) == {"ability B"}
    assert abilities("mark_prey", 18) == set()


def test_what_concerns_many_is_declared_where_it_seems_to_reach_a_few() -> None:
    assert abilities("ground_slam", 4) == {"ability"}
    assert abilities("ground_slam", 14) == set()
    assert abilities("ground_slam", 4, 9, 14) == set()
    assert abilities("tear_gas", 3, 5, 14) == {"ability"}


def test_a_roar_goes_to_friends_nearby() -> None:
    near, far = who(at=(6, 2)), who(at=(18, 2))
    roarer = who(at=(4, 2), gene="roar")
    show = shown(a=roarer, b=near, c=far, D=who(at=(4, 20)), phase="abilities", rules=MEASURED)
    assert declared(show) == {"roar_friend a", "roar_friend b"}


def test_what_is_for_oneself_is_always_in_reach() -> None:
    assert abilities("take_aim", 14) == {"ability"}


def worth(**deeds: Any) -> float:
    """What three shots do to somebody on whom an ability has worked."""
    show = shown(a=who(at=(4, 4), weapons=[gun(3, 12, 20)]), B=who(at=(4, 10)))
    for name, value in deeds.items():
        setattr(show["B"].deeds, name, value)
    return shots(show.show, show["a"], show["B"], 5 * INCH, VOLLEY)


def test_a_bot_knows_who_is_hard_to_hit_and_who_may_not_evade() -> None:
    plain = worth()
    assert worth(hidden=True) < plain
    assert worth(again=["evasion"]) < plain
    assert worth(boosts={"evade": 2}) < plain
    assert worth(barred=["evade"]) == 60 > plain


def test_a_prey_that_was_named_is_expected_to_evade_nothing() -> None:
    show = shown(a=who(at=(4, 4), weapons=[gun(3, 12, 20)], ability="mark_prey"), B=who(at=(4, 10)))
    show["a"].deeds.declared = "B"
    assert shots(show.show, show["a"], show["B"], 5 * INCH, VOLLEY) == 60


def test_who_may_not_move_charge_or_shoot_is_feared_less() -> None:
    show = shown(a=who(at=(4, 4), combat=3, strength=30, weapons=[gun(2, 12)]), B=who(at=(4, 9)))
    outlook, one = Outlook(show.show, 0, 0), show["a"]
    free = outlook.threat(one, show["B"])[0]
    one.deeds.barred = ["shoot"]
    charging = outlook.threat(one, show["B"])[0]
    one.deeds.barred = ["shoot", "charge"]
    assert free >= charging > outlook.threat(one, show["B"])[0] == 0
    one.deeds.barred = ["shoot", "move"]
    assert outlook.threat(one, show["B"])[0] == 0


def test_what_lasts_for_a_turn_is_not_expected_of_the_next() -> None:
    show = shown(a=who(at=(4, 4), weapons=[gun(2, 12)]), B=who(at=(4, 18)))
    outlook, one = Outlook(show.show, 0, 0), show["a"]
    before = outlook.threat(one, show["B"])[1]
    one.deeds.boosts = {"aim": 2, "shots": 2, "range": 6}
    assert outlook.threat(one, show["B"])[1] == before
    assert tomorrow(show["B"]).deeds.grave is False
