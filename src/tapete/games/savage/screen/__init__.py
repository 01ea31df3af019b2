"""The fight as a screen draws it."""

from tapete.games.savage.screen.card import card
from tapete.games.savage.screen.cue import cue
from tapete.games.savage.screen.scene import board, called, scene, way
from tapete.games.savage.screen.settings import settings
from tapete.games.savage.screen.sighting import look
from tapete.games.savage.screen.targets import figures_of
from tapete.scene import Screen

SCREEN = Screen(
    scene=scene,
    board=board,
    cue=cue,
    figures=figures_of,
    look=look,
    card=card,
    settings=settings,
    way=way,
    called=called,
)
