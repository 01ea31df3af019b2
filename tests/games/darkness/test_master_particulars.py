"""Small print of a master's game: what is cited, counted, laid and forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import Appeared, MasterSays, Overruled, Speaks
from tapete.games.darkness.rules.master import (
    authority,
    buildings,
    changes,
    environment,
    fights,
    laying,
    playing,
    scenes,
    secrets,
    sessions,
    words,
)
from tapete.games.darkness.state import Foe
from tapete.kernel import OneOf, Roll
from tapete.kernel.errors import Refused
from tests.games.darkness.evenings import STORY, evening, holding, villain
from tests.games.darkness.nights import IN, STREET, Scene, person, sq

WON, LOST, HIT, MISS, HELD = [6, 1, 2], [1, 2, 4], [6, 1, 3], [1, 2, 4], [6, 1, 4]


def dice_of(found: Scene) -> list[int]:
    """How many dice each check had."""
    return [len(one.dice) for one in found.table.rolled if isinstance(one, Roll)]


# --- fights


def attacked(found: Scene, *dice: list[int], answers: Any = ()) -> Scene:
    night = found.night([face for one in dice for face in one], answers)
    fights.attacked(night, found.state.foes[0], found[0])
    found.table.done()
    return found


@pytest.mark.rule("darkness.gm.combat.damage")
def test_a_figure_that_is_struck_and_stands_strikes_all_the_same() -> None:
    found = attacked(evening(person(), foes=[villain()]), WON, HIT, HELD, answers=["fists"])
    assert (found.state.foes[0].health, found[0].health) == (1, 3)
    assert len(dice_of(found)) == 3


@pytest.mark.rule("darkness.gm.combat.damage")
def test_whoever_cannot_reach_its_attacker_still_defends_itself() -> None:
    far = villain(at=STREET, reach=9, speed=9)
    found = attacked(evening(person(), foes=[far]), WON, MISS)
    assert found[0].health == 2


# --- figures and their words


@pytest.mark.rule("darkness.gm.npc")
@pytest.mark.parametrize(
    ("role", "kind", "rule"),
    [("npc", "lucia", "darkness.gm.npc"), ("villain", "lamplighter", changes.RULE)],
)
def test_people_of_the_story_and_adversaries_come_by_their_own_rules(
    role: Any, kind: str, rule: str
) -> None:
    found = evening(person())
    changes.place(found.night(), role, kind, IN)
    assert [one.rule for one in found.told(Appeared)] == [rule]


@pytest.mark.rule("darkness.gm.npc")
def test_somebody_of_the_story_says_one_line_after_the_other() -> None:
    lines = library().campaigns[STORY].npcs["lucia"].lines
    found = evening(person(), foes=[Foe("", "lucia", IN, role="npc")])
    for line in lines[:2]:
        playing.speak(found.night(), found.state.foes[0])
        assert [one.en for one in found.told(Speaks)] == [line.en]


# --- scenes and sessions


@pytest.mark.rule("darkness.gm.authority")
def test_a_scene_darkens_lights_and_fills_buildings_and_clears_them() -> None:
    found = evening(person())
    master = found.state.master
    assert master is not None
    page = library().campaigns[STORY].sessions["lights_out"].scenes["opening"]
    plain = {"notes": None, "arrivals": (), "effects": (), "light": "", "weather": ""}
    scene = replace(page, **{**plain, "dark": ("bar",), "gas": ("clinic",)})
    scenes.play(found.night(), scene, [])
    assert (master.dark, master.gas) == (["bar"], ["clinic"])
    scenes.play(
        found.night(), replace(scene, dark=(), gas=(), lit=("bar",), clears=("clinic",)), []
    )
    assert (master.dark, master.gas) == ([], [])


@pytest.mark.rule("darkness.gm.map")
def test_the_master_may_lay_any_tile_that_is_not_in_the_plan() -> None:
    found = evening(person(), known=True, tiles=())
    night = found.night()
    planned = {one.tile for one in laying.plan(night)}
    laying.begin(night)
    assert found.state.stack == sorted(set(library().tiles) - planned)
    assert {one.tile for one in found.state.laid} == planned


@pytest.mark.rule("darkness.gm.development.objects")
def test_what_was_saved_and_kept_is_on_the_sheet_no_longer_once_it_is_in_play() -> None:
    found = evening(person())
    found[0].sheet = replace(found[0].sheet, saved=3, objects=("rope",))
    sessions.bring(found.night(), found[0])
    assert (found[0].saved, found[0].sheet.saved, found[0].sheet.objects) == (3, 0, ())


@pytest.mark.rule("darkness.gm.turn.long_action")
def test_what_is_proposed_may_take_one_to_four_turns() -> None:
    check = next(iter(words.judging().choices()))
    assert list(check.details["turns"]) == [1, 2, 3, 4]


def test_a_proposal_has_two_hundred_letters_at_most() -> None:
    found = evening(person())
    denied = {"option": {"what": "deny", "to": "", "item": -1}, "details": {}}
    words.propose(found.night([], ["x" * 200, denied]), found[0])
    said: Any = found.table.asked[0][2]
    with pytest.raises(Refused):
        said.read("x" * 201)


def test_nobody_else_knows_how_many_lurk() -> None:
    found = evening(person(), notes=["the cellar"], lurking=2)
    for seat, lurking in ((0, 0), (1, 2)):
        master = secrets.seen(found.state, seat).master
        assert master is not None
        assert master.lurking == lurking


@pytest.mark.rule("darkness.gm.combat.damage")
def test_a_figure_that_falls_strikes_no_more() -> None:
    found = attacked(evening(person(), foes=[villain(health=1)]), WON, HIT, answers=["fists"])
    assert len(dice_of(found)) == 2


@pytest.mark.rule("darkness.ruling.gm_adversary_speed")
@pytest.mark.parametrize(("speed", "offered"), [(2, ("fists", "retreat")), (3, ("fists",))])
def test_only_whoever_is_quicker_than_its_attacker_may_get_away(
    speed: int, offered: tuple[str, ...]
) -> None:
    found = evening(person(), foes=[villain(speed=speed)])
    attacked(found, WON, MISS, HELD, answers=["fists"])
    domain: Any = found.table.asked[-1][2]
    assert domain.options == offered


@pytest.mark.rule("darkness.ruling.gm_combat_rounds")
def test_whoever_is_slower_strikes_back_and_cannot_get_away() -> None:
    found = attacked(
        evening(person(), foes=[villain(speed=0)]), LOST, HELD, MISS, answers=["fists"]
    )
    domain: Any = found.table.asked[-1][2]
    assert domain.options == ("fists",)


@pytest.mark.rule("darkness.combat.helpers.approach")
def test_in_a_fight_of_one_round_only_those_on_the_square_help() -> None:
    for deed in (fights.attacked, lambda night, foe, who: fights.attack(night, who, foe, None)):
        found = evening(person(), person(1, sq(3, 2)), foes=[villain()])
        night = found.night([*WON, *HIT, *HELD], ["fists"] if deed is fights.attacked else [])
        deed(night, found.state.foes[0], found[0])
        assert "call_help" not in found.asked()


# --- what a master does is on the record


@pytest.mark.rule("darkness.gm.authority")
def test_what_is_changed_by_hand_is_told_with_its_amount() -> None:
    found = evening(person(failures=2))
    for change, left in ((changes.hurt, 2), (changes.fail, 3), (changes.pardon, 2)):
        found[0].failures = 2 if change is not changes.pardon else 3
        found[0].things = []
        change(found.night(), found[0])
        assert [one.amount for one in found.told(Overruled)] == [1]
        assert found[0].failures == (left if left < 3 else 0)


@pytest.mark.rule("darkness.gm.authority")
def test_the_masters_answers_are_no_secret_and_a_whisper_is_called_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = evening(person())
    heard: list[Any] = []
    night = found.night()
    monkeypatch.setattr(night.table, "ask", lambda *args, **more: heard.append(more["secret"]))
    authority.ask(night, "scene", OneOf(("play", "skip")), "r")
    assert heard == [False]
    changes.whisper(found.night(), found[0], "behind you")
    assert [one.whispered for one in found.told(MasterSays)] == [True]


@pytest.mark.rule("darkness.gm.death.substitute")
def test_whoever_is_well_again_comes_back_and_the_others_rest_on() -> None:
    found = evening(person(damage=1), person(1, damage=2))
    for one, name in zip(found.state.survivors[:2], ("kai", "noa"), strict=True):
        changes.substitute(found.night(), one, name)
    changes.recover(found.night())
    assert found.state.master is not None
    assert found.state.master.resting == {"s1": "s3"}
    assert (found[0].at is None, found[2].at is None) == (False, True)


# --- finds, light and guards


@pytest.mark.rule("darkness.gm.building.search")
def test_what_a_search_for_something_reaches_is_won_as_points() -> None:
    found = evening(person(points=2), guarded=["bar"])
    night = found.night([1, 2, 4, 5], ["5K", 1])
    buildings._search_for(night, found[0], "rope")
    domain: Any = found.table.asked[-1][2]
    assert domain.aim.points


@pytest.mark.rule("darkness.gm.item.load")
def test_what_cannot_be_carried_waits_in_the_street_and_relics_are_held() -> None:
    found = evening(person())
    relic = next(iter(found.night().relics))
    for item in ("car", relic):
        buildings.obtain(found.night([3, 3, 3]), found[0], item, 1, "r")
    assert [one.kind for one in found[0].things] == [relic]
    assert list(found.lying().values()) == [["car"]]
    assert not found.night().city.floor(next(iter(found.lying())))


@pytest.mark.rule("darkness.security.one_round")
def test_a_building_is_guarded_by_one_of_its_kind_and_fought_with_the_weapon_chosen() -> None:
    found = evening(person(), guarded=["bar"])
    bat = holding(found[0], "baseball_bat")
    night = found.night([*[3, 4] * 3, 6, 6, 1, 6, 6, 6, 6], [bat.id])
    buildings._fight(night, found[0], "bar", "dog")
    assert [library().security[kind].guard for kind in night.master.fallen] == ["dog"]
    assert dice_of(found)[-1] == 4


@pytest.mark.rule("darkness.gm.env.night_torch")
def test_figures_see_by_a_light_of_their_own() -> None:
    found = evening(person(at=STREET), foes=[villain(at=STREET)], environment=True, light="night")
    seen = [environment.far(found.night(), one) for one in (found[0], found.state.foes[0])]
    assert seen == [0, 2]
