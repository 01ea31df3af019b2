"""Dice notation, as Foundry VTT and Roll20 write it, to exact distributions.

`2d6+1`, `d%`, `4dF`, `4d6kh3`, `{1d8x,1d6x}kh`, `5d6>4`, `max(1d8,1d6)`, `(1d6+1)*2`.

After dice, in any order, each acting on what the ones before it left:

- `x` explodes on the highest face, `x5` on a 5, `x>=5`; `xo` once. Each added die counts apart.
  `!` is the same in Roll20's spelling; `!!` adds up to one die.
- `r` rerolls the lowest face once, `r1` a 1, `r<3`; `rr` until it no longer comes.
- `min2`, `max5`: a die counts as no less, or no more.

Then at most one of these, which a pool in braces may also have:

- `kh3` or `k3` keeps the highest, `kl1` the lowest; `dl1` or `d1` drops the lowest, `dh1` the
  highest; one when there is no number. A pool keeps whole results.
- `cs>=5` or `cf<2` counts the dice that match. A bare comparison does too.

In Foundry's `x`, `r`, `cs` and `cf`, `>` and `<` are strict. In Roll20's `!` and in a bare
comparison they mean "or more" and "or less": `5d6>4` counts dice of 4 and up.
A comparison right after `x`, `!` or `r` is that modifier's own: to explode on 6 and count 8 or
more, write `5d6!!6>8`.

Division rounds down. Explosions are followed until less than 1e-12 is left, and the result's
`tail` says how much. Anything else that isn't understood, or would take too long, raises
`NotationError`.
"""

from tapete.odds.distribution import Distribution
from tapete.odds.notation.errors import NotationError
from tapete.odds.notation.evaluation import Evaluator
from tapete.odds.notation.parser import parse

__all__ = ["NotationError", "odds_of"]


def odds_of(text: str) -> Distribution[int]:
    """The exact distribution of the roll that the text describes."""
    return Evaluator(text).of(parse(text))
