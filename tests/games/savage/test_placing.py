"""Templates that are put anywhere on the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.deeds.do import Do, Using
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.placing import placings, put
from tapete.games.savage.events.fight import Attacked, Cast, Covered
from tapete.games.savage.game import GAME
from tapete.games.savage.labels.answers import label
from tapete.games.savage.steps import menu
from tapete.kernel import Filled
from tapete.kernel.dressing import dressed
from tapete.kernel.errors import Refused
from tapete.kernel.matches.script import Given
from tapete.server.showing.asking import asked
from tapete.server.showing.pointing import headed
from tapete.spaces.plane.point import INCH, Point
from tests.games.choosing import chosen
from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.games.savage.test_telling import words_in
from tests.server.matches import asked_of, play_on, savage

MAP = """
..............
.a....B.C..#.D
..............
..............
"""


def thrower(dice: Any = (), board: str = "free", **more: Any) -> Skirmish:
    spec: dict[str, Any] = {"gear": ("grenade",), "athletics": 8, **more}
    foes = who(vigor=4)
    fight = skirmish(MAP, dice=dice, board=board, a=who(**spec), B=foes, C=foes, D=who())
    fight.turn("a")
    return fight


def ways(fight: Skirmish) -> dict[str, Any]:
    """The ways of placing something, by their names in answers."""
    return {way.id: domain for way, domain in placings(fight.fight, fight["a"]).items()}


def spot(x: float, y: float) -> list[int]:
    return [round(x * INCH), round(y * INCH)]


def refused(fight: Skirmish, way: str, x: float, y: float) -> tuple[str, str]:
    with pytest.raises(Refused) as found:
        ways(fight)[way].read(spot(x, y))
    return found.value.reason.key, found.value.rule


def told(fight: Skirmish, kind: type) -> list[Any]:
    return [event for event in fight.table.told if isinstance(event, kind)]


def test_a_grenade_can_be_put_between_two_foes() -> None:
    fight = thrower(dice=[7, 4, 4, 4, 4, 4, 4])
    at = ways(fight)["lob:0"].read(spot(7.5, 1.5))
    put(fight.fight, fight["a"], Using("lob", 0), at)
    assert told(fight, Attacked)[0].target in ("B", "C")
    assert told(fight, Covered)[0].template.centre == at
    assert fight["B"].out
    assert fight["C"].out
    assert not fight["D"].out


def test_an_empty_spot_can_be_aimed_at() -> None:
    fight = thrower(dice=[5])
    put(fight.fight, fight["a"], Using("lob", 0), Point(*spot(3.5, 3.9)))
    assert told(fight, Attacked)[0].target in ("", "a")
    assert "lob:0" not in ways(fight)


def points_at(fight: Skirmish, foe: str, what: str = "lob") -> list[Any]:
    choices = MENU.choices(fight.fight, fight["a"])
    wanted = [one for one in choices if (one.option.what, one.option.to) == (what, foe)]
    return list(wanted[0].details["point"])


@pytest.mark.rule("savage.range.penalty", "savage.core.area_attack")
@pytest.mark.parametrize(
    ("drawing", "offered"),
    [
        ("a" + "." * 16 + "B......", ["", "beyond", "short"]),
        ("a" + "." * 19 + "B......", ["", "short"]),
        ("a" + "." * 8 + "B", ["", "short"]),
    ],
    ids=["near", "at the end of its range", "at the edge of the table"],
)
def test_a_grenade_is_offered_beyond_a_foe_only_in_range_and_on_the_table(
    drawing: str, offered: list[str]
) -> None:
    fight = skirmish(drawing, a=who(gear=("grenade",), athletics=8), B=who())
    fight.turn("a")
    assert points_at(fight, "B") == offered


@pytest.mark.rule("savage.power.range")
def test_a_power_is_offered_beyond_a_foe_only_within_the_range_it_needs_for_the_foe() -> None:
    wizard = who(
        edges=("arcane_background",), powers=("blast",), points=4, arcane="spellcasting",
        spellcasting=8,
    )  # fmt: skip
    fight = skirmish("a" + "." * 11 + "B......", a=wizard, B=who())
    fight.turn("a")
    assert points_at(fight, "B", "cast") == ["", "short"]


def test_out_of_range_and_out_of_sight_are_refused_with_their_rules() -> None:
    fight = thrower()
    reach = ways(fight)["lob:0"].reach
    assert refused(fight, "lob:0", 13.5, 1.5) == ("spaces.refusal.unseen", "savage.cover.penalty")
    far = Point(reach + 4 * INCH, INCH)
    assert ways(fight)["lob:0"].far(far) > reach


def test_it_is_offered_only_while_there_is_an_action_for_it() -> None:
    fight = thrower()
    assert Using("lob", 0) in menu(fight.fight, fight["a"]).ways
    fight.turn("a", used=1)
    assert Using("lob", 0) not in menu(fight.fight, fight["a"]).ways
    fight.turn("a")
    fight["a"].shaken = True
    assert Using("lob", 0) not in menu(fight.fight, fight["a"]).ways


def test_who_has_no_template_has_no_such_way() -> None:
    fight = thrower(gear=("revolver",))
    assert set(menu(fight.fight, fight["a"]).ways) == {"move", "do"}


def test_on_squares_it_lands_in_the_middle_of_one() -> None:
    fight = thrower(board="squares")
    assert ways(fight)["lob:0"].read(spot(5.1, 2.9)) == Point(*spot(5.5, 2.5))


# --- powers and their modifiers


def mage(power: str, **more: Any) -> dict[str, Any]:
    """Somebody with a d10 in Spellcasting, 15 points and one power."""
    given: dict[str, Any] = {
        "spellcasting": 10, "powers": (power,), "points": 15,
        "edges": ("arcane_background",), "arcane": "spellcasting",
    }  # fmt: skip
    return who(**{**given, **more})


def caster(power: str, dice: Any, *answers: Any, **more: Any) -> Skirmish:
    foes = who(vigor=4)
    everybody: Any = {"a": mage(power, **more), "B": foes, "C": foes, "D": who()}
    fight = skirmish(MAP, dice=dice, answers=answers, **everybody)
    fight.turn("a")
    return fight


def adding(to: str = "B", **details: Any) -> tuple[str, Any]:
    """The answer to which modifiers are added."""
    return "savage.ask.modifiers", {
        "option": {"what": "cast", "to": to, "item": 0}, "details": details,
    }  # fmt: skip


def places(fight: Skirmish, x: float, y: float) -> Skirmish:
    at = ways(fight)["cast:0"].read(spot(x, y))
    put(fight.fight, fight["a"], Using("cast", 0), at)
    return fight


def test_a_power_buys_the_range_it_needs() -> None:
    fight = caster("blast", [9, 2, 1, 1, 1, 1, 1, 1], adding())
    domain = ways(fight)["cast:0"]
    assert domain.rules["too_far"] == "savage.power.range"
    places(fight, 7.5, 1.5)
    paid = told(fight, Cast)[0]
    assert paid.target in ("B", "C")
    assert fight["a"].points == 15 - paid.points


@pytest.mark.rule("savage.power.cost", "savage.ruling.power_modifiers")
@pytest.mark.parametrize(
    ("modifier", "points"),
    [
        ({"heavy": True}, 2),
        ({"ap": 3}, 3),
        ({"lingering": True}, 2),
        ({"fatigue": True}, 2),
        ({"veil": "glow"}, 1),
        ({"veil": "shroud"}, 1),
        ({"pace": "hinder"}, 1),
        ({"heavy": True, "ap": 1, "veil": "glow"}, 4),
        ({}, 0),
    ],
)
def test_every_modifier_is_for_a_power_that_is_put_anywhere(
    modifier: dict[str, Any], points: int
) -> None:
    """A blast of 3 points, over B alone."""
    fight = places(caster("blast", [5, 3, 2], adding(**modifier)), 5.5, 1.5)
    assert told(fight, Cast)[0].points == 3 + points


@pytest.mark.rule("savage.power.fatigue", "savage.power.glow", "savage.power.lingering")
def test_the_modifiers_take_effect_on_whom_it_harms() -> None:
    fight = places(
        caster("blast", [5, 3, 2], adding(fatigue=True, veil="glow", lingering=True)), 5.5, 1.5
    )
    assert fight["B"].shaken
    assert fight["B"].fatigue == 1
    assert fight["B"].burns
    assert fight["B"].effects[0].modifiers == ["glow"]


@pytest.mark.rule("savage.power.selective")
def test_a_selective_blast_that_is_put_anywhere_spares_whom_one_likes() -> None:
    fight = caster("blast", [5, 3, 2], adding(selective=True), ("savage.ask.selective", ["B"]))
    places(fight, 7.5, 1.5)
    assert fight["B"].shaken
    assert not fight["C"].shaken


@pytest.mark.rule("savage.power.range", "savage.ruling.power_modifiers")
def test_range_is_paid_before_the_other_modifiers() -> None:
    """4 points: 3 for the blast and 1 for twice the range leave none."""
    long = "a" + "." * 15 + "B"
    fight = skirmish(long, a=mage("blast", points=4), B=who(), dice=[5, 1, 1])
    fight.turn("a")
    places(fight, 16.5, 0.5)
    assert fight["a"].points == 0
    fight.table.done()


@pytest.mark.rule("savage.power.cost")
def test_who_can_pay_for_no_modifier_is_not_asked() -> None:
    fight = places(caster("blast", [5, 3, 2], state={"points": 3}), 5.5, 1.5)
    assert fight["a"].points == 0
    fight = places(caster("light", [5]), 5.5, 1.5)
    fight.table.done()


def test_a_cone_takes_modifiers_too() -> None:
    fight = caster("burst", [5, 1, 3, 2, 1, 1, 1], adding(ap=1))
    places(fight, 5.5, 1.5)
    assert told(fight, Cast)[0].points == 3


@pytest.mark.parametrize(("language", "words"), [("en", "an empty spot"), ("es", "un sitio vacío")])
def test_on_an_empty_place_the_question_says_so(language: Any, words: str) -> None:
    fight = caster("blast", [])
    said = label(Filled(Do("cast", "", 0), {"ap": 1}), fight.state)
    assert words in words_in(language).say(dressed(GAME, said, fight.state))


def test_the_usual_is_to_add_nothing() -> None:
    """So a template's odds are those of the plain power, until something is added."""
    fight = places(caster("blast", [5, 3, 2], adding()), 5.5, 1.5)
    _, key, domain = fight.table.asked[0]
    usual, *others = domain.candidates()
    assert key == "savage.ask.modifiers"
    assert not any(usual.details.values())
    assert {name for one in others for name, value in one.details.items() if value} == {
        "heavy", "ap", "lingering", "fatigue", "veil", "pace", "selective",
    }  # fmt: skip


