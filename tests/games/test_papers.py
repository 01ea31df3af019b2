"""Sheets of every workshop on paper: what is on them, and that it fits."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from functools import cache

import pytest

from tapete.catalogue import load
from tapete.catalogue.printed import rules_for_sheets
from tapete.games import find, names
from tapete.words import LANGUAGES
from tapete.workshop import Sheet, Work
from tapete.workshop.printing import printed
from tapete.workshop.sheets import Paper
from tapete.workshop.sheets.cards import ACROSS, DOWN
from tapete.workshop.sheets.page import MARGIN
from tapete.workshop.sheets.sheet import Rules

PAPERS: dict[Paper, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
EDGE = 5
"""What a printer leaves white, in mm, where cards may be cut."""
POINT = 72 / 25.4
"""A millimetre in points."""
STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
"""Its last sign is missing if that is a carriage return; what is inside is whole all the same."""


def ready() -> Iterator[tuple[str, Work]]:
    """All that is ready in the workshops whose sheets are printed."""
    for game in names():
        for shop in find(game).workshops.values():
            if getattr(shop, "printed_as", ""):
                yield from ((game, work) for name in shop.names() if (work := shop.ready(name)))


COMBINED: list[tuple[str, Paper]] = [(one, paper) for one in LANGUAGES for paper in PAPERS]
WORKS = [
    pytest.param(game, work, *COMBINED[place % len(COMBINED)], id=f"{game}-{place}")
    for place, (game, work) in enumerate(ready())
]
"""Each work in one language and on one paper, by turns."""


def pages_of(game: str, work: Work, language: str, paper: Paper = "a4") -> list[str]:
    """What is drawn on each page of the sheet itself, before the cards to cut out."""
    pages = all_pages_of(game, work, language, paper)
    return pages[: len(pages) - card_pages(sheet_of(work, language))]


def card_pages(sheet: Sheet) -> int:
    return -(-len(sheet.cards) // (ACROSS * DOWN))


@cache
def rules_of(game: str, language: str) -> Rules:
    return rules_for_sheets(load(f"tapete.games.{game}"), language)


def all_pages_of(game: str, work: Work, language: str, paper: Paper = "a4") -> list[str]:
    """What is drawn on each page, as a PDF says it."""
    found = []
    for stream in STREAM.findall(printed(work, language, paper, rules_of(game, language))):
        try:
            found.append(zlib.decompressobj().decompress(stream).decode("cp1252"))
        except zlib.error:
            continue
    return [one for one in found if " Tf" in one]


def letters(page: str) -> str:
    shown = re.findall(r"\((.*?)(?<!\\)\) Tj", page, re.DOTALL)
    return " ".join(" ".join(shown).replace("\\", "").split())


def sheet_of(work: Work, language: str) -> Sheet:
    sheet = work.paper(language)
    assert sheet is not None
    return sheet


@pytest.mark.parametrize(("game", "work", "language", "paper"), WORKS)
def test_a_sheet_and_its_cards_are_whole_within_the_margins_and_spare_ink(
    game: str, work: Work, language: str, paper: Paper
) -> None:
    sheet = sheet_of(work, language)
    pages = all_pages_of(game, work, language, paper)
    own = len(pages) - card_pages(sheet)
    assert_page(pages[:own], paper, MARGIN, boxes=boxes_of(sheet))
    assert_page(pages[own:], paper, EDGE, boxes=len(sheet.cards))


def assert_page(pages: list[str], paper: Paper, edge: float, boxes: int) -> None:
    """All that stands on these pages is within their margins, and there are this many boxes."""
    wide, high = (side * POINT for side in PAPERS[paper])
    for page in pages:
        assert_within(page, wide, high, edge)
        assert not re.search(r" re (f|B)\b", page), "something is filled"
    assert sum(page.count(" re S") for page in pages) == boxes


@pytest.mark.parametrize("language", LANGUAGES)
def test_some_sheets_have_cards_to_cut_out(language: str) -> None:
    assert any(sheet_of(work, language).cards for _, work in ready())


def assert_within(page: str, wide: float, high: float, edge: float) -> None:
    margin = edge * POINT
    places = re.findall(r"([\d.]+) ([\d.]+) Td", page)
    assert places
    for x, y in places:
        assert margin - 1 <= float(x) <= wide - margin
        assert margin / 2 <= float(y) <= high - margin
    for x, width in re.findall(r"([\d.]+) [\d.]+ ([\d.]+) -?[\d.]+ re", page):
        assert float(x) + float(width) <= wide - margin + 1


def boxes_of(sheet: Sheet) -> int:
    """The boxes to tick, and the frames around the numbers of figures."""
    tracks = [*sheet.tracks, *(track for part in sheet.parts for track in part.tracks)]
    others = sum(bool(part.number) + len(part.ticked) for part in sheet.parts)
    return sum(len(track.boxes) for track in tracks) + others


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_the_quick_reference_is_one_page(game: str, language: str, paper: Paper) -> None:
    work = next(work for name, work in ready() if name == game)
    title = sheet_of(work, language).reference_title
    told = [letters(page) for page in pages_of(game, work, language, paper)]
    assert [title in page for page in told] == [False] * (len(told) - 1) + [True]


@pytest.mark.parametrize("game", names())
def test_what_a_sheet_refers_to_are_rules_and_all_of_them_are_printed(game: str) -> None:
    work = next(work for name, work in ready() if name == game)
    sheet, catalogue = sheet_of(work, "es"), load(f"tapete.games.{game}")
    last = letters(pages_of(game, work, "es")[-1])
    assert catalogue.reference
    for identity in catalogue.reference:
        entry = catalogue.get(identity)
        assert entry is not None
        assert entry.heading("es") in last
    assert all(rule in catalogue for _, rule in sheet.legend)
