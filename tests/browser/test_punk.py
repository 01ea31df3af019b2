"""Punkapocalyptic on a screen: facing, Assaults, Defensive Fire, bands of one's own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tapete.kernel.matches.match import Match
from tapete.spaces.plane.point import CM, INCH
from tapete.spaces.questions.point_on_way import Along
from tapete.words import LANGUAGES
from tests.browser.board import BoardOnScreen, Pixels
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.skirmishes import BRUISERS, NEAR, Until, acts, asks, played
from tests.browser.visitor import PHONE, WIDE, holding, quick

TURN = re.compile(r"rotate\((-?\d+)\)")


class Ganger(Player):
    """Sits first at a skirmish that has been played on to somewhere; a bot, or nobody, opposite."""

    def __init__(
        self, welcome: Welcome, site: Site, match: Match[Any], language: str = "en", **settings: Any
    ) -> None:
        held = site.go_on(match.journal().dump(), 1)
        kept = holding(held.match, held.tokens, "punk")
        super().__init__(welcome(language, kept=kept, **settings))
        self.words.learn("punk", match.game.package)
        self.minis = {mini.id: mini for mini in match.state.minis}
        self.board = BoardOnScreen(self.page)
        self.visitor.go(f"/m/{held.match}")
        self.waits()

    def place(self, who: str) -> Pixels:
        """Where a mini stood at first."""
        at = self.minis[who].at.point
        return inches(at.x, at.y)

    def token(self, who: str) -> Locator:
        return self.page.locator(f'[data-figure="{who}"]')

    def faces(self, who: str) -> int:
        found = TURN.search(self.token(who).locator(".facing").get_attribute("transform") or "")
        assert found
        return int(found[1])

    @property
    def drawn(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("table.draft.name"))

    def told_of(self, key: str, **args: Any) -> Locator:
        return self.log().filter(has_text=self.say(key, **args))


def inches(x: float, y: float) -> Pixels:
    """The board of these tests is in inches; ours is in centimetres."""
    return x / INCH, y / INCH


def cm(x: float, y: float) -> Pixels:
    return inches(x * CM, y * CM)


def in_turn(turn: int, who: str) -> Until:
    return lambda match: match.state.turn >= turn and acts(who)(match)


# --- moving and looking


def test_a_figure_is_dragged_and_turned_before_it_goes(welcome: Welcome, site: Site) -> None:
    player = Ganger(welcome, site, played(acts("a2"), NEAR))
    assert player.faces("a2") == 358
    player.board.drag(player.place("a2"), cm(46, 66))
    expect(player.confirm).to_have_text(player.say("table.draft.confirm", kind="route"))
    knob = player.page.locator("g.turn circle").bounding_box()
    assert knob
    x, y = knob["x"] + knob["width"] / 2, knob["y"] + knob["height"] / 2
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    across, down = player.board.at(*cm(54, 66))
    player.page.mouse.move(across, down, steps=6)
    player.page.mouse.up()
    player.confirm.click()
    expect(player.token("a2").locator(".facing")).to_have_attribute("transform", "rotate(90)")


def test_keys_turn_who_acts_on_the_spot(welcome: Welcome, site: Site) -> None:
    player = Ganger(welcome, site, played(acts("a2"), NEAR))
    player.press("]")
    player.press("]")
    expect(player.confirm).to_be_enabled()
    player.page.keyboard.press("Enter")
    expect(player.told_of("punk.event.turned", figure="Roque")).to_be_visible()
    assert player.faces("a2") == 28


def test_what_is_seen_is_shown_with_the_cover_in_the_way(welcome: Welcome, site: Site) -> None:
    walked = {"a2": (46, 66), "b1": (44, 50)}
    player = Ganger(welcome, site, played(in_turn(2, "a2"), NEAR, walked), "es")
    player.board.click(*player.place("b1"))
    sight = player.page.locator("g.sight")
    expect(sight.locator("line.partly, line.blocked").first).to_be_attached()
    expect(sight.get_by_text("Sacos terreros")).to_be_attached()
    expect(player.page.get_by_text(re.compile("Cobertura"))).not_to_have_count(0)


def test_the_whole_board_stays_in_sight_on_a_wide_screen(welcome: Welcome, site: Site) -> None:
    player = Ganger(welcome, site, played(acts("a2"), NEAR))
    left, top, width, height = player.board.seen
    assert (left < 0, top < 0) == (True, True)
    assert left + width > 90 * CM
    assert top + height > 90 * CM


def test_a_way_picked_again_from_the_list_is_gone(welcome: Welcome, site: Site) -> None:
    player = Ganger(welcome, site, played(acts("a2"), NEAR))
    player.lines()
    way = player.under("punk.group.move").first
    way.click()
    expect(player.confirm).to_be_visible()
    way.click()
    expect(player.log().filter(has_text="Roque moves").first).to_be_visible()


def test_no_line_moves_when_what_could_follow_a_picked_way_is_told(
    welcome: Welcome, site: Site
) -> None:
    player = Ganger(welcome, site, played(acts("a2"), NEAR))
    player.lines()
    way = player.under("punk.group.move").first
    way.click()
    then = player.page.locator("[data-then]").first
    expect(then).to_be_visible()
    lines, follows = way.bounding_box(), then.bounding_box()
    assert lines
    assert follows
    assert lines["y"] < follows["y"]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_objective_that_is_touched_says_what_it_is(
    welcome: Welcome, site: Site, size: tuple[int, int]
) -> None:
    match = played(asks("punk.ask.deploy"), NEAR, scenario="tower")
    player = Ganger(welcome, site, match, "es", size=size)
    player.board.click(*cm(45, 45))
    expect(player.page.get_by_text("1: Grifo del depósito", exact=True)).to_be_visible()


def test_who_may_act_or_wait_stands_out_as_if_it_acted(welcome: Welcome, site: Site) -> None:
    player = Ganger(welcome, site, played(asks("punk.ask.delay"), NEAR), size=PHONE)
    expect(player.token("a1").locator(".halo")).to_be_attached()


# --- fighting


def test_an_assault_is_dragged_onto_an_enemy(welcome: Welcome, site: Site) -> None:
    """Into contact, with one Action; then the free fight."""
    walked = {"b1": (40, 62), "a1": (40, 73)}
    player = Ganger(welcome, site, played(in_turn(3, "a1"), NEAR, walked))
    player.board.drag(player.place("a1"), player.place("b1"))
    expect(player.confirm).to_have_text(player.say("table.draft.confirm", kind="onto"))
    player.confirm.click()
    contact = player.say("punk.event.assaulted", figure="Vera", target="Morro", bonus=1)
    expect(player.log().filter(has_text=contact.split(":")[0]).first).to_be_visible()


def test_defensive_fire_is_pointed_at_a_point_of_the_way(welcome: Welcome, site: Site) -> None:
    walked = {"b1": (40, 62), "b2": (50, 30)}
    match = played(asks("punk.ask.react"), NEAR, walked, ready=("a2",))
    assert match.question is not None
    way = match.question.domains[0].ways["a2"]  # type: ignore[attr-defined]
    assert isinstance(way, Along)
    spot = way.path()[-1].point
    player = Ganger(welcome, site, match)
    player.board.click(*inches(spot.x, spot.y))
    expect(player.confirm).to_be_enabled()
    player.confirm.click()
    shot = player.say("punk.event.reacted", figure="Roque", target="Morro")
    expect(player.log().filter(has_text=shot)).to_be_visible()


def test_who_lets_somebody_pass_does_so_at_once(welcome: Welcome, site: Site) -> None:
    match = played(asks("punk.ask.react"), NEAR, {"b1": (40, 62)}, ready=("a2",))
    player = Ganger(welcome, site, match)
    before = player.asked
    player.page.get_by_role(
        "button", name=player.say("punk.option.let_pass", figure="Roque")
    ).click()
    player.page.locator(f'[data-question="{before}"]').wait_for(state="detached")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_mini_is_put_on_the_table_by_touching_it(
    welcome: Welcome, site: Site, language: str, size: tuple[int, int]
) -> None:
    player = Ganger(welcome, site, played(asks("punk.ask.post"), NEAR), language, size=size)
    if size == PHONE:
        player.board.tap(*cm(30, 76))
    else:
        player.board.click(*cm(30, 76))
    expect(player.confirm).to_be_enabled()
    player.confirm.click()
    player.waits()
    expect(player.page.locator("g.turn circle")).to_have_count(0)


# --- bands


def summary(player: Player) -> Locator:
    return player.page.get_by_role("complementary", name=player.say("builder.summary"))


def test_the_workshop_refuses_a_band_that_costs_too_much_and_says_so(welcome: Welcome) -> None:
    player = Player(welcome("es"))
    player.visitor.go("/builder/punk")
    player.page.get_by_label(player.say("builder.examples")).select_option(index=1)
    expect(summary(player).get_by_text(player.say("builder.sound"))).to_be_visible()
    player.page.locator("#shelf-points").get_by_role("button", name="100", exact=True).click()
    fault = re.escape(player.say("punk.band.fault.points", cost="@", most=100)).replace("@", r"\d+")
    expect(summary(player).get_by_text(re.compile(fault))).to_be_visible()
    expect(summary(player).get_by_role("button", name=player.say("builder.play"))).to_be_disabled()


def test_a_band_is_printed(welcome: Welcome) -> None:
    player = Player(welcome("es"))
    player.visitor.go("/builder/punk")
    player.page.get_by_label(player.say("builder.examples")).select_option(index=1)
    with player.page.expect_download() as kept:
        player.button("builder.print").click()
    assert kept.value.suggested_filename.endswith(".pdf")


def test_a_band_of_ones_own_is_played(welcome: Welcome) -> None:
    player = Player(welcome(kept=quick()))
    page = player.page
    player.visitor.go("/builder/punk")
    page.get_by_label(player.say("builder.examples")).select_option(index=1)
    page.locator("#shelf-name").get_by_role("textbox").first.fill("Banda de prueba")
    summary(player).get_by_role("link", name=player.say("builder.play")).click()
    band = page.get_by_role("combobox", name=player.say("punk.options.bands"), exact=True).first
    expect(band.locator("option:checked")).to_have_text("Banda de prueba")
    player.button("web.new.start").click()
    player.waits()
    figures = page.get_by_role("complementary", name=player.say("table.figures.name"))
    expect(figures.get_by_text("Banda de prueba")).to_be_visible()


# --- templates


BURNERS = """
name = "Los del mechero"
faction = "hijos"
points = 150

