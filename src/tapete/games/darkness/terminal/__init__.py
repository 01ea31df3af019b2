"""The city as a terminal draws it."""

from tapete.games.darkness.terminal.picture import picture
from tapete.kernel import Message
from tapete.kernel.terminal import Terminal

TERMINAL = Terminal(picture=picture, legend=lambda view: (Message("darkness.brief.legend"),))
