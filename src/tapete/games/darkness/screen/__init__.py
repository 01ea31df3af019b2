"""The city as a screen draws it."""

from tapete.deeds import targets
from tapete.games.darkness.labels.answers import way_name
from tapete.games.darkness.labels.names import called
from tapete.games.darkness.screen.board import board
from tapete.games.darkness.screen.card import card
from tapete.games.darkness.screen.cue import CUES, in_view
from tapete.games.darkness.screen.lineup import lineup
from tapete.games.darkness.screen.places import spot
from tapete.games.darkness.screen.scene import scene
from tapete.games.darkness.screen.settings import choices, settings
from tapete.scene import Screen

SCREEN = Screen(
    scene=scene,
    board=board,
    cue=CUES,
    figures=lambda value, view: targets(value, in_view(view)),
    spot=spot,
    card=card,
    way=way_name,
    called=lambda name, view: called(name, view) if name in in_view(view) else None,
    choices=choices,
    settings=settings,
    lineup=lineup,
)
