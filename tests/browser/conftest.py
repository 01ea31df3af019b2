"""One server and one browser for all of these tests that a process runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import expect

from tests.browser import chromium
from tests.browser.effort import USUAL, Effort
from tests.browser.site import Site, serving
from tests.browser.visitor import Visitor
from tests.browser.windows import PATIENCE, Windows
from tests.server.serving import Server, config_in
from tests.server.serving import serving as in_a_thread

Welcome: TypeAlias = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("site")) as listening:
        yield listening


@pytest.fixture(scope="package")
def village(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the small games that are only for trying the table."""
    folder = tmp_path_factory.mktemp("village")
    with in_a_thread(config_in(folder)) as listening:
        yield listening


@pytest.fixture(scope="package")
def browser() -> Iterator[Windows]:
    with chromium.running() as started:
        yield Windows(started)


@pytest.fixture
def welcome(browser: Windows, site: Site) -> Iterator[Welcome]:
    """Lets somebody in: `welcome("es", size=PHONE)`. When all leave, nobody may have complained.

    Those who go to another address have a window of their own.
    """
    visitors: list[Visitor] = []

    def let_in(language: str = "en", *, address: str = "", **settings: Any) -> Visitor:
        settings = {"apart": bool(address), **settings}
        visitor = Visitor(browser, address or site.address, language, **settings)
        visitors.append(visitor)
        return visitor

    yield let_in
    for visitor in visitors:
        visitor.leave()


@pytest.fixture(autouse=True)
def effort(welcome: Welcome, request: pytest.FixtureRequest) -> Iterator[Effort]:
    """Fails a test in which server and browser work longer than anybody would wait.

    Those that need more say so: `@pytest.mark.work(30)`.
    """
    begun = Effort()
    yield begun
    allowed = request.node.get_closest_marker("work")
    assert begun.seconds <= (allowed.args[0] if allowed else USUAL)


@pytest.fixture(scope="package")
def finished(site: Site) -> str:
    """A match that was played long ago, to be watched and looked into."""
    return site.bring(JOURNAL.read_bytes())


JOURNAL = Path(__file__).parents[1] / "journals" / "savage-1.tapete"
