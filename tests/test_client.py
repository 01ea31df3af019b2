"""The built client: where it comes from, and that it goes out with the program."""

from __future__ import annotations

import gzip
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "src" / "tapete" / "server" / "static"
BUDGET = 250_000
FIRST = 90_000


def test_the_wheel_holds_the_built_client() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    assert str(BUILT.relative_to(ROOT)) in build["artifacts"]
    assert (ROOT / build["targets"]["wheel"]["packages"][0]) in BUILT.parents


def test_the_lock_names_no_host() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock


def test_the_client_is_small() -> None:
    """All of it compressed, fonts and words apart; and what the first page needs."""
    files = [file for file in (BUILT / "assets").iterdir() if file.suffix in (".js", ".css")]
    assert sum(map(packed, files)) < BUDGET
    first = re.findall(r"/assets/([\w.-]+\.(?:js|css))", (BUILT / "index.html").read_text("utf-8"))
    home = [file.name for file in files if file.name.startswith("Home-")]
    assert first
    assert home
    assert sum(packed(BUILT / "assets" / name) for name in (*first, *home)) < FIRST


def test_the_page_brings_no_code_or_style_of_its_own() -> None:
    """The content security policy would not have it."""
    page = (BUILT / "index.html").read_text("utf-8")
    assert "<style" not in page
    assert "style=" not in page
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))
