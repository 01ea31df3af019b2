"""How a table looks: plain values that a game fills in and a screen draws, without any rules."""

from tapete.scene.board import Board, Lamp, Shape
from tapete.scene.card import Card, Section
from tapete.scene.cue import Cue, CueKind
from tapete.scene.cues import Cues
from tapete.scene.look import Look, Ray
from tapete.scene.scene import Area, Place, Scene, Side, Zone
from tapete.scene.screen import Screen, screen_of
from tapete.scene.setting import Setting
from tapete.scene.token import Mark, Token, Tone

__all__ = [
    "Area",
    "Board",
    "Card",
    "Cue",
    "CueKind",
    "Cues",
    "Lamp",
    "Look",
    "Mark",
    "Place",
    "Ray",
    "Scene",
    "Screen",
    "Section",
    "Setting",
    "Shape",
    "Side",
    "Token",
    "Tone",
    "Zone",
    "screen_of",
]
