"""What a figure can do, by its kind and its load."""

from tests.rebatina.content import FigureKind, library
from tests.rebatina.state import Figure


def kind_of(figure: Figure) -> FigureKind:
    return library().kinds[figure.kind]


def pace(figure: Figure) -> int:
    """Squares it may walk in a turn: one fewer for each sack, but always one."""
    return max(1, kind_of(figure).pace - figure.loot)
