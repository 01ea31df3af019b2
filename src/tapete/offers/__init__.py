"""The open question as a list that a person can pick from, in a terminal or a browser."""

from tapete.offers.line import Line, barred_in, folded, lines_of

__all__ = ["Line", "barred_in", "folded", "lines_of"]
