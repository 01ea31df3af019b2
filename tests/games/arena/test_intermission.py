"""The Intermission: machines, gifts, rest and exchange, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import Bought, Ended, Given, LaidOut, Noted, Rested, Shut
from tapete.games.arena.figures import fresh
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.intermission import exchange, mission, resting, shopping
from tapete.games.arena.rules.intermission import steps as intermission
from tapete.games.arena.rules.story import ending, setup
from tapete.games.arena.state import Hunter, Phase, State
from tapete.games.arena.steps import step
from tapete.games.arena.world import Arena
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.arena.hunters.cards import entry, gear, instead

CARDS = {
    "cheap": gear("modifier", cost=100),
    "fair": gear("modifier", cost=600),
    "dear": gear("weapon", cost=700),
    "scrap": gear("modifier", resale=200),
    "relic": gear("weapon", resale=300),
}
LOOT = {"bullets": {"type": "ammo", "resale": 100}, "cash": {"type": "money"}}


@pytest.fixture(autouse=True)
def _known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    known = library()
    for name, card in CARDS.items():
        monkeypatch.setitem(known.arms, name, card)
    for name, token in LOOT.items():
        schema = type(known.loot["money"])
        monkeypatch.setitem(known.loot, name, entry(schema, count=1, **token))  # type: ignore[arg-type]


class Shop:
    """A scenario that is over, and the table its Intermission is played at."""

    def __init__(self, *stall: str, players: int = 4, **loot: Iterable[str]) -> None:
        self.state: State = setup.set_up(Options(players=players))
        self.state.won, self.state.money = True, 0
        self.state.phase, self.state.spotlight = "vending", "salvador"
        self.state.stall = list(stall)
        for name, tokens in loot.items():
            self.hunter(name).loot = list(tokens)
        self.table = ScriptedTable()

    def hunter(self, name: str) -> Hunter:
        return next(one for one in self.state.hunters if one.id == name)

    def arena(self, dice: Iterable[Any] = (), answers: Iterable[Any] = ()) -> Arena:
        self.table = ScriptedTable(dice, answers)
        return Arena(self.state, self.table)

    def turns(self, count: int, *answers: Any, dice: Iterable[Any] = ()) -> None:
        """So many hunters are at the machines in turn; all of the script must be used."""
        world = self.arena(dice, answers)
        for _ in range(count):
            shopping.turn(world)
        self.table.done()

    def owned(self, name: str) -> list[str]:
        return [item.kind for item in self.hunter(name).inventory]


def piece(kind: str, number: int = 1) -> dict[str, Any]:
    return {"kind": kind, "number": number}


def coin(source: str, kind: str = "", *, given: bool = False) -> dict[str, Any]:
    return {"source": source, "kind": kind, "given": given}


POOL = coin("pool")


# --- the order of things


@pytest.mark.rule("arena.intermission.when", "arena.intermission.order")
@pytest.mark.parametrize("won", [True, False])
def test_after_every_scenario_comes_the_intermission_step_by_step(won: bool) -> None:
    shop = Shop()
    shop.state.won, shop.state.campaign = None, "tournament"
    world = shop.arena()
    ending.end(world, won=won)
    told = shop.table.heard(Ended)[0]
    assert {"arena.intermission.when", "arena.intermission.order"} <= set(told.also)
    seen = list(dict.fromkeys(phases(shop.state)))
    assert seen == ["wanted", "vending", "levels", "exchange", "announcements"]


def phases(state: State) -> Iterator[Phase]:
    """What is played until all is over, answering with the first of what there is."""
    world = Arena(state, FirstTable())
    while state.phase != "over":
        yield state.phase
        step(world)


class FirstTable(ScriptedTable):
    """Draws and answers with the first of what there is, and rolls nothing."""

    def _face(self, chance: Any) -> Any:
        return chance.items[0]

    def _answer(self, key: str, domain: Any) -> Any:
        return domain.write(next(iter(domain.candidates())))


@pytest.mark.rule("arena.intermission.order", "arena.wanted.offer", "arena.ruling.wanted_state")
def test_a_mission_comes_before_the_machines() -> None:
    shop = Shop()
    shop.state.phase, shop.state.aside = "wanted", ["wanted"]
    intermission.wanted(shop.arena(["nine", 1], [True, False, False, False]))
    assert (shop.state.mark, shop.state.stall, shop.state.phase) == ("nine", [], "deploy")


# --- the mission is offered


@pytest.mark.rule("arena.wanted.offer")
@pytest.mark.parametrize("willing", [0, 1, 2, 3])
def test_one_who_wants_the_mission_is_enough(willing: int) -> None:
    shop = Shop()
    shop.state.aside = ["wanted"]
    mission.offer(shop.arena(["nine", 1], [seat == willing for seat in range(4)]))
    assert shop.state.mark == "nine"


@pytest.mark.rule("arena.wanted.offer")
def test_a_mission_that_all_skip_is_lost_for_good() -> None:
    shop = Shop()
    shop.state.phase, shop.state.aside = "wanted", ["wanted"]
    intermission.wanted(shop.arena(answers=[False] * 4))
    assert (shop.state.mark, shop.state.mission) == ("", False)
    assert not mission.is_offered(shop.arena())


@pytest.mark.rule("arena.wanted.offer", "arena.loot.wanted")
def test_no_mission_without_its_token() -> None:
    shop = Shop()
    shop.state.aside = ["level_up"]
    assert not mission.is_offered(shop.arena())


@pytest.mark.rule("arena.ruling.wanted_state", "arena.wanted.queue")
def test_a_mission_begins_with_its_first_round_and_its_first_announcement() -> None:
    shop = Shop()
    shop.state.round, shop.state.turned, shop.state.rampage = 7, 4, True
    mission.begin(shop.arena(["nine", 1]))
    assert (shop.state.round, shop.state.turned, shop.state.rampage) == (0, 0, False)


@pytest.mark.rule("arena.wanted.queue", "arena.wanted.no_money", "arena.wanted.map_contents")
def test_a_mission_says_what_its_own_rules_are() -> None:
    shop = Shop()
    mission.begin(shop.arena(["nine", 5]))
    table = FirstTable()
    setup.prepare(Arena(shop.state, table))
    told = table.heard(LaidOut)[0]
    assert told.rule == "arena.wanted.map_contents"
    assert "arena.wanted.terrain_symbol_3_tyres" in told.also
    assert (told.money, len(shop.state.queue)) == (0, 3)


@pytest.mark.rule("arena.wanted.loss", "arena.wanted.reward")
@pytest.mark.parametrize(
    ("won", "rule"), [(True, "arena.wanted.reward"), (False, "arena.wanted.loss")]
)
def test_the_end_of_a_mission_says_why(won: bool, rule: str) -> None:
    shop = Shop()
    shop.state.mark, shop.state.mission = "nine", won
    table = FirstTable()
    mission.end(Arena(shop.state, table))
    told = [(one.won, one.mission, one.rule) for one in table.heard(Ended)]
    assert told == [(won, True, rule)]


@pytest.mark.rule("arena.wanted.reward")
def test_of_two_cards_one_hunter_keeps_one_and_the_other_is_the_last_of_the_deck() -> None:
    shop = Shop()
    first, second = sorted(library().torgue)[:2]
    shop.state.mark, shop.state.mission = "nine", True
    mission.end(shop.arena([first, second], [second, "amara", "stow"]))
    shop.table.done()
    assert [shop.owned(one.id) for one in shop.state.hunters] == [[], [], [second], []]
    assert [one.card for one in shop.state.shops["torgue"].bottom] == [first]


@pytest.mark.rule("arena.ruling.wanted_state", "arena.wanted.bag")
def test_loot_that_is_kept_aside_is_not_in_the_bag_of_the_mission() -> None:
    shop = Shop(salvador=["money", "money"])
    mission.begin(shop.arena(["nine", 1]))
    assert shop.hunter("salvador").stored == ["money", "money"]
    assert shop.state.bag.items.count("money") == library().loot["money"].count - 2


# --- what is on offer


@pytest.mark.rule("arena.vending.reveal", "arena.terrain.vending.use")
@pytest.mark.parametrize(
    ("machines", "counts"),
    [([], (2, 2, 2, 1)), (["zed"], (2, 2, 4, 1)), (["zed", "depot"], (2, 4, 4, 1))],
)
def test_two_cards_of_each_deck_one_of_torgue_and_two_more_of_a_used_machine(
    machines: list[Any], counts: tuple[int, ...]
) -> None:
    shop = Shop()
    shop.state.machines = machines
    shopping.open_stall(Arena(shop.state, FirstTable()))
    shops = [library().gear(kind).shop for kind in shop.state.stall]
    assert tuple([shops.count(one) for one in ("arms", "depot", "zed", "torgue")]) == counts


# --- whose turn it is


@pytest.mark.rule("arena.vending.turn_order")
def test_the_spotlight_is_first_and_then_the_others_in_turn() -> None:
    shop = Shop("cheap")
    shop.state.spotlight, shop.state.money = "amara", 1
    shop.turns(4, *["pass"] * 4)
    assert [seat for seat, _, _ in shop.table.asked] == [2, 3, 0, 1]
    assert {key for _, key, _ in shop.table.asked} == {"arena.ask.buy"}


@pytest.mark.rule("arena.vending.turn_order", "arena.ruling.vending_pass")
def test_machines_close_when_all_four_have_passed_in_a_row() -> None:
    shop = Shop("cheap", "fair", salvador=["bullets"])
    shop.state.money = 2
    shop.turns(3, *["pass"] * 3)
    assert not shopping.is_over(shop.arena())
    shop.turns(1, "cheap", POOL, "stow")
    assert shop.state.passes == 0
    shop.turns(4, *["pass"] * 4)
    assert shopping.is_over(shop.arena())


@pytest.mark.rule("arena.vending.turn_order")
def test_a_hunter_buys_one_card_a_turn() -> None:
    shop = Shop("cheap", "cheap", "fair")
    shop.state.money = 2
    shop.turns(2, "cheap", POOL, "stow", "cheap", POOL, "stow")
    assert [shop.owned(one.id) for one in shop.state.hunters] == [["cheap"], ["cheap"], [], []]
    assert shop.state.stall == ["fair"]


@pytest.mark.rule("arena.vending.turn_order")
def test_nobody_is_asked_about_cards_that_all_together_cannot_pay() -> None:
    shop = Shop("fair", salvador=["cash"])
    shop.turns(4)
    assert shopping.is_over(shop.arena())


# --- paying


@pytest.mark.rule("arena.vending.cost", "arena.vending.currency", "arena.vending.spent_tokens")
def test_money_and_ammo_pay_a_card_and_go_into_the_bag() -> None:
    """A card of $600 is paid with $500 and an Ammo token of $100."""
    shop = Shop("fair", salvador=["cash", "bullets"])
    before = len(shop.state.bag)
    shop.turns(1, "fair", coin("loot", "bullets"), coin("loot", "cash"), "stow")
    assert (shop.owned("salvador"), shop.hunter("salvador").loot) == (["fair"], [])
    assert len(shop.state.bag) == before + 2
    assert {"bullets", "cash"} <= set(shop.state.bag.items)
    told = shop.table.heard(Bought)[0]
    assert (told.price, told.rule) == (600, "arena.vending.cost")
    assert {"arena.vending.currency", "arena.vending.spent_tokens"} <= set(told.also)


@pytest.mark.rule("arena.vending.cost", "arena.ruling.vending_change")
def test_no_change_is_given() -> None:
    shop = Shop("fair", salvador=["cash", "cash", "cash"])
    shop.turns(1, "fair", coin("loot", "cash"), coin("loot", "cash"), "stow")
    assert shop.hunter("salvador").loot == ["cash"]


@pytest.mark.rule("arena.vending.currency", "arena.loot.resale")
def test_what_has_no_resale_value_pays_nothing() -> None:
    shop = Shop("cheap", salvador=["health"])
    shop.turns(1)
    assert shop.state.passes == 1


@pytest.mark.rule("arena.vending.resold_gear", "arena.vending.currency")
@pytest.mark.parametrize("worn", [True, False])
def test_gear_is_resold_and_joins_its_deck_when_the_machines_close(worn: bool) -> None:
    shop = Shop("cheap")
    salvador, before = shop.hunter("salvador"), len(shop.state.shops["arms"])
    salvador.equipped = [fresh("relic")] if worn else []
    salvador.inventory = [] if worn else [fresh("relic")]
    shop.turns(1, "cheap", coin("gear", "relic"), "stow")
    assert ([*salvador.equipped], shop.owned("salvador")) == ([], ["cheap"])
    assert len(shop.state.shops["arms"]) == before
    shopping.close(shop.arena())
    assert len(shop.state.shops["arms"]) == before + 1
    assert shop.table.heard(Shut)[0].also == ("arena.vending.resold_gear",)


@pytest.mark.rule("arena.vending.unsold")
def test_cards_that_nobody_bought_go_back_into_their_decks() -> None:
    shop = Shop()
    shopping.open_stall(Arena(shop.state, FirstTable()))
    sizes = {name: len(deck) for name, deck in shop.state.shops.items()}
    shopping.close(shop.arena())
    grown = [len(deck) - sizes[name] for name, deck in shop.state.shops.items()]
    assert (grown, shop.state.stall) == ([2, 2, 2, 1], [])
    assert [(one.unsold, one.resold) for one in shop.table.heard(Shut)] == [(7, 0)]


@pytest.mark.rule("arena.vending.pool_money")
def test_the_common_money_is_for_whoever_comes_first() -> None:
    shop = Shop("cheap", "cheap")
    shop.state.money = 1
    shop.turns(4, "cheap", POOL, "stow")
    assert (shop.state.money, shop.owned("salvador")) == (0, ["cheap"])
    assert "arena.vending.pool_money" in shop.table.heard(Bought)[0].also


@pytest.mark.rule("arena.ruling.vending_full_inventory")
def test_whoever_has_no_room_gives_up_a_card_for_the_new_one() -> None:
    shop = Shop("cheap", salvador=["cash"])
    salvador = shop.hunter("salvador")
    salvador.equipped = [fresh("scrap"), fresh("scrap")]
    salvador.inventory = [fresh("relic"), fresh("relic"), fresh("relic")]
    shop.turns(1, "cheap", coin("loot", "cash"), instead(0, worn=False))
    assert shop.owned("salvador") == ["cheap", "relic", "relic"]


# --- gifts


@pytest.mark.rule("arena.vending.gifts")
def test_friends_give_what_the_buyer_lacks() -> None:
    """Mordecai gives a Money token, and Salvador spends it."""
    shop = Shop("fair", salvador=["bullets"], mordecai=["cash", "health"])
    shop.turns(
        1,
        "fair",
        [piece("cash")],
        coin("loot", "bullets"),
        coin("loot", "cash", given=True),
        "stow",
    )
    assert (shop.owned("salvador"), shop.hunter("mordecai").loot) == (["fair"], ["health"])
    given = shop.table.heard(Given)[0]
    assert (given.figure, given.target, given.rule) == (
        "mordecai", "salvador", "arena.vending.gifts",
    )  # fmt: skip


@pytest.mark.rule("arena.vending.gifts")
def test_nobody_has_to_give_and_another_card_may_be_bought_instead() -> None:
    shop = Shop("fair", "cheap", salvador=["bullets"], mordecai=["cash"])
    shop.turns(1, "fair", [], "cheap", coin("loot", "bullets"), "stow")
    assert (shop.owned("salvador"), shop.hunter("mordecai").loot) == (["cheap"], ["cash"])


@pytest.mark.rule("arena.vending.gifts")
def test_what_is_given_in_vain_stays_with_its_owner() -> None:
    shop = Shop("fair", salvador=["bullets"], mordecai=["bullets"], amara=["cash"])
    shop.turns(1, "fair", [piece("bullets")], [])
    assert shop.hunter("mordecai").loot == ["bullets"]
    assert (shop.state.passes, shop.state.stall) == (1, ["fair"])


@pytest.mark.rule("arena.vending.gifts", "arena.vending.resold_gear")
def test_friends_give_gear_to_be_resold() -> None:
    shop = Shop("cheap")
    shop.hunter("moze").equipped = [fresh("relic")]
    shop.turns(1, "cheap", [piece("relic")], coin("gear", "relic", given=True), "stow")
    assert (shop.owned("salvador"), shop.hunter("moze").equipped) == (["cheap"], [])
    assert shop.state.purse == ["relic"]


@pytest.mark.rule("arena.vending.gifts")
def test_nobody_is_asked_for_help_where_the_buyers_money_is_enough() -> None:
    shop = Shop("cheap", salvador=["cash"], mordecai=["cash"])
    shop.turns(1, "cheap", coin("loot", "cash"), "stow")
    assert [key for _, key, _ in shop.table.asked] == [
        "arena.ask.buy", "arena.ask.pay", "arena.ask.place",
    ]  # fmt: skip


@pytest.mark.rule("arena.vending.gifts")
def test_friends_can_help_so_that_nobody_sells_its_own_gear() -> None:
    shop = Shop("cheap", mordecai=["cash"])
    shop.hunter("salvador").inventory = [fresh("relic")]
    shop.turns(1, "cheap", [piece("cash")], coin("loot", "cash", given=True), "stow")
    assert shop.owned("salvador") == ["relic", "cheap"]


# --- rest


@pytest.mark.rule("arena.intermission.rest", "arena.vending.no_carry_over")
def test_rest_heals_recharges_and_takes_leftover_loot_and_money() -> None:
    shop = Shop(salvador=["cash", "bullets"])
    salvador, shop.state.money = shop.hunter("salvador"), 2
    salvador.tokens[0].colour, salvador.tokens[1].spent = "red", True
    salvador.equipped = [fresh("turtle"), fresh("frag"), fresh("caracal")]
    for item in salvador.equipped:
        item.spent = True
        for token in item.shields:
            token.spent = True
    salvador.elements, salvador.stun, salvador.carried = {"corrosion": 2, "burn": 1}, 1, ["bomb"]
    resting.rest(shop.arena())
    assert [(one.colour == one.born, one.spent) for one in salvador.tokens] == [(True, False)] * 3
    assert not any(item.spent for item in salvador.equipped)
    assert not any(token.spent for item in salvador.equipped for token in item.shields)
    assert (salvador.elements, salvador.stun, salvador.carried) == ({}, 0, [])
    assert (salvador.loot, shop.state.money) == ([], 0)
    assert [(one.rule, one.also) for one in shop.table.heard(Rested)] == [
        ("arena.intermission.rest", ("arena.vending.no_carry_over",))
    ]


@pytest.mark.rule("arena.ruling.intermission_after_loss", "arena.intermission.rest")
def test_who_was_eliminated_shops_with_what_was_on_its_card_and_starts_whole() -> None:
    shop = Shop("cheap", salvador=["cash"])
    salvador, shop.state.won = shop.hunter("salvador"), False
    salvador.out = True
    shop.turns(1, "cheap", coin("loot", "cash"), "stow")
    resting.rest(shop.arena())
    assert (shop.owned("salvador"), salvador.out) == (["cheap"], False)


@pytest.mark.rule("arena.campaign.save")
def test_a_campaign_is_noted_down_with_what_comes_next() -> None:
    shop = Shop()
    resting.keep(shop.arena())
    assert shop.table.heard(Noted) == []
    shop.state.campaign = "tournament"
    resting.keep(shop.arena())
    assert [(one.scenario, one.rule) for one in shop.table.heard(Noted)] == [
        ("bomb_hunt", "arena.campaign.save")
    ]


# --- exchange


def traded(shop: Shop, *answers: Any) -> None:
    """Hunters hand over gear until all have had enough; all of the script must be used."""
    world = shop.arena(answers=answers)
    while not exchange.turn(world):
        pass
    shop.table.done()


def bare(shop: Shop) -> None:
    for hunter in shop.state.hunters:
        hunter.equipped, hunter.inventory = [], []


@pytest.mark.rule("arena.intermission.gear_exchange")
def test_any_gear_can_be_given_and_put_on_whoever_gets_it_last() -> None:
    """Moze, the last, gives to Salvador, who may still equip it."""
    shop = Shop()
    bare(shop)
    shop.hunter("moze").equipped = [fresh("relic")]
    traded(
        shop,
        {"worn": 0, "held": -1}, {"place": 0, "to": "salvador"},
        {"worn": -1, "held": 0}, "done",
    )  # fmt: skip
    assert [item.kind for item in shop.hunter("salvador").equipped] == ["relic"]
    assert shop.table.heard(Given)[0].rule == "arena.intermission.gear_exchange"


@pytest.mark.rule("arena.intermission.gear_exchange")
def test_all_four_have_their_turn_one_after_another() -> None:
    shop = Shop()
    bare(shop)
    for hunter in shop.state.hunters:
        hunter.inventory = [fresh("relic")]
    traded(shop, *["done"] * 4)
    assert [seat for seat, _, _ in shop.table.asked] == [0, 1, 2, 3]


@pytest.mark.rule("arena.intermission.gear_exchange")
def test_whatever_is_done_gives_everybody_another_turn() -> None:
    shop = Shop()
    bare(shop)
    for hunter in shop.state.hunters:
        hunter.inventory = [fresh("relic")]
    traded(shop, "done", "done", "done", {"worn": -1, "held": 0}, *["done"] * 4)
    assert [seat for seat, _, _ in shop.table.asked] == [0, 1, 2, 3, 3, 0, 1, 2]


@pytest.mark.rule("arena.intermission.gear_exchange")
def test_a_full_inventory_takes_no_more() -> None:
    shop = Shop()
    bare(shop)
    shop.hunter("salvador").inventory = [fresh("relic")]
    for name, count in (("mordecai", 3), ("amara", 3), ("moze", 2)):
        shop.hunter(name).inventory = [fresh("scrap") for _ in range(count)]
    world = shop.arena(answers=["done"])
    exchange.turn(world)
    _, _, question = shop.table.asked[0]
    hands = [one for one in question.options if isinstance(one, exchange.Hand)]  # type: ignore[attr-defined]
    assert hands == [exchange.Hand(0, "moze")]


@pytest.mark.rule("arena.intermission.gear_exchange")
def test_nobody_hands_things_round_for_ever() -> None:
    shop = Shop()
    bare(shop)
    shop.hunter("salvador").inventory = [fresh("relic")]
    laps = [{"worn": -1, "held": 0}, {"worn": 0, "held": -1}] * (exchange.MOST // 2)
    traded(shop, *laps)
