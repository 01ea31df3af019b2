"""A band's sheet on paper."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from fpdf import FPDF
from fpdf.fonts import FontFace

from tapete.games.punk.workshop.sheet import Row, Sheet
from tapete.games.punk.workshop.text_sheet import (
    BOX,
    Say,
    attribute_cells,
    attribute_names,
    cells,
    columns,
    heading,
    summary,
    told_lines,
)
from tapete.kernel.message import Message

FONT = "Helvetica"
"""One of those every reader of PDF has, with the letters of Spanish and English."""
ENCODING = "cp1252"
MARGIN = 12
GREY = (225, 222, 214)
INK = (30, 28, 26)
WIDTHS = (36, 18, 10, 12, 14, 96)
"""Of the columns of weapons, in mm."""
ROOM = 34
"""Of a member at the foot of a page: less than this, and it begins on the next."""


def as_pdf(sheet: Sheet, say: Say) -> bytes:
    """A4, as many pages as it takes."""
    page = _Page(sheet.name or say(Message("punk.band.sheet.nameless")))
    page.set_title(_printable(sheet.name))
    page.add_page()
    page.line_of(say(summary(sheet)), 10)
    for row in sheet.rows:
        _member(page, row, say)
    if sheet.explained:
        page.heading(say(Message("punk.band.sheet.rules")))
    for name, text in sheet.explained:
        page.told(say(name), say(text))
    return bytes(page.output())


def _member(page: _Page, row: Row, say: Say) -> None:
    if page.will_page_break(ROOM):
        page.add_page()
    page.heading(say(heading(row)))
    page.grid(attribute_names(say), [attribute_cells(row)])
    if row.weapons:
        page.ln(1)
        page.grid(columns(say), [cells(one, say) for one in row.weapons], WIDTHS)
    for line in told_lines(row, say):
        if BOX in line:
            page.ticked(line)
        else:
            page.line_of(line, 9)


class _Page(FPDF):
    """Draws what a sheet is made of."""

    def __init__(self, title: str) -> None:
        super().__init__(format="A4", unit="mm")
        self.core_fonts_encoding = ENCODING
        self.title_text = title
        self.set_margin(MARGIN)
        self.set_auto_page_break(True, MARGIN + 4)
        self.set_text_color(*INK)
        self.set_draw_color(*INK)
        self.set_line_width(0.2)

    def header(self) -> None:
        self.set_font(FONT, "B", 16)
        self.multi_cell(0, 8, _printable(self.title_text), new_x="LMARGIN", new_y="NEXT")

    def footer(self) -> None:
        self.set_y(-MARGIN)
        self.set_font(FONT, "", 8)
        self.cell(0, 5, str(self.page_no()), align="R")

    def heading(self, text: str) -> None:
        self.ln(2)
        self.set_font(FONT, "B", 11)
        self.multi_cell(0, 6, _printable(text), new_x="LMARGIN", new_y="NEXT")

    def line_of(self, text: str, size: int) -> None:
        self.set_font(FONT, "", size)
        self.multi_cell(0, 4.5, _printable(text), new_x="LMARGIN", new_y="NEXT")

    def told(self, name: str, text: str) -> None:
        if self.will_page_break(2 * 4):
            self.add_page()
        self.set_font(FONT, "B", 8)
        self.write(4, _printable(f"{name}: "))
        self.set_font(FONT, "", 8)
        self.write(4, _printable(text))
        self.ln(4)

    def ticked(self, line: str) -> None:
        """A box to tick off for each bullet."""
        name, _, boxes = line.partition(BOX)
        self.set_font(FONT, "", 9)
        self.write(4.5, _printable(name))
        for _ in BOX + boxes:
            if self.get_x() > self.w - MARGIN - 5:
                self.ln(4.5)
            self.rect(self.get_x() + 0.5, self.get_y() + 0.8, 3, 3)
            self.set_x(self.get_x() + 4.5)
        self.ln(4.5)

    def grid(
        self, head: Sequence[str], rows: Sequence[Sequence[str]], widths: Sequence[int] = ()
    ) -> None:
        self.set_font(FONT, "", 8)
        style = FontFace(emphasis="BOLD", fill_color=GREY)
        shape = {"col_widths": tuple(widths)} if widths else {"width": 120}
        with self.table(headings_style=style, line_height=4.2, align="LEFT", **shape) as table:
            for cells_of in (head, *rows):
                row = table.row()
                for cell in cells_of:
                    row.cell(_printable(cell))


def _printable(text: str) -> str:
    """What the font has no sign for is written without its accent, or as a question mark."""
    return "".join(map(_sign, text))


def _sign(sign: str) -> str:
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
