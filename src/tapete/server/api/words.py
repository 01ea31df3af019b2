"""The words files, as the browser reads them."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, Parameter

from tapete.server.api.game_names import all_games
from tapete.server.api.refusals import refusing
from tapete.server.config import Config
from tapete.server.faults import ServerError
from tapete.words import Words
from tapete.words.words import HOUSE

SUFFIX = ".ftl"


class NoWords(ServerError):
    """There is no such family of words."""

    key = "server.error.no_words"
    status = 404


@get(
    "/words/{language:str}/{file:str}",
    tags=["words"],
    media_type="text/plain",
    responses=refusing(404),
    sync_to_thread=True,
)
def words_file(
    request: Request[Any, Any, Any],
    language: FromPath[Literal["es", "en"]],
    file: Annotated[str, Parameter(max_length=64, description="`FAMILY.ftl`", pattern=r"\.ftl$")],
    config: NamedDependency[Config],
) -> Response[str]:
    """All messages of a family (of the house, or of a game) in Fluent."""
    text = _text(language, file.removesuffix(SUFFIX), config)
    tag = f'"{blake2b(text.encode(), digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=0, must-revalidate"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type="text/plain")
    return Response(text, headers=headers, media_type="text/plain")


def _text(language: str, family: str, config: Config) -> str:
    packages = {game.name: game.package for game in all_games(config)}
    if family not in HOUSE and family not in packages:
        raise NoWords(name=family)
    return _read(language, family, packages.get(family, ""))


@cache
def _read(language: str, family: str, package: str) -> str:
    words = Words(language)
    if package:
        words.learn(family, package)
    file = words.file_of(family)
    if file is None or not file.is_file():
        raise NoWords(name=family)
    return file.read_text("utf-8")


HANDLERS = [words_file]
