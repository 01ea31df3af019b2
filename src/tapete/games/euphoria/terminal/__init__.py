"""The studio as a terminal draws it."""

from tapete.games.euphoria.terminal.picture import picture
from tapete.kernel import Message
from tapete.kernel.terminal import Terminal
from tapete.spaces.plane.point import INCH

TERMINAL = Terminal(
    picture=picture,
    legend=lambda view: (Message("euphoria.brief.legend"),),
    ruler=(INCH, 0.0),
)
