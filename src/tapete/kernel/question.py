"""A question that waits for a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from zlib import crc32

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.kept import once
from tapete.kernel.message import Arg, Message
from tapete.kernel.plain import Plain
from tapete.kernel.seat import Seat


class Question(msgspec.Struct, frozen=True, dict=True):
    """The seats that may answer and their domains, the words of the question and its rule."""

    domains: Mapping[Seat, Domain[Any]]
    key: str
    rule: str = ""
    args: tuple[tuple[str, Arg], ...] = ()
    secret: bool = False

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self.domains)

    @property
    def message(self) -> Message:
        return Message(self.key, self.args)

    @property
    def about(self) -> tuple[tuple[str, Arg], ...]:
        """Whom or what it is about: its arguments, without amounts such as the actions left."""
        return tuple([one for one in self.args if not isinstance(one[1], int | float)])

    def forced(self, seat: Seat) -> bool:
        """True if a seat has no choice: nobody need ask it, and its only answer can be given."""
        return self.domains[seat].has_one_answer()

    def only_answer(self, seat: Seat) -> Plain:
        """Returns the answer of a seat that has no choice."""
        domain = self.domains[seat]
        return domain.write(next(domain.candidates()))

    @once
    def digest(self) -> str:
        """A short fingerprint of all the answers that are allowed, for the journal."""
        imprints = [(seat, domain.imprint()) for seat, domain in self.domains.items()]
        return f"{crc32(_encode(imprints)):08x}"


_encode = msgspec.msgpack.Encoder().encode
