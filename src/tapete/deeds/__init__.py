"""What a figure may do: kinds of deeds, the menu made of them, and how bots go through it."""

from tapete.deeds.barring import Barring, Why
from tapete.deeds.do import Details, Do, do_of
from tapete.deeds.glance import Glance
from tapete.deeds.kind import Kind, always
from tapete.deeds.menu import Menu
from tapete.deeds.targets import targets

__all__ = [
    "Barring",
    "Details",
    "Do",
    "Glance",
    "Kind",
    "Menu",
    "Why",
    "always",
    "do_of",
    "targets",
]
