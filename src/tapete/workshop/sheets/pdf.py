"""A sheet on paper: little ink, boxes large enough for a pencil, no part torn apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tapete.workshop.sheets.cards import lay_out
from tapete.workshop.sheets.page import CHAPTER, MARGIN, Page
from tapete.workshop.sheets.sheet import Paper, Part, Rules, RuleText, Sheet, no_rules

GUTTER = 6
SIZES = (7.6, 7.3, 7.0, 6.7)
"""The sizes of letters for the quick reference: the first that fits a page is taken."""


def as_pdf(sheet: Sheet, paper: Paper = "a4", rules: Rules = no_rules) -> bytes:
    """Returns the sheet on as many pages as it takes. Rules are looked up for what it explains."""
    page = Page(sheet.title, paper)
    if sheet.parts:
        _write(page, sheet, rules)
    lay_out(page, sheet.cards, rules)
    return bytes(page.output())


def _write(page: Page, sheet: Sheet, rules: Rules) -> None:
    page.add_page()
    page.line_of(sheet.summary, 9)
    page.tracks(sheet.tracks)
    for place, part in enumerate(sheet.parts):
        if place and part.opens:
            page.add_page()
        _put(page, part)
    _explain(page, sheet.rules, sheet.explained)
    _explain(page, sheet.legend_title, sheet.told_legend(rules))
    _refer(page, sheet, rules)


def _put(page: Page, part: Part) -> None:
    """Draws a part on this page, or on the next if there it need not be torn apart."""
    with page.offset_rendering() as trial:
        _draw(cast(Page, trial), part)
    if trial.page_break_triggered and page.get_y() > page.top:
        page.add_page()
    _draw(page, part)


def _draw(page: Page, part: Part) -> None:
    page.heading(part.title, part.number)
    for number, grid in enumerate(part.grids):
        page.ln(0.8 if number else 0)
        page.grid(grid)
    for line in part.lines:
        page.line_of(line, 8.5)
    page.ticks(part.ticked)
    page.tracks(part.tracks)


def _explain(page: Page, heading: str, entries: Sequence[tuple[str, str]]) -> None:
    if entries:
        page.heading(heading)
    for name, text in entries:
        page.told(name, text, 8, page.epw)


def _refer(page: Page, sheet: Sheet, rules: Rules) -> None:
    """Draws the quick reference on a page of its own, in two columns."""
    chapters = sheet.chapters(rules)
    if not chapters:
        return
    page.add_page()
    page.heading(sheet.reference_title)
    page.ln(1)
    columns = _Columns(page, chapters)
    columns.draw(next((size for size in SIZES if columns.pages(size) == 1), SIZES[-1]))


class _Columns:
    """Two columns of a page, filled one after the other."""

    def __init__(self, page: Page, chapters: dict[str, list[RuleText]]) -> None:
        self.page, self.top = page, page.get_y()
        self.width = (page.epw - GUTTER) / 2
        self.entries = [
            (rule, chapter if number == 0 else "")
            for chapter, rules in chapters.items()
            for number, rule in enumerate(rules)
        ]

    def pages(self, size: float) -> int:
        """Returns how many pages it takes with letters of this size."""
        columns, at = 1, self.top
        for rule, chapter in self.entries:
            high = self._height(rule, chapter, size)
            if at + high > self.page.bottom:
                columns, at = columns + 1, self.top
            at += high
        return -(-columns // 2)

    def draw(self, size: float) -> None:
        page, place = self.page, 0
        for rule, chapter in self.entries:
            if page.get_y() + self._height(rule, chapter, size) > page.bottom:
                place = self._next(place)
            left = MARGIN + place * (self.width + GUTTER)
            if chapter:
                page.chapter(chapter, left, self.width)
            page.told(rule.title, rule.text, size, self.width, left)

    def _height(self, rule: RuleText, chapter: str, size: float) -> float:
        high = self.page.height_of(rule.title, rule.text, size, self.width)
        return high + (CHAPTER if chapter else 0)

    def _next(self, place: int) -> int:
        """Goes on in the next column, or on the next page after the last."""
        if place:
            self.page.add_page()
            self.top = self.page.get_y()
        self.page.set_y(self.top)
        return 1 - place
