"""Searching the downed: what can be taken, by whom, and what must be left for it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.gear import Looted
from tapete.games.punk.rules.gear.carrying import overload
from tapete.games.punk.rules.gear.handing import Handing
from tapete.games.punk.state import Item
from tapete.kernel.errors import Refused
from tapete.kernel.matches.learning import sight
from tapete.kernel.plain import plain_of
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.handings import leave, take
from tests.games.punk.live import doing, live


def beside(
    looter: dict[str, Any], body: dict[str, Any], taking: list[Handing] | None = None
) -> Fielded:
    """A mini in contact with somebody who lies there."""
    table = fielded(
        a=who(at=(20, 20), **looter),
        B=who(at=(22.5, 20), out="downed", **body),
        C=who(at=(80, 80)),
        answers=[] if taking is None else [plain_of(taking)],
    )
    table.activate("a")
    return table


def kinds(table: Fielded, letter: str) -> list[str]:
    return [item.kind for item in table[letter].gear]


def offered(table: Fielded) -> object:
    """What may be taken and left, by the last question."""
    return table.table.asked[-1][2].describe()["options"]


@pytest.mark.rule("punk.downed.loot.action")
def test_for_an_action_a_crossbow_changes_hands() -> None:
    table = beside({"gear": ["light_mace"]}, {"gear": ["crossbow"]}, [take("crossbow")])
    table.do("loot", to="B")
    assert (kinds(table, "a"), kinds(table, "B")) == (["light_mace", "crossbow"], [])
    assert table.skirmish.active.left == 1
    (told,) = table.table.heard(Looted)
    assert (told.taken, told.left) == (("crossbow",), ())


@pytest.mark.rule("punk.downed.loot.action")
def test_friends_are_searched_as_well_but_only_in_contact() -> None:
    table = fielded(
        a=who(at=(20, 20)),
        b=who(at=(22.5, 20), out="downed"),
        C=who(at=(23, 24), out="downed"),
        D=who(at=(80, 80)),
    )
    table.activate("a")
    assert table.offers("loot", "b")
    rule, reason = table.barred("loot", "C")
    assert (rule, reason.key) == ("punk.downed.loot.action", "punk.barred.not_touching")


@pytest.mark.rule("punk.downed.loot.action")
def test_what_is_loaded_or_spent_stays_so() -> None:
    bow = Item("crossbow", reload=1)
    table = beside({}, {"gear": [bow]}, [take("crossbow")])
    table.do("loot", to="B")
    assert table["a"].gear[0].reload == 1


@pytest.mark.rule("punk.downed.loot.limit", "punk.downed.loot.action")
def test_who_is_full_leaves_a_weapon_or_takes_none() -> None:
    """A Pandillero carries 2 weapons; what it gives up stays with the body."""
    full = {"gear": ["light_mace", "light_blade"]}
    table = beside(full, {"gear": ["mace"]}, [take("mace")])
    with pytest.raises(Refused) as refused:
        table.do("loot", to="B")
    assert refused.value.rule == "punk.downed.loot.limit"
    table = beside(full, {"gear": ["mace"]}, [take("mace"), leave("light_mace")])
    table.do("loot", to="B")
    assert (kinds(table, "a"), kinds(table, "B")) == (["light_blade", "mace"], ["light_mace"])


@pytest.mark.rule("punk.downed.loot.two_handed")
def test_never_two_weapons_for_both_hands() -> None:
    table = beside({"gear": ["heavy_mace"]}, {"gear": ["crossbow"]}, [take("crossbow")])
    with pytest.raises(Refused) as refused:
        table.do("loot", to="B")
    assert refused.value.rule == "punk.downed.loot.two_handed"
    table = beside(
        {"gear": ["heavy_mace"]}, {"gear": ["crossbow"]}, [take("crossbow"), leave("heavy_mace")]
    )
    table.do("loot", to="B")
    assert kinds(table, "a") == ["crossbow"]


@pytest.mark.rule("punk.ruling.loot_amount")
def test_any_number_at_once_equipment_and_bullets_too() -> None:
    """punk.ruling.loot_amount: not the armour on its body."""
    table = beside(
        {"gear": []},
        {"gear": ["pistol", "lucky_cat"], "bullets": {"bullet": 3}, "worn": "metal_armour"},
        [
            take("pistol"),
            take("lucky_cat"),
            take("bullet"),
            take("bullet", nth=2),
            take("bullet", nth=3),
        ],
    )
    table.do("loot", to="B")
    assert kinds(table, "a") == ["pistol", "lucky_cat"]
    assert (table["a"].bullets, table["B"].bullets) == ({"bullet": 3}, {})
    assert (table["a"].worn, table["B"].worn) == ("", "metal_armour")


@pytest.mark.rule("punk.ruling.loot_amount")
def test_some_of_its_bullets_may_be_left_for_another() -> None:
    body = {"bullets": {"bullet": 3, "makeshift_bullet": 1}}
    table = beside(
        {"bullets": {"bullet": 1}}, body, [take("bullet", nth=3), take("makeshift_bullet")]
    )
    table.do("loot", to="B")
    assert table["a"].bullets == {"bullet": 2, "makeshift_bullet": 1}
    assert table["B"].bullets == {"bullet": 2}
    asked: Any = table.table.asked[0][2]
    assert list(asked.candidates()) == [
        (take("bullet"), take("bullet", nth=2), take("bullet", nth=3), take("makeshift_bullet")),
        (take("bullet"), take("bullet", nth=2), take("bullet", nth=3)),
        (take("makeshift_bullet"),),
        (),
    ], "no list of all there is between"


def test_nothing_need_be_taken() -> None:
    table = beside({"gear": ["mace"]}, {"gear": ["crossbow"]}, [])
    table.do("loot", to="B")
    assert kinds(table, "a") == ["mace"]


def test_nothing_is_left_for_nothing() -> None:
    table = beside({"gear": ["mace"]}, {"gear": ["crossbow"]}, [leave("mace")])
    with pytest.raises(Refused):
        table.do("loot", to="B")


def test_where_there_is_nothing_nothing_can_be_taken_or_left() -> None:
    table = beside({"gear": ["mace"]}, {"gear": ["claws"]}, [])
    table.do("loot", to="B")
    assert offered(table) == []


def test_a_shield_is_taken_by_a_free_hand() -> None:
    table = beside({"gear": ["mace"]}, {"shield": "shield"}, [take("shield")])
    table.do("loot", to="B")
    assert (table["a"].shield, table["B"].shield) == ("shield", "")
    table = beside({"gear": ["heavy_mace"]}, {"shield": "shield"}, [take("shield")])
    with pytest.raises(Refused):
        table.do("loot", to="B")


@pytest.mark.rule("punk.special.beast")
def test_beasts_do_not_loot() -> None:
    table = beside({"special": ["beast"]}, {"gear": ["mace"]})
    assert not table.offers("loot")
    assert table.barred("loot", "B")[0] == "punk.special.beast"


@pytest.mark.rule("punk.special.dimwit")
def test_the_dimwitted_do_not_loot() -> None:
    table = beside({"special": ["dimwit"]}, {"gear": ["mace"]})
    assert not table.offers("loot")
    assert table.barred("loot", "B")[0] == "punk.special.dimwit"


@pytest.mark.rule("punk.ruling.mounted_loot")
def test_the_mounted_may_loot() -> None:
    assert beside({"special": ["mounted"]}, {"gear": ["mace"]}).offers("loot")


@pytest.mark.rule("punk.core.guarded")
def test_a_guarded_body_is_left_alone() -> None:
    table = beside({}, {"gear": ["mastiff", "mace"]})
    assert not table.offers("loot")
    assert table.barred("loot", "B")[0] == "punk.core.guarded"


@pytest.mark.rule("punk.core.embedded")
def test_what_is_grown_into_a_body_stays_there_and_its_bearer_never_loots() -> None:
    table = beside({}, {"gear": ["sickle", "embedded_weapon"]}, [])
    table.do("loot", to="B")
    assert offered(table) == []
    assert not beside({"gear": ["sickle", "embedded_weapon"]}, {"gear": ["mace"]}).offers("loot")


def test_emptied_bodies_have_nothing() -> None:
    table = beside({}, {"gear": ["mace"], "emptied": True})
    assert table.barred("loot", "B")[1].key == "punk.barred.emptied"


def test_who_is_locked_does_not_loot() -> None:
    table = fielded(
        a=who(at=(20, 20)), B=who(at=(22.5, 20), out="downed"), C=who(at=(17.5, 20), gear=["mace"])
    )
    table.activate("a")
    assert not table.offers("loot")


# --- how much one may carry


@pytest.mark.parametrize(
    ("kinds", "rule"),
    [
        (["mace", "light_mace"], ""),
        (["mace", "light_mace", "light_blade"], "punk.downed.loot.limit"),
        (["mace", "molotov", "molotov", "molotov"], ""),
        (["molotov", "molotov", "molotov", "molotov"], "punk.special.bomb.purchase"),
        (["crossbow", "heavy_mace"], "punk.downed.loot.two_handed"),
        (["harpoon_gun", "mace"], "punk.special.huge.only_weapon"),
        (["bayonet", "mace"], "punk.core.attachments"),
        (["bayonet", "rifle"], ""),
        (["lucky_cat", "lucky_cat"], "punk.core.gear_lists"),
        (["claws", "mace", "light_mace"], ""),
    ],
)
@pytest.mark.rule("punk.special.huge.only_weapon")
@pytest.mark.rule("punk.special.two_handed")
@pytest.mark.rule("punk.special.bomb.purchase")
def test_what_may_be_carried_at_once(kinds: list[str], rule: str) -> None:
    assert overload(fielded(a=who(at=(20, 20)))["a"], kinds) == rule


def test_candidates_can_all_be_carried() -> None:
    table = beside({"gear": ["heavy_mace", "mace"]}, {"gear": ["crossbow", "pistol"]}, [])
    table.do("loot", to="B")
    ((_, _, domain),) = table.table.asked
    found = list(domain.candidates())
    assert found
    assert all(domain.refuse(domain.write(one)) is None for one in found)


@pytest.mark.rule("punk.bullets.secret")
@pytest.mark.parametrize("bullets", [{}, {"bullet": 2}, {"bullet": 9}])
def test_who_has_searched_a_rival_cannot_freely_say_it_never_did(bullets: dict[str, int]) -> None:
    match = live(beside({}, {"gear": ["rifle"], "bullets": bullets}))
    match.answer(0, doing("loot", "B"))
    assert match.question is not None
    assert match.question.key == "punk.ask.loot"
    assert match.undo(0) is not None


@pytest.mark.rule("punk.bullets.secret")
def test_a_friend_whose_bullets_one_knows_is_searched_for_nothing_new() -> None:
    table = fielded(
        a=who(at=(20, 20)),
        b=who(at=(22.5, 20), out="downed", gear=["rifle"], bullets={"bullet": 2}),
        C=who(at=(80, 80)),
    )
    table.activate("a")
    match = live(table)
    match.answer(0, doing("loot", "b"))
    assert match.undo(0) is None


@pytest.mark.rule("punk.bullets.secret")
def test_who_watches_a_search_does_not_learn_if_there_are_bullets() -> None:
    """The rival is left waiting just as long for a body without any."""

    def watched(bullets: dict[str, int]) -> object:
        body = who(at=(22.5, 20), out="downed", bullets=bullets)
        table = fielded(a=who(at=(20, 20)), b=body, C=who(at=(80, 80)))
        table.activate("a")
        match = live(table)
        match.answer(0, doing("loot", "b"))
        seen = [sight(match, 1)]
        match.answer(0, [])
        return [*seen, sight(match, 1)]

    assert watched({}) == watched({"bullet": 2})
