"""The city as a terminal draws it."""

from tapete.games.darkness.labels.briefing import legend
from tapete.games.darkness.terminal.picture import picture
from tapete.kernel.terminal import Terminal

TERMINAL = Terminal(picture=picture, legend=legend)
