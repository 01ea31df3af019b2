"""The open question as a list a person can pick from: for a terminal, for a browser."""

from tapete.offers.line import Line, barred_in, lines_of

__all__ = ["Line", "barred_in", "lines_of"]
