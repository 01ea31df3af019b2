"""The show as a screen draws it."""

from tapete.deeds import targets
from tapete.games.euphoria.screen.card import card
from tapete.games.euphoria.screen.cue import CUES
from tapete.games.euphoria.screen.lineup import lineup
from tapete.games.euphoria.screen.scene import called, course, remarks, scene, way
from tapete.games.euphoria.screen.scenery import board
from tapete.games.euphoria.screen.settings import choices, settings
from tapete.games.euphoria.screen.sighting import look
from tapete.scene import Screen

SCREEN = Screen(
    scene=scene,
    alike=lambda view: None,
    board=board,
    cue=CUES,
    figures=lambda value, view: targets(value, {mini.id for mini in view.minis}),
    course=course,
    remarks=remarks,
    look=look,
    card=card,
    settings=settings,
    choices=choices,
    way=way,
    called=called,
    lineup=lineup,
)
