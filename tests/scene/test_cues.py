"""What a screen is handed: cues made from a table of events, cards, circles of ranges."""

from __future__ import annotations

import msgspec

from tapete.kernel import Event, Message
from tapete.kernel.event import Rolled
from tapete.scene import Beat, Board, Card, Cue, Cues, Scene, Screen, Section, always
from tapete.scene.event import OfFigure, OfTwo, WithWeapon
from tapete.scene.look import circles
from tapete.scene.screen import cue_of
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.templates import Circle


class Walked(OfFigure, frozen=True, kw_only=True, tag="goblins.walked"):
    path: tuple[tuple[int, int], ...]


class Bit(OfTwo, frozen=True, kw_only=True, tag="goblins.bit"):
    victim: str = ""
    deep: bool = False


class Threw(WithWeapon, frozen=True, kw_only=True, tag="goblins.threw"):
    template: Circle


class Sang(OfFigure, frozen=True, kw_only=True, tag="goblins.sang"):
    """A goblin sang."""


class Rained(Event, frozen=True, kw_only=True, tag="goblins.rained"):
    """It rained."""


SEEN = ["Gob", "Lin"]
SHOWN = Cues(
    {"move": (Walked,), "attack": (Threw,), "note": (Rained,)},
    lambda view: view,
    {Bit: lambda event, view: "harm" if event.deep else "miss"},
)


def test_a_cue_shows_what_its_event_has() -> None:
    way = ((0, 0), (5, 5))
    assert SHOWN(Walked(figure="Gob", path=way), SEEN) == Cue("move", "Gob", path=way)
    thrown = SHOWN(Threw(figure="Gob", weapon="pot", template=Circle(Point(0, 0), 9)), SEEN)
    assert thrown is not None
    assert (thrown.kind, thrown.figure, len(thrown.area) > 8) == ("attack", "Gob", True)
    assert SHOWN(Rained(), SEEN) == Cue("note")


def test_a_kind_can_depend_on_what_happened() -> None:
    bite = Bit(figure="Gob", target="Lin", victim="Lin", deep=True)
    assert SHOWN(bite, SEEN) == Cue("harm", "Gob", "Lin")
    assert SHOWN(msgspec.structs.replace(bite, deep=False), SEEN) == Cue("miss", "Gob", "Lin")


def test_whom_it_happened_to_comes_before_whom_it_was_meant_for() -> None:
    assert SHOWN(Bit(figure="Nobody", target="Gob", victim="Lin"), SEEN) == Cue("miss", "", "Lin")


def test_what_no_table_names_is_told_in_the_log_only_unless_the_game_notes_it() -> None:
    noted = Cues({}, lambda view: view, rest="note")
    assert SHOWN(Sang(figure="Gob"), SEEN) is None
    assert noted(Sang(figure="Gob"), SEEN) == Cue("note", "Gob")
    assert noted(Sang(figure="Nobody"), SEEN) is None
    assert noted(Rained(), SEEN) is None


CHEER = Beat("luck", Message("goblins.cheer"))
LOUD = Cues(
    {"attack": (Bit,)},
    lambda view: view,
    means={Bit: always("blow")},
    beats={
        Bit: lambda event, view: CHEER if event.deep else None,
        Sang: lambda event, view: CHEER,
        Rained: lambda event, view: CHEER,
    },
)


def test_a_cue_says_how_an_attack_is_made_and_whether_it_is_a_beat() -> None:
    bite = Bit(figure="Gob", target="Lin", victim="Lin", deep=True)
    assert LOUD(bite, SEEN) == Cue("attack", "Gob", "Lin", means="blow", beat=CHEER)
    shallow = msgspec.structs.replace(bite, deep=False)
    assert LOUD(shallow, SEEN) == Cue("attack", "Gob", "Lin", means="blow")


def test_a_beat_of_no_other_kind_is_a_note() -> None:
    assert LOUD(Sang(figure="Gob"), SEEN) == Cue("note", "Gob", beat=CHEER)
    assert LOUD(Sang(figure="Nobody"), SEEN) == Cue("note", beat=CHEER)
    assert LOUD(Rained(), SEEN) == Cue("note", beat=CHEER)


def test_dice_that_ace_are_a_beat_in_a_game_without_cues() -> None:
    screen = Screen(scene=lambda view, seat: Scene(Message("goblins")))
    aced = cue_of(screen, Rolled(dice=(6, 6), faces=(6, 6, 2, 1), values=(14, 1)), None)
    told = Message.of("table.beat.aces", count=2, best=14)
    assert aced == Cue("note", beat=Beat("luck", told, great=True))
    assert cue_of(screen, Rolled(dice=(6,), faces=(6,), values=(6,)), None) is None
    assert cue_of(screen, Rained(), None) is None


def test_a_card_has_no_empty_sections() -> None:
    name, warts = Message("goblin"), (Message("warts"), "goblins.warts")
    card = Card.of(name, name, {Message("has"): iter([warts]), Message("wants"): ()})
    assert card.sections == (Section(Message("has"), (warts,)),)


def test_circles_are_measured_from_the_edge_of_a_base() -> None:
    near, far = circles("goblins.reach", (3, 4), 10, Message("pot"), {"near": 50, "far": 90})
    assert (near[:2], far[:2]) == (((3, 4), 60), ((3, 4), 100))
    assert far[2] == Message.of("goblins.reach", weapon=Message("pot"), band="far")


def test_a_board_keeps_its_fingerprint_out_of_what_is_sent() -> None:
    board, twin = [Board(9, 9, 1, Message("pace")) for _ in range(2)]
    assert board.fingerprint == board.fingerprint == twin.fingerprint
    assert msgspec.json.encode(board) == msgspec.json.encode(Board(9, 9, 1, Message("pace")))
