"""The fight as a screen draws it."""

from tapete.deeds import targets
from tapete.games.savage.screen.card import card
from tapete.games.savage.screen.cue import CUES
from tapete.games.savage.screen.lineup import lineup
from tapete.games.savage.screen.scene import called, scene, way
from tapete.games.savage.screen.scenery import board
from tapete.games.savage.screen.settings import settings
from tapete.games.savage.screen.sighting import look
from tapete.scene import Screen

SCREEN = Screen(
    scene=scene,
    alike=lambda view: None,
    board=board,
    cue=CUES,
    figures=lambda value, view: targets(value, {figure.id for figure in view.figures}),
    look=look,
    card=card,
    settings=settings,
    way=way,
    called=called,
    lineup=lineup,
)
