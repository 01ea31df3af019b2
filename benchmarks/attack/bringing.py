"""Attempts with files that are larger inside than outside."""

from __future__ import annotations

import base64
import io
import zipfile

from benchmarks.attack.attempts import Target, attempt

LONGEST = 2_000
"""The most letters of a refusal, whatever it repeats."""
BANDS = "/api/games/punk/workshops/bands/content"
SYSTEM = (
    '<gameSystem xmlns="http://www.battlescribe.net/schema/gameSystemSchema" id="s" name="S" '
    'revision="1" battleScribeVersion="2.03"><sharedSelectionEntryGroups>{}'
    "</sharedSelectionEntryGroups></gameSystem>"
)
GROUP = (
    '<selectionEntryGroup id="{id}" name="{id}"><entryLinks>{links}</entryLinks>'
    "</selectionEntryGroup>"
)
LINK = '<entryLink id="{id}" name="" type="selectionEntryGroup" targetId="{to}"/>'


def _brought(target: Target, **files: bytes) -> str:
    """Nothing, if the files were refused in words."""
    uploads = [
        {"name": name.replace("_", "."), "data": base64.b64encode(data).decode()}
        for name, data in files.items()
    ]
    reply = target.post(BANDS, {"files": uploads})
    return "" if 400 <= reply.status_code < 500 else f"{reply.status_code} {reply.text[:120]}"


@attempt("a packed file of gigabytes, in three ways")
def bombs(target: Target) -> str:
    fell = []
    for way in (zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", way) as archive:
            archive.writestr("a.gst", b"\0" * 40_000_000)
        fell.append(_brought(target, a_gstz=packed.getvalue()))
    return ", ".join(one for one in fell if one)


@attempt("links that double thirty times")
def doubling(target: Target) -> str:
    groups = []
    for n in range(30):
        links = [LINK.format(id=f"{side}{n}", to=f"g{n + 1}") for side in "ab"]
        groups.append(GROUP.format(id=f"g{n}", links="".join(links)))
    groups.append(GROUP.format(id="g30", links=""))
    return _brought(target, a_gst=SYSTEM.format("".join(groups)).encode())


@attempt("links in a circle")
def circle(target: Target) -> str:
    one = GROUP.format(id="a", links=LINK.format(id="x", to="b"))
    other = GROUP.format(id="b", links=LINK.format(id="y", to="a"))
    return _brought(target, a_gst=SYSTEM.format(one + other).encode())


@attempt("an encoding nobody knows")
def encoding(target: Target) -> str:
    return _brought(target, a_gst=b'<?xml version="1.0" encoding="utf-7"?><gameSystem/>')


@attempt("entities that grow")
def entities(target: Target) -> str:
    text = b'<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]><gameSystem>&d;</gameSystem>'
    return _brought(target, a_gst=text)


@attempt("two things with one id")
def double(target: Target) -> str:
    groups = GROUP.format(id="a", links="") + GROUP.format(id="a", links="")
    return _brought(target, a_gst=SYSTEM.format(groups).encode())


@attempt("encodings that are not what they say")
def strange_encodings(target: Target) -> str:
    said = '<?xml version="1.0" encoding="{}"?><gameSystem/>'
    names = ("utf-16", "utf-32", "idna", "punycode", "rot13", "base64", "x" * 5_000)
    return ", ".join(
        f"{name[:12]}: {fell}"
        for name in names
        if (fell := _brought(target, a_gst=said.format(name).encode()))
    )


@attempt("a text of a hundred thousand letters, and signs that move a cursor, in an error")
def long_words(target: Target) -> str:
    bad = "\x1b[2J" + "w" * 100_000
    replies = [
        target.post("/api/games/savage/workshops/heroes/import", {"text": f"Name: A\n{bad}: 2"}),
        target.post("/api/games/punk/workshops/bands/check", {"draft": {bad: 1}}),
        target.post("/api/games/savage/preview", {"options": {"scenario": bad}}),
    ]
    raw = [one.text[:80] for one in replies if len(one.text) > LONGEST or "u001b" in one.text]
    return ", ".join([*raw, *[f"{one.status_code}" for one in replies if one.status_code >= 500]])