[[members]]
profile = "guardian_de_la_llama"
gear = ["light_mace"]

[[members]]
profile = "ascua"
gear = ["flamethrower"]
"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_template_is_pulled_from_a_side_of_the_base_to_anywhere(
    welcome: Welcome, site: Site, size: tuple[int, int]
) -> None:
    """By dragging from the side; or by laying it there, holding it and pointing again."""
    match = played(acts("a2"), NEAR, own={"one": BURNERS, "other": BRUISERS})
    player = Ganger(welcome, site, match, size=size)
    player.press("v")
    player.page.locator(".ways button").filter(has_text="Flamethrower").click()
    at = match.state.minis[1].at.point
    side = inches(at.x + 120, at.y)
    player.board.drag(side, inches(at.x + 200, at.y - 500))
    assert begins_at(player, at.x + 125, at.y)
    player.drawn.get_by_role("button", name=player.say("table.draft.leave")).click()
    player.board.click(*inches(at.x - 500, at.y - 1))
    player.drawn.get_by_role("button", name=player.say("table.draft.hinge")).click()
    player.board.click(*inches(at.x - 200, at.y - 500))
    assert begins_at(player, at.x - 125, at.y)
    player.confirm.click()
    expect(player.question).to_contain_text("charges")


def begins_at(player: Ganger, x: int, y: int) -> bool:
    """True once the teardrop that is laid begins there: what was pointed at last is tried last."""
    for _ in range(100):
        if tip_of(player) == pytest.approx((x, y), abs=12):
            return True
        player.page.wait_for_timeout(50)
    return False


