"""Work that somebody would wait for is counted, the server's and the page's."""

from __future__ import annotations

from tests.browser.conftest import JOURNAL, Welcome
from tests.browser.effort import USUAL, Effort
from tests.browser.site import Site

SPIN = "(times) => { let sum = 0; for (let i = 0; i < times; i++) sum += Math.sin(i); return sum; }"
TIMES = 10_000_000


def test_a_page_that_works_and_a_server_that_works_are_found_out(
    welcome: Welcome, site: Site
) -> None:
    page = welcome().go("/")
    idle = Effort()
    page.evaluate(SPIN, 1)
    before = idle.seconds
    page.evaluate(SPIN, TIMES)
    spun = idle.seconds
    assert before + 0.05 < spun < USUAL
    site.bring(JOURNAL.read_bytes())
    assert idle.seconds > spun + 0.05
