"""Turns dice notation, as written in Foundry VTT and Roll20, into exact distributions.

`2d6+1`, `d%`, `4dF`, `4d6kh3`, `{1d8x,1d6x}kh`, `5d6>4`, `max(1d8,1d6)`, `(1d6+1)*2`.

After dice, in any order, each acting on the result of those before it:

- `x` explodes on the highest face, `x5` on a 5, `x>=5` on 5 or more; `xo` only once. Each added
  die counts separately. `!` is the same in Roll20's spelling; `!!` adds them up to one die.
- `r` rerolls the lowest face once, `r1` a 1, `r<3` anything below 3; `rr` rerolls until it no
  longer comes up.
- `min2`, `max5`: a die counts as at least 2, or at most 5.

Then at most one of these, which a pool in braces may also have:

- `kh3` or `k3` keeps the highest three, `kl1` the lowest; `dl1` or `d1` drops the lowest, `dh1`
  the highest. Without a number, it is one. A pool keeps whole results.
- `cs>=5` or `cf<2` counts the dice that match. A bare comparison does too.

In Foundry's `x`, `r`, `cs` and `cf`, `>` and `<` are strict. In Roll20's `!` and in a bare
comparison they mean "or more" and "or less": `5d6>4` counts dice of 4 and up.
A comparison right after `x`, `!` or `r` belongs to that modifier. To explode on 6 and count 8 or
more, write `5d6!!6>8`.

Division rounds down. Explosions are followed until less than 1e-12 is left, and the result's
`tail` says how much. Anything that isn't understood, or would take too long, raises
`NotationError`.
"""

from tapete.odds.distribution import Distribution
from tapete.odds.notation.errors import NotationError
from tapete.odds.notation.evaluation import Evaluator
from tapete.odds.notation.parser import parse

__all__ = ["NotationError", "odds_of"]


def odds_of(text: str) -> Distribution[int]:
    """Returns the exact distribution of the roll that the text describes."""
    return Evaluator(text).of(parse(text))
