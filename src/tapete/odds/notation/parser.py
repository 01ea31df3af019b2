"""Parses dice notation."""

from __future__ import annotations

from tapete.odds.notation.errors import NotationError
from tapete.odds.notation.modifiers import modifiers
from tapete.odds.notation.scanner import Scanner
from tapete.odds.notation.syntax import Binary, Call, Count, Dice, Expression, Keep, Number, Pool

LONGEST = 500
DEEPEST = 40
MOST_DICE = 1000
MOST_SIDES = 1000
FUNCTIONS = "min|max|abs|floor|ceil"
OF_ONE = {"abs", "floor", "ceil"}


def parse(text: str) -> Expression:
    """Returns the expression that the text stands for."""
    if len(text) > LONGEST:
        raise NotationError(text, LONGEST, "shorter_text", "odds.error.too_large")
    return Parser(Scanner(text)).whole()


class Parser:
    """A parser with one method for each level of precedence, from the loosest to the tightest."""

    def __init__(self, scanner: Scanner) -> None:
        self.scanner = scanner
        self.depth = 0

    def whole(self) -> Expression:
        expression = self.sum()
        if self.scanner.position < len(self.scanner.text):
            self.scanner.fail("operator")
        return expression

    def sum(self) -> Expression:
        left = self.product()
        while True:
            position = self.scanner.position
            sign = self.scanner.take(r"[+-]")
            if sign is None:
                return left
            left = Binary(position, sign, left, self.product())

    def product(self) -> Expression:
        left = self.signed()
        while True:
            position = self.scanner.position
            sign = self.scanner.take(r"[*/]")
            if sign is None:
                return left
            left = Binary(position, sign, left, self.signed())

    def signed(self) -> Expression:
        position = self.scanner.position
        signs = self.scanner.take(r"[+-][+\-\s]*") or ""
        value = self.value()
        if signs.count("-") % 2:
            return Binary(position, "-", Number(position, 0), value)
        return value

    def value(self) -> Expression:
        position = self.scanner.position
        if self.scanner.take(r"\("):
            return self.nested(r"\)", "closing_parenthesis")
        if self.scanner.take(r"\{"):
            return self.pool(position)
        name = self.scanner.take(FUNCTIONS)
        return self.call(position, name) if name else self.dice_or_number(position)

    def dice_or_number(self, position: int) -> Expression:
        count = self.scanner.number()
        if self.scanner.take("d"):
            return self.dice(position, 1 if count is None else count)
        if count is None:
            self.scanner.fail("value")
        return Number(position, count)

    def dice(self, position: int, count: int) -> Dice:
        if count > MOST_DICE:
            self.scanner.fail("fewer_dice", "odds.error.too_large", position)
        low, high = self.faces()
        return Dice(position, count, low, high, modifiers(self.scanner))

    def faces(self) -> tuple[int, int]:
        """Reads the lowest and the highest face."""
        if self.scanner.take("%"):
            return 1, 100
        if self.scanner.take("f"):
            return -1, 1
        start = self.scanner.position
        sides = self.scanner.number()
        if sides is None or not 1 <= sides <= MOST_SIDES:
            self.scanner.fail("sides", position=start)
        return 1, sides

    def pool(self, position: int) -> Pool:
        parts = self.several(r"\}", "closing_brace")
        found = modifiers(self.scanner)
        for wrong in found[1:] or [m for m in found if not isinstance(m, Keep | Count)]:
            self.scanner.fail("keep_or_count_last", "odds.error.order", wrong.position)
        last = found[0] if found else None
        return Pool(position, parts, last if isinstance(last, Keep | Count) else None)

    def call(self, position: int, name: str) -> Call:
        if not self.scanner.take(r"\("):
            self.scanner.fail("opening_parenthesis")
        arguments = self.several(r"\)", "closing_parenthesis")
        if name in OF_ONE and len(arguments) > 1:
            self.scanner.fail("one_argument", position=arguments[1].position)
        return Call(position, name, arguments)

    def several(self, closing: str, expected: str) -> tuple[Expression, ...]:
        """Reads expressions separated by commas, up to the closing sign."""
        self.deepen()
        found = [self.sum()]
        while self.scanner.take(","):
            found.append(self.sum())
        self.close(closing, expected)
        return tuple(found)

    def nested(self, closing: str, expected: str) -> Expression:
        self.deepen()
        inside = self.sum()
        self.close(closing, expected)
        return inside

    def deepen(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            self.scanner.fail("less_nesting", "odds.error.too_large")

    def close(self, closing: str, expected: str) -> None:
        if not self.scanner.take(closing):
            self.scanner.fail(expected)
        self.depth -= 1
