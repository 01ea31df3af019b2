"""QR codes, so that a telephone can read an address off a screen."""

from tapete.server.qr.code import TooLong, coded
from tapete.server.qr.drawing import as_blocks, as_svg

__all__ = ["TooLong", "as_blocks", "as_svg", "coded"]
