"""The table for who uses no mouse, or no eyes."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Welcome
from tests.browser.duels import duel
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import BREATH, DRAWN, holding

STEPS = 40


def at_a_duel(welcome: Welcome, site: Site) -> Player:
    """Against a bot, at the first question what to do."""
    held = site.create("person", "greedy", draft=duel())
    player = Player(welcome(kept=holding(*held)))
    player.visitor.go(f"/m/{held.match}")
    for _ in range(STEPS):
        player.waits()
        if player.under("savage.group.attack").count():
            return player
        player.pass_on()
    raise AssertionError("there is nothing to attack")


def test_a_whole_turn_is_played_with_the_keys_alone(welcome: Welcome, site: Site) -> None:
    """A step, an attack, and the turn goes on to the other."""
    player = at_a_duel(welcome, site)
    acting = player.question.get_by_role("heading").first.inner_text()
    keys = player.page.keyboard
    number = player.asked
    keys.press("1")  # the first way to move, of more than nine lines
    confirm = player.button("table.draft.confirm", kind="route")
    expect(confirm).to_be_visible()
    keys.press("Escape")
    expect(confirm).to_be_hidden()
    assert player.asked == number
    assert player.try_something("savage.group.attack")
    for _ in range(STEPS):
        player.waits()
        if player.end.is_visible():
            return
        again = player.question.get_by_role("heading").first.inner_text() == acting
        player.pass_on()
        if again:
            return
    raise AssertionError("the turn never ends")


def test_enter_agrees_to_the_number_typed_whatever_was_pressed_before(
    welcome: Welcome, site: Site
) -> None:
    player = at_a_duel(welcome, site)
    player.button("table.menu.title").click()
    player.button("web.close").click()
    assert player.try_something("savage.group.attack")


def test_every_line_can_be_reached_by_tabbing_and_picked_with_enter(
    welcome: Welcome, site: Site
) -> None:
    player = at_a_duel(welcome, site)
    page = player.page
    wanted = player.say("savage.do.end")
    page.keyboard.press("Escape")
    player.question.focus()
    for _ in range(STEPS):
        page.keyboard.press("Tab")
        if wanted in page.evaluate("document.activeElement.innerText"):
            break
    else:
        raise AssertionError("no way there")
    before = player.asked
    page.keyboard.press("Enter")
    expect(player.question.and_(page.locator(f'[data-question="{before}"]'))).to_be_hidden()


def test_a_question_is_a_list_and_news_are_announced(welcome: Welcome, site: Site) -> None:
    player = at_a_duel(welcome, site)
    sentence = player.question.get_by_role("heading").first.inner_text()
    question = player.page.get_by_role("group", name=sentence)
    expect(question.get_by_role("list").first).to_be_visible()
    whose = player.page.locator("[aria-live=polite]").filter(
        has_text=player.say("table.turn.yours")
    )
    expect(whose).to_be_visible()
    offered = len(player.lines())
    assert question.get_by_role("listitem").get_by_role("button").count() >= offered
    spoken = player.page.get_by_role("log", name=player.say("table.log.spoken"))
    before = len(player.told())
    player.try_something("savage.group.attack")
    player.waits()
    expect(spoken).to_have_attribute("aria-live", "polite")
    announced = spoken.get_by_role("paragraph").all_inner_texts()
    attack = player.told()[before]
    assert announced.count(attack) == 1


def test_nothing_is_asked_before_its_words_and_letters_have_come(
    welcome: Welcome, site: Site
) -> None:
    """So no letter is lost that is pressed as soon as the question is seen."""
    held = site.create("person", "greedy", draft=duel())
    player = Player(welcome(kept=holding(*held), apart=True))
    page, late, heard = player.page, list[Route](), list[str | bytes]()
    page.route("**/words/en/savage.ftl", lambda route: late.append(route))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(text)))
    player.visitor.go(f"/m/{held.match}")
    while not late or not any('"question":' in str(text) for text in heard):
        page.wait_for_timeout(BREATH)
    page.evaluate(DRAWN)
    assert not player.asked
    late[0].continue_()
    player.waits()
    assert player.question.get_by_role("heading").first.inner_text()
