"""Cards on paper: nine on a page, with lines to cut along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.workshop.sheets.page import FAINT, FONT, INK, Page, lines_of, printable
from tapete.workshop.sheets.sheet import Face, Rules, no_rules, told

WIDE, HIGH = 63, 88
"""The size of a card that fits the usual sleeves, in mm."""
ACROSS, DOWN = 3, 3
INSIDE = 3.5
"""The room between the edge of a card and what is written on it."""
SIZES = (11.4, 10.6, 9.8, 9.2, 8.6, 8.0, 7.4, 6.8, 6.2, 5.6)
"""The sizes of letters for what a card says: the first that fits is taken."""
LEADING, BETWEEN = 0.44, 1.1
FOOT = 5


def lay_out(page: Page, cards: Sequence[Face], rules: Rules = no_rules) -> None:
    """Draws the cards in rows, on as many pages as they take."""
    page.bare = True
    page.set_auto_page_break(False)
    for place, card in enumerate(cards):
        at = place % (ACROSS * DOWN)
        if not at:
            page.add_page()
        left = (page.w - ACROSS * WIDE) / 2 + at % ACROSS * WIDE
        top = (page.h - DOWN * HIGH) / 2 + at // ACROSS * HIGH
        _Drawn(page, card, told(card.legend, rules), (left, top)).draw()


class _Drawn:
    """A card at its place on a page."""

    def __init__(
        self, page: Page, card: Face, legend: Sequence[tuple[str, str]], at: tuple[float, float]
    ) -> None:
        self.page, self.card, (self.left, self.top) = page, card, at
        facts = (("\n".join(card.facts), ""),) if card.facts else ()
        self.texts = (*facts, *card.texts, *legend)
        self.spare = len(legend)
        """How many of the last texts only explain what is named above."""
        self.width = WIDE - 2 * INSIDE

    def draw(self) -> None:
        page, card = self.page, self.card
        page.set_draw_color(*FAINT)
        page.rect(self.left, self.top, WIDE, HIGH)
        page.set_draw_color(*INK)
        page.set_xy(self.left + INSIDE, self.top + INSIDE)
        self._write(card.title, "B", 12, 5)
        if card.kind:
            page.set_text_color(*FAINT)
            self._write(card.kind, "", 7.8, 3.7)
            page.set_text_color(*INK)
        page.line(self.left + INSIDE, page.get_y() + 0.7, self.left + WIDE - INSIDE,
            page.get_y() + 0.7)  # fmt: skip
        page.set_y(page.get_y() + 2)
        self._say()
        self._sign()

    def _write(self, text: str, style: str, size: float, high: float) -> None:
        self.page.set_x(self.left + INSIDE)
        self.page.set_font(FONT, style, size)
        self.page.multi_cell(
            self.width, high, printable(text), align="L", new_x="LMARGIN", new_y="NEXT"
        )

    def _say(self) -> None:
        """Writes what the card says, in letters that are as large as there is room for.

        Where the smallest are too large, the last explanations are left out.
        """
        page = self.page
        page.set_y(page.get_y() + 1)
        size = next(self._fitting(), None)
        while size is None and self.spare:
            self.texts, self.spare = self.texts[:-1], self.spare - 1
            size = next(self._fitting(), None)
        size = size or SIZES[-1]
        for name, text in self.texts:
            for said, style in ((name, "B"), (text, "")):
                if said:
                    self._write(said, style, size, size * LEADING)
            page.set_y(page.get_y() + BETWEEN)

    def _fitting(self) -> Iterator[float]:
        """The sizes of letters with which all it says fits below what is written already."""
        room = self.top + HIGH - INSIDE - FOOT - self.page.get_y()
        return (size for size in SIZES if self._height(size) <= room)

    def _height(self, size: float) -> float:
        said = [(one, style) for pair in self.texts
            for one, style in zip(pair, ("B", ""), strict=True) if one]  # fmt: skip
        lines = sum(lines_of(printable(one), style, size, self.width) for one, style in said)
        return lines * size * LEADING + len(self.texts) * BETWEEN

    def _sign(self) -> None:
        """Writes the foot, in the corner."""
        if self.card.foot:
            self.page.set_text_color(*FAINT)
            self.page.set_font(FONT, "", 7)
            self.page.set_xy(self.left + INSIDE, self.top + HIGH - INSIDE - 3)
            self.page.cell(self.width, 3, printable(self.card.foot), align="R")
            self.page.set_text_color(*INK)
