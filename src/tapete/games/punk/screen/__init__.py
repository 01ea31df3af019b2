"""The skirmish as a screen draws it."""

from tapete.deeds import targets
from tapete.games.punk.screen.card import card
from tapete.games.punk.screen.cue import CUES
from tapete.games.punk.screen.lineup import lineup
from tapete.games.punk.screen.remarks import remarks
from tapete.games.punk.screen.scene import called, legs, scene, way
from tapete.games.punk.screen.scenery import board
from tapete.games.punk.screen.settings import choices, settings
from tapete.games.punk.screen.sighting import look
from tapete.games.punk.view import keeps_secrets
from tapete.scene import Screen

SCREEN = Screen(
    scene=scene,
    alike=lambda view: tuple([mini.id for mini in view.minis]),
    secret=keeps_secrets,
    board=board,
    cue=CUES,
    figures=lambda value, view: targets(value, {mini.id for mini in view.minis}),
    remarks=remarks,
    look=look,
    card=card,
    settings=settings,
    choices=choices,
    way=way,
    legs=legs,
    called=called,
    lineup=lineup,
)
