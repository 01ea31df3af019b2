"""The great moments of a skirmish, and how its attacks are made."""

from __future__ import annotations

import pytest

from tapete.games.punk.events.fighting import Fought
from tapete.games.punk.events.gifts import Blew
from tapete.games.punk.events.harm import Downed, Removed
from tapete.games.punk.events.shooting import Broke, Covered, Shot, Strayed
from tapete.games.punk.screen import SCREEN
from tapete.kernel import Event
from tapete.scene import Cue
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.templates import Circle
from tests.games.punk.fielded import fielded, who

CIRCLE = Circle(Point(3000, 3000), 500)


def shown(event: Event) -> Cue:
    """As it is shown where a leader, `a`, and a follower, `b`, fight `C`."""
    table = fielded(a=who(at=(20, 20)), b=who(at=(20, 24)), C=who(at=(20, 40)))
    table["a"].profile, table["b"].profile, table["C"].profile = "jefe", "machaca", "alfa"
    cue = SCREEN.cue(event, table.state)
    assert cue is not None
    return cue


@pytest.mark.parametrize(
    ("event", "kind", "key", "great"),
    [
        (Downed(figure="b", other="C"), "fall", "punk.beat.downed", False),
        (Removed(figure="b"), "fall", "punk.beat.downed", False),
        (Downed(figure="a", other="C"), "loss", "punk.beat.leader", True),
        (Downed(figure="C", other="a"), "loss", "punk.beat.leader", True),
        (Blew(figure="b", what="burst"), "blast", "punk.beat.blast", False),
        (Strayed(figure="a", target="C", victim="b"), "mishap", "punk.beat.mishap", False),
        (Broke(figure="a", weapon="pistol"), "mishap", "punk.beat.mishap", False),
    ],
    ids=["kill", "removed", "leader", "their leader", "blown up", "strayed", "broken"],
)
def test_a_great_moment_is_a_beat(event: Event, kind: str, key: str, great: bool) -> None:
    beat = shown(event).beat
    assert beat is not None
    assert (beat.kind, beat.message.key, beat.great) == (kind, key, great)


def test_a_shot_is_none_yet() -> None:
    assert shown(Shot(figure="a", target="C", weapon="pistol")).beat is None


@pytest.mark.parametrize(
    ("weapon", "means"),
    [
        ("pistol", "shot"),
        ("blunderbuss", "shot"),
        ("crossbow", "missile"),
        ("throwing_knives", "missile"),
        ("flamethrower", "jet"),
    ],
)
def test_the_weapon_decides_how_a_shot_sounds(weapon: str, means: str) -> None:
    assert shown(Shot(figure="a", target="C", weapon=weapon)).means == means


def test_a_bomb_is_a_blast_and_a_flame_a_jet() -> None:
    assert shown(Covered(figure="a", weapon="molotov", template=CIRCLE)).means == "blast"
    assert shown(Covered(figure="a", weapon="flamethrower", template=CIRCLE)).means == "jet"


def test_a_fight_is_made_of_blows() -> None:
    fought = Fought(figure="a", target="C", mine=1, theirs=1, weapon="mace", against_weapon="claws")
    assert (shown(fought).means, shown(fought).target) == ("blow", "C")


def test_somebody_nobody_knows_of_falls_as_anybody_does() -> None:
    cue = shown(Downed(figure="unseen", other="a"))
    assert (cue.figure, cue.beat and cue.beat.kind) == ("", "fall")
