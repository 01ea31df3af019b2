"""Prints what players made. The library of PDF takes longer to load than all the rest."""

from __future__ import annotations

from tapete.workshop.refusals import CannotDo
from tapete.workshop.sheets.pdf import as_pdf
from tapete.workshop.work import Work


def printed(work: Work, language: str) -> bytes:
    """Returns the sheet of a piece of work as a PDF."""
    paper = work.paper(language)
    if paper is None:
        raise CannotDo("not_printed")
    return as_pdf(paper)
