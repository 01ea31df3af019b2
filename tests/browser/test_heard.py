"""A match is played to its end by its announcements and the names of its controls alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tapete.words import Words
from tests.browser.conftest import Welcome
from tests.browser.listener import Control, Listener
from tests.browser.site import Held, Site
from tests.browser.test_pointing import opening
from tests.browser.visitor import holding

MOST_TABS = 60
MOST_ANSWERS = 60
FEW = 5


class Blind(Listener):
    """Fights with whatever is offered, and otherwise does as little as can be done."""

    def __init__(self, words: Words, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.words = words
        self.news: list[str] = []
        self.over = words.say("table.turn.over")
        self.do_it = words.say("table.do_it")
        self.end = words.say("savage.do.end")
        self.no = words.say("cli.play.no")
        self.blow = words.say("savage.do.fight", to="@").split("@")[0].strip()
        self.asked = words.say("table.spoken.question", question="", count=2).split("2")[1].strip()

    def plays_to_the_end(self) -> int:
        """Answers what is asked. Returns how many answers it took."""
        for answered in range(MOST_ANSWERS):
            if self.is_over():
                return answered
            self.answers()
        raise AssertionError(self.news[-8:])

    def is_over(self) -> bool:
        """Listens until it is asked something, or told that all is over."""
        while True:
            heard = self.waits()
            self.news += heard
            if self.over in heard:
                return True
            if any(one.endswith(self.asked) for one in heard):
                return False

    def answers(self) -> None:
        """Goes through the question by Tab to the best answer, and agrees if it has to."""
        wanted = self.best([one for one in self.controls() if not one.disabled])
        self.tabs_to(lambda one: one.number == wanted.number, "Shift+Tab")
        self.press("Enter")
        if wanted.name.startswith(self.blow):
            self.tabs_to(lambda one: one.name == self.do_it)
            self.press("Enter")

    def best(self, controls: list[Control]) -> Control:
        """A blow, or else a No, or else the end of the turn, or else the last answer."""
        blows = [one for one in controls if one.name.startswith(self.blow)]
        ends = [one for one in controls if one.name.startswith(self.end)]
        found = [*blows, *[one for one in controls if one.name == self.no], *ends]
        return [*found, controls[-1]][0]

    def controls(self) -> list[Control]:
        """Everything that Tab leads to in the question and right after it, up to the log."""
        found: list[Control] = []
        self.press("Home")
        for _ in range(MOST_TABS):
            self.press("Tab")
            control = self.focused()
            if control.role == "region":
                break
            found.append(control)
        return found

    def tabs_to(self, wanted: Callable[[Control], bool], key: str = "Tab") -> None:
        """A control may be called otherwise by now: its chance is told once it is known."""
        passed: list[Control] = []
        for _ in range(MOST_TABS):
            passed.append(self.focused())
            if wanted(passed[-1]):
                return
            self.press(key)
        raise AssertionError(f"not among {passed}")


def blind(welcome: Welcome, held: Held, language: str) -> Blind:
    visitor = welcome(language, kept=holding(*held), apart=True)
    page = visitor.go(f"/m/{held.match}")
    page.locator("[aria-live]").first.wait_for(state="attached")
    words = Words(language)
    words.learn("savage", opening().game.package)
    return Blind(words, page)


def words_fetched(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => one.name)"
    )
    return sorted(name for name in found if "/words/" in name)


@pytest.mark.work(35)
def test_a_match_is_played_to_its_end_by_what_is_read_out(welcome: Welcome, site: Site) -> None:
    """All words are there before the first question: no answer is ever without its name."""
    held = site.go_on(opening().journal().dump(), 1)
    player = blind(welcome, held, "en")
    fetched = words_fetched(player.page)
    assert player.plays_to_the_end() > 0
    assert words_fetched(player.page) == fetched
    assert site.room(held.match)["stage"] == "over"


@pytest.mark.work(35)
def test_a_match_is_read_out_in_spanish_too(welcome: Welcome, site: Site) -> None:
    """The same controls under other names: a few answers are enough."""
    held = site.go_on(opening().journal().dump(), 1)
    player = blind(welcome, held, "es")
    for _ in range(FEW):
        assert not player.is_over()
        player.answers()
