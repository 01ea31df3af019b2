"""What a master changes by hand, openly or behind the screen."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.actions import mastering
from tapete.games.darkness.actions.changes import secrets
from tapete.games.darkness.actions.mastering import MASTERY
from tapete.games.darkness.events.master import (
    MasterSays,
    NewCharacter,
    Noted,
    Overruled,
)
from tapete.games.darkness.events.story import Progressed
from tapete.games.darkness.meta import ATTRIBUTES
from tapete.games.darkness.rules.master import buildings, changes, figures, moving
from tapete.games.darkness.rules.master.secrets import seen
from tapete.games.darkness.state import Laid, Survivor
from tapete.kernel.errors import Refused
from tapete.spaces.tiles.city import START
from tests.games.darkness.evenings import SEAT, evening, holding, thug
from tests.games.darkness.nights import (
    FRONT,
    FRONT_IN,
    FRONT_OUT,
    IN,
    STREET,
    Scene,
    do,
    person,
    sq,
)


def watched(*people: Survivor, **values: Any) -> Scene:
    """An evening in which the turn's question is open to the master, too."""
    return evening(*people, watching=True, **values)


def by_master(what: str, to: str = "", **details: Any) -> tuple[int, Any]:
    option = {"what": what, "to": to, "item": -1}
    return SEAT, ["do", {"option": option, "details": details}]


def point(x: int, y: int) -> list[int]:
    column, row = sq(x, y)
    return [column * 600 + 300, row * 600 + 300]


# --- the question of the turn


def test_the_question_of_a_turn_is_open_to_the_master_too() -> None:
    found = watched(person()).play(by_master("hurt", "s0"))
    assert found[0].hurts == 1
    assert not found.turn.acted


def test_a_master_who_lets_them_play_is_asked_no_more_in_this_turn() -> None:
    found = watched(person()).play((SEAT, ["watch", "watch"]))
    found.play(do("end"))
    assert found.turn.over


def test_the_player_may_answer_first() -> None:
    found = watched(person()).play((0, do("end")))
    assert found.turn.over


def test_after_a_dozen_changes_the_players_are_left_to_play() -> None:
    found = watched(person())
    for _ in range(mastering.MOST):
        found.play(by_master("tell"), "boo")
    found.play(do("end"))
    assert found.turn.over


@pytest.mark.rule("darkness.gm.authority")
def test_what_a_master_changes_is_on_the_record_with_the_masters_authority() -> None:
    found = watched(person()).play(by_master("fail", "s0"))
    told = found.told(Overruled)
    assert [(one.what, one.figure, one.rule) for one in told] == [
        ("fail", "s0", "darkness.gm.authority")
    ]
    assert found[0].failures == 1


@pytest.mark.rule("darkness.gm.vp.roleplay")
@pytest.mark.rule("darkness.vp.roleplay")
def test_the_master_gives_points_without_a_vote() -> None:
    found = watched(person(), person(1), guarded=["bar"])
    found.play((2, ["do", {"option": {"what": "points", "to": "s1", "item": -1},
                           "details": {"amount": 2}}]))  # fmt: skip
    assert [one.points for one in found.state.survivors] == [0, 2]
    assert found.asked() == ["turn"]


# --- what would break the state


def test_a_pawn_in_a_wall_is_refused_with_what_would_be_right() -> None:
    found = watched(person())
    with pytest.raises(Refused) as refused:
        found.play(by_master("put", "s0"), [10, 10])
    assert refused.value.reason.key == "spaces.refusal.no_tile"
    assert dict(refused.value.reason.args) == {"square": "{},{}".format(*point(0, 0)).join("[]")}
    assert refused.value.rule == "darkness.gm.authority"
    found.play(by_master("put", "s0"), point(4, 1))
    assert found[0].at == sq(4, 1)


