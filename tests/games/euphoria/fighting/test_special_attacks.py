"""Special attacks in melee, and upgrades that bear on it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria.content.abilities import Attack
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events.fighting import Attacked, Fatality, Spared, Special
from tapete.games.euphoria.events.harm import Healed
from tapete.games.euphoria.rules.fighting import phase
from tapete.games.euphoria.rules.fighting.exchange import attack, exchange
from tapete.games.euphoria.rules.gifts import attacks
from tapete.games.euphoria.rules.gifts.genes import protected
from tapete.games.euphoria.state import Pair
from tests.games.euphoria.fighting.test_melee import TOUCH, dice, duel
from tests.games.euphoria.shows import Shown, who

BORN = {"classes": ["bad_born"], "attack": "gutting"}


def possible(show: Shown, one: str = "a") -> bool:
    return attacks.possible(show.show, show[one], show["B"])


def special(monkeypatch: pytest.MonkeyPatch, **given: Any) -> None:
    """Makes every special attack one that does just this."""
    made = Attack(name={"es": "", "en": ""}, es="", en="", **given)
    monkeypatch.setitem(library().attacks, "gutting", made)


def strike(show: Shown) -> None:
    attack(show.show, show["a"], show["B"], ("euphoria.melee.standing",))


@pytest.mark.rule("euphoria.attr.special_attack")
def test_a_special_attack_is_offered_in_melee_and_paid() -> None:
    show = duel(a={"attack": "gutting"}, B={"ap": 0}, dice=[5],
                answers=[("euphoria.ask.special_attack", True), 1])  # fmt: skip
    strike(show)
    assert (show["a"].ap, show["B"].life) == (6, 50)


@pytest.mark.rule("euphoria.attr.special_attack")
def test_it_is_not_offered_without_the_ap_for_it_and_a_die() -> None:
    assert not possible(duel(a={"attack": "gutting", "ap": 1}))
    assert possible(duel(a={"attack": "gutting", "ap": 2}))
    assert possible(duel(True, a={"attack": "gutting", "ap": 1}))


@pytest.mark.rule("euphoria.class.bad_born.special_attack")
@pytest.mark.rule("euphoria.ruling.bad_born_mirror")
def test_a_bad_born_must_be_alone_of_its_kind_in_the_combat() -> None:
    assert possible(duel(a=BORN))
    assert not possible(duel(a=BORN, B={"classes": ["bad_born"]}))
    friend = who(at=(10 + 2 * TOUCH, 10), classes=["bad_born"])
    assert not possible(duel(a=BORN, c=friend))


@pytest.mark.rule("euphoria.gene.expert")
def test_an_expert_need_not_be_alone() -> None:
    friend = who(at=(10 + 2 * TOUCH, 10), classes=["bad_born"])
    assert possible(duel(a={**BORN, "gene": "expert"}, c=friend))


@pytest.mark.rule("euphoria.gene.shield")
@pytest.mark.rule("euphoria.ruling.bad_born_mirror")
def test_a_shield_cannot_be_attacked_while_another_bad_born_is_there() -> None:
    plain = who(at=(10 + 2 * TOUCH, 10), classes=["bad_born"], ap=0)
    show = duel(a={"classes": ["bad_born"], "gene": "shield", "ap": 0}, c=plain)
    exchange(show.show, Pair("B", "a"))
    assert show.told(Spared)[0].rule == "euphoria.gene.shield"
    mirror = duel(a={"classes": ["bad_born"], "gene": "shield"}, B={"classes": ["bad_born"]})
    assert not protected(mirror.show, mirror["a"])


@pytest.mark.rule("euphoria.gene.aggression")
def test_aggression_adds_a_die_from_its_activation_on() -> None:
    show = duel(a={"gene": "aggression", "combat": 1}, B={"ap": 0}, dice=[1, 1],
                answers=[("euphoria.ask.aggression", True), 2])  # fmt: skip
    exchange(show.show, Pair("a", "B"))
    assert show["a"].raging == 1


def test_what_a_special_attack_adds_to_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    special(monkeypatch, total=3, ap=0)
    show = duel(a={"attack": "gutting"}, B={"ap": 0}, dice=[2], answers=[True, 1])
    strike(show)
    assert show["B"].life == 60
    assert [one.amount for one in show.rolls()[0].modifiers] == [3]


def test_piercing_denying_and_least_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    special(monkeypatch, pierce=20, deny=2, dice=2, ap=0)
    show = duel(a={"attack": "gutting"}, B={"armour": 20}, dice=[5, 5], answers=[True])
    strike(show)
    assert (show["B"].life, show["B"].ap) == (40, 8)


def test_stunning_draining_and_splashing(monkeypatch: pytest.MonkeyPatch) -> None:
    special(monkeypatch, stun=3, drain=10, splash=20, ap=0)
    show = duel(a={"attack": "gutting", "life": 50}, B={"ap": 8, "combat": 0},
                C=who(at=(10 - TOUCH, 10)), dice=[5], answers=[True, 1])  # fmt: skip
    strike(show)
    assert (show["B"].ap, show["a"].life, show["C"].life) == (5, 60, 60)
    tired = duel(a={"attack": "gutting"}, B={"ap": 2, "combat": 0}, dice=[5], answers=[True, 1])
    strike(tired)
    assert tired["B"].ap == 0


@pytest.mark.rule("euphoria.gene.blood")
@pytest.mark.rule("euphoria.damage.eliminated")
def test_one_that_dies_of_its_victims_blood_drains_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    special(monkeypatch, drain=10, ap=0)
    show = duel(a={"attack": "gutting", "life": 30}, B={"life": 10, "combat": 0, "gene": "blood"},
                dice=[5], answers=[True, 1, ("euphoria.ask.blood", True)])  # fmt: skip
    strike(show)
    assert [(show[one].out, show[one].life) for one in "aB"] == [("dead", 0), ("dead", 0)]
    assert show.told(Healed) == []


@pytest.mark.rule("euphoria.move.table_edge")
def test_a_push_ends_at_the_edge_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    special(monkeypatch, push=3, ap=0)
    show = duel(a={"at": (21.5 - TOUCH, 10), "attack": "gutting"}, B={"at": (21.5, 10), "ap": 0},
                dice=[5], answers=[True, 1])  # fmt: skip
    strike(show)
    assert show["B"].at.point.x + show["B"].radius == show.show.board.width


def test_gore_makes_a_fatality_easier(monkeypatch: pytest.MonkeyPatch) -> None:
    special(monkeypatch, gore=5, ap=0)
    show = duel(a={"attack": "gutting"}, B={"ap": 0}, dice=[6, 5], answers=[True, 2])
    strike(show)
    assert show.told(Fatality)
    assert dice(show) == 0


@pytest.mark.rule("euphoria.gene.expert")
@pytest.mark.rule("euphoria.class.bad_born.special_attack")
@pytest.mark.parametrize(
    ("given", "also"),
    [
        (BORN, ("euphoria.class.bad_born.special_attack",)),
        ({**BORN, "gene": "expert"}, ("euphoria.gene.expert",)),
        ({"attack": "gutting"}, ()),
    ],
)
def test_a_special_attack_says_why_a_bad_born_may_make_it(
    given: dict[str, Any], also: tuple[str, ...]
) -> None:
    show = duel(a=given, B={"ap": 0}, dice=[1], answers=[True, 1])
    strike(show)
    assert show.told(Special)[0].also == also


@pytest.mark.rule("euphoria.melee.multiple")
@pytest.mark.rule("euphoria.melee.counter")
def test_one_that_is_pushed_out_of_contact_neither_strikes_back_nor_is_struck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    special(monkeypatch, push=2, ap=0)
    show = duel(a={"attack": "gutting", "euphoria": 9}, c=who(at=(10 + TOUCH, 10 - TOUCH)),
                B={"ap": 0}, dice=[5], answers=[True, 1])  # fmt: skip
    show["B"].combat = 0
    phase.begin(show.show)
    assert len(show.state.pairs) == 2
    assert [phase.go_on(show.show) for _ in range(2)] == [True, False]
    assert [(one.figure, one.target) for one in show.told(Attacked)] == [("a", "B")]
    assert show.told(Spared) == []
