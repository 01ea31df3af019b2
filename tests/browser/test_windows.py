"""Windows are handed on from visitor to visitor, and tell the next nothing of the last."""

from __future__ import annotations

from tests.browser.site import Site
from tests.browser.visitor import PHONE, Visitor
from tests.browser.windows import Windows


def test_a_window_is_handed_on_as_it_was_when_it_was_opened(browser: Windows, site: Site) -> None:
    first = Visitor(browser, site.address, kept={"tapete.preferences": {"pace": "instant"}})
    first.go("/matches")
    first.page.evaluate("localStorage.setItem('left', 'behind')")
    first.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    first.page.emulate_media(color_scheme="dark")
    first.leave()
    second = Visitor(browser, site.address, kept={"tapete.seats": []})
    assert second.window is first.window
    second.go("/matches")
    assert second.page.evaluate("({...localStorage})") == {"tapete.seats": "[]"}
    assert second.page.evaluate("innerWidth") > PHONE[0]
    assert second.page.evaluate("matchMedia('(prefers-color-scheme: light)').matches")
    second.leave()


def test_two_visitors_at_once_have_a_window_each(browser: Windows, site: Site) -> None:
    visitors = [Visitor(browser, site.address) for _ in range(2)]
    assert visitors[0].window is not visitors[1].window
    for visitor in visitors:
        visitor.go("/matches")
        visitor.leave()


def test_a_window_apart_is_nobody_elses(browser: Windows, site: Site) -> None:
    alone = Visitor(browser, site.address, apart=True)
    alone.go("/matches")
    alone.leave()
    assert alone.page.is_closed()
