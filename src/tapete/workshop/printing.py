"""Prints what players made. It stands apart, since the PDF library takes long to load."""

from __future__ import annotations

from tapete.workshop.refusals import CannotDo
from tapete.workshop.sheets import Paper, Rules, no_rules
from tapete.workshop.sheets.pdf import as_pdf
from tapete.workshop.work import Work


def printed(work: Work, language: str, paper: Paper = "a4", rules: Rules = no_rules) -> bytes:
    """Returns the sheet of a piece of work as a PDF, with the rules that it refers to."""
    sheet = work.paper(language)
    if sheet is None:
        raise CannotDo("not_printed")
    return as_pdf(sheet, paper, rules)
