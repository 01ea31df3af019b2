"""The OpenAPI description of everything that is said to the server and by it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tapete import __version__
from tapete.server.wire.from_client import FromClient
from tapete.server.wire.to_client import ToClient

SPOKEN = {"FromClient": FromClient, "ToClient": ToClient}
"""The socket's messages. OpenAPI describes no sockets: they can only be among its components."""

_REF = "#/components/schemas/{name}"


class WithSocket(JsonRenderPlugin):
    """The routes, and with them the types of the socket's messages."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_socket(openapi_schema))


def with_socket(schema: dict[str, Any]) -> dict[str, Any]:
    schema = _any_of(schema)
    components = schema.get("components", {})
    parts, named = msgspec.json.schema_components(SPOKEN.values(), ref_template=_REF)
    spoken = dict(zip(SPOKEN, parts, strict=True))
    schemas = {**components.get("schemas", {}), **named, **spoken}
    return {**schema, "components": {**components, "schemas": schemas}}


def _any_of(part: Any) -> Any:
    """Turns `oneOf` into `anyOf`: a value may be of two kinds, as 1 is an integer and a number."""
    if isinstance(part, dict):
        return {"anyOf" if key == "oneOf" else key: _any_of(inner) for key, inner in part.items()}
    return [_any_of(inner) for inner in part] if isinstance(part, list) else part


CONFIG = OpenAPIConfig(
    title="Tapete",
    version=__version__,
    description="Tabletop games played by their full rules. The socket is described in "
    "docs/protocol.md; what travels over it is FromClient and ToClient.",
    path="/schema",
    render_plugins=[WithSocket()],
    use_handler_docstrings=True,
)