def test_a_bot_adds_what_helps_it() -> None:
    """B has 6 of armour: without armour piercing 2d6 hardly hurt it."""
    foes: Any = {"B": who(vigor=4, armour=6), "C": who(), "D": who()}
    fight = skirmish(MAP, a=mage("blast"), **foes)
    fight.turn("a")
    placed = Given("savage.ask.act", 0, ["cast:0", spot(5.5, 1.5)])
    assert chosen(GAME, fight.state, 0, placed)["details"]["ap"] > 0


def test_random_answers_are_allowed() -> None:
    fight = thrower()
    domain = menu(fight.fight, fight["a"]).ways[Using("lob", 0)]
    rng = Random(1)
    for _ in range(50):
        assert domain.contains(domain.write(domain.sample(rng)))


def test_a_client_sees_whom_the_template_would_touch() -> None:
    match = savage(scenario="crypt")
    for _ in range(400):
        if match.question is None:
            break
        seat, domain = asked_of(match)
        ways = [way for way in asked(match, seat).ways if way.kind == "template"]
        circles = [way for way in ways if way.domain["shape"] == "circle"]
        if circles:
            own = next(f for f in match.state.figures if f.id == match.state.turn.actor)
            seen = headed(match, seat, circles[0].name, [(own.at.x, own.at.y)])
            assert seen.reason is None
            assert own.id in seen.touched
            assert len(seen.area) > 8
            assert circles[0].label is not None
            assert domain.contains(seen.answer)
            match.answer(seat, seen.answer)
            return
        play_on(match, 1)
    pytest.fail("nobody has anything to throw")
