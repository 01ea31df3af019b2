"""Every kind of question, answered by mouse, finger and keys, on a wide screen and a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tapete.spaces.plane.point import INCH
from tapete.words import LANGUAGES
from tests.browser.axe import grave_faults
from tests.browser.board import BoardOnScreen, inches
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.recados.questions import QUESTIONS
from tests.browser.recados.state import NEIGHBOURS, State
from tests.browser.test_pages import RAW, READ, speak
from tests.browser.visitor import PHONE, WIDE, holding
from tests.server.serving import Server

COURIER = inches(State([]).at)
BAKER = inches(NEIGHBOURS["baker"])
SIZES = {"wide": WIDE, "phone": PHONE}
NEAR = 60
"""Tenths of a millimetre: less than half a base."""
TABS = 30


class Courier(Player):
    """Asked every kind of question, one after the other."""

    def __init__(self, welcome: Welcome, village: Server, *kinds: str, **settings: Any) -> None:
        seats = village.create("person", game="recados", kinds=kinds or list(QUESTIONS))
        kept = holding(seats.match, seats.tokens, "recados")
        super().__init__(welcome(address=f"http://{village.address}", kept=kept, **settings))
        self.words.learn("recados", "tests.browser.recados")
        self.visitor.go(f"/m/{seats.match}")
        self.board = BoardOnScreen(self.page)
        self.kind = ""

    def is_asked(self, kind: str) -> None:
        self.kind = kind
        sentence = self.say(f"recados.ask.{kind}")
        expect(self.question.get_by_role("heading", name=sentence)).to_be_visible()

    def answered(self) -> Any:
        """What the table has noted."""
        noted = self.say("recados.event.noted", kind=self.kind, answer="")
        line = self.page.get_by_role("log").get_by_text(noted)
        return json.loads(line.inner_text().removeprefix(noted))

    # --- by mouse or by finger

    def touch(self, key: str, **args: Any) -> None:
        self.button(key, **args).click()

    def line(self, key: str) -> None:
        self.question.get_by_role("button", name=self.say(key)).click()

    def agree(self) -> None:
        self.touch("table.draft.confirm", kind=self.kind)

    # --- by keys

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, text: str) -> None:
        """Until what has the focus says so."""
        for _ in range(TABS):
            self.keys("Tab")
            if text in self.page.evaluate("document.activeElement.innerText ?? ''"):
                return
        raise AssertionError(f"no way to {text}")


# --- with the mouse, or a finger


def takes_some(courier: Courier) -> None:
    for what in ("whistle", "lamp"):
        courier.page.get_by_label(courier.say(f"recados.option.{what}")).check()
    left = courier.page.get_by_label(courier.say("recados.option.rope"))
    expect(left).to_be_disabled()
    courier.touch("table.do_it")


def drags_into_order(courier: Courier) -> None:
    """The last is dragged to the first place in one go: nothing lies over the list."""
    rows = courier.question.get_by_role("listitem")
    handle = rows.nth(3).locator(".handle")
    start, end = handle.bounding_box(), rows.first.bounding_box()
    assert start
    assert end
    courier.page.mouse.move(start["x"] + 5, start["y"] + 5)
    courier.page.mouse.down()
    courier.page.mouse.move(start["x"] + 5, end["y"] + 5, steps=12)
    courier.page.mouse.up()
    expect(rows.first).to_contain_text(courier.say("recados.option.well"))
    courier.touch("table.do_it")


def says_how_many(courier: Courier) -> None:
    for _ in range(3):
        courier.touch("table.amount.more")
    courier.touch("table.do_it")


def greets_warmly_with_honey(courier: Courier) -> None:
    courier.board.click(*BAKER)
    courier.touch("recados.detail.tone", value="warm")
    gifts = courier.page.get_by_role("combobox")
    gifts.select_option(courier.say("recados.detail.gift", value="honey"))
    courier.touch("table.do_it")


def types_faces(courier: Courier) -> None:
    for face in ("6", "2", "5"):
        courier.page.get_by_role("button", name=face, exact=True).click()
    courier.touch("table.do_it")


def leaves_the_cart(courier: Courier) -> None:
    courier.page.get_by_role("button", name=courier.say("table.tools.whole")).click()
    courier.board.click(14, 8)
    outside = courier.page.get_by_text(courier.say("spaces.refusal.zone"))
    expect(outside).to_be_visible()
    expect(courier.button("table.draft.confirm", kind="spot")).to_be_disabled()
    courier.board.click(3, 2)
    expect(outside).to_be_hidden()
    courier.agree()


def turns_about(courier: Courier) -> None:
    courier.board.click(COURIER[0], COURIER[1] + 3)
    expect(courier.board.svg.locator("g.draft .view")).to_be_visible()
    courier.agree()


def walks(courier: Courier) -> None:
    courier.board.drag(COURIER, (6.5, 5.5))
    courier.agree()


def answers_a_line(key: str) -> Callable[[Courier], None]:
    return lambda courier: courier.line(key)


BY_MOUSE: dict[str, Callable[[Courier], None]] = {
    "one_of": answers_a_line("recados.option.cart"),
    "some": takes_some,
    "order": drags_into_order,
    "amount": says_how_many,
    "yes_no": answers_a_line("server.yes"),
    "form": greets_warmly_with_honey,
    "faces": types_faces,
    "spot": leaves_the_cart,
    "facing": turns_about,
    "route": walks,
}


# --- with the keys alone


def greets_by_keys(courier: Courier) -> None:
    courier.keys("2")
    courier.tab_to(courier.say("recados.detail.tone", value="warm"))
    courier.keys("Space", "Tab", "Tab")
    assert courier.page.evaluate("document.activeElement.tagName") == "SELECT"
    courier.keys("ArrowDown", "ArrowDown", "ArrowDown")
    courier.tab_to(courier.say("table.do_it"))
    courier.keys("Enter")


def leaves_the_cart_by_keys(courier: Courier) -> None:
    """From place to place over the board: Enter lays it there, and once more agrees."""
    courier.board.svg.focus()
    courier.keys(*["ArrowUp"] * 5, "Enter")
    expect(courier.button("table.draft.confirm", kind="spot")).to_be_enabled()
    courier.keys("Enter")


def presses(*keys: str) -> Callable[[Courier], None]:
    return lambda courier: courier.keys(*keys)


def picks_a_drawn_line(number: str) -> Callable[[Courier], None]:
    def pick(courier: Courier) -> None:
        courier.keys(number)
        expect(courier.button("table.draft.confirm", kind=courier.kind)).to_be_enabled()
        courier.keys("Enter")

    return pick


BY_KEYS: dict[str, Callable[[Courier], None]] = {
    "one_of": presses("2"),
    "some": presses("4", "2", "1", "Enter"),
    "order": presses("4", "ArrowUp", "ArrowUp", "ArrowUp", "Enter"),
    "amount": presses("7", "ArrowUp", "-", "-", "-", "Enter"),
    "yes_no": presses("1"),
    "form": greets_by_keys,
    "faces": presses("6", "3", "Backspace", "2", "5", "Enter"),
    "spot": leaves_the_cart_by_keys,
    "facing": picks_a_drawn_line("5"),
    "route": picks_a_drawn_line("1"),
}


# --- what must come of it

ORDER = ["well", "mill", "oven", "forge"]
EXACTLY: dict[str, Any] = {
    "one_of": "cart",
    "some": ["lamp", "whistle"],
    "order": ORDER,
    "amount": 5,
    "yes_no": True,
    "form": {"option": "baker", "details": {"tone": "warm", "gift": "honey"}},
    "faces": [6, 2, 5],
}


def is_near(place: list[int], x: float, y: float) -> bool:
    return abs(place[0] - x * INCH) < NEAR and abs(place[1] - y * INCH) < NEAR


@pytest.mark.parametrize("size", SIZES)
def test_every_kind_of_question_is_answered_with_the_mouse(
    welcome: Welcome, village: Server, size: str
) -> None:
    courier = Courier(welcome, village, size=SIZES[size])
    for kind, answer in BY_MOUSE.items():
        courier.is_asked(kind)
        answer(courier)
        given = courier.answered()
        if kind in EXACTLY:
            assert given == EXACTLY[kind], kind
    courier.kind = "spot"
    assert is_near(courier.answered(), 3, 2)
    courier.kind = "facing"
    assert abs(courier.answered() - 180) <= 2
    courier.kind = "route"
    assert is_near(courier.answered()[-1], 6.5, 5.5)


@pytest.mark.parametrize("size", SIZES)
def test_every_kind_of_question_is_answered_with_the_keys_alone(
    welcome: Welcome, village: Server, size: str
) -> None:
    courier = Courier(welcome, village, language="es", size=SIZES[size])
    for kind, answer in BY_KEYS.items():
        courier.is_asked(kind)
        answer(courier)
        given = courier.answered()
        if kind in EXACTLY:
            assert given == EXACTLY[kind], kind
    courier.kind = "spot"
    assert is_near(courier.answered(), 3.5, 1.5)
    courier.kind = "facing"
    assert courier.answered() == 180


def test_what_is_put_in_order_or_pointed_at_is_answered_with_a_finger(
    welcome: Welcome, village: Server
) -> None:
    kinds = ("order", "spot", "facing", "route")
    courier = Courier(welcome, village, *kinds, language="es", size=PHONE)
    courier.is_asked("order")
    for _ in range(3):
        courier.button("table.order.up", what=courier.say("recados.option.well")).tap()
    courier.button("table.do_it").tap()
    assert courier.answered() == ORDER
    for kind, place in (("spot", (3, 2)), ("facing", (3, 9)), ("route", (6.5, 5.5))):
        courier.is_asked(kind)
        courier.board.tap(*place)
        courier.button("table.draft.confirm", kind=kind).tap()
        given = courier.answered()
        if kind == "facing":
            assert abs(given - 180) <= 2
        else:
            assert is_near(given if kind == "spot" else given[-1], *place)


def test_every_kind_of_question_is_said_in_both_languages_and_has_no_serious_fault(
    welcome: Welcome, village: Server
) -> None:
    courier = Courier(welcome, village)
    page = courier.page
    for kind, answer in BY_KEYS.items():
        courier.is_asked(kind)
        for language in reversed(LANGUAGES):
            speak(courier.visitor, language)
            assert not RAW.findall(page.evaluate(READ)), kind
        assert not grave_faults(page), kind
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0], kind
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        speak(courier.visitor, "en")
        page.evaluate("document.activeElement.blur()")
        answer(courier)
