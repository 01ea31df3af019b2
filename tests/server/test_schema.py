"""All that OpenAPI describes, called with all kinds of requests: replies are as described."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from tapete.server.app import create_app
from tapete.server.description import SPOKEN, with_socket
from tests.server.halls import Client, config, finished, serving

EXAMPLES = 8
load_all_checks()
BEYOND: list[Any] = list(
    CHECKS.get_by_names(["positive_data_acceptance", "negative_data_rejection"])
)
"""That whatever a schema allows is allowed: names must exist, and rules are no schema. And that
what it forbids is refused: a name that leads further makes a wrong request right."""
KNOWN: dict[str, list[str]] = {
    "game": ["savage", "salteadores", "nowhere"],
    "procedure": ["attack", "dance"],
    "name": ["heroes", "dragons"],
    "rule": ["savage.combat.aim", "savage.nothing"],
    "setting": ["bridge", "moon"],
    "file": ["savage.ftl", "kernel.ftl", "nothing.ftl"],
}
"""Names that lead further than any made up."""

with TemporaryDirectory() as folder:
    APP = create_app(config(Path(folder)))
DESCRIPTION = with_socket(APP.openapi_schema.to_schema())
FOUND = list(schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations())
OPERATIONS = [found.ok() for found in FOUND if isinstance(found, Ok)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("schema")) as client:
        KNOWN["match"] = [finished(client), "nowhere"]
        yield client


def led_further(case: Case[Any]) -> dict[str, Any]:
    """The request, with names that exist in two of three."""
    places = case.path_parameters or {}
    for name in places:
        known = KNOWN.get(name, [])
        at = len(str(places[name])) % 3
        if at < len(known):
            places[name] = known[at]
    case.path_parameters = places
    kwargs = case.as_transport_kwargs(base_url="http://testserver.local")
    kwargs.pop("cookies", None)
    if "data" in kwargs:
        kwargs["content"] = kwargs.pop("data")
    return kwargs


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.label)
def test_every_reply_is_as_described(
    operation: APIOperation[Any, Any, Any, Any], client: Client
) -> None:
    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        deadline=None,
        derandomize=True,
    )
    @given(operation.as_strategy())
    def is_as_described(case: Case[Any]) -> None:
        reply = client.request(**led_further(case))
        case.validate_response(reply, excluded_checks=BEYOND)

    is_as_described()


def test_all_that_is_described_is_called() -> None:
    methods = {"get", "put", "post", "delete", "patch"}
    described = sum(len(methods & set(path)) for path in DESCRIPTION["paths"].values())
    assert len({operation.label for operation in OPERATIONS}) == described


def test_no_type_of_the_routes_has_the_name_of_another_of_the_socket() -> None:
    plain = APP.openapi_schema.to_schema()["components"]["schemas"]
    _, named = msgspec.json.schema_components(SPOKEN.values())
    for name in set(plain) & set(named):
        assert set(plain[name].get("properties", {})) == set(named[name].get("properties", {})), (
            name
        )
