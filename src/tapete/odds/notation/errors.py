"""What is wrong with a piece of notation, where, and what would be right."""

from __future__ import annotations

MESSAGES = {
    "odds.error.expected": "at character {position}: found {found}, expected {expected}",
    "odds.error.too_large": "at character {position}: too large to work out; {expected}",
    "odds.error.endless": "at character {position}: this never ends; {expected}",
    "odds.error.division_by_zero": "at character {position}: may divide by 0; {expected}",
    "odds.error.order": "at character {position}: wrong order; {expected}",
}

EXPECTED = {
    "value": "a number, dice such as 2d6, a pool such as {{1d8,1d6}}kh, or a parenthesis",
    "sides": "the sides of the die: 1 to 1000, % or F",
    "number": "a whole number",
    "comparison": "a comparison such as >=5",
    "operator": "an operator (+ - * /), a modifier of the dice, or the end",
    "closing_parenthesis": "a comma or a closing parenthesis",
    "opening_parenthesis": "an opening parenthesis",
    "closing_brace": "a comma or a closing brace",
    "one_argument": "a single argument",
    "fewer_dice": "at most 1000 dice",
    "smaller_number": "numbers of at most 9 digits",
    "shorter_text": "at most 500 characters",
    "less_nesting": "at most 40 parentheses or braces inside one another",
    "smaller_roll": "use fewer or smaller dice",
    "face_that_stops": "leave a face that stops it",
    "divisor_without_zero": "divide by what can't be 0",
    "one_explosion": "dice explode once: one x or ! modifier",
    "keep_after_explosion": "keep whole dice with !! or a pool such as {{1d6x,1d6x}}kh",
    "keep_or_count_last": "keeping or counting is the last modifier",
}


class NotationError(ValueError):
    """Notation that can't be read or worked out.

    `key` and `details` are for translation: `details` has the position, counted from 1, what
    was found there, and `expected`, one of the names in `EXPECTED`. The position attribute
    counts from 0, as Python does.
    """

    def __init__(
        self, text: str, position: int, expected: str, key: str = "odds.error.expected"
    ) -> None:
        self.text = text
        self.position = position
        self.expected = expected
        self.key = key
        self.details: dict[str, str | int] = {
            "position": position + 1,
            "found": _found(text, position),
            "expected": expected,
        }
        super().__init__(self._english())

    def _english(self) -> str:
        said = {**self.details, "expected": EXPECTED[self.expected].format()}
        return MESSAGES[self.key].format(**said)

    def __reduce__(self) -> tuple[type[NotationError], tuple[str, int, str, str]]:
        return NotationError, (self.text, self.position, self.expected, self.key)


def _found(text: str, position: int) -> str:
    return repr(text[position]) if position < len(text) else "the end"
