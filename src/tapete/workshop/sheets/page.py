"""The pages of a printed sheet, and all that is drawn on them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from fpdf import FPDF
from fpdf.fonts import FontFace

from tapete.workshop.sheets.sheet import Grid, Track

FONT = "Helvetica"
"""One of the fonts that every PDF reader has, with all the letters of Spanish and English."""
ENCODING = "cp1252"
MARGIN = 12
INK, FAINT = (20, 20, 20), (120, 120, 120)
SIDE = 4.6
"""The side of a box to tick, in mm."""
APART = 0.9
CHAPTER = 5.8
LEADING, BETWEEN = 0.45, 0.5
"""The height of a line of text, for each point of its letters, and the room after an entry."""
ROW = 4
"""The height of a line in a table; one with more room is to be written in, and has lines for it."""
NAMED = 26
"""The room for the name of a track."""


class Page(FPDF):
    """Draws the pieces of a sheet. There is no fill anywhere: ink is dear."""

    def __init__(self, title: str, paper: str) -> None:
        super().__init__(format=paper, unit="mm")
        self.core_fonts_encoding = ENCODING
        self.title_text = printable(title)
        self.bare = False
        """True if pages have neither a title nor a number, as those of cards."""
        self.top = 0.0
        """Where the first part of a page begins."""
        self.set_title(self.title_text)
        self.set_margin(MARGIN)
        self.set_auto_page_break(True, MARGIN + 4)
        self.set_text_color(*INK)
        self.set_draw_color(*INK)
        self.set_line_width(0.2)

    @property
    def bottom(self) -> float:
        """Where the room for what is drawn ends."""
        return self.h - self.b_margin

    def header(self) -> None:
        if self.bare:
            return
        self.set_font(FONT, "B", 15)
        self.multi_cell(0, 7, self.title_text, new_x="LMARGIN", new_y="NEXT")
        self._rule(0.5)
        self.ln(1)
        self.top = self.get_y() + 1

    def footer(self) -> None:
        if self.bare:
            return
        self.set_y(-MARGIN)
        self.set_font(FONT, "", 8)
        self.cell(0, 5, f"{self.title_text} · {self.page_no()}", align="R")

    def _rule(self, width: float, start: float = MARGIN, length: float = 0) -> None:
        self.set_line_width(width)
        self.line(start, self.get_y(), start + (length or self.epw), self.get_y())
        self.set_line_width(0.2)

    # --- words

    def heading(self, text: str, number: str = "") -> None:
        """Draws a heading over a thin line; the number of a figure stands in a frame before it."""
        self.ln(2.4)
        self.set_font(FONT, "B", 10.5)
        if number:
            wide = max(6.0, self.get_string_width(number) + 3)
            self.cell(wide, 5.6, printable(number), border=1, align="C")
            self.set_x(self.get_x() + 1.6)
        self.multi_cell(0, 5.6, printable(text), new_x="LMARGIN", new_y="NEXT")
        self.ln(0.6)
        self._rule(0.2)
        self.ln(0.8)

    def chapter(self, text: str, left: float, width: float) -> None:
        """Draws the heading of a chapter in a column, `CHAPTER` high."""
        self.ln(1)
        self.set_x(left)
        self.set_font(FONT, "B", 9)
        self.cell(width, 4, printable(text), new_x="LMARGIN", new_y="NEXT")
        self._rule(0.2, left, width)
        self.ln(0.8)

    def line_of(self, text: str, size: float) -> None:
        self.set_font(FONT, "", size)
        self.multi_cell(0, size * 0.5, printable(text), new_x="LMARGIN", new_y="NEXT")

    def told(self, name: str, text: str, size: float, width: float, left: float = MARGIN) -> None:
        """Draws a name and what it means, in a column of this width."""
        self.set_x(left)
        self.set_font(FONT, "", size)
        self.multi_cell(
            width, size * LEADING, _bold(name, text), markdown=True, align="L", new_x="LMARGIN",
            new_y="NEXT",
        )  # fmt: skip
        self.ln(BETWEEN)

    @staticmethod
    def height_of(name: str, text: str, size: float, width: float) -> float:
        """Returns how much room a name and its meaning take in a column."""
        lines = lines_of(_bold(name, text), "", size, width, marked=True)
        return lines * size * LEADING + BETWEEN

    # --- boxes

    def tracks(self, tracks: Iterable[Track]) -> None:
        for track in tracks:
            self.ln(0.7)
            self.track(track)

    def track(self, track: Track) -> None:
        """Draws a name and its boxes, on as many lines as they take."""
        self.set_font(FONT, "B", 8.5)
        name = printable(track.name)
        start = MARGIN + max(NAMED, self.get_string_width(name) + 3)
        self.cell(start - MARGIN, SIDE, name)
        for label in map(printable, track.boxes):
            self.set_font(FONT, "", 8 if track.beside else 6)
            beside = self.get_string_width(label) + 3.5 if track.beside else 0
            if self.get_x() + SIDE + beside > self.w - MARGIN:
                self.ln(SIDE + APART)
                self.set_x(start)
            self._box("" if track.beside else label)
            if track.beside:
                self.cell(beside, SIDE, label)
        self.ln(SIDE + 0.4)

    def ticks(self, texts: Iterable[str]) -> None:
        """Draws a box before each text, which may take several lines."""
        for text in texts:
            self.ln(0.7)
            top = self.get_y()
            self._box("")
            self.set_font(FONT, "", 9)
            self.set_x(MARGIN + SIDE + 2 * APART)
            self.multi_cell(0, 4.4, printable(text), align="L", new_x="LMARGIN", new_y="NEXT")
            self.set_y(max(self.get_y(), top + SIDE) + 0.3)

    def _box(self, label: str) -> None:
        """Draws a box to tick, with what stands in it, in grey, and goes past it."""
        self.rect(self.get_x(), self.get_y(), SIDE, SIDE)
        self.set_text_color(*FAINT)
        self.cell(SIDE, SIDE, label, align="C")
        self.set_text_color(*INK)
        self.set_x(self.get_x() + APART)

    # --- tables

    def grid(self, grid: Grid) -> None:
        """Draws a table. Its columns fill the page if they have widths of their own."""
        self.set_font(FONT, "", 8)
        shape = {"col_widths": grid.widths} if grid.widths else {"width": 120}
        style = FontFace(emphasis="BOLD")
        lines = "HORIZONTAL_LINES" if grid.high > ROW else "MINIMAL"
        with self.table(
            headings_style=style,
            line_height=grid.high,
            align="LEFT",
            borders_layout=lines,
            **shape,
        ) as table:
            for cells_of in (grid.head, *grid.rows):
                row = table.row()
                for cell in cells_of:
                    row.cell(printable(cell))


@lru_cache(maxsize=8192)
def lines_of(text: str, style: str, size: float, width: float, *, marked: bool = False) -> int:
    """Returns how many lines a text takes in a column, on any page. It may have marks for bold."""
    page = Page("", "a4")
    page.add_page()
    page.set_font(FONT, style, size)
    lines = page.multi_cell(
        width, size, text, markdown=marked, align="L", dry_run=True, output="LINES"
    )
    assert isinstance(lines, list)
    return len(lines)


def _bold(name: str, text: str) -> str:
    """Returns a name in bold and its text; nothing in them is taken as markup."""
    return f"**{_unmarked(name)}:** {_unmarked(text)}"


def _unmarked(text: str) -> str:
    for mark in ("**", "__", "--", "~~"):
        text = text.replace(mark, " ".join(mark))
    return printable(text)


def printable(text: str) -> str:
    """Returns text the font can show: other letters lose their accent, or become `?`."""
    return "".join(map(_sign, text))


LIKE = {"\u2212": "-"}
"""Signs that the font lacks, and what stands for them."""


def _sign(sign: str) -> str:
    sign = LIKE.get(sign, sign)
    if _fits(sign):
        return sign
    bare = "".join(one for one in unicodedata.normalize("NFKD", sign) if _fits(one))
    return bare or "?"


def _fits(sign: str) -> bool:
    try:
        sign.encode(ENCODING)
    except UnicodeEncodeError:
        return False
    return sign.isprintable()
