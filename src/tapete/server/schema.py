"""Prints the description of the server, from which the client's types are made."""

from __future__ import annotations

import json
import sys

from tapete.server.app import create_app
from tapete.server.config import Config
from tapete.server.description import with_socket


def described() -> str:
    """What `/schema/openapi.json` says, without a server running."""
    return json.dumps(with_socket(create_app(Config("sqlite://")).openapi_schema.to_schema()))


if __name__ == "__main__":
    sys.stdout.write(described())
