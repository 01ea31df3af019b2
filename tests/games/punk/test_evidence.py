"""What can be shown and said of a line of sight before anybody shoots."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body, body_of
from tapete.games.punk.rules.sight.covering import Cover
from tapete.games.punk.screen.reasons import reasons
from tapete.games.punk.screen.shot import Shot
from tapete.games.punk.screen.traces import Trace
from tapete.games.punk.screen.traces_across import traces
from tapete.games.punk.world import Skirmish
from tapete.kernel.message import Message
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tapete.words.words import Words
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.scenes import EAST, WEST, block
from tests.games.punk.test_looking import bodies, table

ROOF = block("3M", 10, 10, 20, 20, 8)


def duel(*pieces: Scenery, **how: Any) -> Fielded:
    return fielded(
        pieces=pieces,
        a=who(at=(20, 20), facing=EAST),
        B=who(at=(40, 20), facing=WEST, **how),
    )


def aloft(gap: float, *pieces: Scenery) -> Fielded:
    return fielded(
        pieces=[ROOF, *pieces],
        a=who(at=(28.75 - gap, 20), height=8, facing=EAST),
        B=who(at=(51.25, 20), facing=WEST),
    )


class Evidence(NamedTuple):
    seen: bool
    cover: Cover
    traces: list[Trace]
    notes: list[tuple[Message, str]]
    edge: Place | None


def evidence(skirmish: Skirmish, shooter: Body, target: Body) -> Evidence:
    shot = Shot.at(skirmish, shooter, target)
    edge = shot.pair.edge if isinstance(shot.pair, Across) else None
    place = None if edge is None else Place(edge.place, shot.high.place.height)
    return Evidence(shot.seen, shot.cover, list(traces(shot)), list(reasons(shot)), place)


def shown(fight: Fielded, one: str = "a", other: str = "B") -> Evidence:
    return evidence(fight.skirmish, body_of(fight[one]), body_of(fight[other]))


def said(found: Evidence) -> dict[str, str]:
    """What is said, by its rule; of who is not seen, that it cannot be shot at comes last."""
    notes = {message.key.removeprefix("punk.look."): rule for message, rule in found.notes}
    if not found.seen:
        assert notes.popitem() == ("no_shot", "punk.cover.check_los_first")
    return notes


def roles(found: Evidence) -> list[tuple[str, int | str]]:
    return [(trace.role, trace.mini or trace.piece) for trace in found.traces]


@pytest.mark.parametrize(
    ("fight", "keys"),
    [
        (duel(), {"open": "punk.cover.any_line"}),
        (
            duel(block("1M", 30, 20, 0.5, 10)),
            {"partial": "punk.cover.partial", "element": "punk.cover.apply.partial_size1"},
        ),
        (
            duel(block("1M", 30, 10, 0.5, 20)),
            {"total": "punk.cover.total", "element": "punk.cover.apply.total_size1"},
        ),
        (
            duel(block("2M", 30, 10, 0.5, 20)),
            {"hidden": "punk.los.condition", "hides": "punk.cover.apply.total_size2"},
        ),
        (
            duel(block("3M", 30, 10, 0.5, 20)),
            {"hidden": "punk.los.condition", "hides": "punk.cover.apply.total_size3"},
        ),
        (
            duel(block("3M", 21.25, 10, 0.5, 20)),
            {"hidden": "punk.los.condition", "hides": "punk.cover.shooter_hidden"},
        ),
        (
            duel(block("1M", 21.25, 10, 0.5, 20)),
            {"open": "punk.cover.any_line", "leans_out": "punk.cover.shooter_in_contact"},
        ),
        (
            duel(block("1M", 30, 10, 0.5, 20), base=55),
            {"open": "punk.cover.any_line", "too_small": "punk.cover.no_bonus_no_obstacle"},
        ),
        (
            duel(block("3M", 30, 10, 0.5, 20, opaque=False)),
            {
                "partial": "punk.cover.partial",
                "element": "punk.cover.apply.partial_size2_3",
                "odd": "punk.cover.odd_shapes",
            },
        ),
        (
            duel(shield="shield"),
            {"open": "punk.cover.any_line", "shield": "punk.cover.stack_shield"},
        ),
        (
            aloft(0),
            {"open": "punk.cover.any_line", "from_above": "punk.cover.height.shooter_above"},
        ),
        (aloft(3), {"far_from_edge": "punk.cover.height.shooter_above"}),
    ],
)
def test_why_somebody_is_seen_or_covered(fight: Fielded, keys: dict[str, str]) -> None:
    assert said(shown(fight)) == keys


@pytest.mark.parametrize(
    ("gap", "keys"),
    [
        (0, {"open": "punk.cover.any_line", "at_edge": "punk.cover.height.target_at_edge"}),
        (
            1,
            {
                "partial": "punk.cover.partial",
                "element": "punk.cover.height.target_near_edge",
                "near_edge": "punk.cover.height.target_near_edge",
            },
        ),
        (3, {"far_from_edge": "punk.cover.height.target_far"}),
    ],
)
def test_why_who_is_up_there_is_seen_or_covered(gap: float, keys: dict[str, str]) -> None:
    assert said(shown(aloft(gap), "B", "a")) == keys


def test_how_far_from_the_edge_is_measured() -> None:
    message, _ = shown(aloft(3)).notes[0]
    assert message == Message.of("punk.look.far_from_edge", needs=250, has=300)


def test_each_element_is_told_with_what_it_adds() -> None:
    """punk.cover.stack; the zone that is crossed; and what stacks with a roof's edge"""
    fight = fielded(
        pieces=[block("1P", 25, 20, 1, 10), block("1L", 30, 20, 1, 10), block("3L", 30, 30, 1, 9)],
        elements=(0, 1, 1),
        a=who(at=(20, 20), facing=EAST),
        B=who(at=(40, 20)),
    )
    told = [(message.key[10:], dict(message.args), rule) for message, rule in shown(fight).notes]
    assert told[1:] == [
        ("element", {"scenery": "1P", "size": 1, "adds": 7}, "punk.cover.apply.partial_size1"),
        ("element", {"scenery": "1L", "size": 1, "adds": 1}, "punk.cover.stack"),
        ("zone", {"scenery": "1L", "size": 1}, "punk.cover.size.zones"),
    ]
    crate = block("1L", 29.2, 20, 0.5, 5, 3, foot=8)
    rules = [rule for _, rule in shown(aloft(1, crate), "B", "a").notes]
    assert "punk.cover.height.stack" in rules


