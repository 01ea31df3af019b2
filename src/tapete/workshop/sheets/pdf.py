"""A sheet on paper."""

from __future__ import annotations

import unicodedata

from fpdf import FPDF
from fpdf.fonts import FontFace

from tapete.workshop.sheets.sheet import BOX, Grid, Part, Sheet

FONT = "Helvetica"
"""One of the fonts that every PDF reader has, with all the letters of Spanish and English."""
ENCODING = "cp1252"
MARGIN = 12
GREY = (225, 222, 214)
INK = (30, 28, 26)
ROOM = 34
"""How much room a part needs. If less is left on a page, it begins on the next."""


def as_pdf(sheet: Sheet) -> bytes:
    """Returns the sheet on as many A4 pages as it takes."""
    page = _Page(sheet.title)
    page.add_page()
    page.line_of(sheet.summary, 10)
    for part in sheet.parts:
        page.part(part)
    if sheet.explained:
        page.heading(sheet.rules)
    for name, text in sheet.explained:
        page.told(name, text)
    return bytes(page.output())


class _Page(FPDF):
    """Draws the parts of a sheet."""

    def __init__(self, title: str) -> None:
        super().__init__(format="A4", unit="mm")
        self.core_fonts_encoding = ENCODING
        self.title_text = _printable(title)
        self.set_title(self.title_text)
        self.set_margin(MARGIN)
        self.set_auto_page_break(True, MARGIN + 4)
        self.set_text_color(*INK)
        self.set_draw_color(*INK)
        self.set_line_width(0.2)

    def header(self) -> None:
        self.set_font(FONT, "B", 16)
        self.multi_cell(0, 8, self.title_text, new_x="LMARGIN", new_y="NEXT")

    def footer(self) -> None:
        self.set_y(-MARGIN)
        self.set_font(FONT, "", 8)
        self.cell(0, 5, str(self.page_no()), align="R")

    def part(self, part: Part) -> None:
        if self.will_page_break(ROOM):
            self.add_page()
        self.heading(part.title)
        for number, grid in enumerate(part.grids):
            self.ln(1 if number else 0)
            self.grid(grid)
        for line in part.lines:
            if BOX in line:
                self.ticked(line)
            else:
                self.line_of(line, 9)

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
        """Draws the boxes at the end of a line."""
        name, _, boxes = line.partition(BOX)
        self.set_font(FONT, "", 9)
        self.write(4.5, _printable(name))
        for _ in BOX + boxes:
            if self.get_x() > self.w - MARGIN - 5:
                self.ln(4.5)
            self.rect(self.get_x() + 0.5, self.get_y() + 0.8, 3, 3)
            self.set_x(self.get_x() + 4.5)
        self.ln(4.5)

    def grid(self, grid: Grid) -> None:
        self.set_font(FONT, "", 8)
        style = FontFace(emphasis="BOLD", fill_color=GREY)
        shape = {"col_widths": grid.widths} if grid.widths else {"width": 120}
        with self.table(headings_style=style, line_height=4.2, align="LEFT", **shape) as table:
            for cells_of in (grid.head, *grid.rows):
                row = table.row()
                for cell in cells_of:
                    row.cell(_printable(cell))


def _printable(text: str) -> str:
    """Returns text the font can show: other letters lose their accent, or become `?`."""
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
