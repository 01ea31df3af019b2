"""The skirmish as a screen draws it."""

from tapete.games.punk.screen.card import card
from tapete.games.punk.screen.cue import cue
from tapete.games.punk.screen.remarks import remarks
from tapete.games.punk.screen.scene import board, called, scene, way
from tapete.games.punk.screen.settings import choices, settings
from tapete.games.punk.screen.sighting import look
from tapete.games.punk.screen.targets import figures_of
from tapete.scene import Screen

SCREEN = Screen(
    scene=scene,
    board=board,
    cue=cue,
    figures=figures_of,
    remarks=remarks,
    look=look,
    card=card,
    settings=settings,
    choices=choices,
    way=way,
    called=called,
)
