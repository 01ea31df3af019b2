"""The table as a terminal draws it."""

from tapete.games.punk.labels.briefing import legend
from tapete.games.punk.terminal.picture import picture
from tapete.kernel.terminal import Terminal
from tapete.spaces.plane.point import CM

TERMINAL = Terminal(picture=picture, legend=legend, ruler=(CM, 0.0))
