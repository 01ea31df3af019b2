"""The arena as a terminal draws it."""

from tapete.games.arena.terminal.picture import picture
from tapete.kernel import Message
from tapete.kernel.terminal import Terminal

TERMINAL = Terminal(picture=picture, legend=lambda view: (Message("arena.brief.legend"),))
