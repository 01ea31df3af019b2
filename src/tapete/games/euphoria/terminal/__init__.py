"""The studio as a terminal draws it."""

from tapete.games.euphoria.labels.ways import GRID
from tapete.games.euphoria.terminal.picture import picture
from tapete.kernel import Message
from tapete.kernel.terminal import Terminal

TERMINAL = Terminal(
    picture=picture,
    legend=lambda view: (Message("euphoria.brief.legend"),),
    ruler=(GRID, 0.0),
)