def test_behind_ones_back_nothing_else_is_said() -> None:
    fight = duel(block("1M", 30, 10, 0.5, 20))
    fight["a"].facing = WEST
    found = shown(fight)
    assert said(found) == {"behind": "punk.los.arc"}
    assert not found.seen


def test_who_sees_all_round_is_shown_looking_at_its_target() -> None:
    fight = duel(block("1M", 30, 20, 0.5, 10))
    fight["a"].facing, fight["a"].special = WEST, {"all_round": 0}
    found = shown(fight)
    assert found.seen
    assert roles(found) == [("free", -1), ("covers", 0)]


def test_minis_in_the_line_of_fire_are_named() -> None:
    fight = fielded(
        a=who(at=(20, 20), facing=EAST),
        c=who(at=(30, 21)),
        D=who(at=(26, 18.2)),
        B=who(at=(40, 20)),
    )
    found = shown(fight)
    message = Message.of("punk.look.past_minis", figure="D", count=2)
    assert (message, "punk.cover.mini.partial_penalty") in found.notes
    assert [role for role in roles(found) if role[0] == "covers"] == [
        ("covers", "D"),
        ("covers", "c"),
    ]
    fight["c"].radius, fight["c"].at = 275, Place(Point(3590, 2000))
    assert said(shown(fight))["behind_minis"] == "punk.cover.mini.total"


def test_lines_that_are_free_and_lines_that_are_not() -> None:
    fight = duel(block("1M", 30, 20, 0.5, 10), block("1L", 21.25, 20, 0.5, 10))
    assert roles(shown(fight)) == [("free", -1), ("covers", 0), ("ignored", 1)]
    assert roles(shown(duel(block("2M", 30, 10, 0.5, 20)))) == [("hides", 0)]


def test_lines_from_a_roof_fall_from_its_edge() -> None:
    found = shown(aloft(1, block("1L", 43, 5, 0.5, 30)))
    assert found.edge == Place(Point(3000, 2000), 800)
    assert roles(found) == [("free", -1), ("covers", 1)]
    assert all((trace.start, trace.end.height) == (found.edge, 0) for trace in found.traces)
    back = shown(aloft(1, block("1L", 43, 5, 0.5, 30)), "B", "a")
    assert all((trace.end, trace.start.height) == (found.edge, 0) for trace in back.traces)


def test_what_stands_on_the_roof_is_shown_too() -> None:
    crate = block("1L", 29.2, 20, 0.5, 5, 3, foot=8)
    assert roles(shown(aloft(1, crate), "B", "a")) == [("free", -1), ("covers", 1)]
    assert roles(shown(aloft(1, crate))) == [("free", -1), ("ignored", 1)]
    hut = block("2L", 29.2, 15, 0.5, 10, 6, foot=8)
    assert roles(shown(aloft(1, hut))) == [("hides", 1)]


@pytest.mark.parametrize("language", ["es", "en"])
def test_all_of_it_can_be_said(language: str) -> None:
    words = Words(language)
    fights = [duel(), duel(block("2M", 30, 10, 0.5, 20)), aloft(0), aloft(1), aloft(3)]
    fights.append(duel(block("1M", 30, 10, 0.5, 20), block("1M", 21.25, 10, 0.5, 20)))
    for fight in fights:
        for found in (shown(fight), shown(fight, "B", "a")):
            assert not any("⟦" in words.say(message) for message, _ in found.notes)
    rare = ("behind", "beneath", "odd", "too_small", "shield", "zone", "past_minis", "behind_minis")
    assert all(words.knows(f"punk.look.{key}") for key in (*rare, "only_scenery"))


@given(st.integers(0, 10**9))
@settings(max_examples=25, deadline=None)
def test_the_lines_drawn_show_what_was_judged(seed: int) -> None:
    """What covers or hides has a line through it, and the free line crosses nothing that does."""
    rng = Random(seed)
    skirmish = table(rng)
    for shooter, target in zip(*[iter(bodies(rng, skirmish.field, 8))] * 2, strict=True):
        found = evidence(skirmish, shooter, target)
        weighty = {t.piece for t in found.traces if t.role in ("covers", "hides")}
        elements = {skirmish.field.elements[piece] for piece in weighty if piece >= 0}
        edge = found.edge is not None and target.place == max(
            shooter.place, target.place, key=lambda place: place.height
        )
        if found.seen and not edge:
            assert elements == set(found.cover.elements)
        free = next((t for t in found.traces if t.role == "free"), None)
        if free is not None and found.edge is None:
            assert not any(_through(skirmish.board.pieces[piece], free) for piece in weighty)


def _through(piece: object, trace: Trace) -> bool:
    """By more than rounding the ends of a line makes it."""
    assert isinstance(piece, Scenery)
    ends = [(place.point.x, place.point.y) for place in (trace.start, trace.end)]
    return bool(shapely.Polygon(piece.corners).buffer(-1.5).intersects(shapely.LineString(ends)))
