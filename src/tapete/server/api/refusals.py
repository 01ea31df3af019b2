"""Every error has a name, and a number in HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from tapete.kernel.errors import TapeteError
from tapete.kernel.matches.replays import Diverged
from tapete.kernel.message import Message

BAD = 400
NUMBERS = {
    "UnknownGame": 404,
    "NoSuchStep": 404,
    "NoWorkshop": 404,
    "Diverged": 422,
    "OtherContent": 422,
    "ForgedDice": 422,
}
"""The status of errors that know nothing of HTTP and are not just a bad request."""
TOO_LARGE = 413
NAMES = {404: "NotFound", 405: "WrongMethod", 413: "TooLarge", 415: "WrongMediaType"}
"""The names of errors raised before a handler is called, by their status."""


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Nothing has changed. `error` names the kind of fault, `message` says it to a person, `rule`
    is the id of the rule that forbids it, `line` the line that is wrong, from 1."""

    error: str
    message: Message
    rule: str = ""
    line: int | None = None


def refusal_of(error: TapeteError) -> Refusal:
    rule = str(getattr(error, "rule", ""))
    return Refusal(type(error).__name__, error.message, rule, _line(error))


def _line(error: TapeteError) -> int | None:
    """The wrong line of a file that was sent. The entries of a journal come after its header."""
    if isinstance(error, Diverged):
        return error.entry + 1
    line = dict(error.message.args).get("line")
    return line if isinstance(line, int) else None


def number_of(error: TapeteError) -> int:
    """The error's status in HTTP."""
    return int(getattr(error, "status", NUMBERS.get(type(error).__name__, BAD)))


def refuse(_request: Request[Any, Any, Any], error: TapeteError) -> Response[Refusal]:
    return _reply(refusal_of(error), number_of(error))


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Replies to what the framework refuses: wrong parameters, a body that cannot be read."""
    name = NAMES.get(error.status_code, "BadRequest")
    message = Message.of("server.error.bad_request", problem=_problem(error))
    if error.status_code == TOO_LARGE:
        most = request.route_handler.resolve_request_max_body_size() or 0
        message = Message.of("server.error.too_large", most=most)
    return _reply(Refusal(name, message), error.status_code, error.headers)


def _problem(error: HTTPException) -> str:
    """Which fields are wrong and how; never anything of the server's insides."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if one]
    return "; ".join(told) or str(error.detail)


def _reply(
    refusal: Refusal, status: int, headers: Mapping[str, str] | None = None
) -> Response[Refusal]:
    return Response(
        refusal, status_code=status, media_type=MediaType.JSON, headers=dict(headers or {})
    )


HANDLERS: dict[Any, Any] = {TapeteError: refuse, HTTPException: refuse_http}


def refusing(*numbers: int) -> dict[int, ResponseSpec]:
    """For the description of an endpoint: the statuses with which it may refuse."""
    return {
        number: ResponseSpec(Refusal, generate_examples=False, description=_SAID[number])
        for number in (BAD, *numbers)
    }


_SAID = {
    400: "What was asked for cannot be: the error says why.",
    403: "The seat is not yours.",
    404: "There is no such thing.",
    409: "Not at this stage of the match.",
    413: "More was sent than is read.",
    422: "What was sent is no match that can be played by these rules.",
    429: "Too much was asked in too short a time.",
    503: "It could not be worked out in time, or too much waits already.",
}
