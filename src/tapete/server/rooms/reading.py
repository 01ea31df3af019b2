"""Messages of clients, read."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.kernel.shaping import json_decoder
from tapete.server.faults import BadMessage
from tapete.server.wire.from_client import FromClient

_read = json_decoder(FromClient).decode


class _Numbered(msgspec.Struct):
    """As much of a message as is needed to refuse it."""

    id: int = 0


def parsed(text: str | bytes) -> Any:
    try:
        return _read(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as wrong:
        raise BadMessage(problem=str(wrong)) from None


def number_in(text: str | bytes) -> int:
    """The number of a message, which may be malformed in all else."""
    try:
        return json_decoder(_Numbered).decode(text).id
    except (msgspec.DecodeError, ValueError, RecursionError):
        return 0
