"""The table as a terminal draws it."""

from tapete.games.savage.labels.briefing import legend
from tapete.games.savage.terminal.picture import picture
from tapete.kernel.terminal import Terminal

TERMINAL = Terminal(picture=picture, legend=legend)