@pytest.mark.parametrize(
    ("what", "details", "reason"),
    [
        ("pardon", {}, "darkness.barred.no_failures"),
        ("heal", {"amount": 1}, "darkness.barred.unhurt"),
        ("confiscate", {}, "darkness.barred.nothing_held"),
        ("points", {"amount": 1000}, "kernel.refusal.detail"),
    ],
)
def test_no_count_falls_below_none(what: str, details: Any, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        watched(person()).play(by_master(what, "s0", **details))
    assert refused.value.reason.key == reason


def test_a_count_that_cannot_be_is_refused_with_those_that_can() -> None:
    with pytest.raises(Refused) as refused:
        watched(person(damage=2)).play(by_master("heal", "s0", amount=-1))
    assert dict(refused.value.reason.args) == {"name": "amount", "allowed": "1, 2"}


def test_what_is_done_to_nobody_is_refused_with_those_who_are_there() -> None:
    with pytest.raises(Refused) as refused:
        watched(person()).play(by_master("hurt", "nobody"))
    allowed = str(dict(refused.value.reason.args)["allowed"])
    assert '{"what":"hurt","to":"s0","item":-1}' in allowed


def test_no_figure_is_healed_beyond_its_damage() -> None:
    found = watched(person(damage=1))
    with pytest.raises(Refused):
        found.play(by_master("heal", "s0", amount=2))
    found.play(by_master("heal", "s0", amount=1))
    assert found[0].damage == 0


def test_every_kind_of_change_has_its_place_in_the_menu() -> None:
    found = watched(person(damage=2, failures=1, defence=3, holds=["torch"]), foes=[thug(), thug()])
    night = found.night()
    offered = {one.option.what for one in MASTERY.choices(night, night.master)}
    assert offered >= {
        "points", "hurt", "heal", "fail", "pardon", "hand", "confiscate", "fate", "put", "place",
        "remove", "health", "stance", "codes", "light", "weather", "switch", "gas", "security",
        "environment", "dice", "substitute", "finish", "secretly", "unlock", "tally", "lay",
        "afflict", "round", "limit", "order", "cut", "teach", "improve", "carry", "pace", "rename",
        "fell", "strew", "borders",
    }  # fmt: skip


# --- figures


@pytest.mark.rule("darkness.gm.npc")
def test_a_person_whom_the_master_adds_has_a_whole_sheet() -> None:
    found = watched(person()).play(by_master("place", role="npc"), "lucia", point(4, 1))
    npc = found.state.foes[0]
    assert (npc.id, npc.role, npc.at) == ("f1", "npc", sq(4, 1))
    assert npc.sheet is not None
    assert all(npc.sheet.value(one) >= 1 for one in ATTRIBUTES)


def test_a_figure_is_moved_hurt_and_removed_by_hand() -> None:
    found = watched(person(), foes=[thug()])
    found.play(by_master("put", "f1"), point(1, 1))
    found.play(by_master("health", "f1", amount=5))
    found.play(by_master("stance", "f1", stance="flee"))
    foe = found.state.foes[0]
    assert (foe.at, foe.health, foe.stance) == (sq(1, 1), 5, "flee")
    found.play(by_master("remove", "f1"))
    assert not figures.shown(found.night())


@pytest.mark.rule("darkness.gm.experienced_characters")
def test_a_game_that_is_too_easy_is_made_harder() -> None:
    found = watched(person(), foes=[thug()])
    found.play(by_master("codes", "f1", initiative="4K", attack="4S", defence="3K"))
    assert found.state.foes[0].codes == ("4K", "4S", "3K")


def two_tiles() -> Scene:
    tiles = (Laid("bar", *START, 0), Laid("police_station", START[0] + 1, START[1], 0))
    found = watched(person(at=STREET), tiles=tiles)
    found.state.stack = ["bank"]
    return found


def vacancy(column: int, row: int) -> dict[str, int]:
    return {"column": column, "row": row}


def test_a_tile_is_laid_where_it_fits() -> None:
    laid = {"tile": "bank", "column": START[0] + 2, "row": START[1], "turn": 0}
    found = two_tiles().play(by_master("lay", "bank"), vacancy(35, 33), laid)
    assert [one.tile for one in found.state.laid] == ["bar", "police_station", "bank"]
    assert not found.state.stack


def test_a_tile_of_the_plan_is_laid_in_its_own_place() -> None:
    found = two_tiles()
    laid = {"tile": "clinic", "column": START[0], "row": START[1] - 1, "turn": 0}
    found.play(by_master("lay", "clinic"), vacancy(33, 32), laid)
    assert found.state.laid[-1].tile == "clinic"
    assert found.state.stack == ["bank"]


def test_a_tile_that_does_not_fit_is_refused_with_the_places_where_it_does() -> None:
    with pytest.raises(Refused) as refused:
        two_tiles().play(by_master("lay", "bank"), vacancy(33, 32))
    allowed = dict(refused.value.reason.args)["allowed"]
    assert allowed == ", ".join(
        f'{{"column":{column},"row":{row}}}' for column, row in ((34, 32), (34, 34), (35, 33))
    )
    found = watched(person(at=STREET))
    found.state.stack = ["bank"]
    with pytest.raises(Refused) as refused:
        found.play(by_master("lay", "bank"))
    assert refused.value.reason.key == "darkness.barred.no_room"


def test_light_weather_gas_and_security_answer_to_the_master() -> None:
    found = watched(person(persuasion=3))
    found.play(by_master("light", "night"))
    found.play(by_master("weather", "storm"))
    found.play(by_master("switch", "bar"))
    found.play(by_master("gas", "bar"))
    master = found.state.master
    assert master is not None
    assert (master.light, master.weather, master.dark, master.gas) == (
        "night", "storm", ["bar"], ["bar"],
    )  # fmt: skip
    found.play(by_master("security", "bar"), "talk", "6H", dice=[6, 1, 2])
    assert found[0].points == 1


def reached(found: Scene) -> Any:
    night = found.night()
    return moving.ways(night, night.actor).reach().settled


@pytest.mark.rule("darkness.disc.no_door")
def test_a_door_stands_open_and_is_locked_again() -> None:
    found = watched(person(at=FRONT_OUT))
    door = SEAT, ["do", {"option": {"what": "unlock", "to": "", "item": FRONT}, "details": {}}]
    assert FRONT_IN not in reached(found)
    found.play(door)
    assert FRONT_IN in reached(found)
    assert [one.what for one in found.play(door).told(Overruled)] == ["door_shut"]
    assert FRONT_IN not in reached(found)


def test_the_story_has_come_as_far_as_the_master_says() -> None:
    found = watched(person()).play(by_master("tally", "clues", amount=1))
    assert found.state.progress == {"clues": 1}
    assert [(one.counter, one.count) for one in found.told(Progressed)] == [("clues", 1)]
    found.play(by_master("tally", "clues", amount=2))
    assert found.state.reached


def test_something_of_the_story_is_given_by_hand() -> None:
    found = watched(person()).play(by_master("hand", "s0"), "red_folder")
    assert [one.kind for one in found[0].things] == ["red_folder"]


def test_the_master_may_end_the_session() -> None:
    found = watched(person()).play(by_master("finish", "won"))
    assert found.state.phase == "end"
    assert found.state.reached


def test_the_master_may_call_for_a_roll_of_fate() -> None:
    found = watched(person()).play(by_master("fate", "s0", table="bad"), dice=[4, 6])
    assert found[0].failures == 1


# --- characters


@pytest.mark.rule("darkness.gm.death.new_character")
def test_a_player_whose_character_has_died_goes_on_with_a_new_one() -> None:
    found = evening(person(0, at=None, dead=True), person(1), watching=True)
    found.state.turn.who = "s1"  # type: ignore[union-attr]
    free = changes.spare(found.night())[0]
    found.play((2, ["do", {"option": {"what": "new_character", "to": "s0", "item": -1},
                           "details": {}}]), free)  # fmt: skip
    fresh = found.state.survivors[2]
    assert (fresh.seat, fresh.sheet.name, fresh.at is not None) == (0, free, True)
    assert found.state.order == ["s0", "s1", "s2"]
    assert [one.name for one in found.told(NewCharacter)] == [free]


@pytest.mark.rule("darkness.gm.death.substitute")
def test_somebody_badly_hurt_rests_until_healed_and_another_stands_in() -> None:
    found = watched(person(defence=3, damage=2))
    free = changes.spare(found.night())[0]
    found.play(by_master("substitute", "s0"), free)
    assert playing(found) == ["s1"]
    assert found[1].seat == 0
    assert found.turn.over
    changes.recover(found.night())
    assert playing(found) == ["s1"]
    changes.recover(found.night())
    assert playing(found) == ["s0"]


def playing(found: Scene) -> list[str]:
    return [one.id for one in found.night().living()]


def test_nobody_rests_who_is_not_badly_hurt() -> None:
    with pytest.raises(Refused):
        watched(person(defence=3, damage=1)).play(by_master("substitute", "s0"))


# --- words, and what is done behind the screen


def test_the_master_tells_everybody_something() -> None:
    found = watched(person()).play(by_master("tell"), "It grows cold.")
    assert [(one.text, one.whispered) for one in found.told(MasterSays)] == [
        ("It grows cold.", False)
    ]


def secret(what: str, to: str = "", **details: Any) -> Any:
    return {"option": {"what": what, "to": to, "item": -1}, "details": details}


def secretly(found: Scene, *answers: Any) -> Scene:
    return found.play(by_master("secretly"), *answers)


def test_a_note_is_the_masters_alone() -> None:
    found = secretly(watched(person()), secret("note"), "Lucía lies.")
    assert found.state.master is not None
    assert found.state.master.notes == ["Lucía lies."]
    assert [one.text for one in found.told(Noted)] == ["Lucía lies."]
    mine, theirs = seen(found.state, SEAT).master, seen(found.state, 0).master
    assert mine is not None
    assert theirs is not None
    assert (mine.notes, theirs.notes) == (["Lucía lies."], [])


def test_a_whisper_is_heard_by_one() -> None:
    heard: list[Any] = []
    found = watched(person(), person(1))
    night = found.night(answers=[secret("whisper", "s1"), "behind you"])
    night.table.tell = lambda event, *, to=None, **fields: heard.append((event, to))  # type: ignore[method-assign]
    secrets.secretly(night, night.master)
    assert heard[-1] == (MasterSays, (1, 2))


def test_finds_are_changed_in_secret() -> None:
    found = secretly(watched(person()), secret("finds", "bar", item="spear", code="6H"))
    assert buildings.finds(found.night(), "bar")["spear"] == "6H"
    theirs = seen(found.state, 0).master
    assert theirs is not None
    assert not theirs.finds


def test_who_hides_is_seen_by_the_master_alone() -> None:
    lurks = secret("lurk", thug().kind, role="adversary")
    found = secretly(watched(person(at=IN)), lurks, point(5, 5))
    assert [one.id for one in found.state.foes] == ["h1"]
    assert not seen(found.state, 0).foes
    assert len(seen(found.state, SEAT).foes) == 1
    secretly(found, secret("shift", "h1"), point(5, 4))
    assert found.state.foes[0].at == sq(5, 4)
    assert not figures.shown(found.night())


def test_who_hides_is_shown_or_taken_away() -> None:
    lurks = secret("lurk", thug().kind, role="adversary")
    found = secretly(watched(person(at=IN)), lurks, point(5, 5))
    secretly(found, secret("reveal", "h1"))
    assert [(one.id, one.hidden) for one in found.state.foes] == [("f1", False)]
    secretly(found, lurks, point(5, 5))
    secretly(found, secret("dismiss", "h2"))
    assert [one.id for one in found.state.foes] == ["f1"]


def test_a_note_is_struck_out() -> None:
    found = secretly(watched(person(), notes=["one", "two"]), {**secret("erase"), "option": {
        "what": "erase", "to": "", "item": 0}})  # fmt: skip
    assert found.state.master is not None
    assert found.state.master.notes == ["two"]


def test_what_is_handed_over_fits_the_load() -> None:
    found = watched(person()).play(by_master("hand", "s0"), "knife")
    assert [one.kind for one in found[0].things] == ["knife"]
    found.play(by_master("confiscate", "s0"), found[0].things[0].id)
    assert not found[0].things
    holding(found[0], "knife")
