"""Buckshot: +1, no cover avoided, and everyone in a combat."""

from __future__ import annotations

import pytest

from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Missed, Strayed
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.shooting.aiming import at_whom
from tests.games.punk.fielded import Fielded, who
from tests.games.punk.firing import HARMLESS, duel, needed, needs, shoots
from tests.games.punk.scenes import block


@pytest.mark.rule("punk.special.buckshot.bonus")
def test_it_is_hard_to_miss_with() -> None:
    assert needs(duel(12, "blunderbuss")) == 5


@pytest.mark.rule("punk.special.buckshot.no_avoid")
def test_it_avoids_no_cover() -> None:
    table = duel(12, "blunderbuss", pieces=[block("1P", 45, 68, 10, 1)])
    table.activate("a")
    (choice,) = [
        one for one in MENU.choices(table.skirmish, table["a"]) if one.option.what == "shoot"
    ]
    assert not choice.details


def brawl(*dice: object, **more: object) -> Fielded:
    """a shoots from medium range at C and B, the nearer, who fight its friend d."""
    return duel(
        12, "blunderbuss", *dice, C=who(at=(50, 65.5), facing=180), d=who(at=(47.5, 65.5)), **more
    )


@pytest.mark.rule("punk.special.buckshot.combat")
def test_everyone_in_the_combat_is_hit() -> None:
    table = brawl(5, *HARMLESS * 3)
    table.activate("a")
    assert needs(table) == 5, "no -3"
    shoots(table)
    assert sorted(hit.target for hit in table.table.heard(Hit)) == ["B", "C", "d"]
    assert table.table.heard(Hit)[0].rule == "punk.special.buckshot.combat"
    missed = brawl(6)
    shoots(missed)
    assert missed.table.heard(Missed)
    assert not missed.table.heard(Hit)


@pytest.mark.rule("punk.ruling.buckshot_cover_in_combat", "punk.shoot.roll")
def test_how_far_a_combat_is_hangs_on_whoever_of_it_is_nearest() -> None:
    """B alone is at medium range; its friend in front of it is at short range."""
    table = duel(11.5, "blunderbuss", d=who(at=(45, 68.5), facing=180))
    assert needs(table) == needs(duel(11.5, "blunderbuss")) + 1


@pytest.mark.rule("punk.ruling.buckshot_cover_in_combat", "punk.special.buckshot.combat")
@pytest.mark.parametrize(("tall", "nearer"), [("1P", 1), ("3P", 0)])
def test_but_not_on_whoever_is_hidden(tall: str, nearer: int) -> None:
    """The friend that is nearest is behind a wall, low or tall."""
    wall = [block(tall, 45.2, 70.5, 3, 0.5)]
    table = duel(11, "blunderbuss", d=who(at=(47, 68), facing=180), pieces=wall)
    assert needs(table) == needs(duel(11, "blunderbuss", pieces=wall)) + nearer


@pytest.mark.rule("punk.special.buckshot.combat")
def test_nobody_in_it_is_picked_out() -> None:
    table = brawl()
    table.activate("a")
    assert [do.to for do in table.offered() if do.what == "shoot"] == ["B"]
    rule, reason = table.barred("shoot", "C")
    assert rule == "punk.special.buckshot.combat"
    assert dict(reason.args) == {"target": "B"}


@pytest.mark.rule("punk.special.buckshot.combat")
def test_in_defence_too_whoever_fights_nobody_is_aimed_at_and_of_a_combat_the_nearest() -> None:
    alone, several = duel(12, "blunderbuss"), brawl()
    assert _aimed_at(alone, "B") == ["B"]
    assert _aimed_at(several, "B", "C") == ["B"]


def _aimed_at(table: Fielded, *letters: str) -> list[str]:
    """Whom the first weapon of a can be fired at, of these."""
    found = at_whom(table.skirmish, table["a"], 0, [table[one] for one in letters])
    return [choice.option.to for choice in found]


@pytest.mark.rule("punk.ruling.buckshot_cover_in_combat")
def test_the_nearest_that_is_seen_decides_the_range_and_each_has_its_own_cover() -> None:
    """The friend d is at short range and looks away: it decides."""
    near = duel(12, "blunderbuss", d=who(at=(45, 68), facing=0))
    assert needs(near) == 4 + 1 + 1 + 1, "buckshot, short, from behind"
    wall = block("1P", 40, 69, 5.5, 0.5)
    covered = brawl(5, 9, 6, 9, 6, 9, 6, pieces=[wall])
    shoots(covered)
    assert not covered["B"].out, "9 + 4 against 6 + 4 and 7 less 2"
    assert covered["C"].out == covered["d"].out == "downed"


@pytest.mark.rule("punk.ruling.buckshot_mini_cover")
def test_past_minis_it_is_as_hard_as_ever() -> None:
    table = duel(12, "blunderbuss", 5, *HARMLESS, A=who(at=(46.5, 72)))
    assert needed(table)[:2] == (2, 5)
    shoots(table)
    assert table.table.heard(Strayed)[0].victim == "A"


@pytest.mark.rule("punk.ruling.buckshot_mini_cover")
def test_by_a_house_rule_it_hits_all_of_them() -> None:
    rules = Rules(buckshot_through_minis=True)
    table = duel(12, "blunderbuss", 5, *HARMLESS * 2, A=who(at=(46.5, 72)), rules=rules)
    assert needed(table)[:2] == (5, 5)
    shoots(table)
    assert sorted(hit.target for hit in table.table.heard(Hit)) == ["A", "B"]


def test_its_force_falls_off() -> None:
    for gap, strength in ((8, 5), (12, 4), (18, 3)):
        table = duel(gap, "blunderbuss", 1, *HARMLESS)
        shoots(table)
        assert table.table.heard(Hit)[0].strength == strength


def test_no_aim_at_a_whole_combat() -> None:
    table = brawl()
    table.activate("a")
    table.do("aim", "B")
    assert needs(table) == 5
