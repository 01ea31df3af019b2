"""The great moments of a fight, and how its attacks are made."""

from __future__ import annotations

import pytest

from tapete.games.savage.events import fight as events
from tapete.games.savage.screen import SCREEN
from tapete.kernel import Event, Message
from tapete.kernel.event import Rolled
from tapete.scene import Beat
from tapete.scene.screen import cue_of
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.templates import Circle, Teardrop
from tests.games.savage.skirmish import Skirmish, skirmish, who

JOKER = events.Dealt(figure="a", others=0, card="★")
RAISED = events.Hit(figure="a", target="b", raised=True)
DEAD = events.Fell(figure="b", out="dead")


def scene() -> Skirmish:
    """The hero is a Wild Card, and the foe is not."""
    return skirmish("a...b", a=who(wild=True), b=who(wild=False))


def beat_of(event: Event) -> Beat | None:
    cue = cue_of(SCREEN, event, scene().state)
    return None if cue is None else cue.beat


def fell(figure: str, out: str) -> Event:
    return events.Fell(figure=figure, out=out)


@pytest.mark.parametrize(
    ("event", "kind", "key", "great"),
    [
        (JOKER, "luck", "savage.beat.joker", True),
        (RAISED, "critical", "savage.beat.raise", False),
        (DEAD, "fall", "savage.beat.fell", False),
        (fell("a", "incapacitated"), "loss", "savage.beat.fell", True),
    ],
    ids=["joker", "raise", "extra", "wild card"],
)
def test_a_great_moment_is_a_beat(event: Event, kind: str, key: str, great: bool) -> None:
    beat = beat_of(event)
    assert beat is not None
    assert (beat.kind, beat.message.key, beat.great) == (kind, key, great)


@pytest.mark.parametrize(
    "event",
    [
        events.Dealt(figure="a", others=0, card="A♠"),
        events.Hit(figure="a", target="b", raised=False),
        fell("a", "gone"),
    ],
    ids=["other card", "plain hit", "left the map"],
)
def test_what_is_common_is_no_beat(event: Event) -> None:
    assert beat_of(event) is None


def test_a_joker_is_shown_on_whom_it_is_dealt_to() -> None:
    cue = SCREEN.cue(JOKER, scene().state)
    assert cue is not None
    assert (cue.kind, cue.figure) == ("note", "a")


def test_dice_that_ace_are_a_beat_and_a_chain_is_a_great_one() -> None:
    plain = Rolled(dice=(8, 6), faces=(3, 5), values=(3, 5))
    one = Rolled(dice=(8, 6), faces=(8, 5, 3), values=(13, 3))
    chain = Rolled(dice=(8, 6), faces=(8, 8, 5, 3), values=(21, 3))
    assert beat_of(plain) is None
    assert beat_of(one) == Beat("luck", Message.of("table.beat.aces", count=1, best=13))
    assert beat_of(chain) == Beat("luck", Message.of("table.beat.aces", count=2, best=21), True)


@pytest.mark.parametrize(
    ("weapon", "means"),
    [
        ("revolver", "shot"),
        ("bow", "missile"),
        ("long_sword", "blow"),
        ("throwing_axe", "missile"),
        ("flamethrower", "jet"),
        ("bolt", "power"),
    ],
)
def test_the_weapon_decides_how_an_attack_is_made(weapon: str, means: str) -> None:
    cue = SCREEN.cue(events.Attacked(figure="a", target="b", weapon=weapon), scene().state)
    assert cue is not None
    assert cue.means == means


def test_what_could_be_thrown_is_swung_at_a_neighbour() -> None:
    close = skirmish("ab", a=who(), b=who())
    axe = SCREEN.cue(events.Attacked(figure="a", target="b", weapon="throwing_axe"), close.state)
    assert axe is not None
    assert axe.means == "blow"


AT = Point(500, 500)


@pytest.mark.parametrize(
    ("template", "means"),
    [(Circle(AT, 300), "blast"), (Teardrop(AT, Point(900, 500), 900, 300), "jet")],
    ids=["round", "cone"],
)
def test_a_round_template_is_a_blast_and_a_cone_a_jet(
    template: Circle | Teardrop, means: str
) -> None:
    cue = SCREEN.cue(events.Covered(figure="a", template=template), scene().state)
    assert cue is not None
    assert (cue.means, bool(cue.area)) == (means, True)
