"""The arena as a terminal draws it."""

from tapete.games.arena.labels.briefing import legend
from tapete.games.arena.terminal.picture import picture
from tapete.kernel.terminal import Terminal

TERMINAL = Terminal(picture=picture, legend=legend)
