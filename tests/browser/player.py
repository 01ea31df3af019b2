"""Somebody at the table who plays with the keys."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tapete.words import Words
from tests.browser.visitor import Visitor

THINKING = 60_000
"""Milliseconds in which bots answer, on a busy machine too."""


class Line(NamedTuple):
    """A line of the question: the keys that pick it, and what it says."""

    keys: str
    label: str


class Player:
    """Sees the page of a match, and knows nothing else of it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.words = Words(visitor.language)

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(key, **args)

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    # --- what is seen

    @property
    def question(self) -> Locator:
        return self.page.locator("[data-question]")

    @property
    def end(self) -> Locator:
        return self.page.locator("#end-title")

    @property
    def waiting(self) -> Locator:
        """Told that somebody else is thinking."""
        anybody = re.escape(self.say("table.turn.waiting", name="@")).replace("@", ".+")
        return self.page.get_by_text(re.compile(f"^\\s*{anybody}\\s*$"))

    @property
    def asked(self) -> str:
        """The number of the open question; empty if there is none."""
        found = self.question
        return (found.get_attribute("data-question") or "") if found.count() else ""

    def lines(self) -> list[Line]:
        """What can be picked; whatever is folded is unfolded first."""
        self.see_more()
        folded = self.question.locator("button.heading[aria-expanded=false]")
        while folded.count():
            folded.first.click()
        found = self.question.locator("button.line").all()
        return [Line(_text(one, "kbd"), _text(one, ".label")) for one in found]

    def under(self, group: str) -> Locator:
        """The lines of a group, in the bar of deeds and under the group's heading."""
        self.see_more()
        return self.question.locator(f'button.line[data-group="{group}"]')

    @property
    def more(self) -> Locator:
        """Opens what is not one of the first things to do."""
        return self.question.locator("button.more[aria-expanded=false]")

    @property
    def ending(self) -> Locator:
        """The button that ends the turn."""
        return self.page.locator("[data-ends]:enabled")

    @property
    def confirm(self) -> Locator:
        """The button that does what is chosen or drawn."""
        return self.page.locator("[data-confirms]")

    def see_more(self) -> None:
        if self.more.count():
            self.more.click()

    def told(self) -> list[str]:
        """The log."""
        return self.log().all_inner_texts()

    def log(self) -> Locator:
        """Its lines."""
        log = self.page.get_by_role("region", name=self.say("table.log.name"))
        return log.locator(".entry")

    # --- what is done

    def waits(self) -> None:
        """Until something is asked, or it is over; a briefing is read and closed."""
        self.question.or_(self.end).first.wait_for(timeout=THINKING)
        if self.briefing.is_visible():
            self.reads_the_briefing()

    def reads_the_briefing(self) -> None:
        self.briefing.wait_for(timeout=THINKING)
        self.button("table.brief.begin").click()
        self.briefing.wait_for(state="hidden")

    @property
    def briefing(self) -> Locator:
        """The card with which a match opens."""
        begin = self.say("table.brief.begin")
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_text(begin, exact=True))

    def press(self, keys: str) -> None:
        """A key by its name, or the digits of a number one after the other."""
        for key in keys if keys.isdigit() else [keys]:
            self.page.keyboard.press(key)

    def pick(self, keys: str) -> None:
        """Types the number of a line, agrees if it is asked for, and waits for what comes next."""
        before = self.asked
        self.press(keys)
        do_it = self.confirm.and_(self.page.locator(":enabled"))
        another = self.page.locator(f'[data-question]:not([data-question="{before}"])')
        waiting = self.page.locator("main:not(:has([data-question]))")
        do_it.or_(another).or_(waiting).first.wait_for()
        if do_it.is_visible():
            self.page.keyboard.press("Enter")
        another.or_(waiting).or_(self.end).first.wait_for()

    def pass_on(self) -> None:
        """Ends the turn, or picks the last line, which is the least one can do, or agrees.

        Where something must be done before a turn can end, that is the first of its deeds.
        """
        self._offered()
        if self.ending.count():
            self.pick(self.say("table.key.end"))
            return
        first = self.question.locator("button.tile.line kbd")
        if first.count():
            self.pick(first.first.inner_text())
            return
        number = self.question.locator("button.line kbd")
        if number.count() or self.lines():
            self.pick(number.last.inner_text())
            return
        before = self.asked
        self.button("table.do_it").click()
        self.page.locator(f'[data-question="{before}"]').wait_for(state="detached")

    def _offered(self) -> None:
        """Waits until something of the question can be picked, unfolded or agreed to."""
        lines = self.question.locator("button.line, button.heading, button.more")
        agreeing = self.confirm.and_(self.page.locator(":enabled"))
        lines.or_(self.ending).or_(agreeing).or_(self.end).first.wait_for()

    def try_something(self, group: str) -> bool:
        """Does the first thing under a heading, if there is any."""
        offered = self.under(group).locator("kbd")
        if not offered.count():
            return False
        self.pick(offered.first.inner_text())
        return True

    def sees_the_end(self) -> None:
        expect(self.end).to_be_visible(timeout=THINKING)


def _text(line: Locator, part: str) -> str:
    return line.locator(part).inner_text()