def tip_of(player: Ganger) -> tuple[int, int]:
    """Where the teardrop that is laid begins: the last corner of its outline."""
    expect(player.confirm).to_be_enabled()
    drawn = player.page.locator(".draft .area").get_attribute("d") or ""
    x, y = re.findall(r"(-?\d+) (-?\d+)", drawn)[-1]
    return int(x), int(y)


# --- walls


ROOF = {**NEAR, "a1": (72, 80.5)}
"""The first is put on the roof of a house 8 cm high, near its western edge."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_fall_is_chosen_and_never_meant_by_pointing(
    welcome: Welcome, site: Site, size: tuple[int, int]
) -> None:
    match = played(acts("a1"), ROOF, ground="refinery")
    player = Ganger(welcome, site, match, "es", size=size)
    player.board.click(*cm(68.2, 80.5))
    expect(player.drawn).to_contain_text("Trepa")
    player.drawn.get_by_role("button", name="Dejarse caer desde aquí").click()
    expect(player.drawn).to_contain_text("Es una Caída de Fuerza 2")
    expect(player.drawn).to_contain_text("%")
    player.confirm.click()
    expect(player.token("a1")).not_to_contain_text("8")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_climber_stops_where_the_slider_says(
    welcome: Welcome, site: Site, size: tuple[int, int]
) -> None:
    match = played(acts("a1"), {**NEAR, "a1": (68, 80.5)}, ground="refinery")
    player = Ganger(welcome, site, match, "es", size=size)
    player.board.click(*cm(73, 80.5))
    player.drawn.get_by_role("slider").fill("350")
    expect(player.drawn).to_contain_text("Altura en la pared: 3,5 cm")
    expect(player.drawn).to_contain_text("Trepa 3,5 cm")
    player.drawn.get_by_role("button", name="Más abajo en la pared").click()
    expect(player.drawn).to_contain_text("Trepa 3 cm")
    player.confirm.click()
    expect(player.token("a1")).to_contain_text("3")


# --- tables


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_table_of_any_size_is_agreed_on(welcome: Welcome, size: tuple[int, int]) -> None:
    player = Player(welcome("es", kept=quick(), size=size))
    page = player.page
    player.visitor.go("/new/punk")
    sides = page.get_by_role("group", name=player.say("punk.options.size"))
    sides.get_by_text(player.say("web.new.other")).click()
    for key, long in ("web.new.across", "117"), ("web.new.down", "104"):
        page.get_by_label(player.say(key, least=90, most=120), exact=True).fill(long)
    page.locator("h1").click()
    player.button("web.new.start").click()
    player.waits()
    assert BoardOnScreen(page).sides == (117 * CM, 104 * CM)


def test_a_house_rule_allows_smaller_and_larger_tables(welcome: Welcome) -> None:
    player = Player(welcome("es", kept=quick(), size=WIDE))
    page = player.page
    player.visitor.go("/new/punk")
    page.locator("summary").filter(has_text=player.say("web.new.house_rules", count=16)).click()
    house = page.get_by_role("group", name=re.compile("mesas de 60 a 180 cm", re.IGNORECASE))
    house.get_by_text(player.say("web.on"), exact=True).click()
    sides = page.get_by_role("group", name=player.say("punk.options.size"))
    sides.get_by_text(player.say("web.new.other")).click()
    for key, long in ("web.new.across", "180"), ("web.new.down", "60"):
        page.get_by_label(player.say(key, least=60, most=180), exact=True).fill(long)
    page.locator("h1").click()
    player.button("web.new.start").click()
    player.waits()
    assert BoardOnScreen(page).sides == (180 * CM, 60 * CM)
