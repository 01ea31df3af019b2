"""Attempts to be somebody else, or to read what is somebody else's."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from benchmarks.attack.attempts import Target, attempt, hello, refused

MATCH = {"game": "savage", "chairs": [{"kind": "person"}, {"kind": "person"}]}


@attempt("a page of another site posts as plain text")
def plain_text(target: Target) -> str:
    return refused(target.send("/api/matches", b"{}", "text/plain"), "WrongMedia")


@attempt("a page of another site posts as JSON")
def other_site(target: Target) -> str:
    reply = target.post("/api/matches", MATCH, origin="https://evil.example")
    return refused(reply, "Stranger")


@attempt("a name that was led to this machine")
def led_here(target: Target) -> str:
    return refused(target.get("/api/games", host="evil.example"), "WrongName")


@attempt("a new address for each request, by a header", quick=False)
def forwarded(target: Target) -> str:
    def asked(n: int) -> int:
        return target.get("/api/odds?roll=d6", x_forwarded_for=f"10.0.0.{n % 250}").status_code

    with ThreadPoolExecutor(16) as pool:
        for first in range(0, 3_000, 100):
            if 429 in pool.map(asked, range(first, first + 100)):
                return ""
    return "no limit was reached"


@attempt("a socket of another site's page")
def foreign_socket(target: Target) -> str:
    try:
        heard = target.says('{"do":"ping","id":1}', origin="https://evil.example")
    except Exception as closed:
        return "" if "1008" in str(closed) else str(closed)
    return heard


@attempt("a token that holds no seat")
def strange_token(target: Target) -> str:
    heard = target.says(hello(target.match, "x"))
    return "" if '"WrongToken"' in heard else heard[:120]


@attempt("the seed of a match that is being played")
def seed(target: Target) -> str:
    reply = target.get(f"/api/matches/{target.match}")
    return "the seed is told" if reply.json().get("seed") else ""


@attempt("the journal of a match that is being played")
def journal(target: Target) -> str:
    return refused(target.get(f"/api/matches/{target.match}/journal"), "StillPlaying")


@attempt("a path out of the folder of pages")
def traversal(target: Target) -> str:
    paths = ("/../../pyproject.toml", "/assets/..%2f..%2fapp.py", "/words/es/..%2f..%2fweb.ftl")
    found = [path for path in paths if "tapete" in target.get(path).text.partition("<html")[0]]
    return ", ".join(found)


@attempt("a name of a match that is a piece of SQL")
def injection(target: Target) -> str:
    return refused(target.get("/api/matches/x'%20OR%201=1--"), "NoSuchMatch", "BadRequest")
